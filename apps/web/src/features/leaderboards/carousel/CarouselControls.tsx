import type { Leaderboard } from '@poketorneo/contract';
import type { ReactNode, Ref } from 'react';
import styles from './CarouselControls.module.css';
import type { useAutoAdvance } from './use-auto-advance.ts';

interface CarouselControlsProps {
  boards: readonly Leaderboard[];
  selected: number;
  onTurn: (index: number) => void;
  auto: Pick<
    ReturnType<typeof useAutoAdvance>,
    'isAvailable' | 'isStopped' | 'toggle' | 'toggleButton'
  >;
}

/** Arrows, a dot for each slide, and the pause button of the automatic advance. */
export function CarouselControls({ boards, selected, onTurn, auto }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton label="Classifica precedente" onClick={() => onTurn(selected - 1)}>
        <path d="M10 2 4 8l6 6" />
      </IconButton>
      {/* Hidden from screen readers, which have the tabs. */}
      <div className={styles.points} aria-hidden="true">
        {boards.map(({ kind, title }, index) => (
          <button
            key={kind}
            type="button"
            className={styles.point}
            tabIndex={-1}
            title={title}
            data-selected={index === selected || undefined}
            onClick={() => onTurn(index)}
          />
        ))}
      </div>
      {auto.isAvailable && (
        <IconButton
          ref={auto.toggleButton}
          label={auto.isStopped ? 'Riprendi lo scorrimento' : 'Ferma lo scorrimento'}
          onClick={auto.toggle}
        >
          {auto.isStopped ? (
            <path d="M4.500 2v12L13 8z" data-filled />
          ) : (
            <path d="M5 2v12M11 2v12" />
          )}
        </IconButton>
      )}
      <IconButton label="Classifica successiva" onClick={() => onTurn(selected + 1)}>
        <path d="m6 2 6 6-6 6" />
      </IconButton>
    </div>
  );
}

interface IconButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function IconButton({ ref, label, onClick, children }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
