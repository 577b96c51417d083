import type { MatchRevision } from '@poketorneo/contract';
import { formById, spritePath } from '@poketorneo/gen4';
import type { Database } from '../../db/database.ts';
import { digestOf } from '../../digest.ts';
import { listAvailablePokemonsById } from '../available-pokemon/index.ts';
import { toMatch } from './match-view.ts';
import type { RevisionPlan } from './revision-plan.ts';

/** A revision's preview for organisers. */
export async function toRevision(db: Database, plan: RevisionPlan): Promise<MatchRevision> {
  const { account, target, outcome, revised, corrected, recorded, leaders, wins } = plan;
  const { lost, gained } = plan.possessions;
  const later = revised.remaining.filter(({ match }) => match.id > target.match.id);
  const badgesOf = (some: readonly { leaderId: number }[]) =>
    some.flatMap(({ leaderId }) => {
      const badge = leaders.get(leaderId)?.badge ?? null;
      return badge === null ? [] : [{ name: badge.name, image: badge.image }];
    });
  const revision = {
    username: account.username,
    match: toMatch(target.match),
    outcome,
    rewardGiven: corrected?.match.rewardGiven ?? false,
    hasReward: (leaders.get(target.match.leaderId)?.reward ?? null) !== null,
    undone: revised.dropped.flatMap(({ match }) => {
      const one = recorded.get(match.id);
      return one === undefined ? [] : [toMatch(one.match)];
    }),
    withdrawnTournaments: revised.withdrawn.flatMap((id) => nameOf(plan, id)),
    rewardChanges: wins.moved
      .filter(({ from, to }) => to.id !== target.match.id && from.rewardGiven !== to.rewardGiven)
      .map(({ to: { leaderId, rewardGiven } }) => ({
        leaderName: leaders.get(leaderId)?.name ?? '',
        rewardGiven,
      })),
    lost: {
      badges: badgesOf(wins.lost),
      pokemons: await picturesOf(db, lost.pokemonIds),
      numberOfFaceIcons: lost.faceIcons.length,
      completedTournaments: completionsOf(plan).lost,
    },
    gained: {
      badges: badgesOf(wins.won === undefined ? [] : [wins.won.match]),
      pokemons: await picturesOf(db, gained.pokemonIds),
      numberOfFaceIcons: gained.faceIcons.length,
      completedTournaments: completionsOf(plan).gained,
    },
    numberOfKept: later.length,
  };
  return { ...revision, version: versionOf({ ...revision, lastMatchId: plan.lastMatchId }) };
}

function nameOf({ tournaments }: RevisionPlan, id: number): string[] {
  return tournaments.filter((tournament) => tournament.id === id).map(({ name }) => name);
}

function completionsOf(plan: RevisionPlan): { lost: string[]; gained: string[] } {
  const before = new Set(
    [...plan.recorded.values()]
      .filter(({ effects }) => effects.tournamentCompleted)
      .map(({ match }) => match.tournamentId),
  );
  const after = new Set(
    plan.revised.remaining
      .filter(({ completes }) => completes)
      .map(({ match }) => match.tournamentId),
  );
  return {
    lost: [...before].filter((id) => !after.has(id)).flatMap((id) => nameOf(plan, id)),
    gained: [...after].filter((id) => !before.has(id)).flatMap((id) => nameOf(plan, id)),
  };
}

async function picturesOf(db: Database, ids: readonly number[]) {
  const pokemons = await listAvailablePokemonsById(db, ids);
  return pokemons.map(({ formId, isShiny }) => ({
    name: formById(formId).name,
    image: spritePath(formId, { shiny: isShiny }),
  }));
}

/** A hash of the preview and of the matches it is based on. */
function versionOf(found: object): string {
  return digestOf(JSON.stringify(found));
}
