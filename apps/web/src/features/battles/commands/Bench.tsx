import type { BattleTerms } from '@poketorneo/contract';
import styles from './Bench.module.css';
import { BenchButton } from './BenchButton.tsx';
import type { Deciding } from './deciding.ts';
import { bench } from './draft.ts';

interface BenchProps {
  deciding: Deciding;
  terms: BattleTerms;
  onSwitch: (place: number) => void;
}

/** The Pokémon that can come in for a forced switch. */
export function Bench({ deciding, terms, onSwitch }: BenchProps) {
  const members = bench(deciding.request, deciding.draft);
  return (
    <fieldset
      className={styles.bench}
      data-alone={members.length === 1 || undefined}
      data-many={members.length === 3 || members.length > 4 || undefined}
      aria-label="Chi mandi in campo?"
    >
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
