import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from './create-store.ts';
import { onlyOne, type SaveOutcome, type Setting, type SettingKey } from './setting.ts';

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
