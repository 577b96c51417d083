import type { Database } from '../../db/database.ts';

/** Ledger keys of the things written under load. */
export const thing = {
  account: (username: string) => `account ${username}`,
  signUps: (userId: number) => `sign-ups of ${userId}`,
  matches: (userId: number) => `matches of ${userId}`,
  shown: (notificationId: number) => `notification ${notificationId}`,
  message: (text: string) => `message «${text}»`,
  pokemon: (id: number) => `available Pokémon ${id}`,
  slot: (leaderId: number, slot: number) => `slot ${slot} of leader ${leaderId}`,
};

export const present = 'present';

/** All such things in a database. */
export async function readWrittenThings(db: Database): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const append = (key: string, value: string | number) => {
    const before = found.get(key);
    found.set(key, before === undefined ? String(value) : `${before} ${value}`);
  };
  for (const { username } of await db.selectFrom('users').select('username').execute()) {
    found.set(thing.account(username), present);
  }
  const signUps = db.selectFrom('user_tournaments').selectAll().orderBy('tournament_id');
  for (const row of await signUps.execute()) append(thing.signUps(row.user_id), row.tournament_id);
  const matches = db.selectFrom('matches').select(['user_id', 'outcome']).orderBy('id');
  for (const row of await matches.execute()) append(thing.matches(row.user_id), row.outcome);
  const notifications = db.selectFrom('notifications').select(['id', 'text', 'shown', 'sender']);
  for (const { id, text, shown, sender } of await notifications.execute()) {
    found.set(thing.shown(id), String(shown));
    if (sender !== null) found.set(thing.message(text), present);
  }
  const pokemons = db.selectFrom('available_pokemons').select(['id', 'level']);
  for (const { id, level } of await pokemons.execute()) found.set(thing.pokemon(id), String(level));
  for (const row of await db.selectFrom('leader_pokemons').selectAll().execute()) {
    found.set(thing.slot(row.leader_id, row.slot), String(row.item_id));
  }
  return found;
}
