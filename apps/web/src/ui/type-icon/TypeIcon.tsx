import type { PokemonType } from '@poketorneo/contract';
import { vectorUrl } from '../../lib/asset-url.ts';
import styles from './TypeIcon.module.css';

interface TypeIconProps {
  type: Pick<PokemonType, 'name' | 'image'>;
  className?: string | undefined;
  /** Eager for icons of the first screen. */
  loading?: 'lazy' | 'eager';
}

/** A type's sign and Italian name. */
export function TypeIcon({ type, className, loading = 'lazy' }: TypeIconProps) {
  return (
    <img
      className={[styles.icon, className].filter(Boolean).join(' ')}
      src={vectorUrl(type.image)}
      alt={type.name}
      width={108}
      height={24}
      loading={loading}
      decoding="async"
    />
  );
}
