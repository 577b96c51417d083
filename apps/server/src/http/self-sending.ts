import type { FastifyReply, FastifyRequest } from 'fastify';

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** An answer that is not JSON, or that its handler sends in its own way: a sound, an unchanged list. */
export class SelfSending {
  readonly send: Send;

  constructor(send: Send) {
    this.send = send;
  }
}
