export { type Gift, givePokemon, ownedSpecies, revokePokemon } from './team.ts';
