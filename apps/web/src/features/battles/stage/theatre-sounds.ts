import { cryPath } from '@poketorneo/gen4/asset-paths';
import { type BattleSound, battleCry, battleSound } from './sounds.ts';
import type { Theatre } from './theatre.ts';

/* What is heard while something is played, if the battle is not muted. */

export function sound(theatre: Theatre, name: BattleSound): void {
  if (!theatre.props.isMuted) battleSound(name);
}

export function cry(theatre: Theatre, formId: number): void {
  const species = theatre.props.terms.forms[formId]?.speciesId;
  if (species !== undefined && !theatre.props.isMuted) battleCry(cryPath(species));
}
