import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { AvailablePokemonService } from '../available-pokemon/index.ts';
import type { TeamDrawService } from '../team-draw/index.ts';
import { addShowdownTextRoutes } from './showdown-text-routes.ts';
import { createShowdownTextService } from './showdown-text-service.ts';

interface ShowdownTextUses {
  availablePokemons: Pick<AvailablePokemonService, 'get' | 'insertAll' | 'listTeam'>;
  teamDraw: Pick<TeamDrawService, 'lastTeams'>;
}

export function createShowdownTextFeature(
  { db }: Core,
  { availablePokemons, teamDraw }: ShowdownTextUses,
): Feature {
  const texts = createShowdownTextService({ db, availablePokemons, teamDraw });
  return { routes: (app) => addShowdownTextRoutes(app, texts) };
}
