import { notifyManager } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createStore, type Store, useStore } from './create-store.ts';
import { session } from './session.ts';

/** Which one of several settings of a kind: a leader's, an announcement's. */
export type SettingKey = string | number;

/** The key of a setting without several instances. */
export const onlyOne = 'only';

interface PendingChange<Change> {
  key: SettingKey;
  change: Change;
}

interface Save<Change, ResponseBody> {
  key: SettingKey;
  change: Change;
  send: (change: Change) => Promise<ResponseBody>;
  /** Puts the response where the saved value comes from. */
  settle: (response: ResponseBody, change: Change) => unknown;
  /** After a failure: refetches the saved value. */
  recover: () => unknown;
}

/** Discarded: its user has signed out. */
export type SaveOutcome = 'saved' | 'failed' | 'discarded';

/** Settings of one kind that save at once: see `createSetting`. */
export interface Setting<Value, Change> {
  /** Unsaved changes, oldest first. */
  pending: Pick<Store<readonly PendingChange<Change>[]>, 'get' | 'subscribe'>;
  /** The saved value with all pending changes. */
  shown: (saved: Value, key?: SettingKey) => Value;
  /** Shows a change at once, and saves it after those before it. */
  save: <ResponseBody>(save: Save<Change, ResponseBody>) => Promise<SaveOutcome>;
}

/** Runs saves one after the other; settings that change the same data share one. */
export type SaveQueue = <Result>(save: () => Promise<Result>) => Promise<Result>;

/** A failed save does not stop the next. */
export function createSaveQueue(): SaveQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (save) => {
    const saving = last.then(save);
    last = saving.catch(() => {});
    return saving;
  };
}

/**
 * Settings of one kind that save at once, optimistically: what is shown is the saved value with the
 * pending changes on top, so no stale response can hide them. Saves of one queue are sent one after
 * the other. Declare a setting outside of its component: it survives the page.
 */
export function createSetting<Value, Change = Value>(
  apply: (value: Value, change: Change) => Value,
  inTurn: SaveQueue = createSaveQueue(),
): Setting<Value, Change> {
  const pending = createStore<readonly PendingChange<Change>[]>([]);
  let userId = session.get()?.id;
  session.subscribe(() => {
    const now = session.get()?.id;
    if (now === userId) return;
    userId = now;
    pending.set([]);
  });

  const save: Setting<Value, Change>['save'] = ({ key, change, send, settle, recover }) => {
    const entry = { key, change };
    pending.set([...pending.get(), entry]);
    const isDiscarded = () => !pending.get().includes(entry);
    const run = async (): Promise<SaveOutcome> => {
      if (isDiscarded()) return 'discarded';
      let outcome: SaveOutcome = 'saved';
      try {
        const response = await send(change);
        if (isDiscarded()) return 'discarded';
        await settle(response, change);
      } catch {
        // The failure listener of `call` has reported it.
        outcome = 'failed';
      }
      await dataRendered();
      pending.set(pending.get().filter((one) => one !== entry));
      if (outcome === 'failed') void recover();
      return outcome;
    };
    return inTurn(run);
  };
  return {
    pending,
    shown: (saved, key = onlyOne) =>
      pending
        .get()
        .filter((one) => one.key === key)
        .reduce((value, { change }) => apply(value, change), saved),
    save,
  };
}

/** Components receive new query data in a later task: until then they would show the old value. */
const dataRendered = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

interface UseSettingOptions<Value, Change, ResponseBody> {
  /** Which one of several of a kind. */
  key?: SettingKey;
  /** The server's last value. */
  saved: Value;
  /** Saves a change, after those before it. */
  save: (change: Change) => Promise<ResponseBody>;
  /** Puts the response where `saved` comes from; its promise is awaited. */
  onSaved: (response: ResponseBody, change: Change) => unknown;
  /** After a failure: refetches `saved`. */
  onFailed: () => unknown;
}

type SettingState = 'unchanged' | 'saving' | Exclude<SaveOutcome, 'discarded'>;

/** A setting's saved value with its pending changes. */
export function useShown<Value, Change>(
  setting: Setting<Value, Change>,
  saved: Value,
  key?: SettingKey,
): Value {
  useStore(setting.pending);
  return setting.shown(saved, key);
}

/**
 * For switches, checkboxes, radio buttons and selects that save at once: a change is shown in the
 * same frame, and until the server has responded. A failure restores the saved value; `call`
 * reports it.
 */
export function useSetting<Value, Change, ResponseBody>(
  setting: Setting<Value, Change>,
  options: UseSettingOptions<Value, Change, ResponseBody>,
) {
  const { key = onlyOne, saved } = options;
  const value = useShown(setting, saved, key);
  const waiting = useStore(setting.pending).filter((one) => one.key === key).length;
  const [outcome, setOutcome] = useState<Exclude<SettingState, 'saving'>>('unchanged');
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  /** Stable. */
  const change = useCallback(
    (wanted: Change): void => {
      const { save: send, onSaved: settle, onFailed: recover } = latest.current;
      setOutcome('unchanged');
      void setting.save({ key, change: wanted, send, settle, recover }).then((next) => {
        if (next !== 'discarded') setOutcome(next);
      });
    },
    [setting, key],
  );
  const state: SettingState = waiting > 0 ? 'saving' : outcome;
  return {
    value,
    state,
    /** How many changes are pending. */
    waiting,
    change,
  };
}
