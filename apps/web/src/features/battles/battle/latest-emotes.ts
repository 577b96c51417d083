import type { DuelState } from '@poketorneo/contract';

type Emotes = DuelState['emotes'];

/**
 * What each side has said last. A response tells it as of its beginning, so one that arrives late
 * may not know it yet; what was said longer ago is hidden by the screen.
 */
export function latestEmotes(known: Emotes, told: Emotes): Emotes {
  return [later(known[0], told[0]), later(known[1], told[1])];
}

function later(known: Emotes[number], told: Emotes[number]): Emotes[number] {
  if (known === null || told === null) return told ?? known;
  return Date.parse(told.at) >= Date.parse(known.at) ? told : known;
}
