import { useEffect, useRef } from 'react';
import { nearest } from './nearest.ts';

/**
 * Handlers by the key's name in lower case; one that returns false leaves the browser's default.
 */
export type Keys = Readonly<Record<string, ((event: KeyboardEvent) => boolean) | undefined>>;

const arrows = {
  arrowup: [0, -1],
  arrowdown: [0, 1],
  arrowleft: [-1, 0],
  arrowright: [1, 0],
} as const;

function isArrow(key: string): key is keyof typeof arrows {
  return Object.hasOwn(arrows, key);
}

/** A window that is fading out counts as closed. */
const openWindowSelector = ['dialog', 'alertdialog']
  .map((role) => `[role="${role}"]:not([data-closed])`)
  .join(', ');
const keyOwnerSelector = `input, textarea, select, [contenteditable], [role="menu"], ${openWindowSelector}`;

/** Whether the key goes to a text field or an open window. */
function isHandledElsewhere(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(keyOwnerSelector) !== null) return true;
  return document.querySelector(openWindowSelector) !== null;
}

/** Handles keys wherever the focus is, except in text fields and windows. */
export function useBattleKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isHandledElsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      if (isArrow(key)) {
        if (moveFocus(arrows[key])) event.preventDefault();
        return;
      }
      const handler = latest.current[key];
      if (handler === undefined || !handler(event)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Moves the focus to the next command in a direction, or to the first. */
function moveFocus(direction: readonly [number, number]): boolean {
  const commands = [...document.querySelectorAll<HTMLElement>('[data-battle] [data-command]')];
  const from = commands.find((command) => command === document.activeElement);
  const boxes = commands.map((command) => command.getBoundingClientRect());
  const index = from === undefined ? 0 : nearest(boxes, commands.indexOf(from), direction);
  const next = index === null ? undefined : commands[index];
  next?.focus();
  return next !== undefined || from !== undefined;
}
