import { definitions, disc, element, group, n, polygon, shape, stroke } from '../kit/svg.ts';

const fan = (count: number, content: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => content((index * 360) / count)).join('');

const turned = (angle: number, content: string) =>
  group({ transform: `rotate(${n(angle)} 120 112)` }, content);

const rays = (ink: string) =>
  shape(
    fan(12, (angle) => {
      const end = (degrees: number) => {
        const radians = (degrees * Math.PI) / 180;
        return `${n(120 + 130 * Math.cos(radians))} ${n(112 + 130 * Math.sin(radians))}`;
      };
      return `M120 112L${end(angle)}L${end(angle + 15)}Z`;
    }),
    ink,
    { opacity: 0.22 },
  );

const leaf = (x: number, y: number, angle: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path d="M0 0C-14-12-14-34 0-48C14-34 14-12 0 0Z"/></g>`;

type Backdrop = (ink: string) => string;

/** The pattern behind a leader of each type, by type id, in one light colour. */
const backdrops: ReadonlyMap<number, Backdrop> = new Map<number, Backdrop>([
  [
    1,
    (ink) =>
      definitions(
        group(
          { id: 'spoke' },
          disc(120, 22, 5, ink, { opacity: 0.45 }),
          disc(140, 44, 3.4, ink, { opacity: 0.35 }),
          disc(120, 60, 2.4, ink, { opacity: 0.3 }),
        ),
      ) +
      fan(16, (angle) =>
        element('use', { href: '#spoke', transform: `rotate(${n(angle)} 120 112)` }),
      ),
  ],
  [
    2,
    (ink) =>
      group(
        { fill: ink, opacity: 0.3 },
        leaf(40, 150, -28, 1.5),
        leaf(64, 92, -52, 1.2),
        leaf(54, 190, -70, 1),
        leaf(200, 150, 28, 1.5),
        leaf(176, 92, 52, 1.2),
        leaf(70, 60, -8, 0.9),
        leaf(172, 56, 12, 0.9),
      ),
  ],
  [
    3,
    (ink) =>
      stroke(
        'M0 62q15-16 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0M-12 98q15-16 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0M0 134q15-16 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0M-12 170q15-16 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0',
        ink,
        7,
        { opacity: 0.25 },
      ),
  ],
  [
    4,
    (ink) =>
      shape(
        'M8 240C30 150 16 120 34 84C40 108 56 112 58 88C60 60 44 50 62 14C70 44 92 48 92 76C104 60 100 30 124 4C126 40 152 44 150 78C162 66 166 44 180 24C182 58 200 66 192 96C204 96 206 86 210 74C222 110 214 150 232 240H8Z',
        ink,
        { opacity: 0.24 },
      ) +
      shape(
        'M36 240C56 170 48 150 62 122C68 140 80 136 82 114C96 90 96 76 116 56C122 84 144 84 148 112C158 130 170 126 174 108C190 140 186 166 204 240H36Z',
        ink,
        { opacity: 0.22 },
      ),
  ],
  [
    5,
    (ink) =>
      [
        [50, 30, 1],
        [184, 40, 0.9],
        [34, 112, 0.8],
        [208, 120, 0.9],
      ]
        .map(([x = 0, y = 0, s = 1]) =>
          group(
            { transform: `translate(${x} ${y}) scale(${s})`, opacity: 0.4 },
            polygon(
              [
                [8, -26],
                [-20, 12],
                [-3, 12],
                [-12, 42],
                [20, 0],
                [2, 0],
              ],
              ink,
            ),
          ),
        )
        .join('') + rays(ink),
  ],
  [
    6,
    (ink) =>
      polygon(
        [
          [0, 120],
          [40, 52],
          [78, 92],
          [60, 190],
          [0, 190],
        ],
        ink,
        { opacity: 0.26 },
      ) +
      polygon(
        [
          [40, 52],
          [78, 92],
          [104, 30],
          [74, 10],
        ],
        ink,
        { opacity: 0.16 },
      ) +
      polygon(
        [
          [104, 30],
          [170, 26],
          [206, 74],
          [160, 90],
          [120, 60],
        ],
        ink,
        { opacity: 0.24 },
      ) +
      polygon(
        [
          [206, 74],
          [240, 110],
          [236, 190],
          [180, 190],
          [160, 90],
        ],
        ink,
        { opacity: 0.15 },
      ),
  ],
  [
    7,
    (ink) =>
      stroke(
        'M0 76Q40 50 90 70T170 62T250 72M0 112Q50 86 100 106T180 98T250 110M0 148Q40 122 90 142T170 134T250 146M0 184Q50 160 100 178T180 172T250 184M20 42Q70 20 110 36T220 34',
        ink,
        6,
        { opacity: 0.32 },
      ),
  ],
  [
    8,
    (ink) =>
      rays(ink) +
      stroke('M30 60L66 86M24 112H60M210 60L174 86M216 112H180M70 24L88 54M170 24L152 54', ink, 7, {
        opacity: 0.35,
      }),
  ],
  [
    9,
    (ink) =>
      [
        [52, 52, 22],
        [190, 50, 18],
        [34, 128, 15],
        [206, 122, 20],
        [120, 24, 12],
        [66, 176, 12],
      ]
        .map(([x = 0, y = 0, r = 1]) =>
          group(
            { opacity: 0.55 },
            stroke(
              fan(6, (angle) => {
                const a = (angle * Math.PI) / 180;
                const [c, s] = [Math.cos(a), Math.sin(a)];
                return `M${x} ${y}l${n(r * c)} ${n(r * s)}m${n(-r * 0.3 * c - r * 0.28 * s)} ${n(-r * 0.3 * s + r * 0.28 * c)}l${n(r * 0.28 * s)} ${n(-r * 0.28 * c)}l${n(r * 0.28 * s)} ${n(-r * 0.28 * c)}`;
              }),
              ink,
              2.6,
            ),
          ),
        )
        .join(''),
  ],
  [
    10,
    (ink) =>
      [30, 52, 74, 98]
        .map((r, index) =>
          disc(120, 100, r, 'none', {
            stroke: ink,
            'stroke-width': 8 - index,
            'stroke-dasharray': `${r * 1.1} ${r * 0.28}`,
            opacity: 0.34,
          }),
        )
        .join(''),
  ],
  [
    11,
    (ink) =>
      shape(
        'M26 240C6 160 40 140 30 108C24 88 40 70 56 78C70 86 66 102 54 100C66 120 42 150 60 240ZM206 240C226 160 196 140 208 104C216 82 198 62 182 72C170 80 174 96 186 94C174 120 198 150 178 240Z',
        ink,
        { opacity: 0.3 },
      ) +
      group(
        { opacity: 0.4 },
        disc(76, 44, 9, ink),
        disc(166, 36, 7, ink),
        disc(120, 22, 4, ink),
        disc(46, 52, 4, ink),
        disc(200, 48, 4, ink),
      ),
  ],
  [
    12,
    (ink) =>
      group(
        { opacity: 0.3 },
        shape(
          'M2 120C20 70 60 60 92 70C70 76 62 82 58 92C70 88 80 90 86 96C66 98 56 106 50 118C60 114 66 116 70 122C50 122 30 130 2 150Z',
          ink,
        ),
        shape(
          'M238 120C220 70 180 60 148 70C170 76 178 82 182 92C170 88 160 90 154 96C174 98 184 106 190 118C180 114 174 116 170 122C190 122 210 130 238 150Z',
          ink,
        ),
        stroke('M60 34Q90 20 110 32T160 28M30 178Q60 164 84 174M160 176Q190 164 214 176', ink, 5),
      ),
  ],
  [
    13,
    (ink) =>
      group(
        { opacity: 0.3 },
        stroke(
          Array.from({ length: 6 }, (_, row) =>
            Array.from(
              { length: 7 },
              (_, column) =>
                `M${column * 40 - 20 + (row % 2) * 20} ${row * 30 + 10}q4 26 20 30q16-4 20-30`,
            ).join(''),
          ).join(''),
          ink,
          4.5,
        ),
      ),
  ],
  [
    14,
    (ink) =>
      group(
        { opacity: 0.32 },
        disc(48, 70, 20, ink),
        disc(82, 34, 10, ink),
        disc(190, 60, 24, ink),
        disc(156, 26, 8, ink),
        disc(32, 128, 11, ink),
        disc(212, 124, 14, ink),
        disc(56, 170, 16, ink),
        disc(190, 168, 9, ink),
      ),
  ],
  [
    15,
    (ink) =>
      group(
        { opacity: 0.32 },
        ...[
          [40, 60],
          [200, 60],
          [20, 112],
          [220, 112],
          [60, 112],
          [180, 112],
          [80, 60],
          [160, 60],
          [40, 164],
          [200, 164],
          [120, 20],
          [60, 12],
          [180, 12],
        ].map(([x = 0, y = 0]) =>
          polygon(
            [
              [x, y - 24],
              [x + 18, y - 12],
              [x + 18, y + 12],
              [x, y + 24],
              [x - 18, y + 12],
              [x - 18, y - 12],
            ],
            'none',
            { stroke: ink, 'stroke-width': 4.5 },
          ),
        ),
      ),
  ],
  [
    17,
    (ink) =>
      group(
        { opacity: 0.28 },
        fan(8, (angle) => turned(angle, shape('M106 6H134L130 34H110Z', ink))),
        disc(120, 112, 84, 'none', { stroke: ink, 'stroke-width': 16 }),
        disc(120, 112, 58, 'none', { stroke: ink, 'stroke-width': 5 }),
      ),
  ],
]);

/** The pattern of a type. Throws RangeError for a type without one. */
export function backdrop(typeId: number, ink: string): string {
  const draw = backdrops.get(typeId);
  if (draw === undefined) throw new RangeError(`There is no backdrop for type ${typeId}`);
  return draw(ink);
}
