import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { leaderQueries } from '../../leaders/index.ts';
import { type ChallengerFilter, idleDays } from '../queries.ts';
import styles from './ChallengerFilters.module.css';
import type { ChallengerSearchState } from './use-challenger-search.ts';

const switches = [
  { filter: 'isPresent', name: 'Qui stasera' },
  { filter: 'isStuck', name: 'In difficoltà' },
  { filter: 'isIdle', name: `Fermi da ${idleDays} giorni` },
] as const satisfies readonly { filter: keyof ChallengerFilter; name: string }[];

/** Filters the list for players who need an organiser. */
export function ChallengerFilters({ state }: { state: ChallengerSearchState }) {
  const { data: tournaments } = useQuery(leaderQueries.all());
  const { asked } = state;
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>Mostra solo</legend>
      {switches.map(({ filter, name }) => (
        <button
          key={filter}
          type="button"
          className={styles.chip}
          aria-pressed={asked[filter]}
          onClick={() => state.filter({ [filter]: !asked[filter] })}
        >
          {name}
        </button>
      ))}
      <SelectField
        label="Prossimo avversario"
        isLabelHidden
        className={styles.leader}
        // While the leaders load there is no option for the selected one.
        value={tournaments === undefined ? '' : (asked.leaderId ?? '')}
        disabled={tournaments === undefined}
        onValueChange={(value) => state.filter({ leaderId: value === '' ? null : Number(value) })}
      >
        <option value="">Contro chiunque</option>
        {tournaments?.map(({ id, name, leaders }) => (
          <optgroup key={id} label={name}>
            {leaders.map((leader) => (
              <option key={leader.id} value={leader.id}>
                Contro {leader.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </fieldset>
  );
}
