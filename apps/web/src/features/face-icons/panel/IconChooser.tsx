import type { FaceIcon, SessionUser } from '@poketorneo/contract';
import { isSecretIcon } from '@poketorneo/rules';
import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { playSound } from '../../../lib/sound.ts';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { filterIcons, type IconFilter } from '../filter-icons.ts';
import { useChooseIcon } from '../use-choose-icon.ts';
import type { FaceIcons } from '../use-face-icons.ts';
import styles from './IconChooser.module.css';
import { IconFilters } from './IconFilters.tsx';
import { IconGrid, IconGridSkeleton } from './IconGrid.tsx';

interface IconChooserProps {
  user: SessionUser;
  icons: FaceIcons;
  search: RefObject<HTMLInputElement | null>;
}

/** Search, filters and the icons themselves. */
export function IconChooser({ user, icons: faceIcons, search }: IconChooserProps) {
  const { newIds, markSeen, isError, isFetching, refetch } = faceIcons;
  // The panel slides in at once, and its hundreds of cells come as soon as they are ready.
  const icons = useDeferredValue(faceIcons.icons, undefined);
  const [filter, setFilter] = useState<IconFilter>(0);
  const [text, setText] = useState('');
  const [locked, setLocked] = useState<FaceIcon | null>(null);
  const { icon: currentImage, choose, hasFailed } = useChooseIcon(user);
  const scroller = useRef<HTMLDivElement>(null);
  /** Other icons are wanted: from the first one on, and without a word on one of the others. */
  const startOver = () => {
    scroller.current?.scrollTo(0, 0);
    setLocked(null);
  };
  const shown = useMemo(
    () => icons && filterIcons(icons, { filter, text, newIds }),
    [icons, filter, text, newIds],
  );

  // The cells are drawn anew only when they change: what a press does must not be new each time.
  const press = useCallback(
    (icon: FaceIcon) => {
      setLocked(icon.obtained ? null : icon);
      if (!icon.obtained) {
        void playSound('locked');
        return;
      }
      markSeen(icon.id);
      choose(icon);
    },
    [markSeen, choose],
  );

  return (
    <>
      <IconFilters
        search={search}
        text={text}
        onTextChange={(next) => {
          setText(next);
          startOver();
        }}
        filter={filter}
        onFilterChange={(next) => {
          setFilter(next);
          startOver();
        }}
        count={shown?.length}
      />
      <div ref={scroller} className={styles.scroll}>
        {icons === undefined || shown === undefined ? (
          isError ? (
            <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
          ) : (
            <IconGridSkeleton />
          )
        ) : (
          <>
            {shown.length === 0 && (
              <EmptyState image="pictures/no-results.svg">Nessun risultato!</EmptyState>
            )}
            <IconGrid
              icons={icons}
              shown={shown}
              newIds={newIds}
              currentImage={currentImage}
              onPress={press}
            />
          </>
        )}
      </div>
      <p className={styles.note} role="status">
        {hasFailed
          ? 'Non siamo riusciti a cambiare icona: riprova.'
          : locked !== null && `${locked.name}: ${waysToUnlock(locked)}`}
      </p>
    </>
  );
}

function waysToUnlock({ id }: FaceIcon): string {
  return isSecretIcon(id)
    ? 'icona segreta, si vince con il PokéQuiz o contro un campione.'
    : 'si ottiene con il suo Pokémon o sconfiggendo chi lo schiera.';
}
