import { boxIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../lib/asset-url.ts';
import styles from './BoxIcon.module.css';

interface BoxIconProps {
  formId: number;
  /** Its area and size. */
  className: string | undefined;
}

/** A Pokémon's icon in a box; hidden from screen readers, since its name is beside it. */
export function BoxIcon({ formId, className }: BoxIconProps) {
  return (
    <img
      className={`${styles.icon} ${className}`}
      src={assetUrl(boxIconPath(formId))}
      alt=""
      width={68}
      height={56}
      decoding="async"
    />
  );
}
