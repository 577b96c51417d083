import { permissionsOf, role } from '@poketorneo/contract';
import { findAbility, findForm, findItem, findMove } from '@poketorneo/gen4';
import * as z from 'zod/mini';

/** A field of logged values: its label and the format of its value. */
interface LoggedField {
  what: string;
  /** Null if there is no value. */
  format: (value: unknown) => string | null;
}

const plain = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const yesOrNo = (value: unknown) => (value === true ? 'sì' : 'no');

/** Translates a value; unknown values are shown as they are. */
function wordOf(words: Readonly<Record<string, string>>) {
  return (value: unknown) => {
    const text = plain(value);
    return text === null ? null : (words[text] ?? text);
  };
}

/** The name of an object by its id. */
function nameBy<Id extends number | string>(
  type: 'number' | 'string',
  find: (id: Id) => { name: string } | undefined,
) {
  const isId = (value: unknown): value is Id => typeof value === type;
  return (value: unknown) => (isId(value) ? (find(value)?.name ?? `n. ${value}`) : null);
}

const heldPokemon = z.object({ name: z.string(), itemId: z.nullable(z.string()) });

/** A leader's Pokémon with its item. */
function formatPokemon(value: unknown): string | null {
  const parsed = z.safeParse(heldPokemon, value);
  if (!parsed.success) return null;
  const { name, itemId } = parsed.data;
  return itemId === null ? name : `${name} con ${findItem(itemId)?.name ?? itemId}`;
}

const loggedHours = z.object({ from: z.string(), to: z.string() });

const moveName = nameBy('number', findMove);

/** Logged fields that are never shown. */
export const hiddenFields: ReadonlySet<string> = new Set(['timestamp']);

/** All fields by logged name, in display order. */
export const loggedFields: ReadonlyMap<string, LoggedField> = new Map(
  Object.entries({
    outcome: {
      what: 'Esito',
      format: wordOf({
        win: 'vittoria',
        loss: 'sconfitta',
        draw: 'pareggio',
        suspended: 'sospesa',
      }),
    },
    battleId: { what: 'Lotta nell’app', format: (value) => `n. ${plain(value) ?? '?'}` },
    rewardGiven: { what: 'Premio consegnato', format: yesOrNo },
    formId: { what: 'Pokémon', format: nameBy('number', findForm) },
    level: { what: 'Livello', format: plain },
    gender: {
      what: 'Sesso',
      format: wordOf({ male: 'maschio', female: 'femmina', genderless: 'senza sesso' }),
    },
    isShiny: { what: 'Shiny', format: yesOrNo },
    abilityId: { what: 'Abilità', format: nameBy('number', findAbility) },
    moveId1: { what: 'Mossa 1', format: moveName },
    moveId2: { what: 'Mossa 2', format: moveName },
    moveId3: { what: 'Mossa 3', format: moveName },
    moveId4: { what: 'Mossa 4', format: moveName },
    hp: { what: 'PS', format: plain },
    attack: { what: 'Attacco', format: plain },
    defense: { what: 'Difesa', format: plain },
    spAttack: { what: 'Att. Speciale', format: plain },
    spDefense: { what: 'Dif. Speciale', format: plain },
    speed: { what: 'Velocità', format: plain },
    itemId: { what: 'Strumento', format: nameBy('string', findItem) },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((slot) => [
        `team.${slot}`,
        { what: `Pokémon ${slot}`, format: formatPokemon },
      ]),
    ),
    reward: { what: 'Premio', format: formatPokemon },
    battleGrade: {
      what: 'Bravura',
      format: wordOf({ 0: 'alle prime armi', 1: 'esperta', 2: 'forte', 3: 'da campione' }),
    },
    mode: {
      what: 'Dove si lotta',
      format: wordOf({ 'in-app': 'nell’app', 'by-hand': 'dal vivo', both: 'nell’app e dal vivo' }),
    },
    levelRule: {
      what: 'Livelli',
      format: wordOf({ equal: 'livello pari', real: 'livello reale' }),
    },
    isOn: {
      what: 'Sfide',
      format: (value) => (value === true ? 'accese' : 'spente'),
    },
    duelists: {
      what: 'Chi lotta contro gli altri',
      format: wordOf({
        everybody: 'tutti gli sfidanti',
        'signed-up': 'chi è iscritto a un torneo',
      }),
    },
    hours: {
      what: 'Quando cominciano',
      format: (value) => {
        const parsed = loggedHours.safeParse(value);
        return parsed.success ? `dalle ${parsed.data.from} alle ${parsed.data.to}` : 'sempre';
      },
    },
    clubName: { what: 'Nome del club', format: plain },
    registrationMode: {
      what: 'Chi può iscriversi',
      format: wordOf({
        open: 'chiunque',
        invitation: 'chi ha un invito',
        approval: 'chi viene approvato',
      }),
    },
    isEmailOptional: { what: 'Email facoltativa', format: yesOrNo },
    invitationPlaces: { what: 'Posti', format: plain },
    invitationDays: { what: 'Giorni di validità', format: plain },
    title: { what: 'Titolo', format: plain },
    text: { what: 'Testo', format: plain },
    recipients: { what: 'Destinatari', format: plain },
    firstName: { what: 'Nome', format: plain },
    lastName: { what: 'Cognome', format: plain },
    // Only in old entries: addresses are no longer logged.
    email: { what: 'Email', format: plain },
    emailChanged: {
      what: 'Email',
      format: (value) => (value === true ? 'cambiata' : null),
    },
    roles: {
      what: 'Ruolo',
      format: (value) => {
        const roles = z.array(role).safeParse(value);
        if (!roles.success) return null;
        const { organises, plays } = permissionsOf(roles.data);
        if (!organises) return 'sfidante';
        return plays ? 'organizzatore che gareggia' : 'organizzatore';
      },
    },
    name: { what: 'Nome della stagione', format: plain },
    nextSeason: { what: 'Stagione successiva', format: plain },
    players: { what: 'Sfidanti', format: plain },
    matches: { what: 'Lotte', format: plain },
    stoppedBattles: { what: 'Lotte interrotte', format: plain },
    tournamentName: { what: 'Nome', format: plain },
    description: { what: 'Descrizione', format: plain },
    tournamentOrder: {
      what: 'Ordine',
      format: (value) => (Array.isArray(value) ? value.join(', ') : plain(value)),
    },
    status: {
      what: 'Account',
      format: wordOf({ active: 'attivo', waiting: 'in attesa', suspended: 'sospeso' }),
    },
  } satisfies Record<string, LoggedField>),
);
