import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { openEventStream } from './event-stream.ts';

it('is closed at once for a reader who left before it was opened', async () => {
  const app = fastify();
  const happened = new EventEmitter();
  app.get('/', async (request, reply) => {
    happened.emit('arrived');
    await once(request.raw.socket, 'close');
    let isOpen = true;
    const stream = openEventStream(reply, () => {
      isOpen = false;
      happened.emit('closed');
    });
    // The caller first registers the stream that `onClose` forgets.
    expect(isOpen).toBe(true);
    stream.beat();
    return reply;
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const [arrived, closed] = [once(happened, 'arrived'), once(happened, 'closed')];
  const socket = connect(Number(new URL(address).port));
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await arrived;
  socket.destroy();
  await closed;
  await app.close();
});
