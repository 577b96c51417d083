import type { SeasonClosing } from '@poketorneo/contract';
import { formatCount } from '../../../ui/format/counts.ts';
import { formatDate } from '../../../ui/format/dates.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { ClosingForm } from './ClosingForm.tsx';
import styles from './ClosingPanel.module.css';

/** The current season, with the effects of closing it in numbers, and the form. */
export function ClosingPanel({ closing }: { closing: SeasonClosing }) {
  const { season, players } = closing;
  const note = `Si gioca dal ${formatDate(season.openedAt)}.`;
  if (players === 0) {
    return (
      <Panel title={season.name} note={note}>
        <p className={styles.note}>
          È appena cominciata: nessuno si è ancora iscritto a un torneo o ha fatto un record. Quando
          l’anno finirà, la chiuderai da qui.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={season.name} note={note}>
      <h3 className={styles.subtitle}>Se la chiudi oggi</h3>
      <ul className={styles.effects}>
        {effectsOf(closing).map(({ count, what }) => (
          <li key={what} className={styles.effect}>
            <span className={styles.count}>{formatCount(count)}</span>
            <span>{what}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <strong>Restano a tutti</strong> account, icone, messaggi e notifiche. Le repliche si
        rivedono, e ognuno ritrova le sue stagioni nel profilo.
      </p>
      <ClosingForm closing={closing} />
      <p className={styles.copy}>
        Un attimo prima i dati vengono copiati sul computer del club: se la copia non riesce, non si
        chiude niente.
      </p>
    </Panel>
  );
}

function effectsOf({ players, matches, badges, pokemons, runningBattles }: SeasonClosing) {
  const of = (count: number, one: string, many: string) => ({
    count,
    what: count === 1 ? one : many,
  });
  return [
    of(players, 'sfidante riparte da zero', 'sfidanti ripartono da zero'),
    of(badges, 'medaglia entra nell’archivio', 'medaglie entrano nell’archivio'),
    of(matches, 'lotta entra nell’archivio', 'lotte entrano nell’archivio'),
    of(pokemons, 'Pokémon torna in libertà', 'Pokémon tornano in libertà'),
    of(runningBattles, 'lotta in corso viene annullata', 'lotte in corso vengono annullate'),
  ];
}
