import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', Object.assign(new EventTarget(), { scrollTo: () => {} })));
const { ApiError } = await import('../../lib/api.ts');
const { alert } = await import('../../lib/alerts.ts');
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
