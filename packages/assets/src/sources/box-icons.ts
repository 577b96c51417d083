import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FormSubject } from './form-subject.ts';
import { packageFolder } from './package-folder.ts';

const folder = packageFolder('pokesprite-images');

function slugsByNumber(): ReadonlyMap<number, string> {
  const data: unknown = JSON.parse(readFileSync(path.join(folder, 'data/pokemon.json'), 'utf8'));
  const slugs = new Map<number, string>();
  if (typeof data !== 'object' || data === null) return slugs;
  for (const [number, entry] of Object.entries(data)) {
    const slug: unknown = entry?.slug?.eng;
    if (typeof slug === 'string') slugs.set(Number(number), slug);
  }
  return slugs;
}

const slugs = slugsByNumber();

/**
 * The box icon of a form, from the set with an icon for every form of generation 4.
 * @throws RangeError for a species that the package does not know.
 */
export function boxIconSource({ speciesId, slug }: FormSubject): string {
  const species = slugs.get(speciesId);
  if (species === undefined) throw new RangeError(`No box icon for species ${speciesId}`);
  const name = slug === null ? species : `${species}-${slug}`;
  return path.join(folder, 'pokemon-gen7x/regular', `${name}.png`);
}
