import type { DuelEmote } from '@poketorneo/contract';

/** What a player can say, in the words of the screen. */
export const emoteLabels: Readonly<Record<DuelEmote, string>> = {
  hello: 'Ciao!',
  'good-move': 'Bella mossa!',
  lucky: 'Che fortuna!',
  ouch: 'Accidenti!',
  thinking: 'Ci penso…',
  'good-game': 'Buona lotta!',
  rematch: 'Rivincita?',
  thanks: 'Grazie!',
};
