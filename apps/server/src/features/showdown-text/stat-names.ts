import type { StatName } from '@poketorneo/rules';

/** What the format calls the six stats, in its order. */
export const statLabels = [
  ['HP', 'hp'],
  ['Atk', 'attack'],
  ['Def', 'defense'],
  ['SpA', 'spAttack'],
  ['SpD', 'spDefense'],
  ['Spe', 'speed'],
] as const satisfies readonly (readonly [label: string, stat: StatName])[];

/** The stat that a label names, however it is capitalised. */
export function statOfLabel(label: string): StatName | undefined {
  const wanted = label.toLowerCase();
  return statLabels.find(([known]) => known.toLowerCase() === wanted)?.[1];
}

/** What the format takes for granted where nothing is said. */
export const unsaid = { level: 100, iv: 31, ev: 0, nature: 'serious' } as const;
