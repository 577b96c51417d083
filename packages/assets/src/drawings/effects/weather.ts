import { between, seeded } from '../kit/random.ts';
import { disc, document, n, polygon, stroke } from '../kit/svg.ts';

/** Seamless weather tiles: nothing crosses their edges. */
const size = 256;

/** Slanting streaks of rain. */
export function rain(): string {
  const random = seeded(301);
  const streaks = (count: number, long: number) =>
    Array.from({ length: count }, () => {
      const length = between(random, long * 0.6, long);
      const x = between(random, length * 0.3, size - 4);
      return `M${n(x)} ${n(between(random, 4, size - length - 4))}l${n(-length * 0.24)} ${n(length)}`;
    }).join('');
  return document(
    size,
    size,
    stroke(streaks(18, 44), '#bfe0ff', 2, { opacity: 0.6 }) +
      stroke(streaks(9, 64), '#ffffff', 3, { opacity: 0.7 }),
  );
}

/** Grains and veils of driven sand. */
export function sand(): string {
  const random = seeded(302);
  const veils = Array.from({ length: 7 }, () => {
    const y = between(random, 14, size - 14);
    const x = between(random, 6, 90);
    return `M${n(x)} ${n(y)}q${n(40)} ${n(between(random, -12, 12))} ${n(between(random, 80, 150))} 0`;
  }).join('');
  return document(
    size,
    size,
    stroke(veils, '#f3d59a', 9, { opacity: 0.34 }) +
      Array.from({ length: 46 }, (_, index) =>
        disc(
          between(random, 6, size - 6),
          between(random, 6, size - 6),
          between(random, 1.2, 3.4),
          index % 3 === 0 ? '#8f6a34' : '#f7e2b4',
          { opacity: 0.85 },
        ),
      ).join(''),
  );
}

/** Grains of ice. */
export function hail(): string {
  const random = seeded(303);
  return document(
    size,
    size,
    Array.from({ length: 20 }, () => {
      const x = between(random, 12, size - 12);
      const y = between(random, 12, size - 12);
      const r = between(random, 2.4, 6.4);
      return (
        polygon(
          [
            [x - r, y],
            [x - r * 0.3, y - r],
            [x + r, y - r * 0.3],
            [x + r * 0.4, y + r],
          ],
          '#cdeefa',
        ) + disc(x - r * 0.2, y - r * 0.2, r * 0.36, '#ffffff')
      );
    }).join(''),
  );
}
