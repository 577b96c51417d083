import { findItem, formById, moveById, speciesById, types } from '@poketorneo/gen4';
import { describe, expect, test } from 'vitest';
import {
  availablePokemon,
  type LeaderContent,
  leaders,
  type PokemonEntry,
  problemsOf,
  starters,
  type TournamentSlug,
  tournamentSlugs,
  tournaments,
} from './index.ts';

const byKey = new Map(availablePokemon.map((entry) => [entry.key, entry]));

function entry(key: string): PokemonEntry {
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`No available Pokémon has the key ${key}`);
  return found;
}

function tier({ formId }: PokemonEntry): number {
  return speciesById(formById(formId).speciesId).tier;
}

function leadersOf(slug: TournamentSlug): LeaderContent[] {
  return leaders.filter(({ tournamentSlug }) => tournamentSlug === slug);
}

function teamOf(leader: LeaderContent): PokemonEntry[] {
  return leader.team.map(({ pokemonKey }) => entry(pokemonKey));
}

function neverFalls(figures: readonly number[]): boolean {
  return figures.every((figure, index) => index === 0 || figure >= (figures[index - 1] ?? figure));
}

function strictlyGrows(figures: readonly number[]): boolean {
  return neverFalls(figures) && new Set(figures).size === figures.length;
}

const highestLevels = (slug: TournamentSlug): number[] =>
  leadersOf(slug).map((leader) => Math.max(...teamOf(leader).map(({ level }) => level)));

