import {
  allAbilities,
  allForms,
  allItems,
  allMoves,
  englishName,
  formsInBattle,
  isLaterGenerationName,
  normalizeName,
} from '@poketorneo/gen4';

interface Entry {
  readonly id: number | string;
  readonly identifier: string;
}

/** Aliases: renamed or abbreviated names. */
const otherNames = {
  form: {
    'rotom-h': 'rotom-heat',
    'rotom-w': 'rotom-wash',
    'rotom-f': 'rotom-frost',
    'rotom-s': 'rotom-fan',
    'rotom-c': 'rotom-mow',
    'giratina-o': 'giratina-origin',
    'deoxys-a': 'deoxys-attack',
    'deoxys-d': 'deoxys-defense',
    'deoxys-s': 'deoxys-speed',
    'shaymin-s': 'shaymin-sky',
    'wormadam-s': 'wormadam-sandy',
    'wormadam-t': 'wormadam-trash',
    'wormadam-g': 'wormadam-sandy',
    'unown-em': 'unown-exclamation',
    'unown-qm': 'unown-question',
  },
  move: {
    'hi-jump-kick': 'high-jump-kick',
    'faint-attack': 'feint-attack',
    visegrip: 'vice-grip',
    'smelling-salt': 'smelling-salts',
  },
  ability: {},
  item: {},
} as const;

/** Lookup of names in texts. */
export interface Names<Id> {
  find(written: string): Id | undefined;
  /** The most similar known name; undefined if none is similar. */
  suggest(written: string): string | undefined;
  /** Whether it exists in later generations only. */
  isLater(written: string): boolean;
}

function namesOf<Id extends number | string>(
  kind: 'form' | 'move' | 'ability' | 'item',
  entries: readonly (Entry & { readonly id: Id })[],
): Names<Id> {
  const byName = new Map<string, Id>();
  const byIdentifier = new Map<string, Id>();
  for (const { id, identifier } of entries) {
    byIdentifier.set(identifier, id);
    byName.set(normalizeName(identifier), id);
    byName.set(normalizeName(englishName(kind, id)), id);
  }
  for (const [other, identifier] of Object.entries(otherNames[kind])) {
    const id = byIdentifier.get(identifier);
    if (id !== undefined) byName.set(normalizeName(other), id);
  }
  return {
    isLater: (written) => isLaterGenerationName(kind, keyOf(written)),
    find: (written) => byName.get(keyOf(written)),
    suggest: (written) => {
      const id = byName.get(findNearest(keyOf(written), [...byName.keys()]) ?? '');
      return id === undefined ? undefined : englishName(kind, id);
    },
  };
}

function keyOf(written: string): string {
  return normalizeName(written.replaceAll('♀', 'f').replaceAll('♂', 'm'));
}

/** The candidate with the smallest edit distance, at most 2. */
function findNearest(key: string, candidates: readonly string[]): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of candidates) {
    if (Math.abs(name.length - key.length) > 2) continue;
    const distance = editDistance(key, name);
    if (distance <= 2 && (best === undefined || distance < best.distance))
      best = { name, distance };
  }
  return best?.name;
}

/** Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Forms usable in battle. */
export const formNames = namesOf('form', formsInBattle);
export const moveNames = namesOf('move', allMoves);
export const abilityNames = namesOf('ability', allAbilities);
export const itemNames = namesOf('item', allItems);

/** Whether it is a form that exists only during battles. */
export function isBattleOnly(written: string): boolean {
  const key = keyOf(written);
  return allForms.some(({ identifier }) => normalizeName(identifier) === key);
}
