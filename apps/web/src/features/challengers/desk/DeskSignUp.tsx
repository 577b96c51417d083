import type { Challenger } from '@poketorneo/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { SignUpFields } from '../sign-up/SignUpFields.tsx';
import { useSignUpChallenger } from '../sign-up/use-sign-up-challenger.ts';
import styles from './RefereeDesk.module.css';

interface DeskSignUpProps {
  /** Without a next leader, and with at least one open tournament. */
  challenger: Challenger;
  onSignedUp: () => void;
  /** Called to choose another challenger. */
  onLeave: () => void;
}

/** Signs a challenger up at the desk. The button gets the focus, Esc leaves. */
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
