import {
  type BattleSide,
  battleSides,
  type DuelEmote,
  type MatchOutcome,
} from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import type { SideBits } from '../../db/schema.ts';
import { groupBy } from '../../group-by.ts';

export interface SeatRating {
  rating: number;
  deviation: number;
}

/** What a duel has changed. */
export interface SeatRatingChange {
  before: SeatRating;
  after: SeatRating;
}

/** A player's place in a duel. */
export interface DuelSeat {
  /** Null once the account is deleted. */
  userId: number | null;
  /** Of then. */
  name: string;
  picture: string;
  outcome: MatchOutcome | null;
  /** Milliseconds left beyond the free time of each step. */
  bank: number;
  /** At the start; of a duel that counts, just before its end. */
  ratingBefore: SeatRating | null;
  /** Null while running, and for duels that do not count. */
  ratingAfter: SeatRating | null;
  drawOfferedAtStep: number | null;
  drawRefusedAtStep: number | null;
  /** When the player last had the product open, if known. */
  seenAt: Date | null;
  /** Whether others may know. */
  showsOnline: boolean;
  /** The player's last one. */
  emote: { emote: DuelEmote; at: Date } | null;
}

const bitOf: Readonly<Record<BattleSide, SideBits>> = { 1: 1, 2: 2 };

/** A set of sides as it is stored. */
export function bitsOf(sides: readonly BattleSide[]): SideBits {
  const has = (side: BattleSide) => sides.includes(side);
  if (has(1)) return has(2) ? 3 : 1;
  return has(2) ? 2 : 0;
}

export function sidesOf(bits: SideBits): BattleSide[] {
  return battleSides.filter((side) => (bits & bitOf[side]) !== 0);
}

/** A seat's columns, named apart from those of its battle. */
export const seatColumns = [
  'battle_seats.side as seat_side',
  'battle_seats.user_id as seat_user_id',
  'battle_seats.name as seat_name',
  'battle_seats.picture as seat_picture',
  'battle_seats.outcome as seat_outcome',
  'battle_seats.bank as seat_bank',
  'battle_seats.rating_before as seat_rating_before',
  'battle_seats.deviation_before as seat_deviation_before',
  'battle_seats.rating_after as seat_rating_after',
  'battle_seats.deviation_after as seat_deviation_after',
  'battle_seats.draw_offered_at_step as seat_draw_offered_at_step',
  'battle_seats.draw_refused_at_step as seat_draw_refused_at_step',
  'battle_seats.emote as seat_emote',
  'battle_seats.emote_at as seat_emote_at',
  'online_users.seen_at as seat_seen_at',
  'duel_settings.shows_online as seat_shows_online',
] as const;

function selectSeats(db: Database) {
  return db
    .selectFrom('battle_seats')
    .leftJoin('online_users', 'online_users.user_id', 'battle_seats.user_id')
    .leftJoin('duel_settings', 'duel_settings.user_id', 'battle_seats.user_id')
    .select(seatColumns);
}

type SelectedSeat = Awaited<ReturnType<ReturnType<typeof selectSeats>['executeTakeFirstOrThrow']>>;

/** All null for a battle without seats. */
export type SeatRow = { readonly [column in keyof SelectedSeat]: SelectedSeat[column] | null };

/** Two seats, or none. */
export type Seats = Record<BattleSide, DuelSeat>;

/** The seats of duels, by battle. */
export async function findSeats(
  db: Database,
  battleIds: readonly number[],
): Promise<Map<number, Seats>> {
  const rows = await selectSeats(db)
    .select('battle_seats.battle_id')
    .where('battle_id', 'in', battleIds)
    .execute();
  const rowsOf = groupBy(rows, ({ battle_id }) => battle_id);
  return new Map(
    [...rowsOf].flatMap(([id, own]) => {
      const seats = toSeats(own);
      return seats === null ? [] : [[id, seats] as const];
    }),
  );
}

/** The seats of a duel; null where one is missing. */
export function toSeats(rows: readonly SeatRow[]): Seats | null {
  const [first, second] = battleSides.map((side) => {
    const row = rows.find(({ seat_side }) => seat_side === side);
    return row === undefined ? null : toSeat(row);
  });
  return first && second ? { 1: first, 2: second } : null;
}

