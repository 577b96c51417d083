import pg from 'pg';
import { channel, readAnnouncement } from './announcement.ts';
import { type Bus, createSwitchboard } from './bus.ts';

const connectionTimeout = 10_000;
/** A connection that is cut without a word must be noticed: it is asked this often, and must answer. */
const heartbeat = 5_000;
const shortestPause = 100;
const longestPause = 5_000;

interface ServerBusOptions {
  /** Told each time that other processes can no longer be heard; a new connection is tried. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * The bus of processes that share a PostgreSQL server's database, over one connection of its own.
 * Answers after the first attempt to connect, whether or not it succeeded.
 */
export async function openServerBus(
  url: string,
  { onConnectionLost = () => {} }: ServerBusOptions = {},
): Promise<Bus> {
  const switchboard = createSwitchboard();
  const resetListeners = new Set<() => void>();
  let listening: pg.Client | undefined;
  let failures = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  function reset(): void {
    switchboard.missed();
    for (const listener of resetListeners) listener();
  }

  function lose(client: pg.Client, error: Error): void {
    if (listening !== client || closed) return;
    listening = undefined;
    clearTimeout(timer);
    hangUp(client);
    reset();
    onConnectionLost(error);
    retryLater();
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: heartbeat,
      keepAlive: true,
      application_name: 'poketorneo bus',
    });
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('The connection of the bus has ended')));
    client.on('notification', ({ payload = '' }) => {
      const news = readAnnouncement(payload);
      if (news !== undefined) switchboard.publish(news);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      hangUp(client);
      if (closed) return;
      onConnectionLost(toError(error));
      retryLater();
      return;
    }
    if (closed) return hangUp(client);
    failures = 0;
    listening = client;
    reset();
    askLater(client);
  }

  function askLater(client: pg.Client): void {
    timer = setTimeout(() => {
      client.query('select 1').then(
        () => {
          if (listening === client) askLater(client);
        },
        (error: unknown) => lose(client, toError(error)),
      );
    }, heartbeat);
    timer.unref();
  }

  function retryLater(): void {
    const pause = Math.min(longestPause, shortestPause * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => void connect(), pause);
    timer.unref();
  }

  await connect();
  return {
    ...switchboard,
    isReliable: () => listening !== undefined,
    onReset(listener) {
      resetListeners.add(listener);
      return () => resetListeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const client = listening;
      listening = undefined;
      await client?.end();
    },
  };
}

/** Lets go of a connection that may no longer answer; how it ends is of no interest. */
function hangUp(client: pg.Client): void {
  client.end().catch(() => {});
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
