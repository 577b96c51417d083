import type { BattleEvent } from '@poketorneo/contract';
import { calledBackBy } from './called-back.ts';
import { fillGaps } from './fill-gaps.ts';
import { sentenceKeys } from './sentence-keys.ts';
import type { SentenceContext } from './sentence-types.ts';
import { sentences } from './sentences/index.ts';

/** Null for an event without a sentence. */
export function sentenceOf(event: BattleEvent, context: SentenceContext): string | null {
  const key = sentenceKeyOf(event, context);
  const sentence = key === undefined ? null : (sentences[key] ?? null);
  return sentence === null ? null : fillGaps(sentence, event, context);
}

/** Undefined for an event without a key, which no battle should contain; tests check that. */
export function sentenceKeyOf(
  event: BattleEvent,
  { view, viewer }: SentenceContext,
): string | undefined {
  if ('isSilent' in event && event.isSilent) return `${event.kind}!silent`;
  const context = {
    side: viewer.side,
    isDuel: viewer.isDuel,
    isDoubles: view.format === 'doubles',
    weather: view.weather?.kind ?? null,
  };
  return sentenceKeys(event, context).find((key) => Object.hasOwn(sentences, key));
}

/** Undefined for an event that calls no Pokémon back. */
export function callBackKeyOf(event: BattleEvent, context: SentenceContext): string | undefined {
  if (calledBackBy(event, context.view) === null) return undefined;
  return 'who' in event && event.who?.side === context.viewer.side
    ? 'call-back:own'
    : 'call-back:foe';
}

/** The sentence that precedes the one of a switch-in; null if no Pokémon is called back. */
export function callBackOf(event: BattleEvent, context: SentenceContext): string | null {
  const who = calledBackBy(event, context.view);
  const sentence = sentences[callBackKeyOf(event, context) ?? ''] ?? null;
  return who === null || sentence === null
    ? null
    : fillGaps(sentence, { kind: 'faint', who }, context);
}
