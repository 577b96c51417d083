export { type Gift, givePokemon, ownedSpecies, takePokemon } from './team.ts';
export type { PokemonSource } from './team-repository.ts';
