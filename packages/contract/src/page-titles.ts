import { productName } from './product-name.ts';

/*
 * Titles of pages about one player or battle: the server writes them into the HTML, the app into
 * the browser's tab. All other titles are in the pages' declarations.
 */

/** The title of a public profile. */
export const publicProfileTitle = (username: string): string => `Profilo di ${username}`;

/** The title of a replay. */
export const replayTitle = (player: string, leader: string): string => `${player} contro ${leader}`;

/** The tab's title for a page title. */
export const tabTitle = (title: string): string => `${title} – ${productName}`;
