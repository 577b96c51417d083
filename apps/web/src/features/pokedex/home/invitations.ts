import type { SessionUser } from '@poketorneo/contract';
import { isAdmin } from '../../../lib/session.ts';

interface Invitation {
  line: string;
  links: readonly { to: string; label: string }[];
}

const forVisitors: Invitation = {
  line: 'Sfida i capipalestra, conquista le medaglie e diventa campione.',
  links: [
    { to: '/account/register', label: 'Registrati' },
    { to: '/quiz', label: 'Gioca subito' },
    { to: '/tournament-rules', label: 'Regolamento' },
  ],
};

const forPlayers: Invitation = {
  line: 'La prossima medaglia ti aspetta: la tua squadra è pronta?',
  links: [
    { to: '/tournaments', label: 'Vai ai tornei' },
    { to: '/my-team', label: 'La mia squadra' },
    { to: '/tournament-rules', label: 'Regolamento' },
  ],
};

const forOrganisers: Invitation = {
  line: 'Gli sfidanti scalpitano: prepara le palestre e registra le lotte.',
  links: [
    { to: '/users', label: 'Lista Sfidanti' },
    { to: '/gym-leaders-builder', label: 'Capipalestra' },
    { to: '/all-pokemon-list', label: 'Lista Pokémon' },
  ],
};

/** What the home page says to its visitor, and where it sends them; the first link matters most. */
export function invitationsFor(user: SessionUser | null): Invitation {
  if (user === null) return forVisitors;
  return isAdmin(user) ? forOrganisers : forPlayers;
}
