import { useEffect, useState } from 'react';
import { listCachedArtworks } from '../../../lib/cached-pictures.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import styles from './SavePokedex.module.css';
import { canSave, saveArtworks } from './save-artworks.ts';

/** Saves all artworks for offline use; the Pokédex's texts are cached already. */
export function SavePokedex({ speciesIds }: { speciesIds: readonly number[] }) {
  const [saved, setSaved] = useState<number>();
  useEffect(() => {
    if (canSave()) void listCachedArtworks().then(({ length }) => setSaved(length));
  }, []);
  const saving = useSubmission({
    updatesQueries: 'never: pictures are saved',
    mutationFn: () => saveArtworks(speciesIds, setSaved),
  });
  if (saved === undefined) return null;
  const all = speciesIds.length;
  const isComplete = saved >= all;
  return (
    <section className={styles.keep} aria-label="Pokédex senza rete">
      <p className={styles.text} role="status">
        {isComplete
          ? 'Il Pokédex è tutto su questo dispositivo: si apre anche senza rete.'
          : saving.isPending
            ? 'Un momento: le immagini stanno arrivando.'
            : saving.isError
              ? 'Non sono arrivate tutte: riprova quando la rete è buona.'
              : 'Senza rete il Pokédex si apre lo stesso, con le immagini che hai già visto.'}
      </p>
      {!isComplete && saving.isPending && (
        <progress
          className={styles.progress}
          value={saved}
          max={all}
          aria-label="Immagini arrivate"
        />
      )}
      {!isComplete && !saving.isPending && (
        <Button look="secondary" onClick={() => saving.mutate()}>
          Tieni tutte le immagini (5 MB)
        </Button>
      )}
    </section>
  );
}
