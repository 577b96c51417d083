import {
  type BattleUpdate,
  contract,
  type FollowedBattle,
  formatFollowed,
  type LiveMessage,
  liveMessage,
} from '@poketorneo/contract';

/** A stream of live news, read as a browser does. */
export interface TestStream {
  /** The next message of a kind; earlier ones of other kinds are skipped. */
  next<Kind extends LiveMessage['kind']>(kind: Kind): Promise<Extract<LiveMessage, { kind: Kind }>>;
  /** Resolves when the server has ended the stream. */
  ended(): Promise<void>;
  close(): void;
}

/** Opens a stream at a listening server's address. */
export async function openStream(
  address: string,
  { token }: { token?: string },
  followed: readonly FollowedBattle[] = [],
  watch?: string,
): Promise<TestStream> {
  const controller = new AbortController();
  const query = new URLSearchParams({ battles: formatFollowed(followed) });
  if (watch !== undefined) query.set('watch', watch);
  const response = await fetch(`${address}${contract.live.stream.path}?${query}`, {
    headers: token === undefined ? {} : { 'x-access-token': token },
    signal: controller.signal,
  });
  if (response.status !== 200 || response.body === null) {
    throw new Error(`The stream answers ${response.status}: ${await response.text()}`);
  }
  const messages = readMessages(response.body.getReader());
  return {
    async next(kind) {
      for (;;) {
        const { value, done } = await messages.next();
        if (done === true) throw new Error(`The stream ended before a message of kind ${kind}`);
        if (isOfKind(value, kind)) return value;
      }
    },
    async ended() {
      while ((await messages.next()).done !== true);
    },
    close: () => controller.abort(),
  };
}

function isOfKind<Kind extends LiveMessage['kind']>(
  message: LiveMessage,
  kind: Kind,
): message is Extract<LiveMessage, { kind: Kind }> {
  return message.kind === kind;
}

/** With a reader from the beginning: `fetch` cancels a body without one when it collects garbage. */
async function* readMessages(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<LiveMessage> {
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value: bytes, done } = await reader.read();
    if (done) return;
    text += decoder.decode(bytes, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith('data: ')) yield liveMessage.parse(JSON.parse(block.slice(6)));
    }
  }
}

/** The next news of a battle with new events. */
export async function nextStep(stream: TestStream): Promise<BattleUpdate> {
  for (;;) {
    const { update } = await stream.next('battle');
    if (update.events.length > 0) return update;
  }
}

/** Waits for news of a duel in which the other is away, or here. */
export async function nextPresence(stream: TestStream, isFoeAway: boolean): Promise<void> {
  for (;;) {
    const { update } = await stream.next('battle');
    if ('isFoeAway' in update && update.isFoeAway === isFoeAway) return;
  }
}
