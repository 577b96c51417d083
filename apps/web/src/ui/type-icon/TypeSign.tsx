import { typeSignPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../lib/asset-url.ts';
import styles from './TypeIcon.module.css';

interface TypeSignProps {
  type: { id: number; name: string };
  className?: string | undefined;
  /** Decoration beside the written name. */
  decorative?: boolean;
}

/** A type's round sign without its name. */
export function TypeSign({ type, className, decorative = false }: TypeSignProps) {
  return (
    <img
      className={[styles.sign, className].filter(Boolean).join(' ')}
      src={assetUrl(typeSignPath(type.id))}
      alt={decorative ? '' : type.name}
      width={32}
      height={32}
      decoding="async"
    />
  );
}
