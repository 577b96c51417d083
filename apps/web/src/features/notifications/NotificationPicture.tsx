import { assetUrl } from '../../lib/asset-url.ts';
import styles from './NotificationPicture.module.css';

interface NotificationPictureProps {
  /** Its path on the asset host. */
  image: string;
  className: string | undefined;
}

/** What a notification is about, as a decoration of its words. */
export function NotificationPicture({ image, className }: NotificationPictureProps) {
  return (
    <span className={`${styles.frame} ${className}`}>
      <img
        src={assetUrl(image)}
        alt=""
        width="72"
        height="72"
        className={styles.picture}
        // A sprite has much air above and around it, an icon or a badge has none.
        data-sprite={image.startsWith('pokemon/sprites/') || undefined}
      />
    </span>
  );
}
