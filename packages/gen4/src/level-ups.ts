import { malformedRow, rowOfForm } from './form-row.ts';
import { levelUpTable } from './tables/learnsets.ts';

/**
 * Levels of a move in each game: none where it does not teach it, several where it lists it twice.
 */
export interface LevelsByGame {
  readonly diamondPearl: readonly number[];
  readonly platinum: readonly number[];
  readonly heartGoldSoulSilver: readonly number[];
}

/** A move learned at a level. */
export interface LevelUpMove {
  readonly moveId: number;
  /**
   * The latest game's level: HeartGold and SoulSilver's, else Platinum's, else Diamond and Pearl's.
   */
  readonly level: number;
  /**
   * Levels by game where an earlier game teaches the move at a lower level, or alone;
   * otherwise null.
   */
  readonly byGame: LevelsByGame | null;
}

const levelUps = new Map<number, readonly LevelUpMove[]>();

/**
 * The form's own level-up moves in generation 4, ascending by level, each move once. Later games
 * take precedence; moves of Diamond and Pearl alone are included.
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
 * lists the move twice has both levels ('12:42(1,1/12,12)'); one without it has none.
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
