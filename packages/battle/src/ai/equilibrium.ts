/** Differences in payoff below this hardly change the probabilities. */
const equilibriumTemperature = 0.03;
const rounds = 60;

/**
 * A smoothed equilibrium of a zero-sum game: both sides prefer what pays more against the other's
 * probabilities, and neither is certain. `payoffs` has a row for each own option.
 * @returns the expected payoff of each row.
 */
export function smoothedPayoffs(payoffs: readonly (readonly number[])[]): number[] {
  const columns = payoffs[0]?.length ?? 0;
  let rowChances = payoffs.map(() => 1 / payoffs.length);
  let columnChances = Array.from({ length: columns }, () => 1 / columns);
  for (let round = 1; round <= rounds; round += 1) {
    const rowValues = expectedPayoffs(payoffs, columnChances);
    const columnValues = Array.from({ length: columns }, (_, column) =>
      payoffs.reduce((sum, row, index) => sum - (row[column] ?? 0) * (rowChances[index] ?? 0), 0),
    );
    const step = 2 / (round + 2);
    rowChances = towards(rowChances, softmax(rowValues, equilibriumTemperature), step);
    columnChances = towards(columnChances, softmax(columnValues, equilibriumTemperature), step);
  }
  return expectedPayoffs(payoffs, columnChances);
}

/** The expected payoff of each row against these probabilities of the columns. */
export function expectedPayoffs(
  payoffs: readonly (readonly number[])[],
  chances: readonly number[],
): number[] {
  return payoffs.map((row) =>
    row.reduce((sum, value, index) => sum + value * (chances[index] ?? 0), 0),
  );
}

/** Probabilities that prefer higher values, the more so the lower the temperature. */
export function softmax(values: readonly number[], temperature: number): number[] {
  const highest = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - highest) / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function towards(from: readonly number[], to: readonly number[], step: number): number[] {
  return from.map((value, index) => value + step * ((to[index] ?? 0) - value));
}
