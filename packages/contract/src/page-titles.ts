import { productName } from './product-name.ts';

/*
 * What pages are called that are about somebody or something: the server writes it into the document, and
 * the app gives it to the browser's tab. The titles of all other pages stand where they are declared.
 */

/** The title of a public profile. */
export const publicProfileTitle = (username: string): string => `Profilo di ${username}`;

/** The title of a replay. */
export const replayTitle = (player: string, leader: string): string => `${player} contro ${leader}`;

/** The tab's title for a page title. */
export const tabTitle = (title: string): string => `${title} – ${productName}`;
