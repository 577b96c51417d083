import { useEffect, useRef } from 'react';
import styles from './Bench.module.css';
import { BenchButton } from './BenchButton.tsx';
import { bench } from './draft.ts';
import type { Battlefield } from './move-forecast.ts';
import type { ChoiceDraft } from './use-choice-draft.ts';

interface BenchProps {
  draft: ChoiceDraft;
  battlefield: Battlefield;
  onSwitch: (place: number) => void;
}

/** The Pokémon that can come in for a forced switch. */
export function Bench({ draft, battlefield, onSwitch }: BenchProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  // It may have been loaded after the decision was offered.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const members = bench(draft.request, draft.actions);
  return (
    <fieldset
      ref={list}
      className={styles.bench}
      data-count={members.length}
      aria-label="Chi mandi in campo?"
    >
      {members.map((pokemon) => (
        <BenchButton
          key={pokemon.place}
          pokemon={pokemon}
          battlefield={battlefield}
          onPress={() => onSwitch(pokemon.place)}
        />
      ))}
    </fieldset>
  );
}
