import {
  type NatureIdentifier,
  problemOfSpreadForm,
  type Spread,
  type StatName,
  type Stats,
  solveSpread,
  statNames,
  statsOf,
} from '@poketorneo/rules';
import type { Draft, SpreadDraft, StatInputs } from './draft-types.ts';
import { parseNumber } from './parse-number.ts';

const allStats = (figure: string): StatInputs => ({
  hp: figure,
  attack: figure,
  defense: figure,
  spAttack: figure,
  spDefense: figure,
  speed: figure,
});

/** The spread after choosing a nature: maximum IVs, no EVs. */
export function newSpread(nature: NatureIdentifier): SpreadDraft {
  return { nature, ivs: allStats('31'), evs: allStats('0') };
}

export function spreadDraftOf({ nature, ivs, evs }: Spread): SpreadDraft {
  return { nature, ivs: toInputs(ivs), evs: toInputs(evs) };
}

function toInputs(stats: Stats): StatInputs {
  const written = { ...allStats('') };
  for (const stat of statNames) written[stat] = String(stats[stat]);
  return written;
}

function parseNumbers(written: StatInputs): Record<StatName, number | null> {
  const numbers = { hp: null, attack: null, defense: null, spAttack: null, spDefense: null };
  const found: Record<StatName, number | null> = { ...numbers, speed: null };
  for (const stat of statNames) found[stat] = parseNumber(written[stat]);
  return found;
}

/** The first problem of the IVs and EVs; null if there is none. */
export function problemOfSpread(spread: SpreadDraft | null): string | null {
  if (spread === null) return null;
  return problemOfSpreadForm({ ivs: parseNumbers(spread.ivs), evs: parseNumbers(spread.evs) });
}

/** The spread as numbers; null if invalid. */
export function parseSpread(spread: SpreadDraft): Spread | null {
  if (problemOfSpread(spread) !== null) return null;
  const toStats = (written: StatInputs): Stats => {
    const { hp, attack, defense, spAttack, spDefense, speed } = parseNumbers(written);
    return {
      hp: hp ?? 0,
      attack: attack ?? 0,
      defense: defense ?? 0,
      spAttack: spAttack ?? 0,
      spDefense: spDefense ?? 0,
      speed: speed ?? 0,
    };
  };
  return { nature: spread.nature, ivs: toStats(spread.ivs), evs: toStats(spread.evs) };
}

/** The sum of the EVs; invalid ones count 0. */
export function totalEvs({ evs }: SpreadDraft): number {
  return statNames.reduce((sum, stat) => sum + (parseNumber(evs[stat]) ?? 0), 0);
}

/**
 * The draft after a change. Computed stats follow level, nature, IVs and EVs; entering one stat by
 * hand ends the computation of all.
 */
export function applyChanges(
  draft: Draft,
  changes: Partial<Draft>,
  baseStats: Stats | undefined,
): Draft {
  const next = { ...draft, ...changes };
  if (changes.stats !== undefined) return { ...next, spread: null };
  const follows = changes.level !== undefined || changes.spread !== undefined;
  if (!follows || next.spread === null || baseStats === undefined) return next;
  const level = parseLevel(next);
  const spread = parseSpread(next.spread);
  const stats =
    level === null || spread === null
      ? allStats('')
      : toInputs(statsOf({ baseStats, level, ...spread }));
  return { ...next, stats };
}

/**
 * A spread that gives the stats entered by hand: null if none does, undefined while a stat or the
 * level is missing.
 */
export function inferSpread(draft: Draft, baseStats: Stats | undefined): Spread | null | undefined {
  const level = parseLevel(draft);
  const { hp, attack, defense, spAttack, spDefense, speed } = parseNumbers(draft.stats);
  if (baseStats === undefined || level === null) return undefined;
  if (hp === null || attack === null || defense === null) return undefined;
  if (spAttack === null || spDefense === null || speed === null) return undefined;
  const stats = { hp, attack, defense, spAttack, spDefense, speed };
  return solveSpread({ baseStats, level, stats });
}

function parseLevel({ level }: Draft): number | null {
  const number = parseNumber(level);
  return number !== null && Number.isInteger(number) && number >= 1 && number <= 100
    ? number
    : null;
}
