import type { natures, StatName } from '@poketorneo/rules';

const shortNames: Readonly<Record<StatName, string>> = {
  hp: 'PS',
  attack: 'Att.',
  defense: 'Dif.',
  spAttack: 'Att. Sp.',
  spDefense: 'Dif. Sp.',
  speed: 'Vel.',
};

/** A nature with what it does, such as 'Decisa (+Att. −Att. Sp.)'. */
export function formatNature({ name, increased, decreased }: (typeof natures)[number]): string {
  if (increased === null || decreased === null) return name;
  return `${name} (+${shortNames[increased]} −${shortNames[decreased]})`;
}
