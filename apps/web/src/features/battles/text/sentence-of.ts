import type { BattleEvent } from '@poketorneo/contract';
import { calledBackBy } from './called-back.ts';
import { fillGaps } from './fill-gaps.ts';
import { sentenceKeys } from './sentence-keys.ts';
import type { SentenceContext } from './sentence-types.ts';
import { sentences } from './sentences/index.ts';

/** The Italian sentence of an event; null for none. */
export function sentenceOf(event: BattleEvent, context: SentenceContext): string | null {
  const key = sentenceKeyOf(event, context);
  const sentence = key === undefined ? null : (sentences[key] ?? null);
  return sentence === null ? null : fillGaps(sentence, event, context);
}

/**
 * Under which key an event's sentence was found, also where it says that nothing is said; undefined
 * where there is none: every event of a battle has one.
 */
export function sentenceKeyOf(
  event: BattleEvent,
  { view, viewer }: SentenceContext,
): string | undefined {
  if ('isSilent' in event && event.isSilent) return `${event.kind}!silent`;
  const standpoint = {
    side: viewer.side,
    isDoubles: view.format === 'doubles',
    weather: view.weather?.kind ?? null,
  };
  return sentenceKeys(event, standpoint).find((key) => Object.hasOwn(sentences, key));
}

/** The key of the sentence for calling back a Pokémon at this event; undefined for none. */
export function callBackKeyOf(event: BattleEvent, context: SentenceContext): string | undefined {
  if (calledBackBy(event, context.view) === null) return undefined;
  return 'who' in event && event.who?.side === context.viewer.side
    ? 'call-back:own'
    : 'call-back:foe';
}

/** The sentence of calling back a Pokémon for the one that this event brings; null for none. */
export function callBackOf(event: BattleEvent, context: SentenceContext): string | null {
  const who = calledBackBy(event, context.view);
  const sentence = sentences[callBackKeyOf(event, context) ?? ''] ?? null;
  return who === null || sentence === null
    ? null
    : fillGaps(sentence, { kind: 'faint', who }, context);
}
