import { useEffect, useState } from 'react';
import { listKeptArtworks } from '../../../lib/kept-responses.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import styles from './KeepPokedex.module.css';
import { canKeep, keepArtworks } from './keep-artworks.ts';

/** Offers to keep all artworks on the device: the rest of the Pokédex is there already. */
export function KeepPokedex({ speciesIds }: { speciesIds: readonly number[] }) {
  const [kept, setKept] = useState<number>();
  useEffect(() => {
    if (canKeep()) void listKeptArtworks().then(({ length }) => setKept(length));
  }, []);
  const keeping = useSubmission({ mutationFn: () => keepArtworks(speciesIds, setKept) });
  if (kept === undefined) return null;
  const all = speciesIds.length;
  const isWhole = kept >= all;
  return (
    <section className={styles.keep} aria-label="Pokédex senza rete">
      <p className={styles.text} role="status">
        {isWhole
          ? 'Il Pokédex è tutto su questo dispositivo: si apre anche senza rete.'
          : keeping.isPending
            ? 'Un momento: le immagini stanno arrivando.'
            : keeping.isError
              ? 'Non sono arrivate tutte: riprova quando la rete è buona.'
              : 'Senza rete il Pokédex si apre lo stesso, con le immagini che hai già visto.'}
      </p>
      {!isWhole && keeping.isPending && (
        <progress
          className={styles.progress}
          value={kept}
          max={all}
          aria-label="Immagini arrivate"
        />
      )}
      {!isWhole && !keeping.isPending && (
        <Button look="secondary" onClick={() => keeping.mutate()}>
          Tieni tutte le immagini (5 MB)
        </Button>
      )}
    </section>
  );
}
