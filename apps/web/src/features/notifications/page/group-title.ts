import type { NotificationKind } from '@poketorneo/contract';
import { counted, formatCount } from '../../../ui/format/counts.ts';
import type { NotificationGroup } from './groups.ts';

const words: Readonly<Record<NotificationKind, readonly [one: string, many: string]>> = {
  welcome: ['benvenuto', 'benvenuti'],
  starter: ['nuovo compagno', 'nuovi compagni'],
  reward: ['premio ottenuto', 'premi ottenuti'],
  prize: ['premio del campione', 'premi dei campioni'],
  'secret-pokemon': ['Pokémon segreto', 'Pokémon segreti'],
  'icons-obtained': ['icona', 'icone'],
  badge: ['nuova medaglia', 'nuove medaglie'],
  'reward-lost': ['premio perso', 'premi persi'],
  'tournament-unlocked': ['nuovo torneo', 'nuovi tornei'],
  'champion-unlocked': ['sfida finale', 'sfide finali'],
  record: ['nuovo record', 'nuovi record'],
  'match-recorded': ['lotta registrata', 'lotte registrate'],
  'match-revised': ['lotta corretta', 'lotte corrette'],
  'battle-waiting': ['lotta che ti aspetta', 'lotte che ti aspettano'],
  'battle-timeout': ['lotta persa per tempo', 'lotte perse per tempo'],
  'battle-void': ['lotta annullata', 'lotte annullate'],
  'duel-void': ['sfida annullata', 'sfide annullate'],
  challenge: ['sfida', 'sfide'],
  'organiser-appointed': ['nomina', 'nomine'],
  'organiser-dismissed': ['revoca', 'revoche'],
  'organiser-plays': ['iscrizione alla gara', 'iscrizioni alla gara'],
  'organiser-plays-no-more': ['uscita dalla gara', 'uscite dalla gara'],
  'password-wish': ['password dimenticata', 'password dimenticate'],
  'password-link': ['link per la password', 'link per la password'],
  'device-link': ['dispositivo entrato', 'dispositivi entrati'],
  'sign-up-waiting': ['iscrizione in attesa', 'iscrizioni in attesa'],
  'backup-due': ['copia dei dati da fare', 'copie dei dati da fare'],
  'season-closed': ['nuova stagione', 'nuove stagioni'],
  'season-reopened': ['stagione riaperta', 'stagioni riaperte'],
  message: ['messaggio', 'messaggi'],
};

/** The title of a merged card: '3 nuove medaglie', '+12 icone'. */
export function titleOfGroup({
  kind,
  notifications,
}: Pick<NotificationGroup, 'kind' | 'notifications'>): string {
  const [one, many] = words[kind];
  if (kind !== 'icons-obtained') return counted(notifications.length, one, many);
  // Notifications from before facts existed do not say how many icons there were.
  if (notifications.some(({ facts }) => facts?.kind !== 'icons')) return 'Nuove icone';
  const icons = notifications.reduce(
    (sum, { facts }) => sum + (facts?.kind === 'icons' ? facts.speciesIds.length : 0),
    0,
  );
  return `+${formatCount(icons)} ${icons === 1 ? one : many}`;
}
