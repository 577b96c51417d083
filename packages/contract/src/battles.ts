import * as z from 'zod/mini';
import { gender } from './available-pokemon.ts';
import {
  battleEnd,
  battleEvent,
  battleSide,
  condition,
  fieldPosition,
  teamPlace,
} from './battle-events.ts';
import { battlesMode, levelRule } from './battle-settings.ts';
import { duelClock, duelResult, saidEmote, shownRating } from './duel-state.ts';
import { duelAudience, duelPace, teamBalance } from './duel-terms.ts';
import { defineEndpoint } from './endpoint.ts';
import { matchOutcome, recordedMatch } from './matches.ts';
import {
  assetPath,
  id,
  idParameter,
  maxTeamSize,
  moment,
  newestFirstPage,
  statValues,
  tier,
} from './primitives.ts';

const damageClass = z.enum(['physical', 'special', 'status']);

/** Against a leader: a counted match, or a rematch, which does not count. */
export const leaderBattleKind = z.enum(['leader', 'rematch']);
export type LeaderBattleKind = z.output<typeof leaderBattleKind>;
export const leaderBattleKinds: readonly LeaderBattleKind[] = leaderBattleKind.options;

/** Against a leader, between two players, or a visitor's against a trainer of the product. */
export const battleKind = z.enum([...leaderBattleKind.options, 'duel', 'trial']);
export type BattleKind = z.output<typeof battleKind>;
export const battleKinds: readonly BattleKind[] = battleKind.options;

const isMatch: Readonly<Record<BattleKind, boolean>> = {
  leader: true,
  rematch: false,
  duel: false,
  trial: false,
};

/** Whether a battle of the kind is recorded as a match with a leader. */
export function countsAsMatch(kind: BattleKind): boolean {
  return isMatch[kind];
}

/** The kinds of battles that are recorded as matches. */
export const countedBattleKinds: readonly LeaderBattleKind[] =
  leaderBattleKinds.filter(countsAsMatch);

export const battleFormat = z.enum(['singles', 'doubles']);
export type BattleFormat = z.output<typeof battleFormat>;

export const battleStatus = z.enum(['running', 'over', 'void']);
export type BattleStatus = z.output<typeof battleStatus>;

/** One Pokémon's action in a turn; a choice has one per own position. */
export const battleAction = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('move'),
    /** Index in the request, from 1. */
    slot: z.int().check(z.minimum(1), z.maximum(4)),
    /** The target, where the move needs one. */
    at: z.optional(z.object({ side: battleSide, position: fieldPosition })),
  }),
  z.object({ do: z.literal('switch'), to: teamPlace }),
  /** For an empty position, or one with nothing to decide. */
  z.object({ do: z.literal('pass') }),
]);
export type BattleAction = z.output<typeof battleAction>;

export const battleChoice = z.array(battleAction).check(z.minLength(1), z.maxLength(2));
export type BattleChoice = z.output<typeof battleChoice>;

/** A selectable move of an own Pokémon. */
export const choosableMove = z.object({
  /** Its identifier, as in `terms`. */
  move: z.string(),
  /** Its real type, where it depends on its user: of Hidden Power, Judgment and Natural Gift. */
  typeId: z.optional(id),
  pp: z.int(),
  maxPp: z.int(),
  isDisabled: z.boolean(),
  /** Valid targets; empty where the move needs none. */
  aims: z.array(z.object({ side: battleSide, position: fieldPosition })),
});
export type ChoosableMove = z.output<typeof choosableMove>;

/** A Pokémon of the own team, in full. */
export const ownPokemon = z.object({
  place: teamPlace,
  formId: id,
  level: z.int(),
  gender,
  isShiny: z.boolean(),
  condition,
  stats: statValues,
  ability: z.string(),
  item: z.nullable(z.string()),
  moves: z.array(z.object({ move: z.string(), pp: z.int(), maxPp: z.int() })),
  isActive: z.boolean(),
});
export type OwnPokemon = z.output<typeof ownPokemon>;

/** A side's request. */
export const battleRequest = z.object({
  /** By own position; null where it has nothing to decide. */
  positions: z.array(
    z.nullable(
      z.object({
        place: teamPlace,
        /** It has fainted or is withdrawn: only a switch is valid. */
        mustSwitch: z.boolean(),
        moves: z.array(choosableMove),
        /** It cannot switch; a hidden trap shows only on trying. */
        isTrapped: z.boolean(),
      }),
    ),
  ),
  team: z.array(ownPokemon),
});
export type BattleRequest = z.output<typeof battleRequest>;

