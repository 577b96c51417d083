/** The sounds of the asset host's folder, without those of battles. */
export const soundNames = [
  'right',
  'wrong',
  'match',
  'locked',
  'notification',
  'success',
  'fail',
  'badge',
  'catch',
  'unlock',
  'record',
  'ball-wobble',
  'ball-open',
  'flame-1',
  'flame-2',
  'flame-3',
  'flame-out',
  'card-deal',
  'card-flip',
  'shell-down',
  'shell-swap',
  'pop',
  'step',
] as const;

export type SoundName = (typeof soundNames)[number];
