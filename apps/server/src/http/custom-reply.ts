import type { FastifyReply, FastifyRequest } from 'fastify';

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** A result that its handler sends itself: not JSON, or a conditional response. */
export class CustomReply {
  readonly send: Send;

  constructor(send: Send) {
    this.send = send;
  }
}
