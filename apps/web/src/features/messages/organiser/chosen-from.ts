import { messageRules } from '@poketorneo/contract';

/** The players that an address names, as in '1,2,3'; whatever is no id is left out. */
export function chosenFrom(list: string | null): number[] {
  const ids = (list ?? '')
    .split(',')
    .flatMap((part) => (/^[1-9]\d{0,14}$/.test(part) ? Number(part) : []));
  return [...new Set(ids)].slice(0, messageRules.chosenMax);
}
