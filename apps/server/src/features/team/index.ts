export { give, takeBack } from './gifts.ts';
export { listOwnedPokemons } from './team-repository.ts';
