import { describe, expect, it } from 'vitest';
import { factsOf } from './facts-of.ts';

describe('the facts of a notification', () => {
  it('of a Pokémon contain form and source', () => {
    const pikachu = { name: 'Pikachu', speciesId: 25, formId: 25, isShiny: true };
    expect(factsOf({ kind: 'reward', ...pikachu })).toEqual({
      kind: 'pokemon',
      source: 'reward',
      ...pikachu,
    });
  });

  it('of icons distinguish secret ones', () => {
    const mewtwo = 150;
    expect(factsOf({ kind: 'icons-obtained', speciesIds: [25, mewtwo, 133] })).toEqual({
      kind: 'icons',
      speciesIds: [25, mewtwo, 133],
      secretSpeciesIds: [mewtwo],
    });
  });

  it('are null if nothing was won', () => {
    expect(factsOf({ kind: 'welcome' })).toBeNull();
    expect(factsOf({ kind: 'match-recorded', leaderName: 'Brock', outcome: 'loss' })).toBeNull();
  });
});
