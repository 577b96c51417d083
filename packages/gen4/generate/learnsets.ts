import type { Specie } from '@pkmn/data';
import type { RowsByForm } from '../src/form-row.ts';
import type { Form } from '../src/rows.ts';
import { levelUpFacts } from './facts/level-up.ts';
import { levelFacts } from './facts/levels-by-game.ts';
import type { FormSource } from './forms.ts';
import { earliestLevel, learnMethodsOf } from './learn-methods.ts';
import { baseFormOf, minimumLevelOf } from './minimum-level.ts';
import { moveNumber, ownLearnset, pkmnId } from './source.ts';

const letterOrder = 'lmtesvkp';

/** Rows of the learnset table, in the format of `src/learnsets.ts`. */
export function learnsetRows(forms: readonly FormSource[]): Promise<RowsByForm> {
  return rowsOf(forms, ({ specie }) => learnsetRow(specie));
}

/** Rows of the level-up table, in the format of `src/level-ups.ts`. */
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
  const own = levelUpFacts.get(form.identifier)?.map(([level, move]) => levelUp(level, move));
  const unknown = own?.find((move) => !listed.some((known) => isSame(known, move)));
  if (unknown) throw new Error(`@pkmn does not know ${form.identifier} ${unknown.moveId}`);
  return withLevelsByGame(form, own ?? listed)
    .sort((a, b) => a.level - b.level || a.moveId - b.moveId)
    .map(({ level, moveId, byGame }) => `${level}:${moveId}${byGame}`)
    .join(' ');
}

interface LevelUp {
  readonly level: number;
  readonly moveId: number;
  /** The row's suffix where the games differ; otherwise ''. */
  readonly byGame: string;
}

function levelUp(level: number, moveIdentifier: string): LevelUp {
  return { level, moveId: moveNumber(pkmnId(moveIdentifier)), byGame: '' };
}

function isSame(a: LevelUp, b: LevelUp): boolean {
  return a.level === b.level && a.moveId === b.moveId;
}

/** The moves with the latest game's level where the games differ. */
function withLevelsByGame(form: Form, moves: readonly LevelUp[]): LevelUp[] {
  const corrected = [...moves];
  for (const [move, ...games] of levelFacts.get(form.identifier) ?? []) {
    const levels = games.map((level) => (level === null ? [] : [level].flat()));
    const known = levelUp(Math.min(...levels.flat()), move);
    const index = corrected.findIndex((other) => isSame(other, known));
    if (index < 0) throw new Error(`@pkmn does not know ${form.identifier} ${move} as lowest`);
    const [level = known.level] = levels.findLast((game) => game.length > 0) ?? [];
    const byGame = `(${levels.map((game) => game.join('/')).join(',')})`;
    corrected[index] = { ...known, level, byGame };
  }
  return corrected;
}

async function listedLevelUps(specie: Specie): Promise<readonly LevelUp[]> {
  const own = await ownLearnset(specie);
  const moves = Object.entries(own?.learnset ?? {}).flatMap(([moveId, sources]) =>
    sources
      .filter((source) => source.startsWith('4L'))
      .map((source) => ({
        level: Number(source.slice(2)),
        moveId: moveNumber(moveId),
        byGame: '',
      })),
  );
  const base = baseFormOf(specie);
  return moves.length > 0 || base === null ? moves : listedLevelUps(base);
}
