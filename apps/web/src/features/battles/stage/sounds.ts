import { playCry, playEffect } from '../../../lib/sound.ts';

/** The sounds of battles: files `sounds/battle-….mp3` of the asset host. */
export type BattleSound =
  | 'hit'
  | 'strong'
  | 'weak'
  | 'critical'
  | 'faint'
  | 'throw'
  | 'open'
  | 'back'
  | 'up'
  | 'down'
  | 'heal'
  | 'status'
  | 'low-hp'
  | 'select'
  | 'lunge'
  | 'beam'
  | 'shot'
  | 'wind'
  | 'rumble'
  | 'shimmer'
  | 'murmur'
  | 'intro'
  | 'victory'
  | 'defeat';

/** Plays one of them; several may be heard at once. */
export function battleSound(name: BattleSound): void {
  void playEffect(`battle-${name}`);
}

/** A cry, from its path on the asset host. */
export function battleCry(path: string): void {
  void playCry(path);
}
