import { notificationRules, visibleCharacter } from '@poketorneo/contract';
import { AppError } from '../../errors.ts';

/** What a short message says, as a window with a title and a text sends it. */
export interface Words {
  title?: string | null | undefined;
  text: string;
}

const titleTooLong = () =>
  new AppError('bad-request', `Title too long (max. ${notificationRules.titleMax} characters)`);
const textTooLong = () =>
  new AppError('bad-request', `Text too long (max. ${notificationRules.textMax} characters)`);
const textMissing = () => new AppError('bad-request', 'Il testo del messaggio è vuoto');
const strangeCharacters = () =>
  new AppError('bad-request', 'Il messaggio contiene caratteri non ammessi');

/** Controls other than the line break, and halves of characters. */
const strange = /[^\P{Cc}\n]|\p{Cs}/u;

/** A short message's words, trimmed; the title is empty where nothing of it can be seen. */
export function readWords({ title, text }: Words): { title: string; text: string } {
  const words = { title: (title ?? '').trim(), text: text.replaceAll('\r\n', '\n').trim() };
  if (words.title.length > notificationRules.titleMax) throw titleTooLong();
  if (!visibleCharacter.test(words.text)) throw textMissing();
  if (words.text.length > notificationRules.textMax) throw textTooLong();
  if (strange.test(words.title + words.text) || words.title.includes('\n')) {
    throw strangeCharacters();
  }
  return { ...words, title: visibleCharacter.test(words.title) ? words.title : '' };
}

/**
 * The beginning of a text, as long as a notification may be: whole words and whole characters, where
 * there are any.
 */
export function beginningOf(text: string): string {
  const { textMax } = notificationRules;
  if (text.length <= textMax) return text;
  const cut = text.slice(0, textMax - 1).replace(/[\uD800-\uDBFF]$/, '');
  const words = cut.replace(/\s+\S*$/, '');
  return `${words.length > textMax / 2 ? words : cut}…`;
}
