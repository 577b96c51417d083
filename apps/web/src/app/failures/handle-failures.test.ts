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

test('pages that ask again and again tell of an outage once in half a minute', () => {
  const hear = listen();
  for (let seconds = 0; seconds < 65; seconds += 5) {
    hear(outage({ isRead: true }));
    vi.advanceTimersByTime(5000);
  }
  expect(told).toHaveBeenCalledTimes(3);
});

test('what the page says itself as long as nobody answers is told of no read', () => {
  const hear = listen();
  offlineState.set(() => null);
  hear(outage({ isRead: true }));
  expect(told).not.toHaveBeenCalled();
  hear(outage({ isRead: false }));
  expect(told).toHaveBeenCalledOnce();
  offlineState.set(null);
});

test('whoever presses something is told each time', () => {
  const hear = listen();
  hear(outage({ isRead: true }));
  hear(outage({ isRead: false }));
  hear(outage({ isRead: false }));
  expect(told).toHaveBeenCalledTimes(3);
});

test('a refusal is told each time, whoever has asked', () => {
  const hear = listen();
  const missing = new ApiError(404, 'Not Found', 'Non c’è', { isRead: true });
  hear(missing);
  hear(missing);
  expect(told).toHaveBeenCalledTimes(2);
});

describe('what is cut off because the page is left', () => {
  const cutOff = () => new ApiError(0, '', 'Il server non risponde', { isRead: true });
  const comeBack = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  test.each([
    ['just before', (hear: ReturnType<typeof listen>) => hear(cutOff()), () => {}],
    ['just after', () => {}, (hear: ReturnType<typeof listen>) => hear(cutOff())],
  ])('%s tells nothing and moves nothing', (_, before, after) => {
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

  test('is told again once it is come back to', () => {
    const hear = listen();
    window.dispatchEvent(new Event('pagehide'));
    comeBack();
    hear(cutOff());
    vi.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledOnce();
  });
});
