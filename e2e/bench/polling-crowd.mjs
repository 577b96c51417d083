/**
 * A separate process of polling players: each, with a connection and a token of its own, requests
 * each list once a second, also while responses are late. Receives its task from its parent process
 * and sends it the result. Writes prepared bytes to plain sockets, since it must cost less than the
 * measured server.
 */
import { connect } from 'node:net';

const second = 1000;
const connectingAtOnce = 100;

process.once('message', async ({ port, paths, tokens, warmUp, seconds }) => {
  const players = tokens.map((token) => new Player(port, paths, token));
  const waiting = [...players];
  const connectAll = async () => {
    for (let player = waiting.pop(); player !== undefined; player = waiting.pop()) {
      await player.begin();
    }
  };
  await Promise.all(Array.from({ length: connectingAtOnce }, connectAll));
  await poll(players, paths.length, warmUp);
  process.send?.('begins');
  const times = await poll(players, paths.length, seconds);
  times.sort();
  const at = (part) => times[Math.floor(times.length * part)] ?? Number.POSITIVE_INFINITY;
  process.send?.({ answered: times.length, p50: at(0.5), p99: at(0.99) }, () => process.exit(0));
});

/** Lets each player request each list once a second; returns the response times. */
async function poll(players, lists, seconds) {
  const perSecond = players.length * lists;
  const total = perSecond * seconds;
  const times = new Float64Array(total);
  let answered = 0;
  const start = performance.now();
  const end = start + seconds * second;
  for (const player of players) {
    player.answered = (dueAt) => {
      const now = performance.now();
      if (now <= end) times[answered++] = now - dueAt;
    };
  }
  for (let asked = 0; asked < total; ) {
    const due = Math.min(total, ((performance.now() - start) / second) * perSecond);
    for (; asked < due; asked++) {
      players[asked % players.length].ask(start + (asked / perSecond) * second);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  while (performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 1));
  return times.slice(0, answered);
}

/** Shared by all sockets: each response is processed before the next one is read. */
const received = Buffer.alloc(64 * 1024);
const unchanged = 'HTTP/1.1 304';
const endOfHead = Buffer.from('\r\n\r\n');

class Player {
  answered = (_dueAt) => {};
  #requests = [];
  #next = 0;
  /** Due times of the pending requests, of which only the first is in flight. */
  #due = [];
  #socket;
  #port;
  #paths;
  #token;

  constructor(port, paths, token) {
    this.#port = port;
    this.#paths = paths;
    this.#token = token;
  }

  /** Gets every list once, and connects. */
  async begin() {
    for (const path of this.#paths) {
      const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
        headers: { 'x-access-token': this.#token },
      });
      await response.arrayBuffer();
      const tag = response.headers.get('etag') ?? 'W/"none"';
      this.#requests.push(
        Buffer.from(
          `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${this.#port}\r\nAccept: */*\r\n` +
            `x-access-token: ${this.#token}\r\nif-none-match: ${tag}\r\n\r\n`,
        ),
      );
    }
    await new Promise((resolve, reject) => {
      this.#socket = connect({
        port: this.#port,
        host: '127.0.0.1',
        noDelay: true,
        onread: { buffer: received, callback: (bytes) => this.#read(bytes) },
      });
      this.#socket.once('connect', resolve).once('error', reject);
      this.#socket.once('close', () => {
        throw new Error('The server has closed a player’s connection');
      });
    });
  }

  ask(dueAt) {
    this.#due.push(dueAt);
    if (this.#due.length === 1) this.#send();
  }

  #send() {
    this.#socket.write(this.#requests[this.#next]);
    this.#next = (this.#next + 1) % this.#requests.length;
  }

  #read(bytes) {
    const isWhole = received.subarray(bytes - endOfHead.length, bytes).equals(endOfHead);
    if (!isWhole || received.latin1Slice(0, unchanged.length) !== unchanged) {
      throw new Error(`Not an unchanged list: ${received.latin1Slice(0, bytes)}`);
    }
    this.answered(this.#due.shift());
    if (this.#due.length > 0) this.#send();
    return true;
  }
}
