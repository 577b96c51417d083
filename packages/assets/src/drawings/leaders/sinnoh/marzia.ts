import { box, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

/** Marzia: barefoot fighter, pink hair, a plaster on her nose and always hungry. */
export const marzia: Leader = {
  typeId: 8,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: 0.45,
      tilt: -4,
      slope: 5,
      frame: [0.98, 6, 2],
      head: 'child',
      build: 'slim',
      eyes: { kind: 'bright', colour: '#c0557f', y: 115 },
      brows: { kind: 'stern', colour: '#b5567c', width: 3.6, y: 99 },
      nose: 'small',
      mouth: ['smirk', 141],
      blush: 0.4,
      hair: tone('#f3a3bd'),
      neckline: 'crew',
      back: [
        {
          d: 'M84 96C62 84 46 92 38 110L52 108L40 128L56 122L52 144C66 132 78 124 86 116ZM156 96C178 84 194 92 202 110L188 108L200 128L184 122L188 144C174 132 162 124 154 116Z',
        },
      ],
      clothes: ({ torso, skin }) =>
        torso(
          tone('#3f5f9e', 0.4),
          both(
            shape('M36 246C42 216 56 198 76 190L84 246Z', skin.base) +
              stroke('M76 190L86 246', '#dfe7f7', 5),
          ) + stroke('M120 196V246', '#f7c531', 4),
        ),
      collar: () => both(shape('M104 164L88 172L98 196L120 202L106 182Z', '#2c4578')),
      marks: () =>
        box(108, 121, 24, 9, '#ffffff', { rx: 4.5, transform: 'rotate(-6 120 125)' }) +
        box(116, 121.5, 8, 8, '#e8c8a8', { transform: 'rotate(-6 120 125)' }),
      front: [
        {
          d: 'M78 124C62 92 66 62 84 46L80 34L98 38C112 26 130 26 142 36L160 32L156 46C174 62 178 92 162 124L157 100L150 86L140 98L132 82L120 96L110 82L98 98L90 86L83 102Z',
          strands:
            'M132 82C132 66 134 54 140 46M110 82C108 66 106 54 100 46M90 84C88 70 90 60 94 54',
          shine: 'M84 70C88 56 98 48 110 46C102 54 98 64 96 76Q88 78 84 70Z',
        },
      ],
      hands: ({ skin }) => hand('fist', skin, { x: 61, y: 192, lean: 8, size: 1.3 }),
    },
  ],
};
