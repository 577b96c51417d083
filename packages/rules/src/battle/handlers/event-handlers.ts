import type { BattleEventKind, BattleEventOf } from '@poketorneo/contract';
import type { BattleView } from '../view.ts';

/** The events by kind: their union alone does not tie a kind to its event. */
export type EventsByKind = { [Kind in BattleEventKind]: BattleEventOf<Kind> };

/** A reducer for each of some kinds of events. */
export type EventHandlers<Kinds extends BattleEventKind = BattleEventKind> = {
  readonly [Kind in Kinds]: (view: BattleView, event: EventsByKind[Kind]) => BattleView;
};

/** For events that are only shown. */
export const unchanged = (view: BattleView): BattleView => view;
