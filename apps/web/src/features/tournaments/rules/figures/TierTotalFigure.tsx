import { tierOfSpecies } from '@poketorneo/gen4/tier';
import { SpeciesFace } from './SpeciesFace.tsx';
import styles from './TierTotalFigure.module.css';

const opponentTotal = 7;

const allowedTeam = [
  { id: 25, name: 'Pikachu' },
  { id: 130, name: 'Gyarados' },
  { id: 143, name: 'Snorlax' },
  { id: 65, name: 'Alakazam' },
  { id: 149, name: 'Dragonite' },
];
const heavyTeam = [
  { id: 25, name: 'Pikachu' },
  { id: 130, name: 'Gyarados' },
  { id: 143, name: 'Snorlax' },
  { id: 149, name: 'Dragonite' },
  { id: 150, name: 'Mewtwo' },
];

/**
 * A figure: of two teams against one leader one may fight at once, the other after three attempts.
 */
export function TierTotalFigure() {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        Un esempio: il capopalestra ha <strong>Tier tot.: {opponentTotal}</strong>
      </figcaption>
      <div className={styles.teams}>
        <Team team={allowedTeam} />
        <Team team={heavyTeam} />
      </div>
    </figure>
  );
}

interface Member {
  id: number;
  name: string;
}

function Team({ team }: { team: readonly Member[] }) {
  const total = team.reduce((sum, { id }) => sum + tierOfSpecies(id), 0);
  const isAllowed = total <= opponentTotal;
  return (
    <div className={styles.team} data-allowed={isAllowed}>
      <ul className={styles.members}>
        {team.map(({ id, name }) => (
          <li key={id} className={styles.member}>
            <SpeciesFace speciesId={id} alt={name} />
            <span className={styles.tier}>{tierOfSpecies(id)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.verdict}>
        <strong className={styles.sum}>
          {team.map(({ id }) => tierOfSpecies(id)).join(' + ')} = {total}
        </strong>
        {isAllowed ? 'Puoi lottare subito.' : 'Solo dopo tre tentativi senza vittoria.'}
      </p>
    </div>
  );
}
