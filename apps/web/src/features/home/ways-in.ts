import type { SessionUser } from '@poketorneo/contract';
import { isAdmin } from '../../lib/session.ts';

/** What the home page says below the product's name. */
export function lineFor(user: SessionUser | null): string {
  if (user === null) return 'Sfida i capipalestra, conquista le medaglie e arriva in vetta.';
  return isAdmin(user)
    ? 'Gli sfidanti scalpitano: prepara le palestre e registra le lotte.'
    : 'La prossima medaglia ti aspetta: la tua squadra è pronta?';
}

/** Where it sends visitors; the first link matters most. */
export const waysIn = [
  { to: '/account/register', label: 'Registrati' },
  { to: '/quiz', label: 'Gioca subito' },
  { to: '/tournament-rules', label: 'Regolamento' },
] as const;
