import {
  type AvailablePokemonPayload,
  showdownTextLimits,
  type TextProblem,
} from '@poketorneo/contract';
import { buildPokemon } from './build-pokemon.ts';
import { type Draft, newDraft } from './draft.ts';
import {
  parseAbility,
  parseLevel,
  parseMove,
  parseNature,
  parseShiny,
  parseStats,
} from './parse-detail.ts';
import { type ParseResult, parseHead } from './parse-head.ts';

/** Parsed Pokémon, and all invalid lines. */
export interface ParsedText {
  /** Valid Pokémon with their first line. */
  pokemons: { line: number; payload: AvailablePokemonPayload }[];
  problems: TextProblem[];
}

const maxLineLength = 200;
const maxMoves = 4;
/** Parsing stops here: suggestions are expensive. */
const maxProblems = 100;

/**
 * Parses the text format of Pokémon Showdown. Each invalid line is a problem with what was
 * expected, and excludes its Pokémon. Omitted values have the format's defaults: level 100, IVs of
 * 31, no EVs, nature Serious. Nicknames are ignored.
 */
export function parseText(text: string): ParsedText {
  const lines = text.split(/\r\n|\r|\n/);
  const pokemons: ParsedText['pokemons'] = [];
  const problems: TextProblem[] = [];
  let draft: Draft | null = null;
  let count = 0;

  const report = (line: number, message: string) => {
    if (draft !== null) draft.hasProblem = true;
    if (problems.length >= maxProblems) return;
    problems.push({ line, found: truncated((lines[line - 1] ?? '').trim()), message });
  };
  const close = () => {
    const payload = draft === null ? null : closeDraft(draft, report);
    if (draft !== null && payload !== null) pokemons.push({ line: draft.line, payload });
    draft = null;
  };

  for (const [index, raw] of lines.entries()) {
    if (problems.length >= maxProblems) break;
    const number = index + 1;
    const line = raw.trim();
    if (line === '' || /^={3}.*={3}$/.test(line)) close();
    else {
      const isFirst = draft === null;
      draft ??= newDraft(number);
      if (isFirst) count += 1;
      if (count > showdownTextLimits.pokemons) {
        report(number, `Troppi Pokémon: al massimo ${showdownTextLimits.pokemons} alla volta.`);
        draft = null;
        break;
      }
      if (line.length > maxLineLength) {
        if (line.startsWith('-')) draft.moveLines += 1;
        report(number, `Riga troppo lunga: al massimo ${maxLineLength} caratteri.`);
      } else if (isFirst) applyHead(draft, line, report);
      else applyDetail(draft, line, number, report);
    }
  }
  close();
  problems.sort((one, other) => one.line - other.line);
  return { pokemons, problems };
}

type ReportProblem = (line: number, message: string) => void;

function truncated(line: string): string {
  return line.length > 80 ? `${[...line].slice(0, 79).join('')}…` : line;
}

function applyHead(draft: Draft, line: string, report: ReportProblem): void {
  const reading = parseHead(line);
  if ('problem' in reading) report(draft.line, reading.problem);
  else draft.head = reading.value;
}

/** Lines of other tools and generations, ignored. */
const ignoredLine = /^(happiness|pokeball|hidden power|gigantamax|dynamax level|tera type):/i;

function applyDetail(draft: Draft, line: string, number: number, report: ReportProblem): void {
  const apply = <Field extends keyof Draft>(field: Field, reading: ParseResult<Draft[Field]>) => {
    if ('problem' in reading) report(number, reading.problem);
    else if (draft[field] !== null) report(number, 'Questa riga c’è già: lasciane una sola.');
    else draft[field] = reading.value;
  };
  const [, label = '', value = ''] = /^(ability|level|shiny|ivs|evs):\s*(.*)$/i.exec(line) ?? [];
  const nature = /^(\S+)\s+nature$/i.exec(line)?.[1];
  if (line.startsWith('-')) applyMove(draft, line.slice(1).trim(), number, report);
  else if (/^ability$/i.test(label)) apply('abilityId', parseAbility(value));
  else if (/^level$/i.test(label)) apply('level', parseLevel(value));
  else if (/^shiny$/i.test(label)) apply('isShiny', parseShiny(value));
  else if (/^ivs$/i.test(label)) apply('ivs', parseStats('IVs', value));
  else if (/^evs$/i.test(label)) apply('evs', parseStats('EVs', value));
  else if (nature !== undefined) apply('nature', parseNature(nature));
  else if (!ignoredLine.test(line)) report(number, unknownLine);
}

const unknownLine =
  'Non capisco questa riga: mi aspettavo «Ability:», «Level:», «Shiny:», «EVs:», «IVs:», «… Nature» ' +
  'o una mossa dopo «-». Prima del Pokémon successivo serve una riga vuota.';

function applyMove(draft: Draft, written: string, line: number, report: ReportProblem): void {
  draft.moveLines += 1;
  const reading = parseMove(written);
  if (draft.moveLines > maxMoves) report(line, `Al massimo ${maxMoves} mosse.`);
  else if ('problem' in reading) report(line, reading.problem);
  else {
    const before = draft.moves.find(({ id }) => id === reading.value.id);
    if (before === undefined) draft.moves.push({ line, ...reading.value });
    else report(line, `Questa mossa c’è già alla riga ${before.line}.`);
  }
}

/** The Pokémon, if all its lines are valid. */
function closeDraft(draft: Draft, report: ReportProblem): AvailablePokemonPayload | null {
  if (draft.moveLines === 0) {
    report(draft.line, 'Manca almeno una mossa, come «- Thunderbolt», nelle righe sotto.');
  }
  const reading = buildPokemon(draft);
  if ('problem' in reading) report(reading.line, reading.problem);
  return 'problem' in reading || draft.hasProblem ? null : reading.value;
}
