import { messagePlaces } from '../notifications/index.ts';
import { beginningOf } from './written-words.ts';

/** What somebody is told of a message: whoever is told finds all of it in the thread. */
interface ToldMessage {
  title: string;
  text: string;
  sender: string;
}

const untitled = 'Nuovo messaggio';

function toNotification({ title, text, sender }: ToldMessage) {
  return {
    kind: 'message' as const,
    title: title === '' ? untitled : title,
    text: beginningOf(text),
    image: null,
    urlName: 'Leggi e rispondi',
    sender,
    facts: null,
  };
}

/** Where a player reads what organisers have written. */
export const ownThread = { url: messagePlaces.ofPlayer, urlSection: null } as const;

/** Where organisers read what a player has written. */
export const threadOf = (userId: number) =>
  ({ url: messagePlaces.ofOrganisers, urlSection: String(userId) }) as const;

/** As the player is told of what an organiser writes. */
export const toldToPlayer = (message: ToldMessage) => ({
  ...toNotification(message),
  ...ownThread,
});

/** As a player is told of an announcement that still wants an answer. */
export const toldToSilent = ({ title, text, sender }: ToldMessage) =>
  toldToPlayer({ title: 'Manca la tua risposta', text: `«${title}»: ${text}`, sender });

/** As an organiser is told of what a player writes. */
export const toldToOrganisers = (userId: number, message: ToldMessage) => ({
  ...toNotification(message),
  ...threadOf(userId),
});
