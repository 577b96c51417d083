import type { AvailablePokemon } from '@poketorneo/contract';

/** CSS variables of a Pokémon's type colours, mixed into its background. */
export function typeColours({
  firstType,
  secondType,
}: Pick<AvailablePokemon, 'firstType' | 'secondType'>): Record<`--${string}`, string> {
  return {
    '--first-type': `var(--type-${firstType.id})`,
    '--second-type': `var(--type-${(secondType ?? firstType).id})`,
  };
}
