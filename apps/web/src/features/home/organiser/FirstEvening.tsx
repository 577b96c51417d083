import type { ChallengerAttention } from '@poketorneo/contract';
import { FirstSteps } from '../FirstSteps.tsx';

const steps = [
  { name: 'Invita', meaning: 'un codice da inquadrare, e sono dentro' },
  { name: 'Chiama a raccolta', meaning: 'ognuno sceglie un torneo e riceve tre Pokémon' },
  { name: 'Si lotta', meaning: 'registra la prima lotta, o guardala nell’app' },
] as const;

/** Where the next step is taken. */
const ways = {
  players: { lit: 1, to: '/club/invitations', action: 'Invita gli sfidanti' },
  'sign-ups': { lit: 2, to: '/club/messages', action: 'Scrivi a tutti' },
  match: { lit: 3, to: '/users?sezione=tavolo', action: 'Vai al tavolo' },
} as const;

interface FirstEveningProps {
  lacks: NonNullable<ChallengerAttention['lacks']>;
}

/** For the organiser of a club that has not fought yet: how its first evening goes. */
export function FirstEvening({ lacks }: FirstEveningProps) {
  return <FirstSteps title="La prima serata in tre passi" steps={steps} {...ways[lacks]} />;
}
