import type { Possibilities } from './use-legality-issues.ts';

type Way = Possibilities['moves'][number]['ways'][number];

const labels: Readonly<Record<Exclude<Way['kind'], 'level-up'>, string>> = {
  machine: 'MT o MN',
  tutor: 'insegnamosse',
  egg: 'mossa da uovo',
  special: 'in modo speciale',
  sketch: 'Schizzo',
  event: 'solo da evento',
  transfer: 'dalla terza generazione',
};

/**
 * How a move is learned at a level, at most two ways, the most common first; if too early, the
 * lowest possible level.
 */
export function formatWays(ways: readonly Way[], level: number | null): string {
  const known = ways.filter((way) => level === null || way.level <= level);
  if (known.length === 0) {
    return ways.length === 0
      ? 'Non la impara'
      : `Solo dal livello ${Math.min(...ways.map((way) => way.level))}`;
  }
  const names = known.map((way) =>
    way.kind === 'level-up' ? `livello ${way.level}` : labels[way.kind],
  );
  const text = names.slice(0, 2).join(' · ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
