import { type Kysely, type Migration, sql } from 'kysely';

/** The initial face icons, and the chosen one, for existing accounts. */
export function firstFaceIcons(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`
        insert into user_face_icons (user_id, species_id, is_new, obtained_at)
        select users.id, users.face_icon_id, 0, users.created_at
        from users
        where not exists (
          select 1 from user_face_icons as owned
          where owned.user_id = users.id and owned.species_id = users.face_icon_id)`.execute(db);
      await sql`
        insert into user_face_icons (user_id, species_id, is_new, obtained_at)
        select users.id, starting.species_id, 1, users.created_at
        from users
        cross join (
          select 16 as species_id union all select 25 union all select 39
          union all select 52 union all select 54 union all select 133) as starting
        where not exists (
          select 1 from user_face_icons as owned
          where owned.user_id = users.id and owned.species_id = starting.species_id)`.execute(db);
    },
  };
}
