import type { BattleTerms } from '@poketorneo/contract';
import styles from './Bench.module.css';
import { BenchButton } from './BenchButton.tsx';
import { bench } from './draft.ts';
import type { ChoiceDraft } from './use-choice-draft.ts';

interface BenchProps {
  draft: ChoiceDraft;
  terms: BattleTerms;
  onSwitch: (place: number) => void;
}

/** The Pokémon that can come in for a forced switch. */
export function Bench({ draft, terms, onSwitch }: BenchProps) {
  const members = bench(draft.request, draft.actions);
  return (
    <fieldset className={styles.bench} data-count={members.length} aria-label="Chi mandi in campo?">
      {members.map((pokemon) => (
        <BenchButton
          key={pokemon.place}
          pokemon={pokemon}
          terms={terms}
          onPress={() => onSwitch(pokemon.place)}
        />
      ))}
    </fieldset>
  );
}
