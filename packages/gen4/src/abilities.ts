import { lookupById } from './lookup.ts';
import type { AbilityRow, Form } from './rows.ts';
import { abilityTable } from './tables/abilities.ts';
import { requireText } from './text.ts';
import { abilityTexts } from './texts/abilities.ts';

/** An ability. */
export interface Ability extends AbilityRow {
  /** Italian description. */
  readonly text: string;
}

/** All 123 abilities in national order. */
export const allAbilities: readonly Ability[] = abilityTable.map((row) => ({
  ...row,
  text: requireText('ability', abilityTexts, row.id),
}));

const lookup = lookupById('ability', allAbilities);

/** The ability with this number, or undefined. */
export function findAbility(id: number): Ability | undefined {
  return lookup.find(id);
}

/**
 * The ability with this number.
 * @throws RangeError when there is none.
 */
export function abilityById(id: number): Ability {
  return lookup.get(id);
}

const byIdentifier = new Map(allAbilities.map((ability) => [ability.identifier, ability]));

/**
 * The ability with this identifier.
 * @throws RangeError when there is none.
 */
export function abilityByIdentifier(identifier: string): Ability {
  const ability = byIdentifier.get(identifier);
  if (ability === undefined) throw new RangeError(`No ability has the identifier ${identifier}`);
  return ability;
}

/** The only ability that a form can have; null if there are two. */
export function onlyAbilityOf({
  firstAbilityId,
  secondAbilityId,
}: Pick<Form, 'firstAbilityId' | 'secondAbilityId'>): Ability | null {
  return secondAbilityId === null ? abilityById(firstAbilityId) : null;
}
