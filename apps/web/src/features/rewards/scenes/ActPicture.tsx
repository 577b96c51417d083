import type { ReactElement } from 'react';
import type { Act } from '../acts.ts';
import { BadgeScene } from './BadgeScene.tsx';
import { ChampionScene } from './ChampionScene.tsx';
import { IconsScene } from './IconsScene.tsx';
import { PokemonScene } from './PokemonScene.tsx';
import type { SceneProps } from './scene-props.ts';
import { TournamentScene } from './TournamentScene.tsx';

interface ActPictureProps extends SceneProps {
  act: Act;
}

export function ActPicture({ act, ...scene }: ActPictureProps): ReactElement {
  switch (act.kind) {
    case 'badge':
      return <BadgeScene badge={act} {...scene} />;
    case 'pokemon':
      return <PokemonScene pokemons={act.pokemons} {...scene} />;
    case 'icons':
      return <IconsScene speciesIds={act.secretSpeciesIds} {...scene} />;
    case 'champion-unlocked':
      return <ChampionScene champion={act} {...scene} />;
    case 'tournament-unlocked':
      return <TournamentScene tournament={act} {...scene} />;
  }
}
