import { type MatchOutcome, matchOutcome } from '@poketorneo/contract';
import styles from './OutcomesFigure.module.css';

interface Explanation {
  name: string;
  counts: string;
  text: string;
}

const outcomes: Readonly<Record<MatchOutcome, Explanation>> = {
  win: {
    name: 'Vittoria',
    counts: 'Vale come tentativo',
    text: 'Il capopalestra è sconfitto: medaglia, icone e via libera verso il prossimo.',
  },
  loss: {
    name: 'Sconfitta',
    counts: 'Vale come tentativo',
    text: 'Capita ai migliori. Cambia squadra e riprova.',
  },
  draw: {
    name: 'Pareggio',
    counts: 'Vale come tentativo',
    text: 'Un pareggio non è una vittoria: il capopalestra resta al suo posto.',
  },
  suspended: {
    name: 'Sospesa',
    counts: 'Non vale',
    text: 'Una lotta interrotta è nulla: non si conta e si rigioca da capo.',
  },
};

/** A figure: the four outcomes of a match. */
export function OutcomesFigure() {
  return (
    <dl className={styles.outcomes}>
      {matchOutcome.options.map((id) => (
        <div key={id} className={styles.outcome} data-outcome={id}>
          <dt className={styles.name}>{outcomes[id].name}</dt>
          <dd className={styles.counts}>{outcomes[id].counts}</dd>
          <dd className={styles.text}>{outcomes[id].text}</dd>
        </div>
      ))}
    </dl>
  );
}
