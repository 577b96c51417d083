import { type LiveMessage, liveMessage } from '@poketorneo/contract';

/** What a stream of server-sent events contains: a message, or null for a sign of life. */
export async function* readMessages(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<LiveMessage | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) yield messageOf(block);
  }
}

/** Null also for messages of a newer server. */
function messageOf(block: string): LiveMessage | null {
  if (!block.startsWith('data: ')) return null;
  return liveMessage.safeParse(JSON.parse(block.slice('data: '.length))).data ?? null;
}
