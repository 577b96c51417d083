import { assetUrl } from '../../lib/asset-url.ts';
import { useDeferredImport } from '../../lib/deferred.ts';
import styles from './AnimatedBackground.module.css';
import type { BackgroundName } from './layers.ts';

/** Pictures on the asset host. */
const pictures = {
  home: 'home',
  profile: 'profile',
  quiz: 'quiz',
  beach: 'shell-game-beach',
  arena: 'pvp',
  lake: 'memory-game',
} as const satisfies Record<BackgroundName, string>;

const loadLayers = async () => (await import('./AnimatedLayers.tsx')).AnimatedLayers;

interface AnimatedBackgroundProps {
  name: BackgroundName;
  /** Sets position and size; with `--background-x` and `--background-y` also the visible part. */
  className?: string | undefined;
  /** Whether it is the first picture of the page. */
  isFirst?: boolean;
  /** Without animation, behind a game. */
  isStill?: boolean;
}

/**
 * A decorative landscape with distant animation after the first interaction; still with reduced
 * motion.
 */
export function AnimatedBackground(props: AnimatedBackgroundProps) {
  const { name, className, isFirst = false, isStill = false } = props;
  const AnimatedLayers = useDeferredImport(loadLayers, false);
  return (
    <div className={`${styles.background} ${className ?? ''}`} aria-hidden="true">
      <img
        src={assetUrl(`backgrounds/${pictures[name]}.svg`)}
        alt=""
        width={1600}
        height={500}
        {...(isFirst ? { fetchPriority: 'high' } : { decoding: 'async' })}
      />
      {!isStill && AnimatedLayers !== undefined && <AnimatedLayers name={name} />}
    </div>
  );
}
