import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigateTo, type Windows } from './navigate-to.ts';

type Page = Awaited<ReturnType<Windows['matchAll']>>[number];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The app's page, or one without a listener for messages. */
function pageThat(hears: boolean, focused = true) {
  return {
    focused,
    focus: vi.fn<Page['focus']>(() => Promise.reject(new Error('not allowed'))),
    navigate: vi.fn<Page['navigate']>(() => Promise.resolve(null)),
    postMessage: vi.fn<Page['postMessage']>((_message, [port]) => {
      if (hears && port instanceof MessagePort) port.postMessage('taken');
    }),
  };
}

function windowsOf(...pages: Page[]) {
  return { matchAll: () => Promise.resolve(pages), openWindow: vi.fn(() => Promise.resolve(null)) };
}

test('an open app navigates to what a notification is about, without reloading', async () => {
  const other = pageThat(true, false);
  const page = pageThat(true);
  await navigateTo('/messages', windowsOf(other, page));
  const message = { kind: 'open', address: '/messages' };
  expect(page.postMessage).toHaveBeenCalledWith(message, [expect.any(MessagePort)]);
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.navigate).not.toHaveBeenCalled();
  expect(other.postMessage).not.toHaveBeenCalled();
});

test('where no app responds, the page loads the path', async () => {
  const page = pageThat(false);
  const leading = navigateTo('/messages', windowsOf(page));
  await vi.advanceTimersByTimeAsync(10_000);
  await leading;
  expect(page.navigate).toHaveBeenCalledWith('/messages');
});

test('a new window is opened where there is none, or none that can be navigated', async () => {
  const none = windowsOf();
  await navigateTo('/messages', none);
  expect(none.openWindow).toHaveBeenCalledWith('/messages');
  const page = pageThat(false);
  page.navigate.mockRejectedValue(new TypeError('not of this worker'));
  const windows = windowsOf(page);
  const leading = navigateTo('/messages', windows);
  await vi.advanceTimersByTimeAsync(10_000);
  await leading;
  expect(windows.openWindow).toHaveBeenCalledWith('/messages');
});