/** One of the two opponents. */
export const battleContestant = z.object({
  name: z.string(),
  picture: assetPath,
  teamSize: z.int(),
});

/** A battle's result for the caller, with its gains. */
export const battleResult = z.object({
  outcome: matchOutcome,
  by: battleEnd,
  /** The gains; null for a rematch, and where the match has been undone. */
  match: z.nullable(recordedMatch),
  /** Remaining attempts against this leader that give the reward. */
  rewardedAttemptsLeft: z.int(),
  isAnyTierAllowed: z.boolean(),
  /** Next available leader. */
  nextLeader: z.nullable(z.object({ id, name: z.string() })),
});
export type BattleResult = z.output<typeof battleResult>;

/** The parts of a battle that never change. */
const anyBattle = z.object({
  id,
  format: battleFormat,
  levelRule,
  /** Side 1, then side 2. */
  contestants: z.tuple([battleContestant, battleContestant]),
  startedAt: moment,
});

/** Fields of a battle against an opponent of the product, on side 2. */
const ofOpponent = {
  /** The opponent's lines: at the start, with the strongest Pokémon, on losing, on winning. */
  lines: z.object({ before: z.string(), ace: z.string(), lost: z.string(), won: z.string() }),
  /** The place of the opponent's strongest Pokémon. */
  acePlace: teamPlace,
};

/** A battle against a leader, on side 2. */
const leaderBattle = z.extend(anyBattle, {
  kind: leaderBattleKind,
  leaderId: z.nullable(id),
  /** Arena: the leader's type, and whether it is a champion's. */
  arena: z.object({ typeId: id, isChampion: z.boolean(), tournamentId: id }),
  ...ofOpponent,
});

/** A visitor's battle with lent Pokémon against a trainer, on side 2. */
const trial = z.extend(anyBattle, {
  kind: z.literal('trial'),
  arena: z.object({ typeId: id }),
  ...ofOpponent,
});

/** A battle between two players. */
const duel = z.extend(anyBattle, {
  kind: z.literal('duel'),
  arena: z.object({ typeId: id }),
  pace: duelPace,
  balance: teamBalance,
  rated: z.boolean(),
  watch: duelAudience,
  /** By side; null for a deleted account. */
  userIds: z.tuple([z.nullable(id), z.nullable(id)]),
  /** By side, before the duel; null for players without one. */
  ratings: z.tuple([z.nullable(shownRating), z.nullable(shownRating)]),
});

/** Events since a position, and the current request. */
const anyUpdate = z.object({
  /** Number of the current decision: a choice names it. */
  step: z.int(),
  /** Total number of events. */
  seq: z.int(),
  status: battleStatus,
  events: z.array(battleEvent),
  /** Null when there is nothing to decide. */
  request: z.nullable(battleRequest),
  /** When it is lost without a choice; null when it is over. */
  deadline: z.nullable(moment),
});

const leaderUpdate = z.extend(anyUpdate, {
  kind: leaderBattleKind,
  result: z.nullable(battleResult),
});
export const duelUpdate = z.extend(anyUpdate, {
  kind: z.literal('duel'),
  /** The caller has chosen and waits for the other; whether the other has chosen is secret. */
  isSealed: z.boolean(),
  clock: z.nullable(duelClock),
  /** The other has not the product open, and lets others see that. */
  isFoeAway: z.boolean(),
  /** In this step; 'refused' is the caller's own, which the other has refused. */
  drawOffer: z.nullable(z.enum(['own', 'foe', 'refused'])),
  /** By side: what was said within the last ten seconds. */
  emotes: z.tuple([z.nullable(saidEmote), z.nullable(saidEmote)]),
  result: z.nullable(duelResult),
});
export type DuelUpdate = z.output<typeof duelUpdate>;

export const trialUpdate = z.extend(anyUpdate, {
  kind: z.literal('trial'),
  result: z.nullable(z.object({ outcome: matchOutcome, by: battleEnd })),
});
export type TrialUpdate = z.output<typeof trialUpdate>;

