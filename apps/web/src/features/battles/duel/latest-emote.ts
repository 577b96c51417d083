import type { WatchedDuel } from '@poketorneo/contract';

type Said = WatchedDuel['emotes'][number];

/**
 * What a player has said last. A response tells it as of its beginning: one that arrives late may
 * not know what the page has heard meanwhile.
 */
export function latestEmote(heard: Said, told: Said): Said {
  // The times are of one format: as text, a later one is greater.
  return (heard?.at ?? '') > (told?.at ?? '') ? heard : told;
}
