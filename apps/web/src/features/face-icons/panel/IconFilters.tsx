import type { RefObject } from 'react';
import { CloseButton } from '../../../ui/close-button/CloseButton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { type IconFilter, iconFilters } from '../filter-icons.ts';
import styles from './IconFilters.module.css';

interface IconFiltersProps {
  search: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  filter: IconFilter;
  onFilterChange: (filter: IconFilter) => void;
  /** The number of visible icons. */
  count: number | undefined;
}

/** The search field and the four filters. */
export function IconFilters(props: IconFiltersProps) {
  const { search, text, onTextChange, filter, onFilterChange, count } = props;
  return (
    <search className={styles.filters}>
      <div className={styles.field}>
        <svg className={styles.lens} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="6.5" cy="6.5" r="4.5" />
          <path d="m10 10 4 4" />
        </svg>
        <input
          ref={search}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          aria-label="Cerca un’icona"
          placeholder="Cerca..."
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
        />
        {text !== '' && (
          <CloseButton
            className={styles.reset}
            aria-label="Azzera la ricerca"
            onClick={() => {
              onTextChange('');
              search.current?.focus();
            }}
          />
        )}
      </div>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>
          <VisuallyHidden>Icone da mostrare</VisuallyHidden>
        </legend>
        {iconFilters.map(({ value, label }) => (
          <label key={value} className={styles.kind}>
            <input
              className={styles.radio}
              type="radio"
              name="icone"
              value={value}
              checked={filter === value}
              onChange={() => onFilterChange(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className={styles.count} aria-live="polite">
        {count !== undefined && (count === 1 ? '1 icona' : `${count} icone`)}
      </p>
    </search>
  );
}
