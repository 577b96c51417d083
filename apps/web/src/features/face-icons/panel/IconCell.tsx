import type { FaceIcon } from '@poketorneo/contract';
import { memo, useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { IconState } from '../filter-icons.ts';
import styles from './IconCell.module.css';

interface IconCellProps {
  icon: FaceIcon;
  state: IconState;
  isShown: boolean;
  isCurrent: boolean;
  isTabStop: boolean;
  onPress: (icon: FaceIcon) => void;
}

/** One face icon; a locked one is a silhouette with a padlock that rattles when pressed. */
export const IconCell = memo(function IconCell(props: IconCellProps) {
  const { icon, state, isShown, isCurrent, isTabStop, onPress } = props;
  const [isRattling, setRattling] = useState(false);
  const mark = isCurrent ? 'In uso' : state === 'new' ? 'Nuova' : null;
  return (
    <button
      type="button"
      role="option"
      aria-selected={isCurrent}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.cell}
      hidden={!isShown}
      data-state={state}
      data-rattling={isRattling || undefined}
      onClick={() => {
        setRattling(state === 'locked');
        onPress(icon);
      }}
      onAnimationEnd={() => setRattling(false)}
    >
      <img
        className={styles.picture}
        src={assetUrl(icon.image)}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.name}>{icon.name}</span>
      {mark !== null && (
        <span className={styles.mark} data-current={isCurrent || undefined}>
          {mark}
        </span>
      )}
      {state === 'locked' && (
        <>
          <VisuallyHidden>da sbloccare</VisuallyHidden>
          <svg className={styles.lock} viewBox="0 0 12 14" aria-hidden="true">
            <path d="M2 6V4h1V2h1V1h4v1h1v2h1v2h1v7H1V6zm2 0h4V4H7V3H5v1H4z" />
          </svg>
        </>
      )}
    </button>
  );
});
