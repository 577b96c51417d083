import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addNotModifiedFastPath } from './not-modified-fast-path.ts';
import { RepeatedRequests } from './repeated-requests.ts';

/**
 * Adds the fast path for unchanged polls, off if every request is logged. Returns the early
 * responder of a connection, for `limitPipelining`.
 */
export function addPollFastPath(
  app: FastifyInstance,
  isLogged: boolean,
): (socket: Socket) => RepeatedRequests {
  const checkNotModified = addNotModifiedFastPath(app, isLogged);
  const keepAliveSeconds = Math.floor(app.server.keepAliveTimeout / 1000);
  return (socket) => new RepeatedRequests(socket, checkNotModified, keepAliveSeconds);
}
