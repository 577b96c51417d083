/** A number of the Pokédex, as in '#025'. */
export function formatNumber(speciesId: number): string {
  return `#${String(speciesId).padStart(3, '0')}`;
}

/** Metres, as in '0,7 m'. */
export function formatHeight(metres: number): string {
  return `${withOneDecimal(metres)} m`;
}

/** Kilograms, as in '6,9 kg'. */
export function formatWeight(kilograms: number): string {
  return `${withOneDecimal(kilograms)} kg`;
}

/** By hand: to make one of the browser's formatters takes longer than to draw the whole card. */
function withOneDecimal(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
