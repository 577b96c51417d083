import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl, execute, sharedConnection, testDatabasePrefix } from './test-server.ts';

interface CopiedDatabase {
  name: string;
  /** False if that is impossible, because the schema has changed. */
  restoreContent(): Promise<boolean>;
}

/** Copies that no test uses, by template. */
const unused = new Map<string, CopiedDatabase[]>();

/** A database like the template: creating one takes many times as long as restoring its content. */
export async function takeDatabase(
  serverUrl: string,
  template: string,
): Promise<{ name: string; giveBack(): Promise<void> }> {
  const copies = unused.get(template) ?? [];
  unused.set(template, copies);
  const copy = copies.pop() ?? (await copyTemplate(serverUrl, template));
  let isTaken = true;
  return {
    name: copy.name,
    async giveBack() {
      if (!isTaken) return;
      isTaken = false;
      // It fails for a user who is no superuser.
      if (await copy.restoreContent().catch(() => false)) copies.push(copy);
      else await execute(serverUrl, `drop database if exists ${copy.name} with (force)`);
    },
  };
}

async function copyTemplate(serverUrl: string, template: string): Promise<CopiedDatabase> {
  const name = `${testDatabasePrefix()}${randomBytes(8).toString('hex')}`;
  await execute(serverUrl, `create database ${name} template ${template}`);
  return { name, restoreContent: await rememberContent(databaseUrl(serverUrl, name)) };
}

/** Ends the other connections, as dropping the database would. */
const endConnections = `select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Definitions of the schema; a test that changes them leaves its database to no other. */
const catalogs = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc'];

/** Changes with the rows: a change leaves a newer transaction's row, or fewer rows. */
const fingerprintOf = (table: string) =>
  `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${table})`;

/** Returns a function that restores the present content; false if the schema has changed. */
async function rememberContent(url: string): Promise<() => Promise<boolean>> {
  const connection = sharedConnection(url);
  const { rows: tables } = await connection.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const { rows: sequences } = await connection.query<{ reset: string }>(
    `select format('setval(%L, %s, %L)', quote_ident(sequencename),
       coalesce(last_value, start_value), last_value is not null) as reset
     from pg_sequences where schemaname = 'public'`,
  );
  const refill = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await connection.query<{ content: string | null }>(
      `select json_agg(row)::text as content from ${name} row`,
    );
    const content = rows[0]?.content ?? null;
    if (content === null) continue;
    refill.set(
      name,
      `insert into ${name} overriding system value
       select * from json_populate_recordset(null::${name}, ${pg.escapeLiteral(content)})`,
    );
  }
  const names = tables.map(({ name }) => name);
  async function fingerprints(of: readonly string[]): Promise<string[]> {
    const { rows } = await connection.query<{ all: string[] }>({
      name: of[0] ?? '',
      text: `select array[${of.map(fingerprintOf)}] as "all"`,
    });
    return rows[0]?.all ?? [];
  }

  const schema = (await fingerprints(catalogs)).join();
  let known = await fingerprints(names);
  return async () => {
    await connection.query(endConnections);
    if ((await fingerprints(catalogs)).join() !== schema) return false;
    const present = await fingerprints(names);
    const changed = names.filter((_, index) => present[index] !== known[index]);
    await connection.query(
      [
        'begin',
        // Foreign keys would demand an order.
        'set local session_replication_role = replica',
        ...changed.map((name) => `delete from ${name}`),
        ...changed.flatMap((name) => refill.get(name) ?? []),
        `select ${sequences.map(({ reset }) => reset)}`,
        'commit',
      ].join(';'),
    );
    if (changed.some((name) => refill.has(name))) known = await fingerprints(names);
    return true;
  };
}
