import { formById } from '@poketorneo/gen4';
import { iconsOfDefeat, type RevisedCareer } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { listFaceIcons } from '../face-icons/index.ts';
import type { LeaderRecord } from '../leaders/index.ts';
import { listOwnedPokemons } from '../team/index.ts';
import { listStarterIds, type Progress } from '../tournaments/index.ts';
import type { MatchWithEffects } from './matches-repository.ts';
import type { WinChanges } from './revision-plan.ts';

/** What a win is from now on known to have brought, which another one was known for before. */
export interface Claim {
  pokemonId: number | null;
  faceIcons: readonly number[];
}

/** What putting a match right does to what a player has. */
export interface PossessionPlan {
  /** What the player has no right to any more. */
  lost: { pokemonIds: readonly number[]; faceIcons: readonly number[] };
  /** What the player comes by: the ids of Pokémon, the species of icons. */
  gained: { pokemonIds: readonly number[]; faceIcons: readonly number[] };
  /** By match: what stays because another win would have brought it too. */
  claims: ReadonlyMap<number, Claim>;
}

interface Given {
  userId: number;
  progress: Progress;
  recorded: ReadonlyMap<number, MatchWithEffects>;
  leaders: ReadonlyMap<number, LeaderRecord>;
  revised: RevisedCareer;
  wins: WinChanges;
}

/**
 * Finds what a player loses and comes by. Nothing is taken that something else would have brought as
 * well: that is known as its gift from now on.
 */
export async function planPossessions(
  db: Database,
  { userId, progress, recorded, leaders, revised, wins }: Given,
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
    const isOfTeam = iconsOf(leaders.get(from.leaderId)).includes(icon ?? 0);
    if (icon !== undefined && !isOfTeam && effects.faceIcons.includes(icon)) faceIcons.add(icon);
  }
  const starterIds = async (ids: Iterable<number>) => {
    const starters = new Set<number>();
    for (const id of ids) for (const one of await listStarterIds(db, id)) starters.add(one);
    return starters;
  };
  const ofMatches = new Set([...recorded.values()].flatMap(({ effects }) => effects.faceIcons));
  for (const tournamentId of revised.withdrawn) {
    const moment = progress.signedUp.get(tournamentId)?.signedUpAt.getTime();
    const starters = await starterIds([tournamentId]);
    for (const { id, speciesId, source } of owned) {
      if (source !== 'starter' || !starters.has(id)) continue;
      pokemonIds.add(id);
      // Icons of before were there already; what a match gave at the same moment is the match's.
      const icon = icons.find((one) => one.speciesId === speciesId);
      if (icon?.obtainedAt.getTime() === moment && !ofMatches.has(speciesId)) {
        faceIcons.add(speciesId);
      }
    }
  }

  const claims = claim({ pokemonIds, faceIcons }, { recorded, leaders, revised, wins, speciesOf });
  const held = [...progress.signedUp.keys()].filter((id) => !revised.withdrawn.includes(id));
  for (const id of await starterIds(held)) pokemonIds.delete(id);
  const kept = new Set(
    owned.filter(({ id }) => !pokemonIds.has(id)).map(({ speciesId }) => speciesId),
  );
  for (const icon of kept) faceIcons.delete(icon);

  const gained = { pokemonIds: new Set<number>(), faceIcons: new Set<number>() };
  const has = (icon: number) =>
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
      if (!has(icon)) gained.faceIcons.add(icon);
    }
    if (leaderId !== wins.won?.match.leaderId) continue;
    for (const icon of iconsOf(leader)) if (!has(icon)) gained.faceIcons.add(icon);
  }
  return {
    lost: { pokemonIds: [...pokemonIds], faceIcons: [...faceIcons] },
    gained: { pokemonIds: [...gained.pokemonIds], faceIcons: [...gained.faceIcons] },
    claims,
  };
}

/** The species whose icons a win against a leader gives, today. */
function iconsOf(leader: LeaderRecord | undefined): number[] {
  if (leader === undefined) return [];
  const teamSpeciesIds = leader.team.map(({ formId }) => formById(formId).speciesId);
  return iconsOfDefeat({ position: leader.position, teamSpeciesIds });
}

/** Takes out of what is lost what the wins that stay would have brought, if it had not been there. */
function claim(
  lost: { pokemonIds: Set<number>; faceIcons: Set<number> },
  {
    recorded,
    leaders,
    revised,
    wins,
    speciesOf,
  }: Omit<Given, 'userId' | 'progress'> & { speciesOf: ReadonlyMap<number, number> },
): Map<number, Claim> {
  const claims = new Map<number, Claim>();
  const wonBefore = new Map(wins.moved.map(({ from, to }) => [to.id, from.id]));
  for (const { match } of revised.kept) {
    if (match.outcome !== 'win') continue;
    const leader = leaders.get(match.leaderId);
    const effects = recorded.get(wonBefore.get(match.id) ?? match.id)?.effects;
    const reward = match.rewardGiven ? (leader?.reward?.availablePokemonId ?? null) : null;
    const pokemonId =
      reward !== null && (effects?.pokemonId ?? null) === null && lost.pokemonIds.delete(reward)
        ? reward
        : null;
    const ofPokemon = pokemonId === null ? undefined : speciesOf.get(pokemonId);
    const wanted = [...iconsOf(leader), ...(ofPokemon === undefined ? [] : [ofPokemon])];
    const faceIcons = wanted.filter((icon) => lost.faceIcons.delete(icon));
    if (pokemonId !== null || faceIcons.length > 0) claims.set(match.id, { pokemonId, faceIcons });
  }
  return claims;
}
