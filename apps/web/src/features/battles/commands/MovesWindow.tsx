import type { ChoosableMove, OwnPokemon } from '@poketorneo/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { formName } from '../pokemon-labels.ts';
import { MoveFacts } from './MoveFacts.tsx';
import styles from './MovesWindow.module.css';
import { explanationOf } from './move-explanation.ts';
import { type Battlefield, forecastsOf } from './move-forecast.ts';

interface MovesWindowProps {
  /** The slot to show first, from 1; null while the window is closed. */
  slot: number | null;
  onClose: () => void;
  user: OwnPokemon | null;
  moves: readonly ChoosableMove[];
  battlefield: Battlefield;
}

/** The moves of the deciding Pokémon, and what they would do to the foes on the field. */
export function MovesWindow({ slot, onClose, user, moves, battlefield }: MovesWindowProps) {
  const { terms } = battlefield;
  const name = user === null ? '' : formName(user.formId, terms);
  return (
    <Modal open={slot !== null} onClose={onClose} title={`Mosse di ${name}`} isText>
      <ul className={styles.moves}>
        {moves.map((move, index) => (
          <MoveRow key={move.move} isFirst={index + 1 === slot}>
            <MoveFacts {...move} terms={terms}>
              {user !== null &&
                forecastsOf(move, user, battlefield).map((forecast) => {
                  const sentence = explanationOf(forecast, terms);
                  return (
                    sentence !== null && (
                      <p
                        key={forecast.foe.place}
                        className={styles.effect}
                        data-label={forecast.label}
                      >
                        {sentence}
                      </p>
                    )
                  );
                })}
            </MoveFacts>
          </MoveRow>
        ))}
      </ul>
    </Modal>
  );
}

function MoveRow({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFirst) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isFirst]);
  return (
    <li ref={row} className={styles.move} data-first={isFirst || undefined}>
      {children}
    </li>
  );
}
