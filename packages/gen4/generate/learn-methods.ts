import type { Learnset, Specie } from '@pkmn/data';
import {
  baseFormOf,
  minimumLevelFrom,
  minimumLevelOf,
  type SourceGeneration,
} from './minimum-level.ts';
import { generation4, ownLearnset, specieOf } from './source.ts';

/** The lowest level of each way to learn a move, by the letter that the learnset table has for the way. */
export type MethodLevels = ReadonlyMap<string, number>;

/** No Pokémon that knows one of them can be brought over from generation 3. */
const generation3HiddenMachines: ReadonlySet<string> = new Set([
  'cut',
  'dive',
  'flash',
  'fly',
  'rocksmash',
  'strength',
  'surf',
  'waterfall',
]);

const cannotBeSketched: ReadonlySet<string> = new Set(['chatter', 'struggle']);

const cache = new Map<string, Promise<ReadonlyMap<string, MethodLevels>>>();

/** Every move that a form can know, by @pkmn's id, with its ways and their lowest levels. */
export function learnMethodsOf(specie: Specie): Promise<ReadonlyMap<string, MethodLevels>> {
  const known = cache.get(specie.id);
  if (known !== undefined) return known;
  const methods = findMethods(specie);
  cache.set(specie.id, methods);
  return methods;
}

/** The lowest level of the form that knows the move by any way. */
export async function earliestLevel(specie: Specie, moveName: string): Promise<number> {
  const move = generation4.moves.get(moveName);
  const levels = move && (await learnMethodsOf(specie)).get(move.id);
  if (!levels) throw new Error(`${specie.name} cannot know ${moveName}`);
  return Math.min(...levels.values());
}

async function findMethods(form: Specie): Promise<ReadonlyMap<string, MethodLevels>> {
  const methods = new Map<string, Map<string, number>>();
  const leastOverall = await minimumLevelOf(form, earliestLevel);
  const leastFrom3 = await minimumLevelFrom(3, form, earliestLevel);
  const add = (moveId: string, letter: string, level: number) => {
    const levels = methods.get(moveId) ?? new Map<string, number>();
    methods.set(moveId, levels);
    levels.set(letter, Math.min(level, levels.get(letter) ?? Number.POSITIVE_INFINITY));
  };

  for (const stage of lineageOf(form)) {
    const learnset = await ownLearnset(stage);
    for (const [moveId, sources] of Object.entries(learnset?.learnset ?? {})) {
      for (const source of sources) {
        const way = parseSource(source);
        if (way === null) continue;
        if (way.generation === 3 && generation3HiddenMachines.has(moveId)) continue;
        const least = way.generation === 3 ? leastFrom3 : leastOverall;
        const level = Math.max(least, await levelOfWay(way, stage, learnset, moveId));
        if (!Number.isFinite(level)) throw new Error(`${stage.name} ${moveId} ${source}`);
        add(moveId, way.generation === 3 ? 'p' : way.letter, level);
      }
    }
  }
  if (form.id === 'smeargle') {
    for (const move of generation4.moves) {
      const isVariant = move.id.startsWith('hiddenpower') && move.id !== 'hiddenpower';
      if (!isVariant && !cannotBeSketched.has(move.id)) add(move.id, 'k', leastOverall);
    }
  }
  return methods;
}

/** The form, what it is changed from, and their earlier stages. */
function lineageOf(form: Specie): readonly Specie[] {
  const base = baseFormOf(form);
  if (base !== null) return [form, ...lineageOf(base)];
  return form.prevo ? [form, ...lineageOf(specieOf(form.prevo))] : [form];
}

interface Way {
  readonly generation: SourceGeneration;
  readonly letter: string;
  /** The level, or the index of an event. */
  readonly figure: number;
}

const letters: ReadonlyMap<string, string> = new Map([
  ['L', 'l'],
  ['M', 'm'],
  ['T', 't'],
  ['E', 'e'],
  ['S', 'v'],
  ['R', 's'],
]);

/** A source of @pkmn: generation, way, and for some ways a figure, such as '4L20'; null when later. */
function parseSource(source: string): Way | null {
  const [, generation, way = '', figure] = /^(\d)([A-Z])(\d*)/.exec(source) ?? [];
  if (generation !== '3' && generation !== '4') return null;
  const letter = letters.get(way);
  if (letter === undefined) throw new Error(`Unknown source of a move: ${source}`);
  return { generation: generation === '3' ? 3 : 4, letter, figure: Number(figure) };
}

/** The lowest level at which the stage itself knows the move this way; 1 for ways without a level. */
async function levelOfWay(
  way: Way,
  stage: Specie,
  learnset: Learnset | null,
  moveId: string,
): Promise<number> {
  if (way.letter === 'l') return way.figure;
  if (way.letter === 'v') return learnset?.eventData?.[way.figure]?.level ?? Number.NaN;
  if (way.letter === 's' && stage.id === 'shedinja') {
    return ninjaskLevel(way.generation, moveId);
  }
  return 1;
}

/** A new Shedinja keeps what Ninjask would learn at the level of the evolution. */
async function ninjaskLevel(generation: SourceGeneration, moveId: string): Promise<number> {
  const learnset = await ownLearnset(specieOf('ninjask'));
  const sources = learnset?.learnset?.[moveId] ?? [];
  const levels = sources
    .map(parseSource)
    .filter((way) => way?.generation === generation && way.letter === 'l')
    .map((way) => way?.figure ?? Number.NaN);
  return Math.min(...levels);
}
