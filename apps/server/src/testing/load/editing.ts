import { contract } from '@poketorneo/contract';
import type { CareerParts } from './career.ts';
import { callRemote } from './remote-server.ts';
import { thing } from './written-things.ts';

const items = [null, 'leftovers', 'choiceband'] as const;

/** Changes a Pokémon's level `times` times. */
export async function editPokemon(
  { address, organiser: { token }, ledger, chance }: CareerParts,
  { id, times }: { id: number; times: number },
): Promise<void> {
  const { info, update } = contract.availablePokemons;
  let pokemon = await callRemote(address, info, { query: { id }, token });
  ledger.expect(thing.pokemon(id), String(pokemon.level));
  for (let time = 0; time < times; time += 1) {
    const body = { ...pokemon, level: 1 + Math.floor(chance() * 100) };
    await ledger.write(thing.pokemon(id), String(body.level), () =>
      callRemote(address, update, { body, token }),
    );
    pokemon = { ...body, version: pokemon.version + 1 };
  }
}

/** Changes the item of a leader's first Pokémon `times` times. */
export async function editLeader(
  { address, organiser: { token }, ledger, chance }: CareerParts,
  { leaderId, times }: { leaderId: number; times: number },
): Promise<void> {
  const groups = await callRemote(address, contract.leaders.listAll, { token });
  const leader = groups.flatMap(({ leaders }) => leaders).find(({ id }) => id === leaderId);
  const first = leader?.pokemons[0];
  if (leader === undefined || first === undefined) throw new Error(`No team for ${leaderId}`);
  const slot = thing.slot(leaderId, 1);
  ledger.expect(slot, String(first.itemId));
  for (let time = 0; time < times; time += 1) {
    const itemId = items[Math.floor(chance() * items.length)] ?? null;
    const { availablePokemonId } = first;
    await ledger.write(slot, String(itemId), () =>
      callRemote(address, contract.leaders.editPokemon, {
        body: { leaderId, availablePokemonId, order: 1, itemId },
        token,
      }),
    );
  }
}
