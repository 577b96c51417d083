import { lookupById } from './lookup.ts';
import type { Form } from './rows.ts';
import { formTable } from './tables/forms.ts';

/** All forms by id, the 493 default ones first. */
export const allForms: readonly Form[] = formTable;

/** Forms that can enter a battle. */
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
