import type { BattleEvent, BattleSide, BattleTerms } from '@poketorneo/contract';
import { calledBackBy } from './called-back.ts';
import { fillGaps } from './fill-gaps.ts';
import { sentenceKeys } from './sentence-keys.ts';
import { sentences } from './sentences/index.ts';

/** What is known of a battle, as far as its sentences ask. */
export interface KnownBattle {
  readonly format: 'singles' | 'doubles';
  readonly weather: { readonly kind: string } | null;
  readonly sides: Readonly<
    Record<
      BattleSide,
      {
        readonly pokemons: Readonly<Record<number, { readonly formId: number } | undefined>>;
        /** The places of those on the field, by position; null where nobody stands. */
        readonly active: readonly (number | null)[];
      }
    >
  >;
}

/** Who reads the sentences. */
export interface Reader {
  /** Null for a spectator. */
  readonly side: BattleSide | null;
  /** The names of both contestants: of side 1, then of side 2. */
  readonly names: readonly [string, string];
}

export interface Telling {
  /** The battle before the event. */
  readonly view: KnownBattle;
  readonly terms: BattleTerms;
  readonly viewer: Reader;
}

/** What an event is told with, in Italian; null where nothing is to be said. */
export function sentenceOf(event: BattleEvent, telling: Telling): string | null {
  const key = sentenceKeyOf(event, telling);
  const sentence = key === undefined ? null : (sentences[key] ?? null);
  return sentence === null ? null : fillGaps(sentence, event, telling);
}

/**
 * Under which key an event's sentence was found, also where it says that nothing is said; undefined
 * where there is none: every event of a battle has one.
 */
export function sentenceKeyOf(event: BattleEvent, { view, viewer }: Telling): string | undefined {
  if ('isSilent' in event && event.isSilent) return `${event.kind}!silent`;
  const standpoint = {
    side: viewer.side,
    isDoubles: view.format === 'doubles',
    weather: view.weather?.kind ?? null,
  };
  return sentenceKeys(event, standpoint).find((key) => Object.hasOwn(sentences, key));
}

/** Under which key stands how someone is called back for this event; undefined where nobody is. */
export function callBackKeyOf(event: BattleEvent, telling: Telling): string | undefined {
  if (calledBackBy(event, telling.view) === null) return undefined;
  return 'who' in event && event.who?.side === telling.viewer.side
    ? 'call-back:own'
    : 'call-back:foe';
}

/** What is said while someone is called back for whoever this event brings; null where nobody is. */
export function callBackOf(event: BattleEvent, telling: Telling): string | null {
  const who = calledBackBy(event, telling.view);
  const sentence = sentences[callBackKeyOf(event, telling) ?? ''] ?? null;
  return who === null || sentence === null
    ? null
    : fillGaps(sentence, { kind: 'faint', who }, telling);
}
