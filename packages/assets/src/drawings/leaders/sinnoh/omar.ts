import { shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { arm, hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const blue = tone('#2f7fd0', 0.35);

/** Omar: a masked wrestler of the seas, arms like hawsers. */
export const omar: Leader = {
  typeId: 3,
  champion: false,
  people: [
    {
      skin: 'tan',
      frame: [1, 14, 4],
      head: 'broad',
      build: 'broad',
      eyes: { kind: 'sharp', colour: '#1f3f6a', y: 113 },
      nose: 'broad',
      mouth: ['laugh', 144],
      hair: blue,
      neckline: 'crew',
      clothes: ({ torso, skin }) =>
        torso(
          skin,
          both(
            shape('M44 246C50 222 78 214 116 226V246Z', skin.shade, { opacity: 0.55 }) +
              stroke('M62 196Q92 190 112 196', skin.shade, 3.4),
          ) +
            stroke('M120 206V246', skin.shade, 3.4) +
            shape(
              'M30 246C34 220 42 200 60 188L76 246ZM210 246C206 220 198 200 180 188L164 246Z',
              '#2f7fd0',
            ),
        ),
      marks: ({ solid }) =>
        solid(
          'mask',
          'M120 42C146 42 165 62 165 96C165 112 162 126 158 138C150 130 144 130 140 132C134 134 128 134 120 134C112 134 106 134 100 132C96 130 90 130 82 138C78 126 75 112 75 96C75 62 94 42 120 42ZM84 112C88 122 100 124 112 118C112 108 98 102 84 104ZM156 112V104C142 102 128 108 128 118C140 124 152 122 156 112Z',
          blue,
          shape('M120 42L132 74L120 100L108 74Z', '#f4f8ff') +
            shape('M75 92L92 96L86 128L78 140ZM165 92L148 96L154 128L162 140Z', '#f4f8ff', {
              opacity: 0.9,
            }) +
            stroke(
              'M84 104C98 102 112 108 112 118M156 104C142 102 128 108 128 118',
              '#f7c531',
              3.4,
            ),
          [-4, -3],
        ),
      top: ({ solid }) =>
        solid(
          'fin',
          'M108 52C100 28 112 12 134 4C128 16 132 24 138 30C142 40 138 48 132 52Z',
          tone('#f4f8ff', 0.2),
          stroke('M116 46C114 32 120 20 128 14', '#9fc4ee', 3),
        ) + both(shape('M76 84L54 74L60 92L46 96L70 108Z', '#2460a8')),
      hands: ({ skin }) =>
        arm('M74 226Q30 226 26 196Q26 168 46 150', 36, skin) +
        shape('M36 206Q58 186 78 206Q60 200 36 206Z', skin.shade) +
        hand('fist', skin, { x: 50, y: 146, lean: 14, size: 1.3 }),
    },
  ],
};
