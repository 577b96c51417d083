import { shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

/** Furio: bare-chested master of the waterfall, broad moustache, open hands. */
export const furio: Leader = {
  typeId: 8,
  champion: false,
  people: [
    {
      skin: 'tan',
      turn: -0.4,
      frame: [0.98, 8, 0],
      head: 'broad',
      build: 'broad',
      eyes: { kind: 'calm', colour: '#4a3020' },
      brows: { kind: 'bold', colour: '#4f3020', width: 6.5, y: 98 },
      nose: 'broad',
      mouth: ['flat', 150],
      hair: tone('#7a4a2c'),
      neckline: 'crew',
      clothes: ({ torso, skin }) =>
        torso(
          skin,
          both(
            shape('M44 246C50 222 78 214 116 226V246Z', skin.shade, { opacity: 0.55 }) +
              stroke('M62 196Q92 190 112 196', skin.shade, 3.4),
          ) + stroke('M120 206V246', skin.shade, 3.4),
        ),
      collar: () =>
        stroke('M84 182Q120 214 156 182', '#e9e2d2', 7) +
        stroke('M84 182Q120 214 156 182', '#3f3a36', 7, { 'stroke-dasharray': '1 13' }),
      front: [
        {
          d: 'M76 112L72 92C64 60 84 36 118 35C128 28 142 32 146 40C166 48 174 70 168 92L164 112L160 90C154 80 148 78 142 76C136 80 130 78 126 72C118 80 108 80 102 74C96 80 88 82 84 84L80 92Z',
          strands:
            'M126 72C124 62 128 54 136 50M102 74C102 64 108 54 118 50M84 82C84 72 90 62 98 56',
          shine: 'M86 62C92 50 102 44 112 44C104 50 98 58 96 66Z',
        },
      ],
      worn: ({ solid }) =>
        solid(
          'moustache',
          'M120 134C108 130 94 134 82 150C90 156 104 156 120 146C136 156 150 156 158 150C146 134 132 130 120 134Z',
          tone('#5f3a24'),
          stroke('M104 140Q98 146 94 152M136 140Q142 146 146 152M120 136V146', '#452818', 2),
        ),
      hands: ({ skin }) => hand('open', skin, { x: 52, y: 202, lean: -8, size: 1.35 }),
    },
  ],
};
