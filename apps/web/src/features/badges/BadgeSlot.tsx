import type { Badge } from '@poketorneo/contract';
import { assetUrl } from '../../lib/asset-url.ts';
import { PicturePopover } from '../../ui/info-popover/PicturePopover.tsx';
import styles from './BadgeSlot.module.css';

/** A badge that shows its name on demand, or the silhouette of a missing one. */
export function BadgeSlot({ badge }: { badge: Badge }) {
  const picture = (
    <img
      className={styles.picture}
      src={assetUrl(badge.image)}
      alt={badge.obtained ? badge.name : 'Medaglia ancora da ottenere'}
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <li className={styles.slot} data-obtained={badge.obtained || undefined}>
      {badge.obtained ? (
        <PicturePopover
          className={styles.trigger}
          picture={
            <>
              {picture}
              <Sparkles />
            </>
          }
        >
          <span className={styles.name}>{badge.name}</span>
        </PicturePopover>
      ) : (
        picture
      )}
    </li>
  );
}

/** Stars that flash over a badge when it appears and when it is hovered. */
function Sparkles() {
  return (
    <svg className={styles.sparkles} viewBox="0 0 100 100" aria-hidden="true">
      {[styles.first, styles.second, styles.third].map((star) => (
        <path
          key={star}
          className={[styles.star, star].join(' ')}
          d="M0-12 2.6-2.6 12 0 2.6 2.6 0 12-2.6 2.6-12 0-2.6-2.6z"
        />
      ))}
    </svg>
  );
}
