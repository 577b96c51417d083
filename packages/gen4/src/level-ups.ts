import { malformedRow, rowOfForm } from './form-row.ts';
import { levelUpTable } from './tables/learnsets.ts';

/** The levels at which each of the games teaches a move: none where it does not, several where it lists it twice. */
export interface LevelsByGame {
  readonly diamondPearl: readonly number[];
  readonly platinum: readonly number[];
  readonly heartGoldSoulSilver: readonly number[];
}

/** A move learned at a level. */
export interface LevelUpMove {
  readonly moveId: number;
  /** That of HeartGold and SoulSilver; where they do not teach it Platinum's, then Diamond and Pearl's. */
  readonly level: number;
  /** Where an earlier game teaches the move at a lower level, or alone; otherwise null. */
  readonly byGame: LevelsByGame | null;
}

const levelUps = new Map<number, readonly LevelUpMove[]>();

/**
 * What the form itself learns by levelling up in generation 4, ascending by level, each move once.
 * Where the games differ the later ones count; what only Diamond and Pearl teach is included.
 * @throws RangeError when the form does not exist.
 */
export function levelUpMoves(formId: number): readonly LevelUpMove[] {
  const known = levelUps.get(formId);
  if (known !== undefined) return known;
  const row = rowOfForm(levelUpTable, formId);
  const moves = row.split(' ').map((entry) => parseEntry(formId, entry));
  levelUps.set(formId, moves);
  return moves;
}

/**
 * Level and move, then each game's levels where they differ: '1:33 53:240(46,46,53)'. A game that
 * lists the move twice has both levels ('12:42(1,1/12,12)'), one that does not teach it none.
 */
function parseEntry(formId: number, entry: string): LevelUpMove {
  const [, level, moveId, levels] = /^(\d+):(\d+)(?:\((.*)\))?$/.exec(entry) ?? [];
  if (level === undefined || moveId === undefined) throw malformedRow(formId);
  return {
    moveId: Number(moveId),
    level: Number(level),
    byGame: levels === undefined ? null : parseLevelsByGame(formId, levels),
  };
}

function parseLevelsByGame(formId: number, levels: string): LevelsByGame {
  const [diamondPearl, platinum, heartGoldSoulSilver] = levels
    .split(',')
    .map((game) => (game === '' ? [] : game.split('/').map(Number)));
  if (!diamondPearl || !platinum || !heartGoldSoulSilver) throw malformedRow(formId);
  return { diamondPearl, platinum, heartGoldSoulSilver };
}
