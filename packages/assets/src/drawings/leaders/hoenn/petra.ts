import { stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { bow, shirtCollar } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const tail = 'M88 78C58 66 40 86 36 124C34 148 26 166 14 182L38 178L40 200C62 176 72 132 88 100Z';

/** Petra: a model pupil, stiff brown tails, pink ribbons, school dress. */
export const petra: Leader = {
  typeId: 6,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: 0.5,
      tilt: 5,
      slope: -3,
      frame: [0.94, 8, 2],
      head: 'girl',
      build: 'slim',
      eyes: { kind: 'bright', colour: '#c0394a' },
      brows: { kind: 'calm', colour: '#5b3826', width: 3, y: 97 },
      nose: 'small',
      mouth: ['smile', 139],
      blush: 0.45,
      hair: tone('#7c4f38'),
      neckline: 'crew',
      back: [
        { d: tail, strands: 'M78 84C60 86 54 104 50 130C46 154 40 170 30 180' },
        {
          d: 'M152 78C182 66 200 86 204 124C206 148 214 166 226 182L202 178L200 200C178 176 168 132 152 100Z',
          strands: 'M162 84C180 86 186 104 190 130C194 154 200 170 210 180',
        },
      ],
      clothes: ({ torso }) =>
        torso(tone('#56648a', 0.35), both(stroke('M72 200L66 246', '#3c4768', 3))),
      collar: () => shirtCollar(tone('#f3f4f8', 0.18), 4) + bow(120, 196, 0.9, tone('#e8476a')),
      front: [
        {
          d: 'M79 126C64 86 74 32 120 32C166 32 176 86 161 126C158 112 157 102 153 92C145 92 140 88 138 80C132 92 124 94 120 84C116 94 108 92 102 80C100 88 95 92 87 92C83 102 82 112 79 126Z',
          strands: 'M120 84V42M102 80C102 66 106 54 112 46M138 80C138 66 134 54 128 46',
          shine: 'M82 70C88 52 98 44 110 42C102 52 96 62 94 76Q86 78 82 70Z',
        },
      ],
      top: () => bow(84, 66, 0.85, tone('#f06a92')) + bow(156, 66, 0.85, tone('#f06a92')),
      hands: ({ skin }) => hand('point', skin, { x: 53, y: 195, lean: -8 }, tone('#56648a', 0.35)),
    },
  ],
};
