import { notificationRules, visibleCharacter } from '@poketorneo/contract';
import { AppError } from '../../errors.ts';
import { messagePaths } from '../notifications/index.ts';

/** A short message with an optional title. */
export interface MessageText {
  title?: string | null | undefined;
  text: string;
}

const titleTooLong = () =>
  new AppError('bad-request', `Title too long (max. ${notificationRules.titleMax} characters)`);
const textTooLong = () =>
  new AppError('bad-request', `Text too long (max. ${notificationRules.textMax} characters)`);
const textMissing = () => new AppError('bad-request', 'Il testo del messaggio è vuoto');
const forbiddenCharacters = () =>
  new AppError('bad-request', 'Il messaggio contiene caratteri non ammessi');

/** Control characters except line breaks, and lone surrogates. */
const forbiddenCharacter = /[^\P{Cc}\n]|\p{Cs}/u;

/** Validates and trims a message; the title is empty if nothing of it is visible. */
export function parseMessageText({ title, text }: MessageText): { title: string; text: string } {
  const parsed = { title: (title ?? '').trim(), text: text.replaceAll('\r\n', '\n').trim() };
  if (parsed.title.length > notificationRules.titleMax) throw titleTooLong();
  if (!visibleCharacter.test(parsed.text)) throw textMissing();
  if (parsed.text.length > notificationRules.textMax) throw textTooLong();
  if (forbiddenCharacter.test(parsed.title + parsed.text) || parsed.title.includes('\n')) {
    throw forbiddenCharacters();
  }
  return { ...parsed, title: visibleCharacter.test(parsed.title) ? parsed.title : '' };
}

/** An excerpt of notification length, cut between words and characters if possible. */
export function excerptOf(text: string): string {
  const { textMax } = notificationRules;
  if (text.length <= textMax) return text;
  const cut = text.slice(0, textMax - 1).replace(/[\uD800-\uDBFF]$/, '');
  const wholeWords = cut.replace(/\s+\S*$/, '');
  return `${wholeWords.length > textMax / 2 ? wholeWords : cut}…`;
}

/** A notification about a message; the thread has the full text. */
interface MessageSummary {
  title: string;
  text: string;
  sender: string;
}

const untitled = 'Nuovo messaggio';

function toNotification({ title, text, sender }: MessageSummary) {
  return {
    kind: 'message' as const,
    title: title === '' ? untitled : title,
    text: excerptOf(text),
    image: null,
    urlName: 'Leggi e rispondi',
    sender,
    facts: null,
  };
}

/** The player's own thread. */
export const playerThreadLink = { url: messagePaths.ofPlayer, urlSection: null } as const;

/** A player's thread, for organisers. */
export const organiserThreadLink = (userId: number) =>
  ({ url: messagePaths.ofOrganisers, urlSection: String(userId) }) as const;

/** For the player: a message of an organiser. */
export const playerNotification = (message: MessageSummary) => ({
  ...toNotification(message),
  ...playerThreadLink,
});

/** For a player: an announcement that needs a reply. */
export const reminderNotification = ({ title, text, sender }: MessageSummary) =>
  playerNotification({ title: 'Manca la tua risposta', text: `«${title}»: ${text}`, sender });

/** For organisers: a message of a player. */
export const organiserNotification = (userId: number, message: MessageSummary) => ({
  ...toNotification(message),
  ...organiserThreadLink(userId),
});
