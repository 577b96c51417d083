import { Link } from 'react-router';
import { productName } from '../../lib/page.ts';
import { version } from '../../lib/version.ts';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p className={styles.name}>{productName}</p>
        <p className={styles.notice}>
          Progetto amatoriale non ufficiale, senza scopo di lucro. Nomi e immagini dei Pokémon
          appartengono ai rispettivi proprietari.
        </p>
        <ul className={styles.links}>
          <li>
            <Link to="/tournament-rules">Leggi il regolamento</Link>
          </li>
          <li>
            <a href="/api/docs">API</a>
          </li>
          <li>Versione {version}</li>
        </ul>
      </div>
    </footer>
  );
}
