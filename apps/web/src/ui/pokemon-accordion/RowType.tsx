import type { PokemonType } from '@poketorneo/contract';
import { typeSignPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl, vectorUrl } from '../../lib/asset-url.ts';
import styles from './RowSummary.module.css';

/**
 * A type: its sign where room is scarce, its written label elsewhere. What is not shown is
 * not loaded.
 */
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
