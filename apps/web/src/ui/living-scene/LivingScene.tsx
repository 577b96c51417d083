import { assetUrl } from '../../lib/asset-url.ts';
import { useDeferredImport } from '../../lib/deferred.ts';
import styles from './LivingScene.module.css';
import type { SceneName } from './scene-layers.ts';

/** Pictures of the scenes' landscapes. */
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
  /** Sets position and size; with `--scene-x` and `--scene-y` also the visible part. */
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
