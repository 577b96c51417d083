import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { transactionOf } from '../../db/testing/transaction-of.ts';

/** Greater than all existing ids. */
const stride = 100_000;

const firstNames = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Giulia', 'Ivan', 'Lucia'];
const lastNames = ['Bianchi', 'Conti', 'Esposito', 'Ferrari', 'Greco', 'Marino', 'Rossi'];

const chosenFrom = (names: readonly string[], number: RawBuilder<number>) =>
  sql<string>`json_extract(${JSON.stringify(names)}, '$[' || (${number} % ${names.length}) || ']')`;

/**
 * Duplicates the players of a SQLite database up to `total` accounts, with new names and copies of
 * all rows, so that data stays consistent. Ten thousand take seconds.
 */
export async function multiplyPlayers(db: Database, total: number): Promise<void> {
  await transactionOf(db)(async ({ trx }) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(trx);
    await run(sql`
      create temp table doubles as
      with recursive
        models as (
          select id, row_number() over (order by id) - 1 as place, count(*) over () as models
          from users where is_admin = 0
        ),
        numbers(number) as (
          select 1 union all
          select number + 1 from numbers where number < ${total} - (select count(*) from users)
        )
      select number, number * ${stride} as shift, models.id as model, ${stride} + number as user_id
      from numbers join models on models.place = number % models.models`);
    const number = sql<number>`number`;
    await run(sql`
      insert into users (id, username, username_key, first_name, last_name, email, email_key,
        password_hash, is_admin, token_version, face_icon_id, created_at)
      select user_id, 'giocatore' || number, 'giocatore' || number,
        ${chosenFrom(firstNames, number)}, ${chosenFrom(lastNames, number)},
        'giocatore' || number || '@example.org', 'giocatore' || number || '@example.org',
        password_hash, 0, 1, face_icon_id, created_at
      from doubles join users on users.id = model`);
    await run(sql`
      insert into user_tournaments
      select doubles.user_id, tournament_id, signed_up_at, completed_at
      from doubles join user_tournaments as own on own.user_id = model`);
    await run(sql`
      insert into user_leaders
      select doubles.user_id, leader_id, number_of_matches, defeated_at, reward_obtained
      from doubles join user_leaders as own on own.user_id = model`);
    await run(sql`
      insert into user_pokemons
      select doubles.user_id, available_pokemon_id, source, obtained_at
      from doubles join user_pokemons as own on own.user_id = model`);
    await run(sql`
      insert into user_face_icons
      select doubles.user_id, species_id, is_new, obtained_at
      from doubles join user_face_icons as own on own.user_id = model`);
    await run(sql`
      insert into notifications
      select id + shift, doubles.user_id, title, text, image, url, url_name, url_section, sender,
        shown, created_at, kind, facts, message_id
      from doubles join notifications as own on own.user_id = model`);
    await run(sql`
      insert into notification_versions
      select doubles.user_id, version
      from doubles join notification_versions as own on own.user_id = model`);
    await run(sql`
      insert into user_scores
      select doubles.user_id, board, score, achieved_at
      from doubles join user_scores as own on own.user_id = model`);
    await run(sql`delete from score_counts`);
    await run(sql`
      insert into score_counts
      select board, score, count(*) from user_scores group by board, score`);
    await run(sql`
      insert into matches
      select id + shift, doubles.user_id, leader_id, outcome, reward_given,
        json_set(effects, '$.notificationIds', (
          select json_group_array(value + shift) from json_each(effects, '$.notificationIds'))),
        recorded_at, null
      from doubles join matches as own on own.user_id = model`);
    await run(sql`
      insert into audit_log (actor, action, subject, value_before, value_after, created_at)
      select 'admin', 'match.insert', 'giocatore' || number, null,
        json_object('outcome', outcome, 'rewardGiven', json(iif(reward_given, 'true', 'false'))),
        recorded_at
      from doubles join matches as own on own.user_id = model order by recorded_at`);
    await run(sql`drop table doubles`);
  });
}
