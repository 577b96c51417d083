import styles from './OutcomesFigure.module.css';

const outcomes = [
  {
    id: 'win',
    name: 'Vittoria',
    counts: 'Vale come tentativo',
    text: 'Il capopalestra è sconfitto: medaglia, icone e via libera verso il prossimo.',
  },
  {
    id: 'loss',
    name: 'Sconfitta',
    counts: 'Vale come tentativo',
    text: 'Capita ai migliori. Cambia squadra e riprova.',
  },
  {
    id: 'draw',
    name: 'Pareggio',
    counts: 'Vale come tentativo',
    text: 'Un pareggio non è una vittoria: il capopalestra resta al suo posto.',
  },
  {
    id: 'suspended',
    name: 'Sospesa',
    counts: 'Non vale',
    text: 'Una lotta interrotta è nulla: non si conta e si rigioca da capo.',
  },
] as const;

/** The four ways in which a match can end. */
export function OutcomesFigure() {
  return (
    <dl className={styles.outcomes}>
      {outcomes.map(({ id, name, counts, text }) => (
        <div key={id} className={styles.outcome} data-outcome={id}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.counts}>{counts}</dd>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
