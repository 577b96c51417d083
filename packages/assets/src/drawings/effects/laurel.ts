import { palette } from '../kit/palette.ts';
import { definitions, document, element, group, shape, stroke } from '../kit/svg.ts';

const width = 360;
const height = 190;
/** Of the ellipse along which the branches grow. */
const [x, y, reach, drop] = [width / 2, 76, 156, 88];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Two leaves at a point of the left branch, pointing upwards along it. */
function leaves(degrees: number): string {
  const [sine, cosine] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const along = (Math.atan2(drop * cosine, -reach * sine) * 180) / Math.PI;
  const place = `translate(${(x + reach * cosine).toFixed(1)} ${(y + drop * sine).toFixed(1)})`;
  return [-30, 30]
    .map((aside) =>
      element('use', {
        href: '#leaf',
        transform: `${place} rotate(${(along + aside).toFixed(1)})`,
      }),
    )
    .join('');
}

/** Two branches of laurel around a headline, open at the top. */
export function laurel(): string {
  const outline = { stroke: palette.night, 'stroke-width': 5, 'paint-order': 'stroke' };
  return document(
    width,
    height,
    definitions(
      group(
        { id: 'leaf' },
        shape('M0 0Q12-15 38 0Q12 15 0 0Z', palette.gold, outline),
        shape('M0 0Q12 15 38 0Z', palette.goldDark),
      ),
      group(
        { id: 'branch' },
        stroke(`M${x} ${y + drop}A${reach} ${drop} 0 0 1 ${x - reach} ${y}`, palette.goldDark, 5),
        ...[98, 112, 126, 140, 154, 168, 182, 196].map(leaves),
      ),
    ) +
      element('use', { href: '#branch' }) +
      element('use', { href: '#branch', transform: `matrix(-1 0 0 1 ${width} 0)` }),
  );
}
