/** Standard competition ranks of sorted scores, best first: 1, 2, 2, 4. */
export function competitionPositions(scores: readonly number[]): number[] {
  let shared = 0;
  return scores.map((score, index) => {
    if (index === 0 || score !== scores[index - 1]) shared = index + 1;
    return shared;
  });
}
