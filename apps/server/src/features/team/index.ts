export { grantRewards, revokeRewards } from './rewards.ts';
export { listOwnedPokemons } from './team-repository.ts';
