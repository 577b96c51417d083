import { roleAdmin, roleUser, type SessionUser } from '@poketorneo/contract';
import { beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
const { session } = await import('../../../lib/session.ts');
const { gradeSetting, orderSetting, saveGrade, saveOrder } = await import('./leader-changes.ts');

const organiser: SessionUser = {
  id: 1,
  username: 'nina',
  firstName: 'Nina',
  lastName: 'Bo',
  email: null,
  icon: 'face-icons/1.png',
  roles: [roleUser, roleAdmin],
  token: 't',
};

/** Each test has its own leader: versions are kept per leader. */
let leaderId = 0;

/** A server with one leader; it responds when the test calls `answer`. */
function startServer() {
  const leader = { version: 5, grade: 0, slots: [1, 2, 3] };
  const held: (() => void)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { version, leaderId: _, ...change } = JSON.parse(body);
    await new Promise<void>((resolve) => held.push(resolve));
    if (version !== leader.version) return Response.json({ message: 'stale' }, { status: 409 });
    Object.assign(leader, change, { version: version + 1 });
    return Response.json({ leaderId });
  });
  const answer = async () => {
    await vi.waitFor(() => expect(held).not.toHaveLength(0));
    held.shift()?.();
  };
  return { leader, held, answer };
}

const common = { settle: () => {}, recover: () => {} };

const pressGrade = (grade: 0 | 1 | 2 | 3, seen: number) =>
  gradeSetting.save({
    ...common,
    key: leaderId,
    change: { grade, seen },
    send: (change) => saveGrade(leaderId, change),
  });

const moveFirstToEnd = (seen: number) =>
  orderSetting.save({
    ...common,
    key: leaderId,
    change: { slots: [2, 3, 1], seen, isUndo: false },
    send: (change) => saveOrder(leaderId, change),
  });

beforeEach(() => {
  leaderId += 1;
  session.start(organiser);
});

test('an order changed while a grade is being saved waits for it, and both are saved', async () => {
  const server = startServer();
  const saving = [pressGrade(3, 5), moveFirstToEnd(5)];
  await vi.waitFor(() => expect(server.held).toHaveLength(1));
  await server.answer();
  await server.answer();
  expect(await Promise.all(saving)).toEqual(['saved', 'saved']);
  expect(server.leader).toEqual({ version: 7, grade: 3, slots: [2, 3, 1] });
});

test('a grade chosen while an order is being saved waits for it, and both are saved', async () => {
  const server = startServer();
  const saving = [moveFirstToEnd(5), pressGrade(3, 5)];
  await server.answer();
  await server.answer();
  expect(await Promise.all(saving)).toEqual(['saved', 'saved']);
  expect(server.leader).toEqual({ version: 7, grade: 3, slots: [2, 3, 1] });
});

test('a failed change does not fail the next one', async () => {
  const server = startServer();
  const reached = fetch;
  vi.stubGlobal('fetch', () => {
    vi.stubGlobal('fetch', reached);
    return Promise.reject(new TypeError('no network'));
  });
  const saving = [pressGrade(3, 5), moveFirstToEnd(5)];
  await server.answer();
  expect(await Promise.all(saving)).toEqual(['failed', 'saved']);
  expect(server.leader).toEqual({ version: 6, grade: 0, slots: [2, 3, 1] });
});

test('another organiser’s later change is not overwritten', async () => {
  const server = startServer();
  const saving = [pressGrade(3, 5), moveFirstToEnd(5)];
  await server.answer();
  await vi.waitFor(() => expect(server.leader.version).toBe(6));
  Object.assign(server.leader, { version: 7, slots: [3, 2, 1] });
  await server.answer();
  expect(await Promise.all(saving)).toEqual(['saved', 'failed']);
  expect(server.leader).toEqual({ version: 7, grade: 3, slots: [3, 2, 1] });
});

test('after a restored backup lowers versions only the first change is refused', async () => {
  const server = startServer();
  const saved = pressGrade(3, 5);
  await server.answer();
  expect(await saved).toBe('saved');
  server.leader.version = 2;
  const refused = pressGrade(2, 2);
  await server.answer();
  expect(await refused).toBe('failed');
  const again = pressGrade(2, 2);
  await server.answer();
  expect(await again).toBe('saved');
});
