/**
 * Reference for the product's responses: a Fastify app that responds with 304, or with the
 * requested number of bytes. Sends its address to its parent process.
 */
import Fastify from 'fastify';

const app = Fastify();
app.get('/', (_request, reply) => reply.code(304).send());
const bodies = new Map();
app.get('/bytes/:count', (request, reply) => {
  const count = Number(request.params.count);
  const body = bodies.get(count) ?? Buffer.alloc(count, 'a');
  bodies.set(count, body);
  return reply.type('application/json; charset=utf-8').send(body);
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
