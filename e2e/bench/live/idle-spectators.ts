import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@poketorneo/contract';
import { callRemote } from '../../../apps/server/src/testing/load/remote-server.ts';
import { defaultTerms } from '../../../packages/rules/src/duels/index.ts';
import type { Figure } from '../report.ts';
import { openStream } from './http.ts';
import { type DatabaseName, install } from './installation.ts';

const spectators = 900;
const maxMs = 0.5;
/** Of each measurement: as many heartbeats in both. */
const windowMs = 30_000;

/** CPU time of a spectator's stream between steps, by the minute. */
export async function measureIdleSpectators(database: DatabaseName): Promise<Figure[]> {
  const { servers, players, stop } = await install(database, 2);
  try {
    const [one, other] = players;
    const [server] = servers;
    if (one === undefined || other === undefined || server === undefined) throw new Error('Nobody');
    const { url } = server;
    const challenge = {
      userId: other.id,
      terms: { ...defaultTerms, pace: 'none' as const, rated: false },
    };
    const made = await callRemote(url, contract.duels.challenge, {
      body: challenge,
      token: one.token,
    });
    const body = { challengeId: made.id, accept: true };
    const { battleId } = await callRemote(url, contract.duels.answer, { body, token: other.token });
    // An engine asked every two seconds is not idle, and weighs no teams.
    const read = () =>
      callRemote(url, contract.battles.get, {
        query: { battleId: battleId ?? 0 },
        token: one.token,
      });
    const measure = async () => {
      await wait(5000);
      const before = server.processorTime();
      for (let passed = 0; passed < windowMs; passed += 2000) {
        await read();
        await wait(2000);
      }
      return server.processorTime() - before;
    };
    const without = await measure();
    const path = `/api/stream-live?watch=${battleId}`;
    const port = Number(new URL(url).port);
    const closers: (() => void)[] = [];
    for (let count = 0; count < spectators; count += 1) {
      closers.push(await openStream({ port, path }, () => {}));
    }
    const withAll = await measure();
    for (const close of closers) close();
    const each = ((withAll - without) / spectators) * (60_000 / windowMs);
    return [
      {
        what: `${database}: an idle spectator, CPU a minute, of ${spectators}`,
        measured: `${each.toFixed(2)} ms`,
        reference: `${without} ms in ${windowMs / 1000} s without, ${withAll} with`,
        bar: `≤ ${maxMs} ms`,
        reached: each <= maxMs,
      },
    ];
  } finally {
    await stop();
  }
}
