import { oneOrTwo } from '../../../ui/format/euphony.ts';

interface RemainingFoe {
  readonly name: string;
  /** From 0 to 1. */
  readonly hpShare: number;
  /** The names of the Pokémon that win against it, the best first; undefined while unknown. */
  readonly winners: readonly string[] | undefined;
}

const maxNamed = 2;
/** By count, up to the size of a team. */
const numbers = ['', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei'];

/** Why a battle was lost and what might help; null if no foe was left. */
export function formatAdvice(remaining: readonly RemainingFoe[], unseen: number): string | null {
  const [strongest] = remaining;
  if (strongest === undefined) {
    if (unseen === 0) return null;
    return unseen === 1
      ? 'All’avversario restava un Pokémon mai visto.'
      : `All’avversario restavano ${numbers[unseen]} Pokémon mai visti.`;
  }
  const others = remaining.length - 1 + unseen;
  return `${others === 0 ? 'Resta' : 'Restano'} in piedi ${strongest.name}, ${strengthOf(strongest)}${restOf(others)}.${helpAgainst(strongest)}`;
}

function helpAgainst({ name, winners }: RemainingFoe): string {
  if (winners === undefined) return '';
  const named = [...new Set(winners)].slice(0, maxNamed);
  if (named.length === 0) return ' Nessuno dei tuoi, per ora, lo batte da solo: serve la squadra.';
  return ` Contro ${name} ${named.length === 1 ? 'può' : 'possono'} farcela ${oneOrTwo(named)}.`;
}

function strengthOf({ hpShare }: RemainingFoe): string {
  if (hpShare === 1) return 'con tutti i PS';
  const share = Math.min(99, Math.max(1, Math.round(hpShare * 100)));
  // 'Uno', 'otto', 'undici' and the eighties begin with a vowel.
  const article = /^(1|8.?|11)$/.test(String(share)) ? 'l’' : 'il ';
  return `con ${article}${share}% dei PS`;
}

function restOf(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ', e un altro' : `, e altri ${numbers[others]}`;
}
