import { polygon, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const mane = tone('#6d3540', 0.4);
const cape = tone('#7a5a3f', 0.4);

/** Ferruccio: digs for fossils, wild mane and beard, a torn cape and his spade. */
export const ferruccio: Leader = {
  typeId: 17,
  champion: false,
  people: [
    {
      skin: 'tan',
      turn: -0.5,
      tilt: -4,
      slope: -4,
      frame: [0.98, -6, 4],
      head: 'broad',
      build: 'broad',
      eyes: { kind: 'calm', colour: '#5a2f36' },
      brows: { kind: 'stern', colour: '#4a222b', width: 6.5, y: 98 },
      nose: 'broad',
      mouth: ['laugh', 142],
      hair: mane,
      neckline: 'vee',
      behind: () =>
        stroke('M186 100V246', '#8a5a3b', 8) +
        polygon(
          [
            [168, 104],
            [168, 60],
            [186, 28],
            [204, 60],
            [204, 104],
          ],
          '#c3ccd8',
        ) +
        polygon(
          [
            [186, 104],
            [186, 28],
            [204, 60],
            [204, 104],
          ],
          '#8793a5',
        ),
      back: [
        {
          d: 'M82 60L54 50L66 68L44 76L62 88L46 106L66 106L58 126L80 124H160L182 126L174 106L194 106L178 88L196 76L174 68L186 50L158 60Z',
        },
      ],
      clothes: ({ torso }) =>
        torso(tone('#e6e0d2', 0.25), stroke('M96 206L108 246M144 206L132 246', '#b8ae98', 3)),
      collar: ({ solid }) =>
        solid(
          'cape',
          'M94 158L66 168C44 182 28 208 20 246H92L84 226L98 214L90 200L104 192ZM146 158L174 168C196 182 212 208 220 246H148L156 226L142 214L150 200L136 192Z',
          cape,
          stroke('M72 180C60 200 54 222 52 246M168 180C180 200 186 222 188 246', cape.shade, 3.4),
        ),
      front: [
        {
          d: 'M76 114L72 88L60 72L76 70L68 48L88 54L90 32L106 46L120 22L132 44L150 30L150 52L172 46L164 68L180 70L168 88L164 114L160 92L150 80L140 88L130 74L118 86L106 74L96 88L88 82L80 94Z',
          strands: 'M106 46L110 62M132 44L128 62M88 54L96 66M150 52L142 66',
        },
      ],
      worn: ({ solid }) =>
        solid(
          'beard',
          'M76 112C72 134 78 156 90 164L94 176L104 168L112 182L120 172L128 182L136 168L146 176L150 164C162 156 168 134 164 112C160 126 156 132 150 134C140 128 130 130 120 134C110 130 100 128 90 134C84 132 80 126 76 112ZM100 139Q120 143 140 139Q138 160 120 160T100 139Z',
          mane,
        ),
      hands: ({ skin }) => hand('fist', skin, { x: 186, y: 186, size: 1.05 }, cape),
    },
  ],
};
