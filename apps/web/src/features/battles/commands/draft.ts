import type { BattleAction, BattleChoice, BattleRequest, OwnPokemon } from '@poketorneo/contract';

/** The actions of an unfinished choice by position; null where none is chosen yet. */
export type Draft = readonly (BattleAction | null)[];

const pass: BattleAction = { do: 'pass' };

/** Contains the actions that follow from the request alone. */
export function emptyDraft(request: BattleRequest): Draft {
  return settled(
    request,
    request.positions.map((position) => (position === null ? pass : null)),
  );
}

/** The first position without an action; null if there is none. */
export function openPosition(draft: Draft): number | null {
  const index = draft.indexOf(null);
  return index === -1 ? null : index;
}

/** Adds an action for the open position. */
export function withAction(request: BattleRequest, draft: Draft, action: BattleAction): Draft {
  const open = openPosition(draft);
  return settled(
    request,
    draft.map((decided, index) => (index === open ? action : decided)),
  );
}

/** Removes the last chosen action; null if there is none. */
export function withoutLast(request: BattleRequest, draft: Draft): Draft | null {
  const before = draft.slice(0, openPosition(draft) ?? draft.length);
  const last = before.findLastIndex((_, index) => request.positions[index] !== null);
  return last === -1
    ? null
    : draft.map((decided, index) => (index < last ? decided : undecided(request, index)));
}

function undecided(request: BattleRequest, index: number): BattleAction | null {
  return request.positions[index] === null ? pass : null;
}

/** The choice, once every position has its action. */
export function choiceOf(draft: Draft): BattleChoice | null {
  const actions = draft.filter((action) => action !== null);
  return actions.length === draft.length ? actions : null;
}

/** The Pokémon that can come in at the open position. */
export function bench(request: BattleRequest, draft: Draft): OwnPokemon[] {
  return request.team.filter((pokemon) => whyNotIn(request, draft, pokemon) === null);
}

/** Why a Pokémon cannot come in now, in Italian; null if it can. */
export function whyNotIn(
  request: BattleRequest,
  draft: Draft,
  { place, condition, isActive }: OwnPokemon,
): string | null {
  if (condition.hp === 0) return 'Non ha più forze.';
  if (isActive) return 'È già in campo.';
  if (draft.some((action) => action?.do === 'switch' && action.to === place)) {
    return 'Sta già per entrare.';
  }
  const open = openPosition(draft);
  const position = open === null ? null : request.positions[open];
  if (position === null || position === undefined) return 'Adesso non c’è niente da scegliere.';
  return position.isTrapped ? 'Chi è in campo non può ritirarsi.' : null;
}

/** Fills in a pass for each forced switch without a Pokémon to come in. */
function settled(request: BattleRequest, draft: Draft): Draft {
  const open = openPosition(draft);
  if (open === null || request.positions[open]?.mustSwitch !== true) return draft;
  if (bench(request, draft).length > 0) return draft;
  return settled(
    request,
    draft.map((decided, index) => (index === open ? pass : decided)),
  );
}
