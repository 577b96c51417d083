import type { FaceIcon } from '@poketorneo/contract';
import { useEffect, useMemo } from 'react';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { stateOf } from '../filter-icons.ts';
import { IconCell } from './IconCell.tsx';
import styles from './IconGrid.module.css';
import { useIconKeys } from './use-icon-keys.ts';

const places = Array.from({ length: 24 }, (_, index) => index);

interface IconGridProps {
  icons: readonly FaceIcon[];
  /** The visible icons; the others stay rendered, so that filters respond fast. */
  shown: readonly FaceIcon[];
  newIds: ReadonlySet<number>;
  currentImage: string;
  onPress: (icon: FaceIcon) => void;
}

/** The icons to choose from: one tab stop, with arrow keys between the cells. */
export function IconGrid({ icons, shown, newIds, currentImage, onPress }: IconGridProps) {
  const shownIds = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  const current = shown.findIndex(({ image }) => image === currentImage);
  const { tabStop, grid, handlers } = useIconKeys(shown.length, Math.max(current, 0));
  const tabStopId = shown[tabStop]?.id;

  useEffect(() => showFirst(grid.current), [grid]);
  return (
    <div
      {...handlers}
      ref={grid}
      className={styles.grid}
      role="listbox"
      aria-label="Icone"
      hidden={shown.length === 0}
    >
      {icons.map((icon) => (
        <IconCell
          key={icon.id}
          icon={icon}
          state={stateOf(icon, newIds)}
          isShown={shownIds.has(icon.id)}
          isCurrent={icon.image === currentImage}
          isTabStop={icon.id === tabStopId}
          onPress={onPress}
        />
      ))}
    </div>
  );
}

/** Scrolls to the first new icon, otherwise to the user's own. */
function showFirst(grid: HTMLElement | null): void {
  const wanted = ['[data-state="new"]', '[aria-selected="true"]'];
  const cell = wanted.map((selector) => grid?.querySelector<HTMLElement>(selector)).find(Boolean);
  const scroller = grid?.parentElement;
  if (!cell || !scroller) return;
  // Not `scrollIntoView`, which would also move the panel while it slides in.
  scroller.scrollTop = cell.offsetTop - (scroller.clientHeight - cell.offsetHeight) / 2;
}

export function IconGridSkeleton() {
  return (
    <Loading label="Caricamento delle icone…" className={styles.grid}>
      {places.map((place) => (
        <Skeleton key={place} className={styles.waiting} />
      ))}
    </Loading>
  );
}
