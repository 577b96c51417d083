import { beforeEach, describe, expect, test } from 'vitest';
import { notifications } from './testing/sample-notifications.ts';
import { createToastStack, type ToastManager, type ToastStack } from './toast-stack.ts';

/** What stands on the screen, by id, and how each closes. */
let screen: Map<string, () => void>;
let deleted: number[];
let stack: ToastStack;
let room: number;
/** Of toasts that turn out to be higher than any place, once they are drawn. */
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

  test('that hides by itself leaves its notification', () => {
    stack.arrive(notifications(1, 1));
    close('1');
    expect(deleted).toEqual([]);
  });

  test('that was acknowledged goes, and its notification with it', () => {
    stack.arrive(notifications(1, 2));
    stack.acknowledge('2');
    expect(shown()).toEqual(['1']);
    expect(deleted).toEqual([2]);
  });

  test('that was swept away is not acknowledged by the click that ends the sweep', () => {
    stack.arrive(notifications(1, 1));
    close('1');
    stack.acknowledge('1');
    expect(deleted).toEqual([]);
  });

  test('goes when its notification was deleted elsewhere', () => {
    stack.arrive(notifications(1, 4));
    stack.withdraw((id) => id === 2 || id === 3);
    expect(shown()).toEqual(['1', '4']);
    expect(deleted).toEqual([]);
  });

  test('that is on the screen when it is to be clear comes again, before the others', () => {
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

  test('does not come again when it was deleted meanwhile', () => {
    stack.arrive(notifications(1, 2));
    stack.hold();
    stack.withdraw((id) => id === 1);
    stack.hold();
    stack.release();
    expect(shown()).toEqual(['2']);
  });

  test('of several has nothing to delete', () => {
    stack.arrive(notifications(1, 12));
    for (const id of ['1', '2', '3', '4', '5']) close(id);
    expect(shown()).toEqual(['several-12']);
    stack.acknowledge('several-12');
    expect(shown()).toEqual([]);
    expect(deleted).toEqual([]);
  });
});

describe('where something that can be pressed comes under the toasts', () => {
  test('they give way, and come again with the others once there is room', () => {
    stack.arrive(notifications(1, 3));
    room = 0;
    stack.findRoom();
    expect(shown()).toEqual([]);
    room = 2;
    stack.findRoom();
    expect(shown()).toEqual(['1', '2']);
    expect(deleted).toEqual([]);
  });

  test('they wait for it from the beginning', () => {
    room = 0;
    stack.arrive(notifications(1, 1));
    expect(shown()).toEqual([]);
    room = 1;
    stack.findRoom();
    expect(shown()).toEqual(['1']);
  });

  test('one that is higher than its place gives way once, and does not come and go', () => {
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

  test('what is held stays away, also where there is room', () => {
    stack.arrive(notifications(1, 1));
    stack.hold();
    stack.findRoom();
    expect(shown()).toEqual([]);
    stack.release();
    expect(shown()).toEqual(['1']);
  });
});
