import type { Challenger } from '@poketorneo/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { SignUpFields } from '../sign-up/SignUpFields.tsx';
import { useSignUpChallenger } from '../sign-up/use-sign-up-challenger.ts';
import styles from './RefereeDesk.module.css';

interface DeskSignUpProps {
  /** With a tournament that is open to them, and no leader to face before they are in it. */
  challenger: Challenger;
  onSignedUp: () => void;
  /** Another challenger is to be chosen. */
  onLeave: () => void;
}

/** Signs a challenger up at the desk: the focus begins at the button, 'escape' goes back. */
export function DeskSignUp({ challenger, onSignedUp, onLeave }: DeskSignUpProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useSignUpChallenger(challenger, onSignedUp);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={styles.signUp}
      aria-label={`Iscrizione di ${challenger.username}`}
      onSubmit={(event) => {
        event.preventDefault();
        state.signUp();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !state.isSigningUp) onLeave();
      }}
    >
      <SignUpFields challenger={challenger} state={state} />
      <div className={styles.buttons}>
        <Button look="secondary" disabled={state.isSigningUp} onClick={onLeave}>
          Un altro sfidante
        </Button>
        <Button type="submit" busy={state.isSigningUp}>
          Iscrivi al torneo
        </Button>
      </div>
    </form>
  );
}
