import { useId, useRef } from 'react';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './SearchBar.module.css';
import type { useChallengerSearch } from './use-challenger-search.ts';

/** As long as the server lets a search be. */
const longestSearch = 100;

/** Looks for a challenger and puts the list in order. */
export function SearchBar({ state }: { state: ReturnType<typeof useChallengerSearch> }) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.bar}>
      <div className={styles.field}>
        <VisuallyHidden>
          <label htmlFor={inputId}>Cerca uno sfidante</label>
        </VisuallyHidden>
        <svg className={styles.lens} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6.5 2a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9m3.4 7.9L14 14" />
        </svg>
        <input
          ref={input}
          id={inputId}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={longestSearch}
          placeholder="Cerca…"
          value={state.text}
          onChange={(event) => state.write(event.target.value)}
        />
        {state.text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Cancella la ricerca"
            onClick={() => {
              state.clear();
              input.current?.focus();
            }}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3.5 3.5 9 9m-9 0 9-9" />
            </svg>
          </button>
        )}
      </div>
      <SelectField
        label="Ordina la lista"
        isLabelHidden
        className={styles.order}
        value={state.order}
        onValueChange={(order) => state.sort(order === 'newest' ? 'newest' : 'username')}
      >
        <option value="username">Dalla A alla Z</option>
        <option value="newest">Ultimi iscritti</option>
      </SelectField>
    </search>
  );
}
