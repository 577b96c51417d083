import type { Database, Trx } from '../../db/database.ts';

export interface TournamentRecord {
  /** Number in the content, independent of name and position. */
  id: number;
  /** Order in which tournaments open, from 1. */
  position: number;
  name: string;
  description: string;
  image: string;
  badgeCaseBackground: string;
  version: number;
}

/** All tournaments in opening order. */
export async function listTournaments(db: Database): Promise<TournamentRecord[]> {
  return db
    .selectFrom('tournaments')
    .select([
      'id',
      'position',
      'name',
      'description',
      'image',
      'badge_case_background as badgeCaseBackground',
      'version',
    ])
    .orderBy('position')
    .execute();
}

export async function updateTournamentTexts(
  trx: Trx,
  {
    id,
    name,
    description,
    version,
  }: Pick<TournamentRecord, 'id' | 'name' | 'description' | 'version'>,
): Promise<void> {
  await trx
    .updateTable('tournaments')
    .set({ name, description, version })
    .where('id', '=', id)
    .execute();
}

/** Ids of the starters. */
export async function listStarterIds(db: Database, tournamentId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tournament_starters')
    .select('available_pokemon_id')
    .where('tournament_id', '=', tournamentId)
    .orderBy('available_pokemon_id')
    .execute();
  return rows.map((row) => row.available_pokemon_id);
}

export interface LeaderPlace {
  id: number;
  tournamentId: number;
  /** 1 to 8, and 9 for the champion. */
  position: number;
  name: string;
  /** Path on the asset host. */
  picture: string;
  /** Null for champions. */
  badge: { name: string; image: string; emptyImage: string } | null;
}

/** All leaders in order, with their badges. */
export async function listLeaderPlaces(db: Database): Promise<LeaderPlace[]> {
  const rows = await db
    .selectFrom('leaders')
    .select([
      'id',
      'tournament_id',
      'position',
      'name',
      'sprite',
      'badge_name',
      'badge_image',
      'badge_empty_image',
    ])
    .orderBy('tournament_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tournamentId: row.tournament_id,
    position: row.position,
    name: row.name,
    picture: row.sprite,
    badge:
      row.badge_name === null || row.badge_image === null || row.badge_empty_image === null
        ? null
        : { name: row.badge_name, image: row.badge_image, emptyImage: row.badge_empty_image },
  }));
}