/** What spectators of a duel are told after those events that they have. */
export const watchedUpdate = z.object({
  kind: z.literal('watched'),
  step: z.int(),
  seq: z.int(),
  status: battleStatus,
  events: z.array(battleEvent),
  clock: z.nullable(duelClock),
  emotes: z.tuple([z.nullable(saidEmote), z.nullable(saidEmote)]),
  /** Of side 1; null while the duel runs. */
  outcome: z.nullable(matchOutcome),
  by: z.nullable(battleEnd),
});
export type WatchedUpdate = z.output<typeof watchedUpdate>;
/** A duel as spectators see it. */
export const watchedDuel = z.extend(z.omit(duel, { kind: true }), watchedUpdate.shape);
export type WatchedDuel = z.output<typeof watchedDuel>;
/** A duel in a list for spectators. */
export const shownDuel = z.pick(duel, {
  id: true,
  contestants: true,
  userIds: true,
  ratings: true,
  rated: true,
  startedAt: true,
});
export type ShownDuel = z.output<typeof shownDuel>;

export const battleUpdate = z.discriminatedUnion('kind', [leaderUpdate, duelUpdate, trialUpdate]);
export type BattleUpdate = z.output<typeof battleUpdate>;

const sided = { side: battleSide };
const leaderBattleState = z.extend(leaderBattle, { ...sided, ...leaderUpdate.shape });
export type LeaderBattleState = z.output<typeof leaderBattleState>;
const duelState = z.extend(duel, {
  ...sided,
  ...duelUpdate.shape,
  /** The key of its link for spectators; null where none is needed or none may watch. */
  watchKey: z.nullable(z.string()),
});
export type DuelState = z.output<typeof duelState>;
export const trialState = z.extend(trial, { ...sided, ...trialUpdate.shape });
export type TrialState = z.output<typeof trialState>;

/** A full battle from the caller's side: all events so far. */
export const battleState = z.discriminatedUnion('kind', [leaderBattleState, duelState, trialState]);
export type BattleState = z.output<typeof battleState>;

/** A battle in a list of one player's. */
const anySummary = z.object({
  id,
  status: battleStatus,
  outcome: z.nullable(matchOutcome),
  by: z.nullable(battleEnd),
  turn: z.int(),
  startedAt: moment,
  endedAt: z.nullable(moment),
  deadline: z.nullable(moment),
  /** Whether it can be replayed: not if no installed engine can. */
  hasReplay: z.boolean(),
  /** The replay's public key; null where it is not shared. */
  replayKey: z.nullable(z.string()),
});
export const leaderBattleSummary = z.extend(anySummary, {
  kind: leaderBattleKind,
  leaderId: z.nullable(id),
  leaderName: z.string(),
  leaderPicture: assetPath,
  tournamentName: z.string(),
});
export type LeaderBattleSummary = z.output<typeof leaderBattleSummary>;
export const duelSummary = z.extend(anySummary, {
  kind: z.literal('duel'),
  opponent: z.object({ name: z.string(), picture: assetPath }),
  rated: z.boolean(),
  /** Of the caller's rating; null while it runs, and where it does not count. */
  ratingChange: z.nullable(z.int()),
});
export type DuelSummary = z.output<typeof duelSummary>;
export const trialSummary = z.extend(anySummary, {
  kind: z.literal('trial'),
  opponent: z.object({ name: z.string(), picture: assetPath }),
});
export type TrialSummary = z.output<typeof trialSummary>;
export const battleSummary = z.discriminatedUnion('kind', [
  leaderBattleSummary,
  duelSummary,
  trialSummary,
]);
export type BattleSummary = z.output<typeof battleSummary>;

/** The part of a finished battle that a replay adds. */
const replayed = {
  /** As the side has seen them. */
  events: z.array(battleEvent),
  /** The caller's; null for spectators. */
  side: z.nullable(battleSide),
  turns: z.int(),
  /** Of side 1. */
  outcome: matchOutcome,
  replayKey: z.nullable(z.string()),
};
const leaderReplay = z.extend(z.omit(leaderBattle, { id: true, leaderId: true }), replayed);
const duelReplay = z.extend(z.omit(duel, { id: true }), replayed);
const trialReplay = z.extend(z.omit(trial, { id: true }), replayed);

/** A finished battle for replay. */
export const battleReplay = z.discriminatedUnion('kind', [leaderReplay, duelReplay, trialReplay]);
export type BattleReplay = z.output<typeof battleReplay>;

const preparedMove = z.object({
  move: z.string(),
  name: z.string(),
  typeId: id,
  damageClass,
  power: z.nullable(z.int()),
  accuracy: z.nullable(z.int()),
  pp: z.int(),
  text: z.string(),
});

