/** As in '#025'. */
export function formatNumber(speciesId: number): string {
  return `#${String(speciesId).padStart(3, '0')}`;
}

/** As in '0,7 m'. */
export function formatHeight(metres: number): string {
  return `${withOneDecimal(metres)} m`;
}

/** As in '6,9 kg'. */
export function formatWeight(kilograms: number): string {
  return `${withOneDecimal(kilograms)} kg`;
}

/** Without Intl: creating a formatter takes longer than rendering the whole card. */
function withOneDecimal(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
