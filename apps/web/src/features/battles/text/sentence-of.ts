import type { BattleEvent } from '@poketorneo/contract';
import { calledBackBy } from './called-back.ts';
import { fillGaps } from './fill-gaps.ts';
import { sentenceKeys } from './sentence-keys.ts';
import type { SentenceContext } from './sentence-types.ts';
import { sentences } from './sentences/index.ts';

/** What an event is told with, in Italian; null where nothing is to be said. */
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

/** Under which key stands how someone is called back for this event; undefined where nobody is. */
export function callBackKeyOf(event: BattleEvent, context: SentenceContext): string | undefined {
  if (calledBackBy(event, context.view) === null) return undefined;
  return 'who' in event && event.who?.side === context.viewer.side
    ? 'call-back:own'
    : 'call-back:foe';
}

/** What is said while someone is called back for whoever this event brings; null where nobody is. */
export function callBackOf(event: BattleEvent, context: SentenceContext): string | null {
  const who = calledBackBy(event, context.view);
  const sentence = sentences[callBackKeyOf(event, context) ?? ''] ?? null;
  return who === null || sentence === null
    ? null
    : fillGaps(sentence, { kind: 'faint', who }, context);
}
