import { type Challenger, messageRules } from '@poketorneo/contract';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { counted } from '../../../ui/format/counts.ts';
import styles from './SelectionBar.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  /** The challengers in the list. */
  shown: readonly Challenger[];
}

/** The number of selected challengers, and actions on them. */
export function SelectionBar({ selection, shown }: SelectionBarProps) {
  const { selected } = selection;
  const isTooMany = selected.size > messageRules.chosenMax;
  const whom = counted(selected.size, 'sfidante', 'sfidanti');
  return (
    <section className={styles.bar} aria-label="Sfidanti selezionati">
      <p className={styles.count} aria-live="polite">
        {selected.size === 0 ? 'Scegli chi ti serve' : `${whom} in tutto`}
        {isTooMany && `: al massimo ${messageRules.chosenMax} alla volta`}
      </p>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => selection.add(shown)}>
          Tutti quelli mostrati
        </Button>
        <Button look="secondary" disabled={selected.size === 0} onClick={selection.clear}>
          Nessuno
        </Button>
        {selected.size === 0 || isTooMany ? (
          <Button disabled>Scrivi a {whom}</Button>
        ) : (
          <ButtonLink to={`/club/messages?to=${[...selected.keys()].join(',')}`}>
            Scrivi a {whom}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
