import type { MatchGains } from '@poketorneo/contract';
import type { ProductNotification } from '../notifications/index.ts';
import type { MatchEffects } from './matches-repository.ts';

/** What a match brought, as the organiser who recorded it is told: what the player is told, in short. */
export function gainsOf(
  { faceIcons, tournamentCompleted }: MatchEffects,
  notifications: readonly ProductNotification[],
): MatchGains {
  const gains: MatchGains = {
    badge: null,
    pokemon: null,
    lostPokemon: null,
    numberOfFaceIcons: faceIcons.length,
    tournamentCompleted,
    championName: null,
    nextTournamentName: null,
  };
  for (const one of notifications) {
    if (one.kind === 'badge') gains.badge = { name: one.badgeName, image: one.image };
    if (one.kind === 'reward' || one.kind === 'prize')
      gains.pokemon = { name: one.name, image: one.sprite };
    if (one.kind === 'reward-lost') {
      gains.lostPokemon = { name: one.pokemonName, image: one.sprite };
    }
    if (one.kind === 'champion-unlocked') gains.championName = one.championName;
    if (one.kind === 'tournament-unlocked') gains.nextTournamentName = one.tournamentName;
  }
  return gains;
}
