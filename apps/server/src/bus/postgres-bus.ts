import pg from 'pg';
import { type Bus, createDispatcher } from './bus.ts';
import { type ChangeEvent, isTopic } from './topics.ts';

/** The NOTIFY channel of all server processes. */
export const channel = 'poketorneo';

const separator = ' ';

/** The NOTIFY payload of an event: at most 8000 bytes. */
export function encodeEvent({ topic, id, step, choices }: ChangeEvent): string {
  return [topic, id, step, choices].filter((part) => part !== undefined).join(separator);
}

/** Undefined for unknown topics, which come from processes of another version. */
function decodeEvent(message: string): ChangeEvent | undefined {
  const [topic = '', id, step, ...rest] = message.split(separator);
  if (!isTopic(topic)) return undefined;
  return {
    topic,
    ...(id === undefined ? {} : { id: Number(id) }),
    ...(step === undefined ? {} : { step: Number(step) }),
    ...(rest.length === 0 ? {} : { choices: rest.join(separator) }),
  };
}

const connectionTimeoutMs = 10_000;
/** Interval and timeout of a query that detects silently lost connections. */
const heartbeatMs = 5_000;
const minBackoffMs = 100;
const maxBackoffMs = 5_000;

interface PostgresBusOptions {
  /** Called on each lost connection, before the reconnect. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * A bus over LISTEN/NOTIFY with its own connection. Resolves after the first attempt to connect,
 * even if that failed.
 */
export async function openPostgresBus(
  url: string,
  { onConnectionLost = () => {} }: PostgresBusOptions = {},
): Promise<Bus> {
  const dispatcher = createDispatcher();
  const resetListeners = new Set<() => void>();
  let activeClient: pg.Client | undefined;
  let failures = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  function resetAll(): void {
    dispatcher.reset();
    for (const listener of resetListeners) listener();
  }

  function handleDisconnect(client: pg.Client, error: Error): void {
    if (activeClient !== client || closed) return;
    activeClient = undefined;
    clearTimeout(timer);
    closeQuietly(client);
    resetAll();
    onConnectionLost(error);
    scheduleReconnect();
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectionTimeoutMs,
      query_timeout: heartbeatMs,
      keepAlive: true,
      application_name: 'poketorneo bus',
    });
    client.on('error', (error) => handleDisconnect(client, error));
    client.on('end', () =>
      handleDisconnect(client, new Error('The connection of the bus has ended')),
    );
    client.on('notification', ({ payload = '' }) => {
      const event = decodeEvent(payload);
      if (event !== undefined) dispatcher.publish(event);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      closeQuietly(client);
      if (closed) return;
      onConnectionLost(toError(error));
      scheduleReconnect();
      return;
    }
    if (closed) return closeQuietly(client);
    failures = 0;
    activeClient = client;
    resetAll();
    scheduleHeartbeat(client);
  }

  function scheduleHeartbeat(client: pg.Client): void {
    timer = setTimeout(() => {
      client.query('select 1').then(
        () => {
          if (activeClient === client) scheduleHeartbeat(client);
        },
        (error: unknown) => handleDisconnect(client, toError(error)),
      );
    }, heartbeatMs);
    timer.unref();
  }

  function scheduleReconnect(): void {
    const backoff = Math.min(maxBackoffMs, minBackoffMs * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => void connect(), backoff);
    timer.unref();
  }

  await connect();
  return {
    ...dispatcher,
    isConnected: () => activeClient !== undefined,
    onReset(listener) {
      resetListeners.add(listener);
      return () => resetListeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const client = activeClient;
      activeClient = undefined;
      await client?.end();
    },
  };
}

/** Closes a possibly dead connection; errors are irrelevant. */
function closeQuietly(client: pg.Client): void {
  client.end().catch(() => {});
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
