import { shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const fur = tone('#f7fbff', 0.18);

/** Alfredo: the winter's teacher, white hair combed back, thick brows, a coat with a fur collar. */
export const alfredo: Leader = {
  typeId: 9,
  ground: '#5fb6cf',
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: -0.55,
      tilt: -4,
      slope: -3,
      frame: [0.98, 8, 12],
      head: 'elder',
      build: 'man',
      eyes: { kind: 'calm', colour: '#4c7d9a' },
      brows: { kind: 'bold', colour: '#eef3fa', width: 7.5, y: 100 },
      nose: 'broad',
      mouth: ['stern', 147],
      hair: tone('#e6edf5', 0.25),
      neckline: 'crew',
      back: [
        {
          d: 'M82 74C66 80 62 104 70 128L62 132L74 138L72 146L88 142H152L168 146L166 138L178 132L170 128C178 104 174 80 158 74Z',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          tone('#3c66a8', 0.35),
          stroke('M120 200V246', '#28497f', 3.4) + both(stroke('M100 222h12', '#f7c531', 5)),
        ),
      collar: ({ solid }) =>
        solid(
          'fur',
          'M92 160C84 158 78 164 78 170C68 172 66 182 72 188C70 196 78 204 86 202C90 210 102 212 106 206C112 212 128 212 134 206C138 212 150 210 154 202C162 204 170 196 168 188C174 182 172 172 162 170C162 164 156 158 148 160C142 174 132 180 120 180C108 180 98 174 92 160Z',
          fur,
        ),
      marks: ({ skin }) =>
        stroke(
          'M96 76Q120 70 144 76M102 84Q120 79 138 84M92 126Q90 136 96 146M148 126Q150 136 144 146M84 120l6 2M156 120l-6 2',
          skin.shade,
          2,
        ),
      front: [
        {
          d: 'M78 112C64 72 84 40 120 40C156 40 176 72 162 112L158 92C158 76 148 62 134 60C124 66 112 64 104 60C90 64 82 78 82 92Z',
          strands:
            'M104 60C102 54 104 48 110 44M134 60C138 54 138 50 134 46M88 72C86 64 90 56 98 50M152 72C154 64 150 56 144 52',
        },
      ],
      top: () => both(shape('M92 98C84 98 78 104 76 112C84 108 92 106 98 104Z', '#eef3fa')),
      hands: ({ skin }) =>
        stroke('M60 246V150C60 128 88 130 86 150', '#6d4528', 9) +
        stroke('M58 246V150C58 126 86 128 84 150', '#9a6c46', 4) +
        hand('fist', skin, { x: 60, y: 194, lean: -4 }, tone('#3c66a8', 0.35)),
    },
  ],
};
