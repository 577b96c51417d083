import type { Invitation, InvitationState } from '@poketorneo/contract';
import { counted } from '../../../ui/format/counts.ts';

/** How many still come in: 'Restano 3 posti su 12'. */
export function placesLeft({ places, taken }: Pick<Invitation, 'places' | 'taken'>): string {
  const left = places - taken;
  const verb = left === 1 ? 'Resta' : 'Restano';
  return places === 1
    ? 'Per una persona'
    : `${verb} ${counted(left, 'posto', 'posti')} su ${places}`;
}

/** Why the invitation is closed. */
export const closedLabels: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  'used-up': 'Tutti i posti sono presi',
  expired: 'Scaduto',
  revoked: 'Revocato',
};

/** The club's address as it is said aloud: without the scheme. */
export function spokenAddress(link: string): string {
  return new URL(link).host;
}

/**
 * Whether only devices on the same network can come: an address of a private range, or a
 * name on it.
 */
export function isOnOwnNetwork(link: string): boolean {
  const { hostname } = new URL(link);
  return (
    /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(hostname) ||
    /^\[f[cd]/.test(hostname) ||
    /\.local$/.test(hostname) ||
    !/[.:]/.test(hostname)
  );
}
