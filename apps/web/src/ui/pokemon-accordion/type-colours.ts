import type { AvailablePokemon } from '@poketorneo/contract';

/** The colours of a Pokémon's types, of which the ground behind it is mixed. */
export function typeColours({
  firstType,
  secondType,
}: Pick<AvailablePokemon, 'firstType' | 'secondType'>): Record<`--${string}`, string> {
  return {
    '--first-type': `var(--type-${firstType.id})`,
    '--second-type': `var(--type-${(secondType ?? firstType).id})`,
  };
}
