import { describe, expect, test } from 'vitest';
import { type ItalianText, italianTextsIn, textsOf } from './italian-texts.ts';

const apps = italianTextsIn([
  'apps/web/service-worker',
  'apps/web/src',
  'apps/server/src',
  'packages/contract/src',
  'packages/rules/src',
]);
const pokedex = italianTextsIn(['packages/gen4/src/texts']);
const rules = italianTextsIn(['apps/web/src/features/tournaments/rules']);
/** Without leaders' lines, which are free in their words. */
const product = apps.filter(({ file }) => !file.includes('/seed/content/leaders/'));

interface Avoided {
  readonly word: RegExp;
  /** Parts of texts in which the word is right. */
  readonly except?: readonly string[];
}

/** Words that docs/words.md excludes. */
const avoided: Readonly<Record<string, Avoided>> = {
  'dal vivo': {
    word: /\b(a mano|di persona|altrove)\b/i,
    except: [
      // How stats are written, and where a Pokémon is found.
      'statistiche a mano',
      'scritte a mano',
      'non si trova altrove',
    ],
  },
  // 'Replay' alone is a component.
  replica: { word: /.\breplay\b|\breplay\b./i },
  sfidante: {
    word: /\b(utent[ei]|giocator[ei]|giocatric[ei]|allenator[ei]|allenatric[ei])\b/i,
    // Of a database; and whom another challenges.
    except: [
      'postgres://utente:',
      'rifiuta l’utente o la password',
      'Questo giocatore non c’è più',
      'I giocatori non vogliono spettatori',
      'Non da questo giocatore',
    ],
  },
  'Pokémon iniziali': { word: /\bstarters?\b/i },
  'in difficoltà': { word: /\bbloccati\b|\b(chi|nessuno) è bloccat/i },
  'senza forze': { word: /\b(energie|KO|esaust[oi])\b/ },
  lotta: { word: /\b(battagli[ae]|scontr[oi])\b/i },
  premio: { word: /\bricompens[ae]\b/i },
  organizzatore: { word: /\bamministrator[ei]\b/i },
};

/** Also excluded in the Pokédex. */
const avoidedEverywhere: Readonly<Record<string, Avoided>> = {
  'brutto colpo': { word: /\bcolp[oi] critic[oi]\b/i },
  iperavvelenato: { word: /\bavvelen\w+ (in modo )?grave|\bgravemente avvelen/i },
};

function offending(texts: readonly ItalianText[], { word, except = [] }: Avoided) {
  return texts.filter(
    ({ text }) => word.test(text) && !except.some((right) => text.includes(right)),
  );
}

describe('one thing has one word', () => {
  test.each(Object.entries(avoided))('%s', (_word, one) => {
    expect(offending(product, one)).toEqual([]);
  });

  test.each(Object.entries(avoidedEverywhere))('%s', (_word, one) => {
    expect(offending([...product, ...pokedex], one)).toEqual([]);
  });
});

/** Words that address the reader as masculine. */
const masculine: readonly RegExp[] = [
  // 'Sei invitato', 'ti sei già registrato', 'eri pronto'.
  /(?<!\p{L})(sei|eri|sarai|fossi)( (stato|già|ancora|appena|proprio|anche|mai|più|così|davvero|sempre|tu))* (?!dentro|sotto|sopra|subito|solo)\p{L}+o(?!\p{L})/iu,
  // 'Ti ho sentito', 'ti hanno invitato'.
  /(?<!\p{L})ti (ho|ha|hanno|abbiamo|avevo|aveva|avevano)( \p{L}+)? \p{L}+(ato|uto|ito|sto|lto|rto|tto|so)(?!\p{L})/iu,
  // 'Il benvenuto' is a noun.
  /(?<!\bil )\b(benvenuto|bentornato)\b/i,
  // 'Entri da solo'; but 'torna da solo'.
  /\p{L}i da solo(?!\p{L})/iu,
  /\b(te|tu) stesso\b/i,
  /\bdivent(a|i|are|erai) (il |un |uno )?(campione|sfidante)\b/i,
  /\b(amic[oi]|ragazz[oi]|soldato|ospite|attento|bravo|pronto|stanco|contento)\b/i,
  /(?<!\bal )\bsicuro\b/i,
];

/** Texts whose masculine words agree with something else, or that the specification fixes. */
const agreeing: readonly string[] = [
  'Non sei ancora iscritto a nessun torneo!',
  // Agree with 'nessuno', 'tutto', the product, a Pokémon, a leader.
  'Nessuno ti ha scritto.',
  'Tutto pronto!',
  'PokéTorneo è pronto: {}',
  'Con lo strumento {item}, {who} è già pronto!',
  'Ma dai! Ero già pronto a fare il giro d’onore.',
];

const isMasculine = (text: string) =>
  !agreeing.includes(text) && masculine.some((pattern) => pattern.test(text));

describe('the reader is not addressed as masculine', () => {
  test('in any text of the product', () => {
    expect(apps.filter(({ text }) => isMasculine(text))).toEqual([]);
  });

  test.each([
    'Sei invitato al club!',
    'Quella con cui ti sei registrato',
    'Sei già iscritto a questo torneo',
    'Bentornato al torneo!',
    'Tieni aperta questa pagina ed entri da solo, appena arriva.',
    'Questa è l’onda grossa, amico: in piedi sulla tavola!',
    'Ho scavato tanto per trovare lui: attento alla testa!',
    'Stavo sotto la cascata e ti ho sentito arrivare.',
    'Sfida i capipalestra, conquista le medaglie e diventa campione.',
  ])('«%s» is seen', (text) => {
    expect(isMasculine(text)).toBe(true);
  });

  test.each([
    'Ti diamo il benvenuto!',
    'Sei già dentro!',
    'L’esito si registra da solo.',
    'Copia scaricata: mettila al sicuro',
  ])('«%s» agrees with something else', (text) => {
    expect(isMasculine(text)).toBe(false);
  });
});

test('the rules promise nothing beyond a season', () => {
  expect(rules.filter(({ text }) => /per sempre|non scad|restano con te[.;]/.test(text))).toEqual(
    [],
  );
});

test('texts are strings, templates and the text between tags; SQL is none', () => {
  const source = `
    const one = 'Uno e due'; const two = \`Ciao \${name}!\`; sql\`select it\`;
    const three = <p>Tre
      e quattro</p>;
  `;
  expect(textsOf('one.tsx', source)).toEqual(['Uno e due', 'Ciao {}!', 'Tre e quattro']);
});