/** A Pokémon at its battle level. */
export const preparedPokemon = z.object({
  availablePokemonId: id,
  formId: id,
  name: z.string(),
  sprite: assetPath,
  isShiny: z.boolean(),
  gender,
  tierInGame: tier,
  /** Its own level, independent of the rule. */
  ownLevel: z.int(),
  level: z.int(),
  stats: statValues,
  typeIds: z.array(id),
  ability: z.object({ identifier: z.string(), name: z.string(), text: z.string() }),
  item: z.nullable(z.object({ identifier: z.string(), name: z.string(), text: z.string() })),
  moves: z.array(preparedMove),
});
export type PreparedPokemon = z.output<typeof preparedPokemon>;

/** A Pokémon of a secret team, as far as the player's own battles have shown it. */
export const seenPokemon = z.object({
  formId: id,
  name: z.string(),
  sprite: assetPath,
  level: z.int(),
  typeIds: z.array(id),
  /** Null while unknown. */
  ability: z.nullable(z.object({ identifier: z.string(), name: z.string() })),
  moves: z.array(z.pick(preparedMove, { move: true, name: true, typeId: true, damageClass: true })),
});
export type SeenPokemon = z.output<typeof seenPokemon>;

/** Data of the page before a leader match. */
export const battlePreparation = z.object({
  leader: z.object({
    id,
    name: z.string(),
    picture: assetPath,
    tournamentName: z.string(),
    isDoubleBattle: z.boolean(),
    typeId: id,
    /** Null where the team is secret. */
    pokemons: z.nullable(z.array(preparedPokemon)),
    /** What the player has seen of a secret team. */
    seen: z.array(seenPokemon),
    /** Null where the team is secret and has not been fought. */
    teamSize: z.nullable(z.int()),
    tierTot: z.int(),
    defeated: z.boolean(),
    line: z.string(),
  }),
  kind: leaderBattleKind,
  mode: battlesMode,
  levelRule,
  /** The common level; null where each has its own. */
  level: z.nullable(z.int()),
  isAnyTierAllowed: z.boolean(),
  rewardedAttemptsLeft: z.int(),
  numberOfMatches: z.int(),
  /** All Pokémon that the player owns. */
  pokemons: z.array(preparedPokemon),
  /** The team that suits the match best by what the player may know, in the order of battle. */
  proposedTeam: z.array(id),
  /** The player's Pokémon that win against a known one of the leader's, best first. */
  winners: z.array(z.object({ formId: id, pokemonIds: z.array(id) })),
  /** The last chosen team, in its order; without Pokémon no longer owned. */
  chosenTeam: z.array(id),
  /** A running battle against this leader. */
  runningBattleId: z.nullable(id),
  /** Why it cannot be started, for the screen; null where it can. */
  refusal: z.nullable(z.string()),
});
export type BattlePreparation = z.output<typeof battlePreparation>;

/** Names for the identifiers of battle events. */
export const battleTerms = z.object({
  moves: z.record(
    z.string(),
    z.object({
      name: z.string(),
      typeId: id,
      damageClass,
      /** Null for variable power and status moves. */
      power: z.nullable(z.int()),
      /** In per cent; null for moves that do not miss. */
      accuracy: z.nullable(z.int()),
    }),
  ),
  abilities: z.record(z.string(), z.string()),
  items: z.record(z.string(), z.string()),
  /** By form id. */
  forms: z.record(
    z.string(),
    z.object({
      name: z.string(),
      speciesId: id,
      typeIds: z.array(id),
      /** The only ability that the form can have; null if there are two. */
      onlyAbility: z.nullable(z.string()),
    }),
  ),
});
export type BattleTerms = z.output<typeof battleTerms>;

const fullTeam = z.maxLength(maxTeamSize, `Una squadra ha al massimo ${maxTeamSize} Pokémon`);
const team = z.array(id).check(z.minLength(1, 'Scegli almeno un Pokémon'), fullTeam);
const battleOf = z.object({ battleId: id });
const battleParameter = z.object({ battleId: idParameter });
export const replayKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/));

