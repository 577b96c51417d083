import { playCry } from '../../lib/sound.ts';
import styles from './CryButton.module.css';

interface CryButtonProps {
  name: string;
  /** Path on the asset host. */
  cry: string;
}

export function CryButton({ name, cry }: CryButtonProps) {
  const label = `Ascolta il verso di ${name}`;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => playCry(cry, { isAskedFor: true })}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" shapeRendering="crispEdges">
        <path d="M7 2h1v12H7v-1H6v-1H5v-1H4v-1H1V6h3V5h1V4h1V3h1z" />
        <path d="M10 6h1v4h-1zM12 4h1v2h-1zM13 6h1v4h-1zM12 10h1v2h-1z" />
      </svg>
    </button>
  );
}
