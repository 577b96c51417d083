import { Link } from 'react-router';
import { chapters } from './chapters.tsx';
import styles from './RulesContents.module.css';
import { tiers } from './tiers/tiers.ts';

/** The table of contents: chapters, then the three lists of Pokémon. */
export function RulesContents() {
  return (
    <nav className={styles.contents} aria-labelledby="indice">
      <h2 id="indice" className={styles.title}>
        Indice
      </h2>
      <ol className={styles.chapters}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <h3 className={styles.subtitle}>I Pokémon</h3>
      <ul className={styles.tiers}>
        {tiers.map(({ id, tier }) => (
          <li key={id}>
            <Link to={`#${id}`} className={styles.tier} data-tier={tier}>
              Tier {tier}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
