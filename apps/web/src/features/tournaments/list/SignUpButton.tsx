import type { Tournament } from '@poketorneo/contract';
import { Button } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { useSignUp } from './use-sign-up.ts';

export function SignUpButton({ tournament }: { tournament: Tournament }) {
  const { signUp, isSigningUp } = useSignUp(tournament);
  return (
    <Button busy={isSigningUp} onClick={signUp}>
      Iscriviti <VisuallyHidden>al {tournament.name}</VisuallyHidden>
    </Button>
  );
}
