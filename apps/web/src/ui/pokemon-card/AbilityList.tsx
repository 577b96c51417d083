import type { Ability } from '@poketorneo/contract';
import { useId } from 'react';
import { InfoPopover } from '../info-popover/InfoPopover.tsx';
import styles from './PokemonCard.module.css';

interface AbilityListProps {
  first: Ability;
  second: Ability | null;
  hidden: Ability | null;
}

/** Abilities, each with its description in a bubble. */
export function AbilityList({ first, second, hidden }: AbilityListProps) {
  const titleId = useId();
  return (
    <div className={styles.abilities}>
      <p className={styles.abilitiesTitle} id={titleId}>
        Abilità
      </p>
      <ul className={styles.abilityNames} aria-labelledby={titleId}>
        <AbilityEntry ability={first} />
        {second !== null && <AbilityEntry ability={second} />}
        {hidden !== null && <AbilityEntry ability={hidden} note="nascosta" />}
      </ul>
    </div>
  );
}

function AbilityEntry({ ability, note }: { ability: Ability; note?: string }) {
  return (
    <li>
      <InfoPopover key={ability.id} label={ability.name} title={ability.name}>
        {ability.description}
      </InfoPopover>
      {note !== undefined && <span className={styles.note}> ({note})</span>}
    </li>
  );
}
