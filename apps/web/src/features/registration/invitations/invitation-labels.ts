import type { Invitation, InvitationState } from '@poketorneo/contract';
import { counted } from '../../../ui/format/counts.ts';

/** The remaining uses: 'Restano 3 posti su 12'. */
export function remainingUses({ places, taken }: Pick<Invitation, 'places' | 'taken'>): string {
  const left = places - taken;
  const verb = left === 1 ? 'Resta' : 'Restano';
  return places === 1
    ? 'Per una persona'
    : `${verb} ${counted(left, 'posto', 'posti')} su ${places}`;
}

/** The reason why an invitation is invalid. */
export const closedLabels: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  'used-up': 'Tutti i posti sono presi',
  expired: 'Scaduto',
  revoked: 'Revocato',
};

/** The club's URL for reading aloud, without scheme. */
export function spokenUrl(link: string): string {
  return new URL(link).host;
}

/** Whether the link works only in the local network: a private IP address or a local host name. */
export function isLocalNetwork(link: string): boolean {
  const { hostname } = new URL(link);
  return (
    /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(hostname) ||
    /^\[f[cd]/.test(hostname) ||
    /\.local$/.test(hostname) ||
    !/[.:]/.test(hostname)
  );
}
