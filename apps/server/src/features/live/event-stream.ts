import type { ServerResponse } from 'node:http';
import { type LiveMessage, liveMessage } from '@poketorneo/contract';
import type { FastifyReply } from 'fastify';

export const eventStreamType = 'text/event-stream; charset=utf-8';

/** A reader that is this far behind is disconnected; it comes back with `after`. */
const maxBufferedBytes = 256 * 1024;

/** A response of server-sent events. */
export interface EventStream {
  send(message: LiveMessage): void;
  /** Sends a message that `encodeMessage` has made a text: one for many streams. */
  sendEncoded(text: string): void;
  /** A sign of life, without content. */
  beat(): void;
  end(): void;
}

/** A message as a stream sends it. Fields outside the contract never leave. */
export function encodeMessage(message: LiveMessage): string {
  return `data: ${JSON.stringify(liveMessage.parse(message))}\n\n`;
}

/**
 * Takes the response over from Fastify, which would wait for its end. Calls `onClose` once, later,
 * even if the reader has already left.
 */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': eventStreamType,
    // A proxy that collected or compressed the stream would hold messages back.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  // A reader who left while the request was handled closes it no more.
  if (raw.destroyed) process.nextTick(onClose);
  else raw.on('close', onClose);
  return {
    send: (message) => write(raw, encodeMessage(message)),
    sendEncoded: (text) => write(raw, text),
    beat: () => write(raw, ':\n\n'),
    end: () => raw.end(),
  };
}

function write(raw: ServerResponse, text: string): void {
  if (raw.writableEnded || raw.destroyed) return;
  raw.write(text);
  if (raw.writableLength > maxBufferedBytes) raw.destroy();
}
