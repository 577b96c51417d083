import { disc, group, oval, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import type { Leader } from '../portrait.ts';

const hair = tone('#2e4a45', 0.5);
const dress = tone('#c4304c');

/** Sabrina: long straight dark hair, a look that bends spoons. */
export const sabrina: Leader = {
  typeId: 10,
  champion: false,
  people: [
    {
      skin: 'pale',
      frame: [1.13, 0, 10],
      head: 'woman',
      build: 'slim',
      eyes: { kind: 'almond', colour: '#b7264f' },
      brows: { kind: 'bold', colour: '#1d332f', width: 2.8, y: 99 },
      nose: 'small',
      mouth: ['flat', 141],
      hair,
      neckline: 'crew',
      back: [
        {
          d: 'M70 100C58 44 92 28 120 28C148 28 182 44 170 100C176 140 188 180 206 214L180 208L186 246H54L60 208L34 214C52 180 64 140 70 100Z',
          strands:
            'M66 130C62 160 56 186 48 206M74 150C72 180 70 200 66 220M174 130C178 160 184 186 192 206M166 150C168 180 170 200 174 220',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          dress,
          both(
            shape('M104 172L96 246H78L88 180Z', '#e9dfe6') + stroke('M96 186L92 246', '#c9b8c6', 2),
          ),
        ),
      collar: () =>
        stroke('M101 168Q120 186 139 168', '#f4d06a', 5) + disc(120, 178, 4.5, '#e6396a'),
      front: [
        {
          d: 'M70 178C62 110 70 32 120 32C170 32 178 110 170 178L160 190C160 156 160 112 151 84C138 82 126 72 121 56C114 74 102 84 89 86C80 112 80 156 80 190Z',
          strands:
            'M121 56C118 48 118 42 120 36M73 120C72 146 73 164 76 180M167 120C168 146 167 164 164 180',
          shine: 'M76 82C80 60 90 48 104 42C98 52 92 66 88 80Q80 90 76 82Z',
        },
      ],
      hands: () =>
        group(
          { transform: 'translate(69 100) rotate(-18)' },
          oval(0, 0, 25, 33, '#ff9fd0', { opacity: 0.22 }),
          oval(0, 0, 18, 26, '#ffd0ea', { opacity: 0.3 }),
          stroke('M1-6C2 6-12 10-8 26', '#8d97ad', 5),
          stroke('M0-6C1 6-13 10-9 26', '#e6ebf4', 2.6),
          oval(0, -14, 8, 11, '#8d97ad'),
          oval(-1, -15, 6, 9, '#e6ebf4'),
        ),
    },
  ],
};
