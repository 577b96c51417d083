import { formById } from '@poketorneo/gen4';
import { iconsOfDefeat, isWin, type RevisedCareer } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { listFaceIcons } from '../face-icons/index.ts';
import type { LeaderRecord } from '../leaders/index.ts';
import { listOwnedPokemons } from '../team/index.ts';
import { listStarterIds, type Progress } from '../tournaments/index.ts';
import type { MatchWithEffects } from './matches-repository.ts';
import type { WinChanges } from './revision-types.ts';

/** Possessions reassigned to a win that would have brought them, too. */
export interface Claim {
  pokemonId: number | null;
  faceIcons: readonly number[];
}

/** A revision's changes of a player's possessions. */
export interface PossessionPlan {
  /** Lost by the revision. */
  lost: { pokemonIds: readonly number[]; faceIcons: readonly number[] };
  /** Gained: ids of Pokémon, species of icons. */
  gained: { pokemonIds: readonly number[]; faceIcons: readonly number[] };
  /** By match: reassigned, because another win would have brought it. */
  claims: ReadonlyMap<number, Claim>;
}

interface PossessionInput {
  userId: number;
  progress: Progress;
  recorded: ReadonlyMap<number, MatchWithEffects>;
  leaders: ReadonlyMap<number, LeaderRecord>;
  revised: RevisedCareer;
  wins: WinChanges;
}

/**
 * Computes lost and gained possessions. Those another win would have brought are reassigned to it
 * instead of lost.
 */
export async function planPossessions(
  db: Database,
  { userId, progress, recorded, leaders, revised, wins }: PossessionInput,
): Promise<PossessionPlan> {
  const owned = await listOwnedPokemons(db, userId);
  const icons = await listFaceIcons(db, userId);
  const speciesOf = new Map(owned.map(({ id, speciesId }) => [id, speciesId]));
  const pokemonIds = new Set<number>();
  const faceIcons = new Set<number>();

  for (const { id } of wins.lost) {
    const effects = recorded.get(id)?.effects;
    if (effects === undefined) continue;
    if (effects.pokemonId !== null) pokemonIds.add(effects.pokemonId);
    for (const icon of effects.faceIcons) faceIcons.add(icon);
  }
  for (const { from, to } of wins.moved) {
    const effects = recorded.get(from.id)?.effects;
    if (to.rewardGiven || effects === undefined || effects.pokemonId === null) continue;
    pokemonIds.add(effects.pokemonId);
    const icon = speciesOf.get(effects.pokemonId);
    const isTeamIcon = iconsOf(leaders.get(from.leaderId)).includes(icon ?? 0);
    if (icon !== undefined && !isTeamIcon && effects.faceIcons.includes(icon)) faceIcons.add(icon);
  }
  const starterIds = async (ids: Iterable<number>) => {
    const starters = new Set<number>();
    for (const id of ids) for (const one of await listStarterIds(db, id)) starters.add(one);
    return starters;
  };
  const matchIcons = new Set([...recorded.values()].flatMap(({ effects }) => effects.faceIcons));
  for (const tournamentId of revised.withdrawn) {
    const moment = progress.signedUp.get(tournamentId)?.signedUpAt.getTime();
    const starters = await starterIds([tournamentId]);
    for (const { id, speciesId, source } of owned) {
      if (source !== 'starter' || !starters.has(id)) continue;
      pokemonIds.add(id);
      // Only icons of this sign-up: older ones stay, and those of a match at the same time belong
      // to the match.
      const icon = icons.find((one) => one.speciesId === speciesId);
      if (icon?.obtainedAt.getTime() === moment && !matchIcons.has(speciesId)) {
        faceIcons.add(speciesId);
      }
    }
  }

  const claims = extractClaims(
    { pokemonIds, faceIcons },
    { recorded, leaders, revised, wins, speciesOf },
  );
  const remainingSignUps = [...progress.signedUp.keys()].filter(
    (id) => !revised.withdrawn.includes(id),
  );
  for (const id of await starterIds(remainingSignUps)) pokemonIds.delete(id);
  const remainingSpecies = new Set(
    owned.filter(({ id }) => !pokemonIds.has(id)).map(({ speciesId }) => speciesId),
  );
  for (const icon of remainingSpecies) faceIcons.delete(icon);

  const gained = { pokemonIds: new Set<number>(), faceIcons: new Set<number>() };
  const hasIcon = (icon: number) =>
    icons.some(({ speciesId }) => speciesId === icon) && !faceIcons.has(icon);
  for (const { leaderId, rewardGiven } of [
    ...(wins.won === undefined ? [] : [wins.won.match]),
    ...wins.moved.filter(({ from, to }) => !from.rewardGiven && to.rewardGiven).map(({ to }) => to),
  ]) {
    const leader = leaders.get(leaderId);
    const reward = rewardGiven ? leader?.reward : null;
    const isNew = (id: number) => !speciesOf.has(id) || pokemonIds.has(id);
    if (reward && isNew(reward.availablePokemonId)) {
      gained.pokemonIds.add(reward.availablePokemonId);
      const icon = formById(reward.formId).speciesId;
      if (!hasIcon(icon)) gained.faceIcons.add(icon);
    }
    if (leaderId !== wins.won?.match.leaderId) continue;
    for (const icon of iconsOf(leader)) if (!hasIcon(icon)) gained.faceIcons.add(icon);
  }
  return {
    lost: { pokemonIds: [...pokemonIds], faceIcons: [...faceIcons] },
    gained: { pokemonIds: [...gained.pokemonIds], faceIcons: [...gained.faceIcons] },
    claims,
  };
}

/** The species whose icons a win against the leader currently gives. */
function iconsOf(leader: LeaderRecord | undefined): number[] {
  if (leader === undefined) return [];
  const teamSpeciesIds = leader.team.map(({ formId }) => formById(formId).speciesId);
  return iconsOfDefeat({ position: leader.position, teamSpeciesIds });
}

/** Removes from `lost` what remaining wins would have brought, and returns it by match. */
function extractClaims(
  lost: { pokemonIds: Set<number>; faceIcons: Set<number> },
  {
    recorded,
    leaders,
    revised,
    wins,
    speciesOf,
  }: Omit<PossessionInput, 'userId' | 'progress'> & { speciesOf: ReadonlyMap<number, number> },
): Map<number, Claim> {
  const claims = new Map<number, Claim>();
  const wonBefore = new Map(wins.moved.map(({ from, to }) => [to.id, from.id]));
  for (const { match } of revised.remaining) {
    if (!isWin(match.outcome)) continue;
    const leader = leaders.get(match.leaderId);
    const effects = recorded.get(wonBefore.get(match.id) ?? match.id)?.effects;
    const reward = match.rewardGiven ? (leader?.reward?.availablePokemonId ?? null) : null;
    const pokemonId =
      reward !== null && (effects?.pokemonId ?? null) === null && lost.pokemonIds.delete(reward)
        ? reward
        : null;
    const pokemonIcon = pokemonId === null ? undefined : speciesOf.get(pokemonId);
    const candidates = [...iconsOf(leader), ...(pokemonIcon === undefined ? [] : [pokemonIcon])];
    const faceIcons = candidates.filter((icon) => lost.faceIcons.delete(icon));
    if (pokemonId !== null || faceIcons.length > 0) claims.set(match.id, { pokemonId, faceIcons });
  }
  return claims;
}
