import type { AuditEntry } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { loggedFields } from './logged-fields.ts';

const titles: Readonly<Record<string, string>> = {
  'match.insert': 'Lotta registrata',
  'match.delete': 'Lotta annullata',
  'match.update': 'Lotta corretta',
  'sign-up.insert': 'Iscrizione a un torneo',
  'sign-up.delete': 'Iscrizione annullata',
  'available-pokemon.insert': 'Pokémon aggiunto',
  'available-pokemon.update': 'Pokémon modificato',
  'available-pokemon.delete': 'Pokémon eliminato',
  'leader.pokemon.insert': 'Squadra: Pokémon aggiunto',
  'leader.pokemon.update': 'Squadra: Pokémon cambiato',
  'leader.pokemon.delete': 'Squadra: Pokémon tolto',
  'leader.reward.insert': 'Premio aggiunto',
  'leader.reward.update': 'Premio cambiato',
  'leader.reward.delete': 'Premio tolto',
  'leader.team.arrange': 'Squadra riordinata',
  'leader.grade.update': 'Bravura cambiata',
  'announcement.insert': 'Avviso inviato',
  'announcement.remind': 'Avviso ricordato',
  'battle.void': 'Lotta nell’app annullata',
  'battle.showcase': 'Lotta in vetrina cambiata',
  'duel.void': 'Sfida annullata',
  'club.update': 'Nome del club cambiato',
  'duel-rules.update': 'Regole delle sfide cambiate',
  'battle-settings.update': 'Impostazioni delle lotte cambiate',
  'registration-settings.update': 'Regole delle iscrizioni cambiate',
  'invitation.insert': 'Invito creato',
  'invitation.revoke': 'Invito revocato',
  'invitation.restore': 'Invito ripristinato',
  'admission.approve': 'Sfidante accolto',
  'admission.refuse': 'Iscrizione rifiutata',
  'admission.wait': 'Iscrizione rimessa in attesa',
  'season.close': 'Stagione chiusa',
  'season.reopen': 'Stagione riaperta',
  'tournament.update': 'Torneo modificato',
  'tournament.arrange': 'Ordine dei tornei cambiato',
  'backup.download': 'Copia dei dati scaricata',
  'user.update': 'Account modificato',
  'user.delete': 'Account eliminato',
  'user.suspend': 'Account sospeso',
  'user.admit': 'Account ammesso',
  'user.password-link': 'Link per una nuova password',
};

/** The Italian title of an action; the action itself if it has none. */
export function titleOf(action: string): string {
  return titles[action] ?? action;
}

/** Formatted differences between two logged JSON values. */
export function changesBetween(before: string | null, after: string | null): AuditEntry['changes'] {
  const one = fieldsOf(before);
  const other = fieldsOf(after);
  return [...loggedFields]
    .map(([name, { what, format }]) => ({
      what,
      before: one.has(name) ? format(one.get(name)) : null,
      after: other.has(name) ? format(other.get(name)) : null,
    }))
    .filter((change) => change.before !== change.after);
}

const fields = z.record(z.string(), z.unknown());

/** The fields of a logged value; each slot of a team is a field. */
export function fieldsOf(json: string | null): Map<string, unknown> {
  if (json === null) return new Map();
  const parsed = z.safeParse(fields, JSON.parse(json));
  if (!parsed.success) return new Map();
  const { team, ...others } = parsed.data;
  const places = Array.isArray(team) ? team : [];
  return new Map([
    ...Object.entries(others),
    ...places.map((place, index): [string, unknown] => [`team.${index + 1}`, place]),
  ]);
}
