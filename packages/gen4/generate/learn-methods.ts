import type { Learnset, Specie } from '@pkmn/data';
import {
  baseFormOf,
  minimumLevelFrom,
  minimumLevelOf,
  type SourceGeneration,
} from './minimum-level.ts';
import { generation4, ownLearnset, specieOf } from './source.ts';

/** Lowest level of each learn method of a move, by the learnset table's letter. */
export type MethodLevels = ReadonlyMap<string, number>;

/** A Pokémon that knows one of them cannot be transferred from generation 3. */
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

/** Every move that a form can know, by @pkmn's id, with its methods and their lowest levels. */
export function learnMethodsOf(specie: Specie): Promise<ReadonlyMap<string, MethodLevels>> {
  const known = cache.get(specie.id);
  if (known !== undefined) return known;
  const methods = findMethods(specie);
  cache.set(specie.id, methods);
  return methods;
}

/** Lowest level at which the form knows the move by any method; throws where it cannot know it. */
export async function earliestLevel(specie: Specie, moveName: string): Promise<number> {
  const move = generation4.moves.get(moveName);
  const levels = move && (await learnMethodsOf(specie)).get(move.id);
  if (!levels) throw new Error(`${specie.name} cannot know ${moveName}`);
  return Math.min(...levels.values());
}

async function findMethods(form: Specie): Promise<ReadonlyMap<string, MethodLevels>> {
  const methods = new Map<string, Map<string, number>>();
  const minOverall = await minimumLevelOf(form, earliestLevel);
  const minFrom3 = await minimumLevelFrom(3, form, earliestLevel);
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
        const min = way.generation === 3 ? minFrom3 : minOverall;
        const level = Math.max(min, await levelOfWay(way, stage, learnset, moveId));
        if (!Number.isFinite(level)) throw new Error(`${stage.name} ${moveId} ${source}`);
        add(moveId, way.generation === 3 ? 'p' : way.letter, level);
      }
    }
  }
  if (form.id === 'smeargle') {
    for (const move of generation4.moves) {
      const isVariant = move.id.startsWith('hiddenpower') && move.id !== 'hiddenpower';
      if (!isVariant && !cannotBeSketched.has(move.id)) add(move.id, 'k', minOverall);
    }
  }
  return methods;
}

/** The form, its base form, and their earlier stages. */
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

/**
 * A parsed @pkmn source: generation, method, and for some methods a figure, such as '4L20'; null
 * for later generations.
 */
function parseSource(source: string): Way | null {
  const [, generation, way = '', figure] = /^(\d)([A-Z])(\d*)/.exec(source) ?? [];
  if (generation !== '3' && generation !== '4') return null;
  const letter = letters.get(way);
  if (letter === undefined) throw new Error(`Unknown source of a move: ${source}`);
  return { generation: generation === '3' ? 3 : 4, letter, figure: Number(figure) };
}

/**
 * Lowest level at which the stage itself knows the move this way; 1 for methods without a level.
 */
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

/** A new Shedinja knows the move that Ninjask would learn at the level of the evolution. */
async function ninjaskLevel(generation: SourceGeneration, moveId: string): Promise<number> {
  const learnset = await ownLearnset(specieOf('ninjask'));
  const sources = learnset?.learnset?.[moveId] ?? [];
  const levels = sources
    .map(parseSource)
    .filter((way) => way?.generation === generation && way.letter === 'l')
    .map((way) => way?.figure ?? Number.NaN);
  return Math.min(...levels);
}
