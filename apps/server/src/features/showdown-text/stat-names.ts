import type { StatName } from '@poketorneo/rules';

/** The format's labels of the six stats, in order. */
export const statLabels = [
  ['HP', 'hp'],
  ['Atk', 'attack'],
  ['Def', 'defense'],
  ['SpA', 'spAttack'],
  ['SpD', 'spDefense'],
  ['Spe', 'speed'],
] as const satisfies readonly (readonly [label: string, stat: StatName])[];

/** The stat of a label, without regard to case. */
export function statOfLabel(label: string): StatName | undefined {
  const wanted = label.toLowerCase();
  return statLabels.find(([known]) => known.toLowerCase() === wanted)?.[1];
}

/** The format's defaults. */
export const defaults = { level: 100, iv: 31, ev: 0, nature: 'serious' } as const;
