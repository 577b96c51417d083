import { counted } from '../../../ui/words/counts.ts';

interface Standing {
  readonly name: string;
  /** From 0 to 1. */
  readonly hpShare: number;
  /** The names of those who hit it hard, the best first. */
  readonly answers: readonly string[];
}

/** How many helpers are named. */
const named = 2;

/** Why a battle was lost, and what might help; null where nobody was left standing. */
export function adviceWords(standing: readonly Standing[], unseen: number): string | null {
  const [strongest] = standing;
  if (strongest === undefined) {
    return unseen === 0
      ? null
      : `Al nemico ${unseen === 1 ? 'restava' : 'restavano'} ${counted(unseen, 'Pokémon mai visto', 'Pokémon mai visti')}.`;
  }
  const share = Math.max(1, Math.round(strongest.hpShare * 100));
  const others = standing.length - 1 + unseen;
  const rest = others === 0 ? '' : ` e ${counted(others, 'altro', 'altri')}`;
  const answers = [...new Set(strongest.answers)].slice(0, named);
  const help =
    answers.length === 0
      ? ' Nessuno dei tuoi, per ora, lo colpisce in modo superefficace.'
      : ` Contro ${strongest.name} ${answers.length === 1 ? 'può' : 'possono'} aiutarti ${answers.join(' e ')}.`;
  return `In piedi: ${strongest.name} con il ${share}% dei PS${rest}.${help}`;
}
