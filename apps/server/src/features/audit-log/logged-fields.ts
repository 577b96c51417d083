import { roleAdmin, rolePlayer } from '@poketorneo/contract';
import { findAbility, findForm, findItem, findMove } from '@poketorneo/gen4';
import * as z from 'zod/mini';

/** A field of what the log keeps: its name in the interface, and its value in words. */
interface LoggedField {
  what: string;
  /** Null where there is nothing. */
  inWords: (value: unknown) => string | null;
}

const plain = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const yesOrNo = (value: unknown) => (value === true ? 'sì' : 'no');

/** A value that stands for a word; what has none is shown as it is. */
function oneOf(words: Readonly<Record<string, string>>) {
  return (value: unknown) => {
    const text = plain(value);
    return text === null ? null : (words[text] ?? text);
  };
}

/** The name of what a number or an identifier stands for. */
function nameBy<Id extends number | string>(
  type: 'number' | 'string',
  find: (id: Id) => { name: string } | undefined,
) {
  const isId = (value: unknown): value is Id => typeof value === type;
  return (value: unknown) => (isId(value) ? (find(value)?.name ?? `n. ${value}`) : null);
}

const heldPokemon = z.object({ name: z.string(), itemId: z.nullable(z.string()) });

/** A Pokémon of a leader, with what it holds. */
function pokemonInWords(value: unknown): string | null {
  const parsed = z.safeParse(heldPokemon, value);
  if (!parsed.success) return null;
  const { name, itemId } = parsed.data;
  return itemId === null ? name : `${name} con ${findItem(itemId)?.name ?? itemId}`;
}

const moveName = nameBy('number', findMove);

/** Every field by its name in the log, in the order in which changes are told. */
export const loggedFields: ReadonlyMap<string, LoggedField> = new Map(
  Object.entries({
    outcome: {
      what: 'Esito',
      inWords: oneOf({
        win: 'vittoria',
        loss: 'sconfitta',
        draw: 'pareggio',
        suspended: 'sospesa',
      }),
    },
    battleId: { what: 'Lotta nell’app', inWords: (value) => `n. ${plain(value) ?? '?'}` },
    rewardGiven: { what: 'Premio consegnato', inWords: yesOrNo },
    formId: { what: 'Pokémon', inWords: nameBy('number', findForm) },
    level: { what: 'Livello', inWords: plain },
    gender: {
      what: 'Sesso',
      inWords: oneOf({ male: 'maschio', female: 'femmina', genderless: 'senza sesso' }),
    },
    isShiny: { what: 'Shiny', inWords: yesOrNo },
    abilityId: { what: 'Abilità', inWords: nameBy('number', findAbility) },
    moveId1: { what: 'Mossa 1', inWords: moveName },
    moveId2: { what: 'Mossa 2', inWords: moveName },
    moveId3: { what: 'Mossa 3', inWords: moveName },
    moveId4: { what: 'Mossa 4', inWords: moveName },
    hp: { what: 'PS', inWords: plain },
    attack: { what: 'Attacco', inWords: plain },
    defense: { what: 'Difesa', inWords: plain },
    spAttack: { what: 'Att. Speciale', inWords: plain },
    spDefense: { what: 'Dif. Speciale', inWords: plain },
    speed: { what: 'Velocità', inWords: plain },
    itemId: { what: 'Strumento', inWords: nameBy('string', findItem) },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((slot) => [
        `team.${slot}`,
        { what: `Pokémon ${slot}`, inWords: pokemonInWords },
      ]),
    ),
    reward: { what: 'Premio', inWords: pokemonInWords },
    battleGrade: {
      what: 'Bravura',
      inWords: oneOf({ 0: 'alle prime armi', 1: 'esperta', 2: 'forte', 3: 'da campione' }),
    },
    mode: {
      what: 'Dove si lotta',
      inWords: oneOf({ 'in-app': 'nell’app', 'by-hand': 'dal vivo', both: 'nell’app e dal vivo' }),
    },
    levelRule: {
      what: 'Livelli',
      inWords: oneOf({ equal: 'livello pari', real: 'livello reale' }),
    },
    registrationMode: {
      what: 'Chi può iscriversi',
      inWords: oneOf({
        open: 'chiunque',
        invitation: 'chi ha un invito',
        approval: 'chi viene approvato',
      }),
    },
    isEmailOptional: { what: 'Email facoltativa', inWords: yesOrNo },
    invitationPlaces: { what: 'Posti', inWords: plain },
    invitationDays: { what: 'Giorni di validità', inWords: plain },
    title: { what: 'Titolo', inWords: plain },
    text: { what: 'Testo', inWords: plain },
    recipients: { what: 'Destinatari', inWords: plain },
    firstName: { what: 'Nome', inWords: plain },
    lastName: { what: 'Cognome', inWords: plain },
    // Entries from before the addresses themselves were left out.
    email: { what: 'Email', inWords: plain },
    emailChanged: {
      what: 'Email',
      inWords: (value) => (value === true ? 'cambiata' : null),
    },
    roles: {
      what: 'Ruolo',
      inWords: (value) => {
        if (!Array.isArray(value)) return null;
        if (!value.includes(roleAdmin)) return 'sfidante';
        return value.includes(rolePlayer) ? 'organizzatore che gareggia' : 'organizzatore';
      },
    },
    name: { what: 'Nome della stagione', inWords: plain },
    nextSeason: { what: 'Stagione successiva', inWords: plain },
    players: { what: 'Sfidanti', inWords: plain },
    matches: { what: 'Lotte', inWords: plain },
    stoppedBattles: { what: 'Lotte interrotte', inWords: plain },
    tournamentName: { what: 'Nome', inWords: plain },
    description: { what: 'Descrizione', inWords: plain },
    tournamentOrder: {
      what: 'Ordine',
      inWords: (value) => (Array.isArray(value) ? value.join(', ') : plain(value)),
    },
    status: {
      what: 'Account',
      inWords: oneOf({ active: 'attivo', waiting: 'in attesa', suspended: 'sospeso' }),
    },
  } satisfies Record<string, LoggedField>),
);