function toSeat(row: SeatRow): DuelSeat | null {
  const { seat_name: name, seat_picture: picture, seat_bank: bank } = row;
  if (name === null || picture === null || bank === null) return null;
  return {
    userId: row.seat_user_id,
    name,
    picture,
    outcome: row.seat_outcome,
    bank,
    ratingBefore: toRating(row.seat_rating_before, row.seat_deviation_before),
    ratingAfter: toRating(row.seat_rating_after, row.seat_deviation_after),
    drawOfferedAtStep: row.seat_draw_offered_at_step,
    drawRefusedAtStep: row.seat_draw_refused_at_step,
    seenAt: row.seat_seen_at === null ? null : new Date(row.seat_seen_at),
    // Without a row all is shown.
    showsOnline: row.seat_shows_online !== 0,
    emote:
      row.seat_emote === null || row.seat_emote_at === null
        ? null
        : { emote: row.seat_emote, at: new Date(row.seat_emote_at) },
  };
}

function toRating(rating: number | null, deviation: number | null): SeatRating | null {
  return rating === null || deviation === null ? null : { rating, deviation };
}

export interface NewSeat {
  battleId: number;
  side: BattleSide;
  userId: number;
  name: string;
  picture: string;
  bank: number;
  rating: SeatRating;
  runningKey: string;
}

/** Violates a unique key if the player already fights a duel. */
export async function insertSeats(trx: Trx, seats: readonly NewSeat[]): Promise<void> {
  await trx
    .insertInto('battle_seats')
    .values(
      seats.map(({ battleId, side, userId, name, picture, bank, rating, runningKey }) => ({
        battle_id: battleId,
        side,
        user_id: userId,
        name,
        picture,
        outcome: null,
        bank,
        rating_before: rating.rating,
        deviation_before: rating.deviation,
        rating_after: null,
        deviation_after: null,
        draw_offered_at_step: null,
        running_key: runningKey,
      })),
    )
    .execute();
}

/** A player's finished duels of the current season, by outcome. */
export async function countDuels(
  db: Database,
  userId: number,
): Promise<ReadonlyMap<MatchOutcome, number>> {
  const rows = await db
    .selectFrom('battle_seats')
    .innerJoin('battles', 'battles.id', 'battle_seats.battle_id')
    .select((eb) => ['battle_seats.outcome', eb.fn.countAll<number>().as('count')])
    .where('battle_seats.user_id', '=', userId)
    .where('battles.status', '=', 'over')
    .where('battles.season_id', 'is', null)
    .groupBy('battle_seats.outcome')
    .execute();
  return new Map(
    rows.flatMap(({ outcome, count }) => (outcome === null ? [] : [[outcome, count] as const])),
  );
}

/** The finished duels of a player in the current season, by opponent; null for deleted accounts. */
export async function countDuelsByOpponent(
  db: Database,
  userId: number,
): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .selectFrom('battle_seats as own')
    .innerJoin('battle_seats as foe', (join) =>
      join.onRef('foe.battle_id', '=', 'own.battle_id').onRef('foe.side', '<>', 'own.side'),
    )
    .innerJoin('battles', 'battles.id', 'own.battle_id')
    .select((eb) => ['foe.user_id as foeId', eb.fn.countAll<number>().as('count')])
    .where('own.user_id', '=', userId)
    .where('battles.status', '=', 'over')
    .where('battles.season_id', 'is', null)
    .groupBy('foe.user_id')
    .execute();
  return new Map(rows.map(({ foeId, count }) => [foeId, count]));
}

/** Ends a seat. */
export async function updateSeatEnding(
  trx: Trx,
  { battleId, side }: { battleId: number; side: BattleSide },
  { outcome, rating }: { outcome: MatchOutcome; rating: SeatRatingChange | null },
): Promise<void> {
  await trx
    .updateTable('battle_seats')
    .set({
      outcome,
      ...(rating === null
        ? { rating_after: null, deviation_after: null }
        : {
            rating_before: rating.before.rating,
            deviation_before: rating.before.deviation,
            rating_after: rating.after.rating,
            deviation_after: rating.after.deviation,
          }),
      running_key: null,
    })
    .where('battle_id', '=', battleId)
    .where('side', '=', side)
    .execute();
}
