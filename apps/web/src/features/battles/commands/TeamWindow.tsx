import type { BattleRequest, BattleTerms, OwnPokemon } from '@poketorneo/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { type Draft, whyNotIn } from './draft.ts';
import { TeamRow } from './TeamRow.tsx';
import { TeamSheet } from './TeamSheet.tsx';
import styles from './TeamWindow.module.css';
import { useNumberKeys } from './use-number-keys.ts';

interface TeamWindowProps {
  open: boolean;
  onClose: () => void;
  team: readonly OwnPokemon[];
  terms: BattleTerms;
  /** What is being decided; null where nobody can come in now. */
  deciding: { request: BattleRequest; draft: Draft } | null;
  onSwitch: (place: number) => void;
}

/** The own team: how everyone is, and who comes in. */
export function TeamWindow({ open, onClose, team, terms, deciding, onSwitch }: TeamWindowProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  useNumberKeys(open, (number) => {
    const pokemon = team[number - 1];
    if (pokemon === undefined) return;
    setChosen(chosen === pokemon.place ? null : pokemon.place);
    document.querySelector<HTMLElement>(`[data-team-row="${number}"]`)?.focus();
  });
  return (
    <Modal open={open} onClose={onClose} title="Squadra">
      <ul className={styles.team}>
        {team.map((pokemon, index) => {
          const isOpen = chosen === pokemon.place;
          const problem =
            deciding === null
              ? 'Adesso non c’è niente da scegliere.'
              : whyNotIn(deciding.request, deciding.draft, pokemon);
          return (
            <li key={pokemon.place} className={styles.member} data-open={isOpen || undefined}>
              <TeamRow
                pokemon={pokemon}
                number={index + 1}
                terms={terms}
                isOpen={isOpen}
                onPress={() => setChosen(isOpen ? null : pokemon.place)}
              />
              {isOpen && (
                <div className={styles.open}>
                  <Button
                    className={styles.enter}
                    data-choice
                    disabled={problem !== null}
                    onClick={() => {
                      setChosen(null);
                      onSwitch(pokemon.place);
                    }}
                  >
                    {problem ?? 'Manda in campo'}
                  </Button>
                  <TeamSheet pokemon={pokemon} terms={terms} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
