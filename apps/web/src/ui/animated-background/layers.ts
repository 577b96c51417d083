/** Motions of a layer, defined in AnimatedLayers.module.css. */
type LayerMotion =
  | 'drift'
  | 'fly'
  | 'fly-back'
  | 'run'
  | 'swim'
  | 'float'
  | 'rise'
  | 'hop'
  | 'shoot'
  | 'twinkle'
  | 'twinkle-late'
  | 'breathe';

interface Layer {
  readonly file: string;
  readonly motion: LayerMotion;
}

/** Layers of each background, from the farthest to the nearest. */
export const layersOf = {
  home: [
    { file: 'home-clouds', motion: 'drift' },
    { file: 'home-dragon', motion: 'fly-back' },
    { file: 'home-birds', motion: 'fly' },
    { file: 'home-foals', motion: 'run' },
  ],
  profile: [
    { file: 'profile-stars', motion: 'twinkle' },
    { file: 'profile-balloons', motion: 'float' },
    { file: 'profile-owls', motion: 'fly' },
    { file: 'profile-embers', motion: 'rise' },
  ],
  quiz: [
    { file: 'quiz-stars', motion: 'twinkle' },
    { file: 'quiz-comet', motion: 'shoot' },
    { file: 'quiz-balloons', motion: 'float' },
    { file: 'quiz-dancers', motion: 'hop' },
  ],
  beach: [
    { file: 'beach-clouds', motion: 'drift' },
    { file: 'beach-whale', motion: 'float' },
    { file: 'beach-swimmer', motion: 'swim' },
    { file: 'beach-gulls', motion: 'fly' },
  ],
  arena: [
    { file: 'pvp-beams', motion: 'breathe' },
    { file: 'pvp-flashes-1', motion: 'twinkle' },
    { file: 'pvp-flashes-2', motion: 'twinkle-late' },
  ],
  lake: [
    { file: 'memory-clouds', motion: 'drift' },
    { file: 'memory-birds', motion: 'fly' },
    { file: 'memory-swimmer', motion: 'swim' },
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export type BackgroundName = keyof typeof layersOf;
