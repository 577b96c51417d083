import { lookupById } from './lookup.ts';
import { formTable } from './tables/forms.ts';

/** Base stats as the games hold them, 1 to 255 each. */
export interface BaseStats {
  readonly hp: number;
  readonly attack: number;
  readonly defense: number;
  readonly spAttack: number;
  readonly spDefense: number;
  readonly speed: number;
}

/** A form of a species with its generation-4 figures. */
export interface Form {
  /** The national number for a species' default form; 10001 and up for the others. */
  readonly id: number;
  readonly speciesId: number;
  readonly identifier: string;
  /** Full Italian name, such as 'Deoxys Forma Attacco'; for default forms the species' name. */
  readonly name: string;
  /** What the games call the form, such as 'Forma Attacco'; null where they have no word for it. */
  readonly formName: string | null;
  readonly firstTypeId: number;
  readonly secondTypeId: number | null;
  readonly baseStats: BaseStats;
  readonly firstAbilityId: number;
  readonly secondAbilityId: number | null;
  /** Metres. */
  readonly height: number;
  /** Kilograms. */
  readonly weight: number;
  readonly isDefault: boolean;
  /** Taken on in battle only (Castform by the weather, Cherrim in the sun). */
  readonly isBattleOnly: boolean;
  /** In the games' data, but no game gives it (Arceus of type '???'). */
  readonly isUnreachable: boolean;
}

/** All forms in the order of their ids, the 493 default ones first. */
export const allForms: readonly Form[] = formTable;

/** The forms in which a Pokémon can be sent into battle. */
export const formsInBattle: readonly Form[] = allForms.filter(
  (form) => !form.isBattleOnly && !form.isUnreachable,
);

/** The one or two types of a form, by their ids. */
export function typeIdsOf({
  firstTypeId,
  secondTypeId,
}: Pick<Form, 'firstTypeId' | 'secondTypeId'>): number[] {
  return secondTypeId === null ? [firstTypeId] : [firstTypeId, secondTypeId];
}

const lookup = lookupById('form', allForms);

/** The form with this id, or undefined. */
export function findForm(id: number): Form | undefined {
  return lookup.find(id);
}

/**
 * The form with this id.
 * @throws RangeError when there is none.
 */
export function formById(id: number): Form {
  return lookup.get(id);
}
