import { formById } from './forms.ts';
import { itemById } from './items.ts';
import { type LearnMethod, learnableMoveIds, learnMethods, minimumLevel } from './learnsets.ts';
import type { BaseStats } from './rows.ts';
import { speciesById } from './species.ts';
import { wildLevelTable } from './tables/wild-levels.ts';

/** An item with its Italian name. */
interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/** Generation 4's legal options of a form. */
export interface LegalOptions {
  readonly formId: number;
  /** Italian. */
  readonly name: string;
  readonly baseStats: BaseStats;
  /** Lowest level after its evolution, or from an egg (see `minimumLevel`). */
  readonly minimumLevel: number;
  /** Lowest level in any game: never above `minimumLevel`. */
  readonly lowestLevel: number;
  /** One or two. */
  readonly abilityIds: readonly number[];
  readonly moves: readonly { readonly id: number; readonly ways: readonly LearnMethod[] }[];
  readonly canBeShiny: boolean;
  /** The item that the form requires; null without any. */
  readonly neededItem: NamedItem | null;
  /** Items that would change its form. */
  readonly changingItems: readonly (NamedItem & { readonly form: string })[];
}

/** Forms with a required item: holding it always gives the form. */
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

/** Celebi, Manaphy, Arceus and the spiky-eared Pichu were never distributed as shiny. */
const neverShinySpecies: ReadonlySet<number> = new Set([251, 490, 493]);
const neverShinyForms: ReadonlySet<string> = new Set(['pichu-spiky-eared']);

const cache = new Map<number, LegalOptions>();

/**
 * The legal options of a form.
 * @throws RangeError when the form does not exist.
 */
export function legalOptionsOf(formId: number): LegalOptions {
  const found = cache.get(formId) ?? computeLegalOptions(formId);
  cache.set(formId, found);
  return found;
}

function computeLegalOptions(formId: number): LegalOptions {
  const form = formById(formId);
  const minLevel = minimumLevel(formId);
  const own = formItems[form.identifier];
  return {
    formId,
    name: form.name,
    baseStats: form.baseStats,
    minimumLevel: minLevel,
    lowestLevel: Math.min(minLevel, wildLevelTable[formId] ?? minLevel),
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
