export { give, takeBack } from './gifts.ts';
export { listOwnedPokemons, type OwnedPokemon } from './team-repository.ts';
