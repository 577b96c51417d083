import { type BaseStats, formById } from './forms.ts';
import { itemById } from './items.ts';
import { type LearnMethod, learnableMoveIds, learnMethods, minimumLevel } from './learnsets.ts';
import { speciesById } from './species.ts';
import { wildLevelTable } from './tables/wild-levels.ts';

/** An item with the name that it has on the screen. */
interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/** Everything that generation 4 makes possible for a form, to judge a Pokémon by. */
export interface FormPossibilities {
  readonly formId: number;
  /** Italian. */
  readonly name: string;
  readonly baseStats: BaseStats;
  /** The lowest level at which it can have evolved, or hatched (see `minimumLevel`). */
  readonly minimumLevel: number;
  /** The lowest level at which any game gives one: never above `minimumLevel`. */
  readonly lowestLevel: number;
  /** One or two. */
  readonly abilityIds: readonly number[];
  readonly moves: readonly { readonly id: number; readonly ways: readonly LearnMethod[] }[];
  readonly canBeShiny: boolean;
  /** What it holds whenever it has this form; null where the form needs none. */
  readonly neededItem: NamedItem | null;
  /** Items that would make it another form of its species. */
  readonly changingItems: readonly (NamedItem & { readonly form: string })[];
}

/** Forms that depend on a held item: the form requires it, and holding it always gives the form. */
const formItems: Readonly<Record<string, string>> = {
  'giratina-origin': 'griseousorb',
  'arceus-bug': 'insectplate',
  'arceus-dark': 'dreadplate',
  'arceus-dragon': 'dracoplate',
  'arceus-electric': 'zapplate',
  'arceus-fighting': 'fistplate',
  'arceus-fire': 'flameplate',
  'arceus-flying': 'skyplate',
  'arceus-ghost': 'spookyplate',
  'arceus-grass': 'meadowplate',
  'arceus-ground': 'earthplate',
  'arceus-ice': 'icicleplate',
  'arceus-poison': 'toxicplate',
  'arceus-psychic': 'mindplate',
  'arceus-rock': 'stoneplate',
  'arceus-steel': 'ironplate',
  'arceus-water': 'splashplate',
};

/** Celebi, Manaphy, Arceus, and the spiky-eared Pichu: no gift of one was ever shiny. */
const neverShinySpecies: ReadonlySet<number> = new Set([251, 490, 493]);
const neverShinyForms: ReadonlySet<string> = new Set(['pichu-spiky-eared']);

const known = new Map<number, FormPossibilities>();

/**
 * What generation 4 makes possible for a form.
 * @throws RangeError when the form does not exist.
 */
export function possibilitiesOf(formId: number): FormPossibilities {
  const found = known.get(formId) ?? findPossibilities(formId);
  known.set(formId, found);
  return found;
}

function findPossibilities(formId: number): FormPossibilities {
  const form = formById(formId);
  const least = minimumLevel(formId);
  const own = formItems[form.identifier];
  return {
    formId,
    name: form.name,
    baseStats: form.baseStats,
    minimumLevel: least,
    lowestLevel: Math.min(least, wildLevelTable[formId] ?? least),
    abilityIds: [form.firstAbilityId, form.secondAbilityId].filter((id) => id !== null),
    moves: learnableMoveIds(formId).map((id) => ({ id, ways: learnMethods(formId, id) })),
    canBeShiny: !neverShinySpecies.has(form.speciesId) && !neverShinyForms.has(form.identifier),
    neededItem: own === undefined ? null : named(own),
    changingItems: speciesById(form.speciesId).formIds.flatMap((id) => {
      const item = formItems[formById(id).identifier];
      return id === formId || item === undefined
        ? []
        : [{ ...named(item), form: formById(id).name }];
    }),
  };
}

function named(itemId: string): NamedItem {
  const { id, name } = itemById(itemId);
  return { id, name };
}