export const battles = {
  prepare: defineEndpoint({
    method: 'GET',
    path: '/api/get-battle-preparation',
    access: 'user',
    summary: 'Teams and rules before a match with a leader',
    query: z.object({ leaderId: idParameter }),
    response: battlePreparation,
  }),
  chooseTeam: defineEndpoint({
    method: 'PUT',
    path: '/api/choose-battle-team',
    access: 'user',
    summary: 'Save the team chosen for the match with a leader',
    body: z.object({ leaderId: id, pokemonIds: z.array(id).check(fullTeam) }),
    response: z.object({ pokemonIds: z.array(id) }),
  }),
  start: defineEndpoint({
    method: 'POST',
    path: '/api/start-leader-battle',
    access: 'user',
    summary: 'Start the match with a leader, or a rematch with a defeated one',
    body: z.object({
      leaderId: id,
      pokemonIds: team,
      kind: z._default(leaderBattleKind, 'leader'),
    }),
    response: leaderBattleState,
    status: 201,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-battle',
    access: 'user',
    summary: 'A battle of the caller’s, with all events so far',
    query: battleParameter,
    response: battleState,
  }),
  updates: defineEndpoint({
    method: 'GET',
    path: '/api/get-battle-news',
    access: 'user',
    summary: 'The events of a battle of the caller’s after a given number, and the current request',
    query: z.object({
      battleId: idParameter,
      after: z.coerce.number<string | number>().check(z.int(), z.minimum(0)),
    }),
    response: battleUpdate,
  }),
  choose: defineEndpoint({
    method: 'POST',
    path: '/api/choose-in-battle',
    access: 'user',
    summary: 'Choose the actions of the caller’s Pokémon; returns the resulting events',
    body: z.object({
      battleId: id,
      step: z.int().check(z.minimum(0)),
      choice: battleChoice,
      /** Number of events that the caller has. */
      after: z.int().check(z.minimum(0)),
    }),
    response: battleUpdate,
  }),
  surrender: defineEndpoint({
    method: 'POST',
    path: '/api/surrender-battle',
    access: 'user',
    summary: 'Surrender a battle: it counts as lost',
    body: z.object({ battleId: id, after: z.int().check(z.minimum(0)) }),
    response: battleUpdate,
  }),
  listOpen: defineEndpoint({
    method: 'GET',
    path: '/api/get-open-battles',
    access: 'user',
    summary: 'The caller’s running battles',
    response: z.array(battleSummary),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-battles',
    access: 'user',
    summary:
      'The battles of a player, newest first, a page at a time: own, or any for an organiser',
    query: z.object({ userId: idParameter, ...newestFirstPage }),
    response: z.array(battleSummary),
  }),
  share: defineEndpoint({
    method: 'POST',
    path: '/api/share-battle',
    access: 'user',
    summary: 'Share the replay of a battle of the caller’s at a public address',
    body: battleOf,
    response: z.object({ key: replayKey }),
  }),
  replay: defineEndpoint({
    method: 'GET',
    path: '/api/get-battle-replay',
    access: 'public',
    summary: 'The replay of a shared battle',
    query: z.object({ key: replayKey }),
    response: battleReplay,
  }),
  ownReplay: defineEndpoint({
    method: 'GET',
    path: '/api/get-own-battle-replay',
    access: 'user',
    summary: 'The replay of a finished battle of the caller’s, or of any for an organiser',
    query: battleParameter,
    response: battleReplay,
  }),
  terms: defineEndpoint({
    method: 'GET',
    path: '/api/get-battle-terms',
    access: 'public',
    summary: 'The Italian names of the identifiers in battle events',
    response: battleTerms,
  }),
  moveTexts: defineEndpoint({
    method: 'GET',
    path: '/api/get-battle-move-texts',
    access: 'public',
    summary: 'The Italian descriptions of the moves, by identifier',
    response: z.record(z.string(), z.string()),
  }),
  void: defineEndpoint({
    method: 'POST',
    path: '/api/void-battle',
    access: 'admin',
    summary: 'Annul a running battle, or undo a finished one; the player is notified',
    body: battleOf,
    response: leaderBattleSummary,
  }),
  refereeSheet: defineEndpoint({
    method: 'GET',
    path: '/api/get-referee-sheet',
    access: 'admin',
    summary: 'Both line-ups of a match that is fought elsewhere',
    query: z.object({ userId: idParameter, leaderId: idParameter }),
    response: z.object({
      chosenTeam: z.array(preparedPokemon),
      tierSum: z.int(),
      tierTot: z.int(),
      isAnyTierAllowed: z.boolean(),
      levelRule,
      leaderTeam: z.array(preparedPokemon),
      /** The same match as a running battle. */
      runningBattle: z.nullable(leaderBattleSummary),
    }),
  }),
};
