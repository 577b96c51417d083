import type { FormSource } from './forms.ts';
import { earliestLevel } from './learn-methods.ts';
import { minimumLevelOf } from './minimum-level.ts';
import { ownLearnset } from './source.ts';

/**
 * The lowest level at which a game or an event of generations 3 and 4 gives a form, where that is
 * below the one at which it evolves.
 */
export async function wildLevels(
  forms: readonly FormSource[],
): Promise<Readonly<Record<number, number>>> {
  const levels: Record<number, number> = {};
  for (const { form, specie } of forms) {
    const learnset = await ownLearnset(specie);
    const met = [...(learnset?.encounters ?? []), ...(learnset?.eventData ?? [])]
      .filter(({ generation }) => generation === 3 || generation === 4)
      .flatMap(({ level }) => level ?? []);
    const least = Math.min(...met);
    if (least < (await minimumLevelOf(specie, earliestLevel))) levels[form.id] = least;
  }
  return levels;
}
