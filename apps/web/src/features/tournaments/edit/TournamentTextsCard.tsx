import type { TournamentTexts } from '@poketorneo/contract';
import { useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatPlace } from '../../../ui/format/counts.ts';
import styles from './TournamentTextsCard.module.css';
import { TournamentTextsForm } from './TournamentTextsForm.tsx';

/** A tournament's name and description; a button replaces it by the form. */
export function TournamentTextsCard({ tournament }: { tournament: TournamentTexts }) {
  const { name, description, image, order } = tournament;
  const [isEditing, setEditing] = useState(false);
  return (
    <article className={styles.card}>
      <div className={styles.banner}>
        <img className={styles.background} src={assetUrl(image)} alt="" width={1200} height={675} />
        <span className={styles.order}>{formatPlace(order)}</span>
        <h2 className={styles.name}>{name}</h2>
      </div>
      <div className={styles.body}>
        {isEditing ? (
          <TournamentTextsForm tournament={tournament} onDone={() => setEditing(false)} />
        ) : (
          <>
            <p className={styles.description}>{description}</p>
            <Button
              look="secondary"
              className={styles.edit}
              aria-label={`Modifica ${name}`}
              onClick={() => setEditing(true)}
            >
              Modifica
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
