import { assetUrl } from '../../lib/asset-url.ts';
import styles from './NotificationPicture.module.css';

interface NotificationPictureProps {
  /** Its path on the asset host. */
  image: string;
  className: string | undefined;
}

/** A notification's decorative picture. */
export function NotificationPicture({ image, className }: NotificationPictureProps) {
  return (
    <span className={`${styles.frame} ${className}`}>
      <img
        src={assetUrl(image)}
        alt=""
        width="72"
        height="72"
        className={styles.picture}
        // Sprites have a wide transparent margin, icons and badges none.
        data-sprite={image.startsWith('pokemon/sprites/') || undefined}
      />
    </span>
  );
}
