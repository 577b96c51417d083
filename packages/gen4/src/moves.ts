import { lookupById } from './lookup.ts';
import type { MoveRow } from './rows.ts';
import { moveTable } from './tables/moves.ts';
import { requireText } from './text.ts';
import { generation1MoveTexts } from './texts/moves-generation-1.ts';
import { generation2MoveTexts } from './texts/moves-generation-2.ts';
import { generation3MoveTexts } from './texts/moves-generation-3.ts';
import { generation4MoveTexts } from './texts/moves-generation-4.ts';

/** A move with its generation-4 figures. */
export interface Move extends MoveRow {
  /** Italian description. */
  readonly text: string;
}

const texts = {
  ...generation1MoveTexts,
  ...generation2MoveTexts,
  ...generation3MoveTexts,
  ...generation4MoveTexts,
};

/** All 467 moves in national order. */
export const allMoves: readonly Move[] = moveTable.map((row) => ({
  ...row,
  text: requireText('move', texts, row.id),
}));

const lookup = lookupById('move', allMoves);

/** The move with this number, or undefined. */
export function findMove(id: number): Move | undefined {
  return lookup.find(id);
}

/**
 * The move with this number.
 * @throws RangeError when there is none.
 */
export function moveById(id: number): Move {
  return lookup.get(id);
}

const byIdentifier = new Map(allMoves.map((move) => [move.identifier, move]));

/**
 * The move with this identifier.
 * @throws RangeError when there is none.
 */
export function moveByIdentifier(identifier: string): Move {
  const move = byIdentifier.get(identifier);
  if (move === undefined) throw new RangeError(`No move has the identifier ${identifier}`);
  return move;
}
