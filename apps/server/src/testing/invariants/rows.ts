import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { groupBy } from '../../group-by.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Data shared by all players. */
export interface ContentRows {
  leaders: ReadonlyMap<number, Row<'leaders'>>;
  tournaments: readonly Row<'tournaments'>[];
  startersOf: ReadonlyMap<number, number[]>;
  formOf: ReadonlyMap<number, number>;
}

export async function readContentRows(db: Database): Promise<ContentRows> {
  const leaders = await db.selectFrom('leaders').selectAll().execute();
  const starters = await db.selectFrom('tournament_starters').selectAll().execute();
  const pokemons = await db.selectFrom('available_pokemons').select(['id', 'form_id']).execute();
  const startersOf = new Map<number, number[]>();
  for (const { tournament_id, available_pokemon_id } of starters) {
    startersOf.set(tournament_id, [...(startersOf.get(tournament_id) ?? []), available_pokemon_id]);
  }
  return {
    leaders: new Map(leaders.map((leader) => [leader.id, leader])),
    tournaments: await db.selectFrom('tournaments').selectAll().orderBy('position').execute(),
    startersOf,
    formOf: new Map(pokemons.map(({ id, form_id }) => [id, form_id])),
  };
}

const effects = z.object({
  pokemonId: z.nullable(z.int()),
  faceIcons: z.array(z.int()),
  tournamentCompleted: z.boolean(),
  notificationIds: z.array(z.int()),
});

export interface MatchRow extends Pick<Row<'matches'>, 'id' | 'leader_id' | 'outcome'> {
  rewardGiven: boolean;
  effects: z.output<typeof effects>;
}

/** All rows of one account. */
export interface PlayerRows {
  account: Row<'users'>;
  /** Oldest first. */
  matches: readonly MatchRow[];
  /** Of closed seasons. */
  pastMatches: readonly Pick<Row<'past_matches'>, 'leader_id' | 'outcome'>[];
  faced: readonly Row<'user_leaders'>[];
  signedUp: readonly Row<'user_tournaments'>[];
  keptOpen: ReadonlySet<number>;
  pokemons: readonly Row<'user_pokemons'>[];
  icons: ReadonlySet<number>;
  notifications: readonly Pick<Row<'notifications'>, 'id' | 'title' | 'sender' | 'created_at'>[];
  version: number | undefined;
}

function toMatchRow(row: Row<'matches'>): MatchRow {
  const parsed: unknown = JSON.parse(row.effects);
  const { id, leader_id, outcome } = row;
  return {
    id,
    leader_id,
    outcome,
    rewardGiven: row.reward_given === 1,
    effects: z.parse(effects, parsed),
  };
}

export async function readPlayers(db: Database): Promise<PlayerRows[]> {
  const ofUser = ({ user_id }: { user_id: number }) => user_id;
  const matchRows = await db.selectFrom('matches').selectAll().orderBy('id').execute();
  const matches = groupBy(matchRows, ofUser);
  const pastMatches = groupBy(await db.selectFrom('past_matches').selectAll().execute(), ofUser);
  const faced = groupBy(await db.selectFrom('user_leaders').selectAll().execute(), ofUser);
  const signedUp = groupBy(await db.selectFrom('user_tournaments').selectAll().execute(), ofUser);
  const keptOpen = groupBy(
    await db.selectFrom('kept_open_tournaments').selectAll().execute(),
    ofUser,
  );
  const pokemons = groupBy(await db.selectFrom('user_pokemons').selectAll().execute(), ofUser);
  const icons = groupBy(await db.selectFrom('user_face_icons').selectAll().execute(), ofUser);
  const notifications = groupBy(
    await db
      .selectFrom('notifications')
      .select(['id', 'user_id', 'title', 'sender', 'created_at'])
      .execute(),
    ofUser,
  );
  const versionRows = await db.selectFrom('notification_versions').selectAll().execute();
  const versions = new Map(versionRows.map(({ user_id, version }) => [user_id, version]));
  const accounts = await db.selectFrom('users').selectAll().orderBy('id').execute();
  return accounts.map((account) => ({
    account,
    matches: (matches.get(account.id) ?? []).map(toMatchRow),
    pastMatches: pastMatches.get(account.id) ?? [],
    faced: faced.get(account.id) ?? [],
    signedUp: signedUp.get(account.id) ?? [],
    keptOpen: new Set((keptOpen.get(account.id) ?? []).map((row) => row.tournament_id)),
    pokemons: pokemons.get(account.id) ?? [],
    icons: new Set((icons.get(account.id) ?? []).map(({ species_id }) => species_id)),
    notifications: notifications.get(account.id) ?? [],
    version: versions.get(account.id),
  }));
}
