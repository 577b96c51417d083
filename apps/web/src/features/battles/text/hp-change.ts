import type { BattleEvent } from '@poketorneo/contract';
import { type BattleView, pokemonAt } from '@poketorneo/rules/battle';
import { hpChange } from '../stage/hp-bar.ts';
import { fillGaps } from './fill-gaps.ts';
import type { SentenceContext } from './sentence-types.ts';

/** The HP that an event takes or gives, for the log: as in 'Onix nemico: −37 % PS'. */
export function hpChangeOf(
  event: BattleEvent,
  context: SentenceContext & { readonly view: BattleView },
): string | null {
  if (event.kind !== 'damage' && event.kind !== 'heal' && event.kind !== 'set-hp') return null;
  const before = pokemonAt(context.view, event.who)?.condition;
  if (before === undefined) return null;
  const isExact = context.viewer.side === event.who.side;
  const change = hpChange(before, event.condition, isExact);
  return change === null
    ? null
    : fillGaps(`{who}: ${`${change} PS`.replaceAll(' ', '\u00a0')}`, event, context);
}
