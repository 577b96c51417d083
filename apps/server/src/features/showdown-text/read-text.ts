import {
  type AvailablePokemonPayload,
  showdownTextLimits,
  type TextProblem,
} from '@poketorneo/contract';
import { type Draft, newDraft } from './draft.ts';
import { finish } from './finish.ts';
import {
  readAbility,
  readFigures,
  readLevel,
  readMove,
  readNature,
  readShiny,
} from './read-detail.ts';
import { type Reading, readHead } from './read-head.ts';

/** What stands in a text: its Pokémon, and every line that could not be read. */
export interface ReadText {
  /** With the line where each begins; only those without a problem. */
  pokemons: { line: number; payload: AvailablePokemonPayload }[];
  problems: TextProblem[];
}

const longestLine = 200;
const mostMoves = 4;
/** More would help nobody, and finding the names that were meant takes time: then reading ends. */
const mostProblems = 100;

/**
 * Reads Pokémon in the text format of Pokémon Showdown. Every line that cannot be read is a problem of
 * its own, with what was expected; a Pokémon with one is left out. What the format does not say is as
 * it takes for granted: level 100, IVs of 31, no EVs, the nature Serious; nicknames are not kept.
 */
export function readText(text: string): ReadText {
  const lines = text.split(/\r\n|\r|\n/);
  const pokemons: ReadText['pokemons'] = [];
  const problems: TextProblem[] = [];
  let draft: Draft | null = null;
  let count = 0;

  const complain = (line: number, message: string) => {
    if (draft !== null) draft.hasProblem = true;
    if (problems.length >= mostProblems) return;
    problems.push({ line, found: shortened((lines[line - 1] ?? '').trim()), message });
  };
  const close = () => {
    const payload = draft === null ? null : closeDraft(draft, complain);
    if (draft !== null && payload !== null) pokemons.push({ line: draft.line, payload });
    draft = null;
  };

  for (const [index, raw] of lines.entries()) {
    if (problems.length >= mostProblems) break;
    const number = index + 1;
    const line = raw.trim();
    if (line === '' || /^={3}.*={3}$/.test(line)) close();
    else {
      const isFirst = draft === null;
      draft ??= newDraft(number);
      if (isFirst) count += 1;
      if (count > showdownTextLimits.pokemons) {
        complain(number, `Troppi Pokémon: al massimo ${showdownTextLimits.pokemons} alla volta.`);
        draft = null;
        break;
      }
      if (line.length > longestLine) {
        if (line.startsWith('-')) draft.moveLines += 1;
        complain(number, `Riga troppo lunga: al massimo ${longestLine} caratteri.`);
      } else if (isFirst) takeHead(draft, line, complain);
      else takeDetail(draft, line, number, complain);
    }
  }
  close();
  problems.sort((one, other) => one.line - other.line);
  return { pokemons, problems };
}

type Complain = (line: number, message: string) => void;

function shortened(line: string): string {
  return line.length > 80 ? `${[...line].slice(0, 79).join('')}…` : line;
}

function takeHead(draft: Draft, line: string, complain: Complain): void {
  const reading = readHead(line);
  if ('problem' in reading) complain(draft.line, reading.problem);
  else draft.head = reading.value;
}

/** Lines of other tools and generations that say nothing of ours. */
const withoutMeaning = /^(happiness|pokeball|hidden power|gigantamax|dynamax level|tera type):/i;

function takeDetail(draft: Draft, line: string, number: number, complain: Complain): void {
  const take = <Field extends keyof Draft>(field: Field, reading: Reading<Draft[Field]>) => {
    if ('problem' in reading) complain(number, reading.problem);
    else if (draft[field] !== null) complain(number, 'Questa riga c’è già: lasciane una sola.');
    else draft[field] = reading.value;
  };
  const [, label = '', value = ''] = /^(ability|level|shiny|ivs|evs):\s*(.*)$/i.exec(line) ?? [];
  const nature = /^(\S+)\s+nature$/i.exec(line)?.[1];
  if (line.startsWith('-')) takeMove(draft, line.slice(1).trim(), number, complain);
  else if (/^ability$/i.test(label)) take('abilityId', readAbility(value));
  else if (/^level$/i.test(label)) take('level', readLevel(value));
  else if (/^shiny$/i.test(label)) take('isShiny', readShiny(value));
  else if (/^ivs$/i.test(label)) take('ivs', readFigures('IVs', value));
  else if (/^evs$/i.test(label)) take('evs', readFigures('EVs', value));
  else if (nature !== undefined) take('nature', readNature(nature));
  else if (!withoutMeaning.test(line)) complain(number, unknownLine);
}

const unknownLine =
  'Non capisco questa riga: mi aspettavo «Ability:», «Level:», «Shiny:», «EVs:», «IVs:», «… Nature» ' +
  'o una mossa dopo «-». Prima del Pokémon successivo serve una riga vuota.';

function takeMove(draft: Draft, written: string, line: number, complain: Complain): void {
  draft.moveLines += 1;
  const reading = readMove(written);
  if (draft.moveLines > mostMoves) complain(line, `Al massimo ${mostMoves} mosse.`);
  else if ('problem' in reading) complain(line, reading.problem);
  else {
    const before = draft.moves.find(({ id }) => id === reading.value.id);
    if (before === undefined) draft.moves.push({ line, ...reading.value });
    else complain(line, `Questa mossa c’è già alla riga ${before.line}.`);
  }
}

/** The Pokémon, if none of its lines is a problem. */
function closeDraft(draft: Draft, complain: Complain): AvailablePokemonPayload | null {
  if (draft.moveLines === 0) {
    complain(draft.line, 'Manca almeno una mossa, come «- Thunderbolt», nelle righe sotto.');
  }
  const reading = finish(draft);
  if ('problem' in reading) complain(reading.line, reading.problem);
  return 'problem' in reading || draft.hasProblem ? null : reading.value;
}
