import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', Object.assign(new EventTarget(), { scrollTo: () => {} })));
const { ApiError } = await import('../../lib/api.ts');
const { alert } = await import('../../lib/alerts.ts');
const { offlineState } = await import('../../lib/connection.ts');
const { handleFailures } = await import('./handle-failures.ts');

const told = vi.spyOn(alert, 'error');
beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const outage = ({ isRead }: { isRead: boolean }) =>
  new ApiError(503, 'Service Unavailable', 'Torno subito', { isRead });
const listen = () =>
  handleFailures({
    state: { location: { pathname: '/home', search: '' }, navigation: {} },
    navigate: async () => {},
  });

test('failed queries report an outage at most every 30 s', () => {
  const hear = listen();
  for (let seconds = 0; seconds < 65; seconds += 5) {
    hear(outage({ isRead: true }));
    vi.advanceTimersByTime(5000);
  }
  expect(told).toHaveBeenCalledTimes(3);
});

test('failed queries report nothing if the page shows the outage itself', () => {
  const hear = listen();
  offlineState.set(() => null);
  hear(outage({ isRead: true }));
  expect(told).not.toHaveBeenCalled();
  hear(outage({ isRead: false }));
  expect(told).toHaveBeenCalledOnce();
  offlineState.set(null);
});

test('each failed action of the user is reported', () => {
  const hear = listen();
  hear(outage({ isRead: true }));
  hear(outage({ isRead: false }));
  hear(outage({ isRead: false }));
  expect(told).toHaveBeenCalledTimes(3);
});

test('each refusal is reported, of queries and actions', () => {
  const hear = listen();
  const missing = new ApiError(404, 'Not Found', 'Non c’è', { isRead: true });
  hear(missing);
  hear(missing);
  expect(told).toHaveBeenCalledTimes(2);
});

describe('a call aborted by leaving the page', () => {
  const cutOff = () => new ApiError(0, '', 'Il server non risponde', { isRead: true });
  const comeBack = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  test.each([
    ['just before', (hear: ReturnType<typeof listen>) => hear(cutOff()), () => {}],
    ['just after', () => {}, (hear: ReturnType<typeof listen>) => hear(cutOff())],
  ])('%s reports nothing and does not scroll', (_, before, after) => {
    const scrolled = vi.spyOn(window, 'scrollTo');
    const hear = listen();
    before(hear);
    window.dispatchEvent(new Event('pagehide'));
    after(hear);
    comeBack();
    vi.advanceTimersByTime(60_000);
    expect(told).not.toHaveBeenCalled();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('a later failure is reported after coming back', () => {
    const hear = listen();
    window.dispatchEvent(new Event('pagehide'));
    comeBack();
    hear(cutOff());
    vi.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledOnce();
  });
});
