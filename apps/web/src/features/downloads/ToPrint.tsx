import { ButtonLink } from '../../ui/button/Button.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './DownloadsPage.module.css';

/** What hangs on the wall of the club. */
export function ToPrint() {
  return (
    <Panel
      title="Da appendere in bacheca"
      note="Apri la pagina e stampala dal browser: sul foglio resta solo il contenuto, nero su bianco."
    >
      <p className={styles.ways}>
        <ButtonLink look="secondary" to="/tournament-rules">
          Regolamento
        </ButtonLink>
        <ButtonLink look="secondary" to="/leaderboard">
          Classifiche
        </ButtonLink>
      </p>
    </Panel>
  );
}
