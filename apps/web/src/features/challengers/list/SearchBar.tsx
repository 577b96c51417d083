import type { ChallengerOrder } from '@poketorneo/contract';
import { useId, useRef } from 'react';
import { CloseButton } from '../../../ui/close-button/CloseButton.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './SearchBar.module.css';
import type { ChallengerSearchState } from './use-challenger-search.ts';

/** The server's limit, in characters. */
const maxSearchLength = 100;

const challengerOrders: readonly { value: ChallengerOrder; name: string }[] = [
  { value: 'username', name: 'Dalla A alla Z' },
  { value: 'newest', name: 'Ultimi iscritti' },
  { value: 'progress', name: 'Più avanti' },
];

/** Searches for challengers and sorts the list. */
export function SearchBar({ state }: { state: ChallengerSearchState }) {
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
          maxLength={maxSearchLength}
          placeholder="Cerca…"
          value={state.text}
          onChange={(event) => state.write(event.target.value)}
        />
        {state.text !== '' && (
          <CloseButton
            className={styles.clear}
            aria-label="Cancella la ricerca"
            onClick={() => {
              state.clear();
              input.current?.focus();
            }}
          />
        )}
      </div>
      <SelectField
        label="Ordina la lista"
        isLabelHidden
        className={styles.order}
        value={state.asked.order}
        onValueChange={(chosen) => {
          const order = challengerOrders.find(({ value }) => value === chosen)?.value;
          state.sort(order ?? 'username');
        }}
      >
        {challengerOrders.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
