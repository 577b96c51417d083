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
  /** How many there are and how many the filter lets through; undefined while they are loading. */
  counts: { all: number; shown: number } | undefined;
  /** Whether the fields of a narrow screen are open. */
  isOpen: boolean;
  /**
   * Whether there are fields at all: on a narrow screen they are made when they are first opened.
   */
  hasFields: boolean;
  setOpen: (isOpen: boolean) => void;
  /** What the open bar, which covers the list, says where the filter lets nothing through. */
  nothingFound: string;
}

/**
 * What a list of Pokémon is narrowed by. It stays below the header when the list scrolls; on narrow
 * screens it is one row, whose button opens the fields over the list.
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
  /** What is said instead of a count of none. */
  nothingFound: string | undefined;
}

/** How many are shown; a polite live region. */
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
