import { Dex } from '@pkmn/sim';
import { allAbilities, allItems, allMoves, types, unknownType } from '@poketorneo/gen4';

/*
 * The engine's ids are English names without spaces and hyphens; ours are the identifiers of
 * `gen4`, such as 'stealth-rock'. The one move renamed since generation 4 has its name of
 * generation 4.
 */
const renamedMoves = new Map([['vicegrip', 'visegrip']]);

function engineId(identifier: string): string {
  return identifier.replaceAll('-', '');
}

/** The engine's id of one of our moves, by its identifier. */
export function engineMove(identifier: string): string {
  const id = engineId(identifier);
  return renamedMoves.get(id) ?? id;
}

const moves = new Map(allMoves.map(({ identifier }) => [engineMove(identifier), identifier]));
const abilities = new Map(allAbilities.map(({ identifier }) => [engineId(identifier), identifier]));
const items = new Map(allItems.map(({ id, identifier }) => [id, identifier]));
const typeIds = new Map<string, number>(
  [...types, unknownType].map(({ identifier, id }) => [identifier, id]),
);

/** Our identifier of an engine's move, or undefined. */
export function findMoveTerm(name: string): string | undefined {
  // The type and power of Hidden Power, the power of Return: "Hidden Power Fire 70".
  const id = Dex.toID(name);
  return moves.get(id) ?? moves.get(id.replace(/^(hiddenpower|return|frustration).*$/, '$1'));
}

/** Our identifier of an engine's ability, or undefined. */
export function findAbilityTerm(name: string): string | undefined {
  return abilities.get(Dex.toID(name));
}

/** Our identifier of an engine's item, or undefined. */
export function findItemTerm(name: string): string | undefined {
  return items.get(Dex.toID(name));
}

/** Our id of an engine's type, or undefined. */
export function findTypeId(name: string): number | undefined {
  return name === '???' ? unknownType.id : typeIds.get(Dex.toID(name));
}