describe('the available Pokémon', () => {
  test('are all legal in generation 4', () => {
    const problems = availablePokemon.flatMap((candidate) =>
      problemsOf(candidate).map((problem) => `${candidate.key}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('are at least 500, at least 40 of them secret, with unique keys', () => {
    expect(availablePokemon.length).toBeGreaterThanOrEqual(500);
    expect(availablePokemon.filter(({ isSecret }) => isSecret).length).toBeGreaterThanOrEqual(40);
    expect(byKey.size).toBe(availablePokemon.length);
    expect(availablePokemon.every(({ key }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toBe(true);
  });

  test('suffice at every tier for two teams of six', () => {
    for (const wanted of [1, 2, 3]) {
      const ofTier = availablePokemon.filter((candidate) => tier(candidate) === wanted);
      expect(ofTier.length).toBeGreaterThanOrEqual(12);
      const species = new Set(ofTier.map(({ formId }) => formById(formId).speciesId));
      expect(species.size).toBeGreaterThanOrEqual(6);
    }
  });

  test('are secret at every tier, some of them shiny', () => {
    const secret = availablePokemon.filter(({ isSecret }) => isSecret);
    expect(new Set(secret.map(tier))).toEqual(new Set([1, 2, 3]));
    expect(secret.some(({ isShiny }) => isShiny)).toBe(true);
  });

  test('come from every line of evolution', () => {
    const rootOf = (speciesId: number): number => {
      const { evolvesFromId } = speciesById(speciesId);
      return evolvesFromId === null ? speciesId : rootOf(evolvesFromId);
    };
    const roots = new Set(availablePokemon.map((each) => rootOf(formById(each.formId).speciesId)));
    const all = new Set(Array.from({ length: 493 }, (_, index) => rootOf(index + 1)));
    expect(roots).toEqual(all);
  });

  test('all have an attack, except Ditto', () => {
    const helpless = availablePokemon.filter(({ moveIds }) =>
      moveIds.every((id) => moveById(id).damageClass === 'status'),
    );
    expect(helpless.map(({ key }) => key)).toEqual(['campo-132-ditto']);
  });
});

describe('the tournaments', () => {
  test('are four, in order', () => {
    expect(tournaments.map(({ slug }) => slug)).toEqual([...tournamentSlugs]);
    expect(tournaments.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
  });

  test.each(tournaments)('$slug has its name, text, colour and picture', (tournament) => {
    expect(tournament.name).toMatch(/^Torneo di [A-Z]/);
    expect(tournament.description.match(/[.!?](\s|$)/g)).toHaveLength(2);
    expect(tournament.badgeCaseBackground).toMatch(/^#[0-9a-f]{6}$/);
    expect(tournament.image).toBe(`tournaments/${tournament.slug}.svg`);
  });
});

describe('the leaders', () => {
  test.each<[TournamentSlug, string]>([
    ['kanto', 'Brock, Misty, Lt. Surge, Erika, Koga, Sabrina, Blaine, Giovanni, Blu'],
    ['johto', 'Valerio, Raffaello, Chiara, Angelo, Furio, Jasmine, Alfredo, Sandra, Lance'],
    ['hoenn', 'Petra, Rudi, Walter, Fiammetta, Norman, Alice, Tell e Pat, Adriano, Rocco'],
    ['sinnoh', 'Pedro, Gardenia, Marzia, Omar, Fannie, Ferruccio, Bianca, Corrado, Camilla'],
  ])('of %s are %s', (slug, names) => {
    const found = leadersOf(slug);
    expect(found.map(({ name }) => name).join(', ')).toBe(names);
    expect(found.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('fight single battles, all but Tell e Pat', () => {
    const doubles = leaders.filter(({ isDoubleBattle }) => isDoubleBattle);
    expect(doubles.map(({ name }) => name)).toEqual(['Tell e Pat']);
  });

  test('give unique badges; champions give none', () => {
    for (const slug of tournamentSlugs) {
      const badges = leadersOf(slug).map(({ badge }) => badge?.name ?? null);
      expect(badges[8]).toBeNull();
      expect(badges.slice(0, 8).every((name) => name?.startsWith('Medaglia '))).toBe(true);
      expect(new Set(badges).size).toBe(9);
    }
  });

  test('are shown with pictures of their own', () => {
    const paths = leaders.flatMap(({ picture, badge }) =>
      badge === null ? [picture] : [picture, badge.image, badge.emptyImage],
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('leaders/kanto-1.svg');
    expect(paths).toContain('badges/sinnoh-8.svg');
    expect(paths).toContain('badges/empty/hoenn-7.svg');
  });

  test.each(tournamentSlugs)('of %s have teams that grow from two or three to six', (slug) => {
    const sizes = leadersOf(slug).map(({ team }) => team.length);
    expect([2, 3]).toContain(sizes[0]);
    expect(sizes.slice(6)).toEqual([6, 6, 6]);
    expect(neverFalls(sizes)).toBe(true);
  });

  test.each(tournamentSlugs)('of %s have levels and tiers that grow', (slug) => {
    expect(strictlyGrows(highestLevels(slug))).toBe(true);
    const tierTots = leadersOf(slug).map((leader) =>
      teamOf(leader).reduce((sum, each) => sum + tier(each), 0),
    );
    expect(neverFalls(tierTots.slice(0, 8))).toBe(true);
    expect(tierTots[8]).toBeGreaterThan(tierTots[7] ?? 0);
  });

  test('have higher levels than those of the same order in the tournament before', () => {
    for (let order = 0; order < 9; order += 1) {
      expect(strictlyGrows(tournamentSlugs.map((slug) => highestLevels(slug)[order] ?? 0))).toBe(
        true,
      );
    }
  });

  test.each<[TournamentSlug, string]>([
    ['kanto', 'Roccia, Acqua, Elettro, Erba, Veleno, Psico, Fuoco, Terra'],
    ['johto', 'Volante, Coleottero, Normale, Spettro, Lotta, Acciaio, Ghiaccio, Drago'],
    ['hoenn', 'Roccia, Lotta, Elettro, Fuoco, Normale, Volante, Psico, Acqua'],
    ['sinnoh', 'Roccia, Erba, Lotta, Acqua, Spettro, Acciaio, Ghiaccio, Elettro'],
  ])('of %s have the favourite types %s', (slug, expected) => {
    const favourites = leadersOf(slug).slice(0, 8).map(favouriteType);
    expect(favourites.join(', ')).toBe(expected);
  });

  test('hold in battle what their Pokémon hold', () => {
    for (const leader of leaders) {
      for (const { pokemonKey, itemId } of [...leader.team, leader.reward]) {
        expect(itemId).toBe(entry(pokemonKey).itemId);
        expect(itemId === null || findItem(itemId) !== undefined).toBe(true);
      }
      const items = leader.team.map(({ itemId }) => itemId).filter((itemId) => itemId !== null);
      expect(new Set(items).size).toBe(items.length);
    }
  });

  test('give rewards that are in no team; champions’ are of tier 3', () => {
    const inTeams = new Set(leaders.flatMap(({ team }) => team.map((each) => each.pokemonKey)));
    const rewards = leaders.map(({ reward }) => reward.pokemonKey);
    expect(new Set(rewards).size).toBe(36);
    expect(rewards.filter((key) => inTeams.has(key))).toEqual([]);
    expect(rewards.some((key) => entry(key).isSecret)).toBe(false);
    for (const { order, reward } of leaders) {
      if (order === 9) expect(tier(entry(reward.pokemonKey))).toBe(3);
      else expect(tier(entry(reward.pokemonKey))).toBeLessThan(3);
    }
  });
});

/** The type of the majority of the team. */
function favouriteType(leader: LeaderContent): string {
  const forms = teamOf(leader).map(({ formId }) => formById(formId));
  const counts = types.map(({ id, name }) => ({
    name,
    members: forms.filter((form) => form.firstTypeId === id || form.secondTypeId === id).length,
  }));
  const most = Math.max(...counts.map(({ members }) => members));
  const favourites = counts.filter(({ members }) => members === most);
  return most * 2 > forms.length ? favourites.map(({ name }) => name).join('/') : 'nessuno';
}

describe('the starters', () => {
  test('are three of the region for each tournament, below its first leader', () => {
    for (const slug of tournamentSlugs) {
      const own = starters.filter(({ tournamentSlug }) => tournamentSlug === slug);
      const entries = own.map(({ pokemonKey }) => entry(pokemonKey));
      expect(new Set(entries.map(({ formId }) => formId)).size).toBe(3);
      for (const { level, isSecret } of entries) {
        expect(level).toBeLessThan(highestLevels(slug)[0] ?? 0);
        expect(isSecret).toBe(false);
      }
    }
  });
});
