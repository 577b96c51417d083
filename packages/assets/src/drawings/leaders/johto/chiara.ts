import { disc, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { shirtCollar } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const pigtail =
  'M86 92C66 74 44 80 26 100C36 100 40 104 38 112C28 118 24 128 24 140C32 132 40 132 44 138C42 148 46 156 54 162C54 148 62 138 74 130C84 122 92 108 86 92Z';

/** Chiara: bright pink pigtails and a laugh that can turn to tears at once. */
export const chiara: Leader = {
  typeId: 1,
  ground: '#e58aa8',
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: -0.45,
      tilt: -8,
      slope: -4,
      frame: [0.98, 8, 2],
      head: 'girl',
      build: 'slim',
      eyes: { kind: 'big', colour: '#d0518a' },
      brows: { kind: 'raised', colour: '#b8497a', width: 3, y: 97 },
      nose: 'small',
      mouth: ['laugh', 136],
      blush: 0.6,
      hair: tone('#f48fb4'),
      neckline: 'crew',
      back: [
        { d: pigtail, strands: 'M80 96C64 96 50 102 38 112M82 104C68 112 54 122 44 138' },
        {
          d: 'M154 92C174 74 196 80 214 100C204 100 200 104 202 112C212 118 216 128 216 140C208 132 200 132 196 138C198 148 194 156 186 162C186 148 178 138 166 130C156 122 148 108 154 92Z',
          strands: 'M160 96C176 96 190 102 202 112M158 104C172 112 186 122 196 138',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          tone('#ffffff', 0.2),
          stroke('M66 194L60 246M174 194L180 246', '#e0517f', 12) +
            stroke('M120 186V246', '#cfd3e2', 2.6) +
            disc(112, 222, 3, '#e0517f'),
        ),
      collar: () => shirtCollar(tone('#e0517f')),
      front: [
        {
          d: 'M80 124C64 84 76 30 120 30C164 30 176 84 160 124C158 110 156 100 153 92C148 90 145 84 144 78C138 90 130 94 122 95C126 90 128 84 128 78C118 90 104 98 90 98C85 106 83 114 80 124Z',
          strands: 'M144 78C140 62 132 52 122 46M128 78C124 64 114 54 104 50',
          shine: 'M84 70C90 52 102 42 116 40C106 50 98 60 96 74Q88 78 84 70Z',
        },
        {
          d: 'M112 36C104 22 110 12 122 10C118 16 120 20 126 20C132 18 136 22 136 28C132 28 130 32 130 38Z',
        },
      ],
      top: () =>
        both(
          shape('M74 88L84 83L87 106L77 111Z', '#ffffff') +
            shape('M74 88L78 86L82 109L77 111Z', '#cfd3e2'),
        ),
      hands: ({ skin }) => hand('victory', skin, { x: 59, y: 194, lean: -12 }),
    },
  ],
};
