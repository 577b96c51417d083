import { disc, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { openJacket } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const jacket = tone('#343a52', 0.45);
const cravat = tone('#c2334a');

/** Rocco: collector of rare stones, silver-blue hair, a fine dark suit and a red cravat. */
export const rocco: Leader = {
  typeId: 17,
  champion: true,
  people: [
    {
      skin: 'pale',
      turn: 0.55,
      tilt: 4,
      slope: -4,
      frame: [0.98, 6, 2],
      head: 'youth',
      build: 'youth',
      eyes: { kind: 'calm', colour: '#5f8fb0' },
      brows: { kind: 'calm', colour: '#7d95b0', width: 3.4, y: 99 },
      nose: 'straight',
      mouth: ['smile', 143],
      hair: tone('#bcd3e6'),
      neckline: 'vee',
      clothes: ({ torso }) =>
        torso(tone('#f2f4f9', 0.18)) +
        openJacket(jacket, 16) +
        both(stroke('M44 206L64 246', '#7b5fb0', 6) + stroke('M36 220L48 246', '#7b5fb0', 5)),
      collar: ({ solid }) =>
        both(shape('M102 166L92 178L104 198L120 186L106 176Z', '#ffffff')) +
        solid(
          'cravat',
          'M106 178C112 186 128 186 134 178L138 190C140 206 134 222 120 230C106 222 100 206 102 190Z',
          cravat,
          stroke('M120 186V224M110 188Q108 202 114 214M130 188Q132 202 126 214', cravat.shade, 2.6),
        ) +
        disc(120, 189, 4.5, '#dfe6f0'),
      front: [
        {
          d: 'M79 114C64 98 70 84 54 70C68 72 74 64 72 44C84 50 92 46 98 30C106 38 112 38 124 26C134 34 146 36 162 30C158 42 162 48 178 52C170 60 170 70 182 82C170 84 168 98 161 114L157 96C154 86 150 80 144 76C144 88 136 98 124 102C126 92 124 84 120 80C112 92 102 98 90 98C94 92 95 86 94 80C88 88 84 100 79 114Z',
          strands:
            'M144 76C142 62 144 52 152 44M120 80C116 64 118 50 124 40M94 80C90 68 86 60 80 56',
          shine: 'M88 66C92 54 100 48 112 46C104 54 100 64 98 72Q92 74 88 66Z',
        },
      ],
      hands: ({ skin }) =>
        hand(
          'pinch',
          skin,
          { x: 50, y: 172, lean: -8 },
          jacket,
          shape('M-2-36L-16-54L-6-70L12-66L16-50Z', '#6fd6c8') +
            shape('M-2-36L-16-54L-2-54Z', '#a8f0e6') +
            shape('M-6-70L12-66L-2-54L-16-54Z', '#d6fbf5') +
            shape('M-2-54L16-50L-2-36Z', '#3fa89c'),
        ),
    },
  ],
};
