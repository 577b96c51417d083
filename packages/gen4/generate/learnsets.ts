import type { Specie } from '@pkmn/data';
import type { Form } from '../src/forms.ts';
import { levelUpFacts } from './facts/level-up.ts';
import type { FormSource } from './forms.ts';
import { earliestLevel, learnMethodsOf } from './learn-methods.ts';
import { baseFormOf, minimumLevelOf } from './minimum-level.ts';
import { moveNumber, ownLearnset, pkmnId } from './source.ts';

/** Rows by form id; a form whose row would be its species' one has none. */
export type RowsByForm = Readonly<Record<number, string>>;

const letterOrder = 'lmtesvkp';

/** The rows of the learnset table; `src/learnsets.ts` says how to read them. */
export function learnsetRows(forms: readonly FormSource[]): Promise<RowsByForm> {
  return rowsOf(forms, ({ specie }) => learnsetRow(specie));
}

/** The rows of the level-up table: level and move number, such as '1:33 10:45'. */
export function levelUpRows(forms: readonly FormSource[]): Promise<RowsByForm> {
  return rowsOf(forms, ({ form, specie }) => levelUpRow(form, specie));
}

async function rowsOf(
  forms: readonly FormSource[],
  rowOf: (source: FormSource) => Promise<string>,
): Promise<RowsByForm> {
  const rows: Record<number, string> = {};
  for (const source of forms) {
    const row = await rowOf(source);
    if (row !== rows[source.form.speciesId]) rows[source.form.id] = row;
  }
  return rows;
}

async function learnsetRow(specie: Specie): Promise<string> {
  const minimum = await minimumLevelOf(specie, earliestLevel);
  const methods = await learnMethodsOf(specie);
  const entries = [...methods].map(([moveId, levels]) => {
    const ways = [...levels]
      .sort(([a], [b]) => letterOrder.indexOf(a) - letterOrder.indexOf(b))
      .map(([letter, level]) => (level === minimum ? letter : `${letter}${level}`));
    return { number: moveNumber(moveId), ways: ways.join('') };
  });
  entries.sort((a, b) => a.number - b.number);
  return [minimum, ...entries.map(({ number, ways }) => `${number}${ways}`)].join(' ');
}

async function levelUpRow(form: Form, specie: Specie): Promise<string> {
  const listed = await listedLevelUps(specie);
  const own = levelUpFacts.get(form.identifier);
  const moves = own ? own.map(([level, move]) => `${level}:${moveNumber(pkmnId(move))}`) : listed;
  for (const move of moves) {
    if (!listed.includes(move)) throw new Error(`@pkmn does not know ${form.identifier} ${move}`);
  }
  return [...moves].sort(byLevelThenNumber).join(' ');
}

async function listedLevelUps(specie: Specie): Promise<readonly string[]> {
  const own = await ownLearnset(specie);
  const moves = Object.entries(own?.learnset ?? {}).flatMap(([moveId, sources]) =>
    sources
      .filter((source) => source.startsWith('4L'))
      .map((source) => `${source.slice(2)}:${moveNumber(moveId)}`),
  );
  const base = baseFormOf(specie);
  return moves.length > 0 || base === null ? moves : listedLevelUps(base);
}

function byLevelThenNumber(first: string, second: string): number {
  const [firstLevel = 0, firstMove = 0] = first.split(':').map(Number);
  const [secondLevel = 0, secondMove = 0] = second.split(':').map(Number);
  return firstLevel - secondLevel || firstMove - secondMove;
}
