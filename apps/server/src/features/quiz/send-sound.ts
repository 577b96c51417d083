import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a sound that nobody is to keep. Players of some browsers ask for a part of it first, and play
 * nothing when they do not get just that part.
 */
export function sendSound(request: FastifyRequest, reply: FastifyReply, sound: Buffer) {
  reply.type('audio/wav').header('cache-control', 'no-store').header('accept-ranges', 'bytes');
  const { range } = request.headers;
  if (range === undefined) return reply.send(sound);
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  // Several parts, or not bytes: the whole is a right answer to that as well.
  if (first === undefined || last === undefined || (first === '' && last === '')) {
    return reply.send(sound);
  }
  const size = sound.length;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) return reply.code(416).header('content-range', `bytes */${size}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .send(sound.subarray(start, end + 1));
}
