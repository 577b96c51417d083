import type { PokemonType } from '@poketorneo/contract';
import { vectorUrl } from '../../lib/asset-url.ts';
import styles from './TypeIcon.module.css';

interface TypeIconProps {
  type: Pick<PokemonType, 'name' | 'image'>;
  className?: string | undefined;
  /** Off-screen icons wait; those of what is first seen do not. */
  loading?: 'lazy' | 'eager';
}

/** A type's label: its sign and Italian name. */
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
