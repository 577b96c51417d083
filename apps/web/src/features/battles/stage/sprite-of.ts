import {
  battleSpritePath,
  stillBattleSpritePath,
  substituteSpritePath,
} from '@poketorneo/gen4/asset-paths';
import type { PokemonView } from '@poketorneo/rules/battle';
import { assetUrl } from '../../../lib/asset-url.ts';

/** The URL of the current sprite of a Pokémon on the field. */
export function spriteOf(pokemon: PokemonView, isBack: boolean, isStill: boolean): string {
  if (pokemon.effects.substitute !== undefined) {
    return assetUrl(substituteSpritePath({ isBack, isStill }));
  }
  const look = { isBack, isShiny: pokemon.isShiny, isFemale: pokemon.gender === 'female' };
  const path = isStill ? stillBattleSpritePath : battleSpritePath;
  return assetUrl(path(pokemon.formId, look));
}
