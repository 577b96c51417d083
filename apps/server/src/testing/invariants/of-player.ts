import { formById } from '@poketorneo/gen4';
import { attemptRefusal, isTournamentCompleted, isWin, resultOfMatch } from '@poketorneo/rules';
import { groupBy } from '../../group-by.ts';
import type { ContentRows, MatchRow, PlayerRows } from './rows.ts';

/** Inconsistencies of one account's activity, possessions and notifications. */
export function problemsOfPlayer(player: PlayerRows, content: ContentRows): string[] {
  return [
    ...problemsOfMatches(player, content),
    ...problemsOfTournaments(player, content),
    ...problemsOfPossessions(player, content),
    ...problemsOfNotifications(player, content),
  ].map((problem) => `${player.account.username} (${player.account.id}): ${problem}`);
}

/** Matches in order against the stored progress. */
function* problemsOfMatches({ matches, faced, signedUp }: PlayerRows, content: ContentRows) {
  const progress = new Map(faced.map((row) => [row.leader_id, row]));
  const byLeader = groupBy(matches, ({ leader_id }) => leader_id);
  for (const leaderId of progress.keys()) {
    if (!byLeader.has(leaderId)) yield `leader ${leaderId} was faced without a match`;
  }
  for (const [leaderId, own] of byLeader) {
    const counted = own.filter((match) => resultOf(match).isCounted).length;
    const win = own.find(({ outcome }) => isWin(outcome));
    const row = progress.get(leaderId);
    const expected = `${counted} ${win !== undefined} ${win?.rewardGiven ?? false}`;
    const found = `${row?.number_of_matches ?? 0} ${(row?.defeated_at ?? null) !== null} ${row?.reward_obtained === 1}`;
    if (expected !== found) yield `leader ${leaderId}: ${found} instead of ${expected}`;
    if (counted === 0 && row !== undefined) yield `leader ${leaderId}: counted without a match`;
  }
  const tournaments = new Set(signedUp.map(({ tournament_id }) => tournament_id));
  const defeated = new Map<number, Set<number>>();
  for (const match of matches) {
    const leader = content.leaders.get(match.leader_id);
    if (leader === undefined) continue;
    const places = defeated.get(leader.tournament_id) ?? new Set();
    defeated.set(leader.tournament_id, places);
    const refusal = attemptRefusal({
      position: leader.position,
      signedUp: tournaments.has(leader.tournament_id),
      defeated: places,
    });
    if (refusal !== null) yield `match ${match.id} could not be: ${refusal}`;
    const before = isTournamentCompleted(places);
    if (isWin(match.outcome)) places.add(leader.position);
    const completes = !before && isTournamentCompleted(places);
    if (match.effects.tournamentCompleted !== completes) yield `match ${match.id}: completion`;
  }
}

function resultOf({ outcome }: MatchRow) {
  return resultOfMatch({ outcome, numberOfMatchesBefore: 0 });
}

function* problemsOfTournaments({ signedUp, faced, keptOpen }: PlayerRows, content: ContentRows) {
  const defeated = groupBy(
    faced
      .filter(({ defeated_at }) => defeated_at !== null)
      .flatMap(({ leader_id }) => content.leaders.get(leader_id) ?? []),
    ({ tournament_id }) => tournament_id,
  );
  const completed = new Set<number>();
  for (const { tournament_id, completed_at } of signedUp) {
    const places = new Set((defeated.get(tournament_id) ?? []).map(({ position }) => position));
    if (isTournamentCompleted(places) !== (completed_at !== null)) {
      yield `tournament ${tournament_id}: completion against ${places.size} defeated leaders`;
    }
    if (completed_at !== null) completed.add(tournament_id);
  }
  const own = new Set(signedUp.map(({ tournament_id }) => tournament_id));
  for (const [index, { id }] of content.tournaments.entries()) {
    const previous = content.tournaments[index - 1];
    if (keptOpen.has(id)) continue;
    if (own.has(id) && previous !== undefined && !completed.has(previous.id)) {
      yield `tournament ${id} was never open`;
    }
  }
}

function* problemsOfPossessions(
  { account, matches, signedUp, pokemons, icons }: PlayerRows,
  { startersOf, formOf }: ContentRows,
) {
  const owned = new Map(pokemons.map((row) => [row.available_pokemon_id, row.source]));
  const given = new Set<number>();
  for (const { tournament_id } of signedUp) {
    for (const id of startersOf.get(tournament_id) ?? []) {
      given.add(id);
      if (!owned.has(id)) yield `signed up for ${tournament_id} without starter ${id}`;
    }
  }
  for (const { id, outcome, rewardGiven, effects } of matches) {
    if (rewardGiven && !isWin(outcome)) yield `match ${id} gave a reward without a win`;
    if (effects.pokemonId !== null) {
      given.add(effects.pokemonId);
      if (!rewardGiven) yield `match ${id} brought a Pokémon without a reward`;
      if (!owned.has(effects.pokemonId)) yield `match ${id}: its reward is missing`;
    }
    const missing = effects.faceIcons.filter((icon) => !icons.has(icon));
    if (missing.length > 0) yield `match ${id}: icons ${missing.join()} are missing`;
  }
  for (const [id, source] of owned) {
    if (source !== 'secret' && !given.has(id)) yield `Pokémon ${id} (${source}) came from nowhere`;
    const form = formOf.get(id);
    if (form !== undefined && !icons.has(formById(form).speciesId)) {
      yield `Pokémon ${id} came without its icon`;
    }
  }
  // The first organiser has no icons.
  if (account.is_admin === 0 && !icons.has(account.face_icon_id)) yield 'chose an icon of others';
}

function* problemsOfNotifications(
  { account, matches, pastMatches, notifications, version }: PlayerRows,
  { leaders }: ContentRows,
) {
  const ids = new Set(notifications.map(({ id }) => id));
  for (const { id, effects } of matches) {
    const missing = effects.notificationIds.filter((id) => !ids.has(id));
    if (missing.length > 0) yield `match ${id}: notifications ${missing.join()} are missing`;
  }
  const countTitle = (title: string) =>
    notifications.filter((one) => one.sender === null && one.title === title).length;
  const badges = [...matches, ...pastMatches].filter(
    ({ outcome, leader_id }) => isWin(outcome) && leaders.get(leader_id)?.badge_name !== null,
  ).length;
  if (countTitle('Nuova medaglia!') !== badges) {
    yield `${badges} badges, ${countTitle('Nuova medaglia!')} badge notifications`;
  }
  // Waiting accounts are welcomed on approval.
  const welcomes = account.status === 'waiting' ? 0 : 1;
  if (account.is_admin === 0 && countTitle('Ti diamo il benvenuto!') !== welcomes) {
    yield welcomes === 0 ? 'was welcomed too early' : 'was not welcomed';
  }
  const newest = Math.max(0, ...notifications.map(({ created_at }) => created_at));
  if (newest > 0 && (version === undefined || version < newest)) {
    yield `version ${version} is older than the newest notification`;
  }
}
