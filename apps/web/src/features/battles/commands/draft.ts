import type { BattleAction, BattleChoice, BattleRequest, OwnPokemon } from '@poketorneo/contract';

/** The actions of an unfinished choice by position; null where none is chosen yet. */
export type DraftActions = readonly (BattleAction | null)[];

const pass: BattleAction = { do: 'pass' };

/** Contains the actions that follow from the request alone. */
export function initialActions(request: BattleRequest): DraftActions {
  return withForcedPasses(
    request,
    request.positions.map((position) => (position === null ? pass : null)),
  );
}

/** The first position without an action; null if there is none. */
export function openPositionOf(actions: DraftActions): number | null {
  const index = actions.indexOf(null);
  return index === -1 ? null : index;
}

/** Whether the open position has to switch. */
export function mustSwitch(request: BattleRequest, actions: DraftActions): boolean {
  const openPosition = openPositionOf(actions);
  return openPosition !== null && request.positions[openPosition]?.mustSwitch === true;
}

/** Adds an action for the open position. */
export function withAction(
  request: BattleRequest,
  actions: DraftActions,
  action: BattleAction,
): DraftActions {
  const openPosition = openPositionOf(actions);
  return withForcedPasses(
    request,
    actions.map((current, index) => (index === openPosition ? action : current)),
  );
}

/** Removes the last chosen action; null if there is none. */
export function withoutLast(request: BattleRequest, actions: DraftActions): DraftActions | null {
  const chosen = actions.slice(0, openPositionOf(actions) ?? actions.length);
  const last = chosen.findLastIndex((_, index) => request.positions[index] !== null);
  return last === -1
    ? null
    : actions.map((current, index) => (index < last ? current : initialAction(request, index)));
}

function initialAction(request: BattleRequest, index: number): BattleAction | null {
  return request.positions[index] === null ? pass : null;
}

/** The choice, once every position has its action. */
export function choiceOf(actions: DraftActions): BattleChoice | null {
  const choice = actions.filter((action) => action !== null);
  return choice.length === actions.length ? choice : null;
}

/** The Pokémon that can come in at the open position. */
export function bench(request: BattleRequest, actions: DraftActions): OwnPokemon[] {
  return request.team.filter((pokemon) => whyNotIn(request, actions, pokemon) === null);
}

/** Why a Pokémon cannot come in now, in Italian; null if it can. */
export function whyNotIn(
  request: BattleRequest,
  actions: DraftActions,
  { place, condition, isActive }: OwnPokemon,
): string | null {
  if (condition.hp === 0) return 'Non ha più forze.';
  if (isActive) return 'È già in campo.';
  if (actions.some((action) => action?.do === 'switch' && action.to === place)) {
    return 'Sta già per entrare.';
  }
  const openPosition = openPositionOf(actions);
  const position = openPosition === null ? null : request.positions[openPosition];
  if (position === null || position === undefined) return 'Adesso non c’è niente da scegliere.';
  return position.isTrapped ? 'Chi è in campo non può ritirarsi.' : null;
}

/** Fills in a pass for each forced switch without a Pokémon to come in. */
function withForcedPasses(request: BattleRequest, actions: DraftActions): DraftActions {
  if (!mustSwitch(request, actions) || bench(request, actions).length > 0) return actions;
  const openPosition = openPositionOf(actions);
  return withForcedPasses(
    request,
    actions.map((current, index) => (index === openPosition ? pass : current)),
  );
}
