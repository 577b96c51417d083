import { cryPath } from '@poketorneo/gen4/asset-paths';
import { playCry, playEffect } from '../../../lib/sound.ts';
import type { SignatureName } from './signature-moves/signature-names.ts';
import type { StageElements } from './stage-elements.ts';

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
  | 'defeat'
  | SignatureName;

/** Sounds may overlap. */
export function battleSound(name: BattleSound): void {
  void playEffect(`battle-${name}`);
}

/** The cry of a form's species. */
export function cry(stage: StageElements, formId: number): void {
  const species = stage.props.terms.forms[formId]?.speciesId;
  if (species !== undefined) void playCry(cryPath(species));
}
