import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { AvailablePokemonService } from '../available-pokemon/index.ts';
import { addTeamDrawRoutes } from './team-draw-routes.ts';
import { createTeamDrawService, type TeamDrawService } from './team-draw-service.ts';

interface TeamDrawUses {
  availablePokemons: Pick<AvailablePokemonService, 'listStored'>;
}

export function createTeamDrawFeature(
  core: Core,
  { availablePokemons: { listStored } }: TeamDrawUses,
): Feature & TeamDrawService {
  const teamDraw = createTeamDrawService({ ...core, listPokemons: listStored });
  return { ...teamDraw, routes: (app) => addTeamDrawRoutes(app, teamDraw) };
}
