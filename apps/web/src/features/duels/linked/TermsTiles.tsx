import type { LinkedChallenge } from '@poketorneo/contract';
import {
  givenTeamsMeaning,
  paceLabels,
  ratedName,
  teamsLabels,
  twoLeggedLabel,
  watchLabels,
} from '../terms/labels.ts';
import styles from './TermsTiles.module.css';

/** The terms of a challenge, each with its meaning. */
export function TermsTiles({
  challenge: { terms, isUnbalanced },
}: {
  challenge: Pick<LinkedChallenge, 'terms' | 'isUnbalanced'>;
}) {
  const { teams, size, tier, level, pace, rated, watch, isTwoLegged } = terms;
  const isOwn = teams === 'own';
  const levelName = isOwn && level === 'real' ? 'livello reale' : 'livello 50';
  const meaning = isUnbalanced
    ? `Squadre non bilanciate. ${givenTeamsMeaning}`
    : teamsLabels[teams].meaning;
  const tiles = [
    {
      name: 'Squadre',
      value: `${size} Pokémon, tier ${isOwn ? 'fino a ' : ''}${tier}`,
      note: `${meaning} Al ${levelName}.`,
    },
    { name: 'Ritmo', value: paceLabels[pace].name, note: paceLabels[pace].meaning },
    {
      name: 'Vale',
      value: ratedName(rated),
      note: isTwoLegged ? twoLeggedLabel.note : null,
    },
    { name: 'Pubblico', value: watchLabels[watch].name, note: null },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, value, note }) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== null && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
