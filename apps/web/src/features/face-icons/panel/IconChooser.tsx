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

/** The panel's content: search, filters and icons. */
export function IconChooser({ user, icons: faceIcons, search }: IconChooserProps) {
  const { newIds, markSeen, isError, isFetching, refetch } = faceIcons;
  // Deferred: the panel slides in before its hundreds of cells are rendered.
  const icons = useDeferredValue(faceIcons.icons, undefined);
  const [filter, setFilter] = useState<IconFilter>(0);
  const [text, setText] = useState('');
  const [locked, setLocked] = useState<FaceIcon | null>(null);
  const { icon: currentImage, choose, hasFailed } = useChooseIcon(user);
  const scroller = useRef<HTMLDivElement>(null);
  /** After a change of search or filter: scrolls to the top and hides the hint on a locked icon. */
  const reset = () => {
    scroller.current?.scrollTo(0, 0);
    setLocked(null);
  };
  const shown = useMemo(
    () => icons && filterIcons(icons, { filter, text, newIds }),
    [icons, filter, text, newIds],
  );

  // Stable: the cells are memoised.
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
          reset();
        }}
        filter={filter}
        onFilterChange={(next) => {
          setFilter(next);
          reset();
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
