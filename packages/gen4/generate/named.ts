import type { AbilityRow, ItemRow } from '../src/rows.ts';
import { abilityNames } from './facts/abilities.ts';
import { itemNames } from './facts/items.ts';
import { generation4, pkmnId } from './source.ts';

/** Holdable items without effect in battle, which @pkmn omits. */
const itemsWithoutBattleEffect: ReadonlySet<string> = new Set([
  'amuletcoin',
  'cleansetag',
  'everstone',
  'expshare',
  'luckincense',
  'luckyegg',
  'pureincense',
  'smokeball',
  'soothebell',
]);

/** The rows of the ability table; throws where a number differs from @pkmn's. */
export function abilityRows(): readonly AbilityRow[] {
  return abilityNames.map(([identifier, name], index) => {
    const ability = generation4.abilities.get(pkmnId(identifier));
    if (ability?.num !== index + 1) {
      throw new Error(`@pkmn has no ability ${identifier} with the number ${index + 1}`);
    }
    return { id: ability.num, identifier, name };
  });
}

/** The rows of the item table; throws for an item that @pkmn does not have. */
export function itemRows(): readonly ItemRow[] {
  return itemNames.map(([identifier, name]) => {
    const id = pkmnId(identifier);
    if (!itemsWithoutBattleEffect.has(id) && generation4.items.get(id) === undefined) {
      throw new Error(`@pkmn has no item ${id} in generation 4`);
    }
    return { id, identifier, name };
  });
}
