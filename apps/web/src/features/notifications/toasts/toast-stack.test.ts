import { beforeEach, describe, expect, test } from 'vitest';
import { notifications } from './testing/sample-notifications.ts';
import { createToastStack, type ToastManager, type ToastStack } from './toast-stack.ts';

/** The toasts on the screen by id, with their close callbacks. */
let screen: Map<string, () => void>;
let deleted: number[];
let stack: ToastStack;
let room: number;
/** The toasts that prove too tall once rendered. */
let tooHigh: string[];

function close(id: string): void {
  const onClose = screen.get(id);
  screen.delete(id);
  onClose?.();
}

const manager: ToastManager = {
  add: ({ id, onClose }) => void screen.set(id, onClose),
  close,
};

beforeEach(() => {
  screen = new Map();
  deleted = [];
  room = 2;
  tooHigh = [];
  stack = createToastStack({
    manager,
    deleteNotification: (id) => deleted.push(id),
    hasRoomFor: (ids) =>
      ids.length <= room && !ids.some((id) => id !== undefined && tooHigh.includes(id)),
  });
});

const shown = () => [...screen.keys()];

describe('a toast', () => {
  test('waits until there is room', () => {
    stack.arrive(notifications(1, 3));
    expect(shown()).toEqual(['1', '2']);
    close('1');
    expect(shown()).toEqual(['2', '3']);
    stack.arrive(notifications(4, 4));
    expect(shown()).toEqual(['2', '3']);
  });

  test('that times out does not delete its notification', () => {
    stack.arrive(notifications(1, 1));
    close('1');
    expect(deleted).toEqual([]);
  });

  test('that is acknowledged closes and deletes its notification', () => {
    stack.arrive(notifications(1, 2));
    stack.acknowledge('2');
    expect(shown()).toEqual(['1']);
    expect(deleted).toEqual([2]);
  });

  test('that was swiped away is not acknowledged by the click at the end', () => {
    stack.arrive(notifications(1, 1));
    close('1');
    stack.acknowledge('1');
    expect(deleted).toEqual([]);
  });

  test('closes when its notification is deleted elsewhere', () => {
    stack.arrive(notifications(1, 4));
    stack.withdraw((id) => id === 2 || id === 3);
    expect(shown()).toEqual(['1', '4']);
    expect(deleted).toEqual([]);
  });

  test('that was open before `hold` is shown again first', () => {
    stack.arrive(notifications(1, 4));
    stack.hold();
    expect(shown()).toEqual([]);
    stack.arrive(notifications(5, 5));
    stack.acknowledge('1');
    expect(shown()).toEqual([]);
    stack.release();
    expect(shown()).toEqual(['1', '2']);
    close('1');
    close('2');
    expect(shown()).toEqual(['3', '4']);
    expect(deleted).toEqual([]);
  });

  test('is not shown again if it was deleted meanwhile', () => {
    stack.arrive(notifications(1, 2));
    stack.hold();
    stack.withdraw((id) => id === 1);
    stack.hold();
    stack.release();
    expect(shown()).toEqual(['2']);
  });

  test('with the number of others deletes nothing', () => {
    stack.arrive(notifications(1, 12));
    for (const id of ['1', '2', '3', '4', '5']) close(id);
    expect(shown()).toEqual(['several-12']);
    stack.acknowledge('several-12');
    expect(shown()).toEqual([]);
    expect(deleted).toEqual([]);
  });
});

describe('when toasts come to cover a control', () => {
  test('they close, and are shown again once there is room', () => {
    stack.arrive(notifications(1, 3));
    room = 0;
    stack.findRoom();
    expect(shown()).toEqual([]);
    room = 2;
    stack.findRoom();
    expect(shown()).toEqual(['1', '2']);
    expect(deleted).toEqual([]);
  });

  test('new ones wait for room', () => {
    room = 0;
    stack.arrive(notifications(1, 1));
    expect(shown()).toEqual([]);
    room = 1;
    stack.findRoom();
    expect(shown()).toEqual(['1']);
  });

  test('one taller than its place closes once and does not flicker', () => {
    tooHigh = ['1'];
    stack.arrive(notifications(1, 1));
    stack.findRoom();
    expect(shown()).toEqual([]);
    stack.findRoom();
    expect(shown()).toEqual([]);
    tooHigh = [];
    stack.findRoom();
    expect(shown()).toEqual(['1']);
  });

  test('held toasts stay away even if there is room', () => {
    stack.arrive(notifications(1, 1));
    stack.hold();
    stack.findRoom();
    expect(shown()).toEqual([]);
    stack.release();
    expect(shown()).toEqual(['1']);
  });
});
