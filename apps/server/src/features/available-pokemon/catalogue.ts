import { contract } from '@poketorneo/contract';
import type { Kysely } from 'kysely';
import type { Bus } from '../../bus/index.ts';
import type { Schema } from '../../db/schema.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { RecentAnswers } from '../../http/recent-answers.ts';
import { parseAnswer } from '../../http/register-endpoint.ts';
import type { StoredPokemon } from './available-pokemon.ts';
import { listAvailablePokemons } from './available-pokemon-repository.ts';
import { type Audience, toAvailablePokemonView, toNameView } from './presentation.ts';

/** What the bus says when an available Pokémon was added, changed or deleted. */
export const availablePokemonsTopic = 'available-pokemons';

/** Of answers that only some players get. Whole lists are kept besides. */
const mostBytesOfSelections = 32 * 1024 * 1024;

/** A Pokémon, and how it looks in a list: JSON in bytes, ready to be joined with others. */
interface WrittenPokemon {
  pokemon: StoredPokemon;
  json: Record<Audience, Buffer>;
}

/** All available Pokémon at one moment, with the answers made of them so far. */
class Snapshot {
  readonly #written: ReadonlyMap<number, WrittenPokemon>;
  readonly #selections = new RecentAnswers(mostBytesOfSelections);
  readonly #lists = new Map<Audience | 'names', PreparedAnswer>();

  constructor(written: ReadonlyMap<number, WrittenPokemon>) {
    this.#written = written;
  }

  /** All of them, in order of id. */
  stored(): StoredPokemon[] {
    return [...this.#written.values()].map(({ pokemon }) => pokemon);
  }

  has(id: number): boolean {
    return this.#written.has(id);
  }

  find(id: number): WrittenPokemon | undefined {
    return this.#written.get(id);
  }

  /** Whether these are the very same Pokémon in the same versions. */
  isOf(pokemons: readonly StoredPokemon[]): boolean {
    return (
      pokemons.length === this.#written.size &&
      pokemons.every(({ id, version }) => this.find(id)?.pokemon.version === version)
    );
  }

  everything(audience: Audience): PreparedAnswer {
    return this.#list(audience, () =>
      joined([...this.#written.values()].map(({ json }) => json[audience])),
    );
  }

  names(): PreparedAnswer {
    return this.#list('names', () => {
      const names = [...this.#written.values()].map(({ pokemon }) => toNameView(pokemon));
      const checked = parseAnswer(contract.availablePokemons.listNames, names);
      return new PreparedAnswer(Buffer.from(JSON.stringify(checked)));
    });
  }

  /** Those with some ids, in the order of the ids. */
  selection(ids: readonly number[], audience: Audience): PreparedAnswer {
    return this.#selections.get(`${audience} ${ids.join()}`, () =>
      joined(ids.map((id) => this.find(id)?.json[audience]).filter((json) => json !== undefined)),
    );
  }

  #list(key: Audience | 'names', make: () => PreparedAnswer): PreparedAnswer {
    const answer = this.#lists.get(key) ?? make();
    this.#lists.set(key, answer);
    return answer;
  }
}

function joined(parts: readonly Buffer[]): PreparedAnswer {
  const comma = Buffer.from(',');
  const list = parts.flatMap((part, index) => (index === 0 ? [part] : [comma, part]));
  return new PreparedAnswer(Buffer.concat([Buffer.from('['), ...list, Buffer.from(']')]));
}

function write(pokemon: StoredPokemon): WrittenPokemon {
  const jsonFor = (audience: Audience) => {
    const view = toAvailablePokemonView(pokemon, audience);
    return Buffer.from(JSON.stringify(parseAnswer(contract.availablePokemons.get, view)));
  };
  return { pokemon, json: { players: jsonFor('players'), organisers: jsonFor('organisers') } };
}

interface CatalogueParts {
  db: Kysely<Schema>;
  bus: Pick<Bus, 'subscribe' | 'isReliable' | 'onReset'>;
}

/**
 * The available Pokémon as they are answered, kept in memory until the bus says that one has
 * changed: the whole list is some megabytes, too much to write and compress for each request.
 */
export function createCatalogue({ db, bus }: CatalogueParts) {
  let newest: Snapshot | undefined;
  let kept: Promise<Snapshot> | undefined;

  // Also a read that is under way, for it may have begun before the change.
  const forget = () => {
    kept = undefined;
  };
  bus.subscribe(availablePokemonsTopic, forget);
  bus.onReset(forget);

  async function load(): Promise<Snapshot> {
    const pokemons = await listAvailablePokemons(db);
    const before = newest;
    if (before?.isOf(pokemons)) return before;
    const written = pokemons.map((pokemon) => {
      const known = before?.find(pokemon.id);
      return known?.pokemon.version === pokemon.version ? known : write(pokemon);
    });
    newest = new Snapshot(new Map(written.map((each) => [each.pokemon.id, each])));
    return newest;
  }

  function read(): Promise<Snapshot> {
    if (!bus.isReliable()) return load();
    if (kept !== undefined) return kept;
    const loading = load().catch((error: unknown) => {
      if (kept === loading) kept = undefined;
      throw error;
    });
    kept = loading;
    return loading;
  }

  return {
    async stored(): Promise<StoredPokemon[]> {
      return (await read()).stored();
    },

    async everything(audience: Audience): Promise<PreparedAnswer> {
      return (await read()).everything(audience);
    },

    async names(): Promise<PreparedAnswer> {
      return (await read()).names();
    },

    async selection(ids: readonly number[], audience: Audience): Promise<PreparedAnswer> {
      let snapshot = await read();
      // Added by another process, whose news has not come yet.
      if (!ids.every((id) => snapshot.has(id))) {
        forget();
        snapshot = await read();
      }
      return snapshot.selection(ids, audience);
    },
  };
}
