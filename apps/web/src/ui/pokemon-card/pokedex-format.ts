const oneDecimal = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A number of the Pokédex, as in '#025'. */
export function formatNumber(speciesId: number): string {
  return `#${String(speciesId).padStart(3, '0')}`;
}

/** Metres, as in '0,7 m'. */
export function formatHeight(metres: number): string {
  return `${oneDecimal.format(metres)} m`;
}

/** Kilograms, as in '6,9 kg'. */
export function formatWeight(kilograms: number): string {
  return `${oneDecimal.format(kilograms)} kg`;
}
