import type { BattleRequest, OwnPokemon } from '@poketorneo/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { type DraftActions, whyNotIn } from './draft.ts';
import type { Battlefield } from './move-forecast.ts';
import { TeamRow } from './TeamRow.tsx';
import { TeamSheet } from './TeamSheet.tsx';
import styles from './TeamWindow.module.css';

interface TeamWindowProps {
  open: boolean;
  onClose: () => void;
  team: readonly OwnPokemon[];
  battlefield: Battlefield;
  /** Null while no switch is possible. */
  draft: { request: BattleRequest; actions: DraftActions } | null;
  onSwitch: (place: number) => void;
}

/** The player's team: details, and voluntary switches. */
export function TeamWindow({ open, onClose, team, battlefield, draft, onSwitch }: TeamWindowProps) {
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
            draft === null
              ? 'Adesso non c’è niente da scegliere.'
              : whyNotIn(draft.request, draft.actions, pokemon);
          return (
            <li key={pokemon.place} className={styles.member} data-open={isOpen || undefined}>
              <TeamRow
                pokemon={pokemon}
                number={index + 1}
                battlefield={battlefield}
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
                  <TeamSheet pokemon={pokemon} terms={battlefield.terms} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}

/** Calls back for the keys 1 to 6. */
function useNumberKeys(isEnabled: boolean, onNumber: (number: number) => void): void {
  const latest = useRef(onNumber);
  useEffect(() => {
    latest.current = onNumber;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (/^[1-6]$/.test(key) && !ctrlKey && !metaKey && !altKey) latest.current(Number(key));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}
