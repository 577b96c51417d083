export { type Gift, givePokemon, ownedSpecies, takePokemon } from './team.ts';
