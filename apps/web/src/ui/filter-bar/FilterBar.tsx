import { useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { formatCount } from '../format/counts.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CaretIcon, FunnelIcon } from './bar-icons.tsx';
import styles from './FilterBar.module.css';
import { type FilterChoices, FilterFields } from './FilterFields.tsx';
import { countConditions, type PokemonFilter } from './pokemon-filter.ts';
import { useStuck } from './use-stuck.ts';

interface FilterBarProps {
  filter: PokemonFilter;
  onChange: (changes: Partial<PokemonFilter>) => void;
  onReset: () => void;
  choices: FilterChoices;
  /** Number of all and of matching Pokémon; undefined while loading. */
  counts: { all: number; shown: number } | undefined;
  /** Whether the fields are open on a narrow screen. */
  isOpen: boolean;
  /** Whether the fields are mounted: on a narrow screen only after the first opening. */
  hasFields: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Shown in the open bar, which covers the list, if there is no match. */
  nothingFound: string;
}

/**
 * Filter of a Pokémon list. Sticks below the header; on narrow screens a single row, whose button
 * opens the fields over the list.
 */
export function FilterBar({
  filter,
  onChange,
  onReset,
  choices,
  counts,
  isOpen,
  hasFields,
  setOpen,
  nothingFound,
}: FilterBarProps) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { sentinel, isStuck } = useStuck();
  const conditions = countConditions(filter);

  return (
    <>
      <div ref={sentinel} />
      <search
        className={styles.bar}
        aria-label="Filtri"
        data-open={isOpen || undefined}
        data-stuck={isStuck || undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
          setOpen(false);
          toggle.current?.focus();
        }}
      >
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <CaretIcon /> : <FunnelIcon />}
          <span className={styles.toggleText}>Filtri</span>
          {conditions > 0 && (
            <span className={styles.conditions}>
              {conditions}
              <VisuallyHidden> {conditions === 1 ? 'attivo' : 'attivi'}</VisuallyHidden>
            </span>
          )}
        </button>
        <div id={panelId} className={styles.panel}>
          {hasFields && <FilterFields filter={filter} onChange={onChange} choices={choices} />}
        </div>
        <div className={styles.summary}>
          <ResultCount counts={counts} nothingFound={isOpen ? nothingFound : undefined} />
          {conditions > 0 && (
            <Button look="secondary" className={styles.reset} onClick={onReset}>
              Azzera filtri
            </Button>
          )}
        </div>
      </search>
    </>
  );
}

interface ResultCountProps {
  counts: { all: number; shown: number } | undefined;
  /** Shown instead of a count of zero. */
  nothingFound: string | undefined;
}

/** Number of matches; a polite live region. */
function ResultCount({ counts, nothingFound }: ResultCountProps) {
  return (
    <p className={styles.count} aria-live="polite">
      {counts?.shown === 0 && nothingFound !== undefined ? (
        <strong>{nothingFound}</strong>
      ) : (
        counts !== undefined && (
          <>
            <strong>{formatCount(counts.shown)}</strong>
            {counts.shown !== counts.all && ` di ${formatCount(counts.all)}`} Pokémon
          </>
        )
      )}
    </p>
  );
}
