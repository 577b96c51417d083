import { notifyManager } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createStore, type Store, useStore } from './create-store.ts';
import { session } from './session.ts';

/** Which one of several settings of a kind: a leader's, an announcement's. */
export type SettingKey = string | number;

/** The key of a setting that there is one of. */
export const onlyOne = 'only';

interface PendingChange<Change> {
  key: SettingKey;
  change: Change;
}

interface Save<Change, Answer> {
  key: SettingKey;
  change: Change;
  /** Asks the server for it. */
  send: (change: Change) => Promise<Answer>;
  /** Takes the answer over where the saved value comes from. */
  settle: (response: Answer, change: Change) => unknown;
  /** The saved value may be another one than is known here. */
  recover: () => unknown;
}

/** Discarded: its user is gone. */
export type SaveOutcome = 'saved' | 'failed' | 'discarded';

/** Settings of one kind that save at once: see `useSetting`. */
export interface Setting<Value, Change> {
  /** Made here, and not saved yet; oldest first. */
  pending: Pick<Store<readonly PendingChange<Change>[]>, 'get' | 'subscribe'>;
  /** The saved value with all pending changes. */
  shown: (saved: Value, key?: SettingKey) => Value;
  /** Shows a change at once, and saves it once those before it are settled. */
  save: <Answer>(save: Save<Change, Answer>) => Promise<SaveOutcome>;
}

/** Runs saves one after the other, also those of several settings that change the same thing. */
export type SaveQueue = <Result>(save: () => Promise<Result>) => Promise<Result>;

/** A queue with nothing in it. A save that fails does not hold back the next. */
export function createSaveQueue(): SaveQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (save) => {
    const saving = last.then(save);
    last = saving.catch(() => {});
    return saving;
  };
}

/**
 * Settings of one kind that save at once. What is shown is the saved value with the pending changes on top,
 * so no answer that arrives meanwhile can hide them, however old it is. Saves are sent one after the other:
 * they can't overtake each other, nor those of other settings with the same queue. Declare one beside the
 * component, outside of it: it survives the page.
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
        // The failure listener of `call` has told it.
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

/** Components hear of new query data in a later task: until then they would show the value of before. */
const dataRendered = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

interface UseSettingOptions<Value, Change, Answer> {
  /** Which one, of several of a kind. */
  key?: SettingKey;
  /** As the server last said. */
  saved: Value;
  /** Saves a change: called when those before it are settled. */
  save: (change: Change) => Promise<Answer>;
  /** Takes the answer over where `saved` comes from. What it awaits is waited for. */
  onSaved: (response: Answer, change: Change) => unknown;
  /** After a failure: asks again for `saved`. */
  onFailed: () => unknown;
}

type SettingState = 'unchanged' | 'saving' | Exclude<SaveOutcome, 'discarded'>;

/** A setting's saved value with the changes that are under way. */
export function useShown<Value, Change>(
  setting: Setting<Value, Change>,
  saved: Value,
  key?: SettingKey,
): Value {
  useStore(setting.pending);
  return setting.shown(saved, key);
}

/**
 * The one way for switches, checkboxes, radio buttons and selects that save at once: what is pressed is
 * shown in the same frame, whatever arrives meanwhile, until the server has answered. A failure puts the
 * saved value back; `call` tells it.
 */
export function useSetting<Value, Change, Answer>(
  setting: Setting<Value, Change>,
  options: UseSettingOptions<Value, Change, Answer>,
) {
  const { key = onlyOne, saved } = options;
  const value = useShown(setting, saved, key);
  const waiting = useStore(setting.pending).filter((one) => one.key === key).length;
  const [outcome, setOutcome] = useState<Exclude<SettingState, 'saving'>>('unchanged');
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  /** The same function at each render. */
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
    /** How many changes are under way. */
    waiting,
    change,
  };
}
