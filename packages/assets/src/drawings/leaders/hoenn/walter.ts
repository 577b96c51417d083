import { disc, oval, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const white = tone('#f6f4f2', 0.2);
const jacket = tone('#f2bf2c');

/** Walter: roars with laughter, great white beard, a yellow working jacket. */
export const walter: Leader = {
  typeId: 5,
  ground: '#e0a516',
  champion: false,
  people: [
    {
      skin: 'warm',
      turn: 0.3,
      tilt: -8,
      slope: 3,
      frame: [1, 6, 6],
      head: 'broad',
      build: 'broad',
      eyes: { kind: 'smiling', colour: '#3a2a20', y: 110 },
      brows: { kind: 'raised', colour: '#f6f4f2', width: 7, y: 96 },
      nose: 'broad',
      mouth: ['flat', 150],
      blush: 0.45,
      hair: white,
      neckline: 'crew',
      back: [
        {
          d: 'M78 70C56 72 46 92 56 110C46 122 54 140 68 140H172C186 140 194 122 184 110C194 92 184 72 162 70Z',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          jacket,
          both(
            shape('M56 214h34v10H56Z', '#3d4456') +
              disc(62, 219, 2, '#c9d2e3') +
              disc(84, 219, 2, '#c9d2e3'),
          ) + stroke('M120 200V246', jacket.shade, 4),
        ),
      marks: ({ skin }) =>
        oval(104, 58, 14, 7, skin.light, { opacity: 0.8, transform: 'rotate(-22 104 58)' }),
      worn: ({ solid, skin }) =>
        both(shape('M78 88C70 86 62 94 66 104C60 108 62 120 70 122L82 118Z', white.base)) +
        solid(
          'beard',
          'M76 112C68 132 72 162 90 178C98 192 112 196 120 196C128 196 142 192 150 178C168 162 172 132 164 112C160 126 150 132 142 134C130 124 110 124 98 134C90 132 80 126 76 112Z',
          white,
          stroke(
            'M88 150Q92 164 100 174M152 150Q148 164 140 174M112 178Q114 186 118 190',
            white.shade,
            2.6,
          ),
        ) +
        shape('M100 144Q120 150 140 144Q138 166 120 166T100 144Z', '#7c2733') +
        shape('M102 146Q120 152 138 146L136 151Q120 156 104 151Z', '#fffaf5') +
        shape('M110 161Q120 154 130 161Q120 170 110 161Z', skin.lip) +
        shape(
          'M120 134C108 128 94 134 86 146C98 150 112 148 120 142C128 148 142 150 154 146C146 134 132 128 120 134Z',
          white.base,
        ) +
        stroke('M120 135V142', white.shade, 2),
      hands: ({ skin }) => hand('thumb', skin, { x: 57, y: 186, lean: -4, size: 1.15 }, jacket),
    },
  ],
};
