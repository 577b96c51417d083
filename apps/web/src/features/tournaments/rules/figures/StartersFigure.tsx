import { FaceIcon } from './FaceIcon.tsx';
import styles from './StartersFigure.module.css';

const regions = [
  {
    name: 'Kanto',
    starters: [
      { id: 1, name: 'Bulbasaur' },
      { id: 4, name: 'Charmander' },
      { id: 7, name: 'Squirtle' },
    ],
  },
  {
    name: 'Johto',
    starters: [
      { id: 152, name: 'Chikorita' },
      { id: 155, name: 'Cyndaquil' },
      { id: 158, name: 'Totodile' },
    ],
  },
  {
    name: 'Hoenn',
    starters: [
      { id: 252, name: 'Treecko' },
      { id: 255, name: 'Torchic' },
      { id: 258, name: 'Mudkip' },
    ],
  },
  {
    name: 'Sinnoh',
    starters: [
      { id: 387, name: 'Turtwig' },
      { id: 390, name: 'Chimchar' },
      { id: 393, name: 'Piplup' },
    ],
  },
] as const;

/** The four tournaments in their order, with what each gives to whoever signs up. */
export function StartersFigure() {
  return (
    <ol className={styles.regions}>
      {regions.map(({ name, starters }) => (
        <li key={name} className={styles.region}>
          <span className={styles.name}>{name}</span>
          <span className={styles.starters}>
            {starters.map((starter) => (
              <FaceIcon key={starter.id} speciesId={starter.id} alt={starter.name} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
