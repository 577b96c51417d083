import type { PokemonType } from '@poketorneo/contract';
import { typeSignPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl, vectorUrl } from '../../lib/asset-url.ts';
import styles from './RowSummary.module.css';

/** A type: a sign in narrow lists, a label in wide ones. The hidden one is not loaded. */
export function RowType({ type }: { type: PokemonType }) {
  return (
    <>
      <img
        className={styles.sign}
        src={assetUrl(typeSignPath(type.id))}
        alt={type.name}
        width={32}
        height={32}
        loading="lazy"
        decoding="async"
      />
      <img
        className={styles.label}
        src={vectorUrl(type.image)}
        alt={type.name}
        width={108}
        height={24}
        loading="lazy"
        decoding="async"
      />
    </>
  );
}
