import { contract } from '@poketorneo/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Injects a request; of the stream of live news, which has no end, only the head is awaited. */
export async function inject(
  app: FastifyInstance,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  const path = String(options.url).split('?')[0];
  if (path !== contract.live.stream.path) return app.inject(options);
  const response = await app.inject({ ...options, payloadAsStream: true });
  const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
  response.stream().destroy();
  // A refusal is asked for again, with its body.
  if (!isStream) return app.inject(options);
  return Object.assign(response, { body: '', payload: '', rawPayload: Buffer.alloc(0) });
}
