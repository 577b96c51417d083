import { stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { shirtCollar, tie } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const hair = tone('#37334a', 0.5);
const plait =
  'M84 66C66 58 52 66 52 80C44 88 44 100 50 108C42 116 42 128 48 136C40 144 42 158 52 164C48 172 50 182 56 190C64 184 66 174 64 166C74 160 76 146 70 138C78 130 78 116 72 110C80 102 80 94 76 86Z';

/** Bianca: full of pep in the snow, two plaits, a school tie and a pullover at her waist. */
export const bianca: Leader = {
  typeId: 9,
  ground: '#7fb8e6',
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: 0.45,
      tilt: -7,
      slope: 4,
      frame: [0.94, 4, 2],
      head: 'girl',
      build: 'slim',
      eyes: { kind: 'big', colour: '#8a5a34' },
      brows: { kind: 'bold', colour: '#2a2638', width: 3.2, y: 97 },
      nose: 'small',
      mouth: ['open', 139],
      blush: 0.6,
      hair,
      neckline: 'vee',
      back: [
        {
          d: plait,
          strands:
            'M52 82Q64 88 76 86M50 108Q60 114 72 110M48 136Q58 142 70 138M52 164Q58 168 64 166',
        },
        {
          d: 'M156 66C174 58 188 66 188 80C196 88 196 100 190 108C198 116 198 128 192 136C200 144 198 158 188 164C192 172 190 182 184 190C176 184 174 174 176 166C166 160 164 146 170 138C162 130 162 116 168 110C160 102 160 94 164 86Z',
          strands:
            'M188 82Q176 88 164 86M190 108Q180 114 168 110M192 136Q182 142 170 138M188 164Q182 168 176 166',
        },
      ],
      clothes: ({ torso }) =>
        torso(tone('#f8fafd', 0.18), stroke('M120 190V246', '#c9d3e4', 2.6)) + tie(tone('#3f7fd0')),
      collar: () => shirtCollar(tone('#ffffff', 0.18)),
      front: [
        {
          d: 'M80 122C66 86 74 32 120 32C166 32 174 86 160 122C158 108 156 98 152 90C144 92 138 88 136 82C128 92 122 92 118 84C112 92 104 94 98 88C94 92 91 92 88 92C84 100 82 110 80 122Z',
          strands:
            'M136 82C134 66 130 54 124 46M118 84C116 68 116 56 118 46M98 88C98 72 102 60 108 50',
          shine: 'M84 70C90 52 100 44 112 42C104 52 98 62 96 74Q90 78 84 70Z',
        },
      ],
      top: () =>
        both(stroke('M76 76L90 60', '#8fdcf4', 9) + stroke('M48 164L66 168', '#8fdcf4', 6)),
      hands: ({ skin }) => hand('fist', skin, { x: 59, y: 197, lean: -10 }, tone('#f8fafd', 0.18)),
    },
  ],
};
