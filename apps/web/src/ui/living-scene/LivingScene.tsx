import { assetUrl } from '../../lib/asset-url.ts';
import { useDeferredImport } from '../../lib/deferred.ts';
import styles from './LivingScene.module.css';
import type { SceneName } from './scene-layers.ts';

/** The scenes of the pages, and the pictures of their landscapes. */
const backgrounds = {
  home: 'home',
  profile: 'profile',
  quiz: 'quiz',
  beach: 'shell-game-beach',
  arena: 'pvp',
  lake: 'memory-game',
} as const satisfies Record<SceneName, string>;

const loadLife = async () => (await import('./SceneLife.tsx')).SceneLife;

interface LivingSceneProps {
  name: SceneName;
  /** Its place and size; what is cut off, it says with `--scene-x` and `--scene-y`. */
  className?: string | undefined;
  /** It is what the page shows first. */
  isFirst?: boolean;
  /** Nothing lives in it: what is played before it wants all eyes. */
  isStill?: boolean;
}

/**
 * A decorative landscape with something moving far away once the page has been used; still with
 * reduced motion.
 */
export function LivingScene(props: LivingSceneProps) {
  const { name, className, isFirst = false, isStill = false } = props;
  const SceneLife = useDeferredImport(loadLife, false);
  return (
    <div className={`${styles.scene} ${className ?? ''}`} aria-hidden="true">
      <img
        src={assetUrl(`backgrounds/${backgrounds[name]}.svg`)}
        alt=""
        width={1600}
        height={500}
        {...(isFirst ? { fetchPriority: 'high' } : { decoding: 'async' })}
      />
      {!isStill && SceneLife !== undefined && <SceneLife name={name} />}
    </div>
  );
}
