import { box, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const drab = tone('#6d7a45');

/** Lt. Surge: a blond giant in a sergeant's jacket, tinted glasses, dog tags. */
export const surge: Leader = {
  typeId: 5,
  champion: false,
  people: [
    {
      skin: 'warm',
      turn: -0.5,
      tilt: -3,
      slope: -4,
      frame: [1.12, 2, 12],
      head: 'broad',
      build: 'broad',
      eyes: { kind: 'calm', colour: '#3a6a8a' },
      brows: { kind: 'stern', colour: '#b98a1e', width: 6, y: 96 },
      nose: 'broad',
      mouth: ['grin', 144],
      hair: tone('#f5d24c'),
      neckline: 'vee',
      clothes: ({ torso }) =>
        torso(
          drab,
          shape('M60 200l16 8-16 8v-6l6-2-6-2ZM180 200l-16 8 16 8v-6l-6-2 6-2Z', '#f5d24c') +
            shape('M48 232q12-10 22 2t20 0v14H44ZM150 220q14-8 24 4t22-2v26H150Z', drab.shade, {
              opacity: 0.8,
            }),
        ),
      collar: () =>
        both(
          shape('M94 160L78 178L96 208L120 212L100 184Z', drab.light) +
            shape('M94 160L100 184L120 212L108 196L92 172Z', drab.shade),
        ) +
        stroke('M100 178Q112 216 121 220Q130 214 140 178', '#d5dae4', 2.4) +
        box(114, 216, 13, 18, '#d5dae4', { rx: 4 }) +
        box(117, 222, 7, 2, '#8d97a8'),
      front: [
        {
          d: 'M81 92L76 70L66 56L80 54L76 32L93 40L98 14L112 32L123 6L133 31L150 14L151 40L168 32L163 54L176 56L165 72L160 92L155 76Q150 69 145 67L137 76L129 65L120 75L111 65L102 75L95 67Q89 70 86 78Z',
          strands:
            'M93 40L97 58M112 32L113 56M133 31L130 55M151 40L145 58M80 54L88 66M163 54L154 66',
          shine: 'M86 60L90 46L102 42L99 58L93 68Z',
        },
      ],
      top: () => both(shape('M79 86L86 80L85 100L80 106Z', '#c9972c')),
      worn: () =>
        both(
          shape('M118 104H80Q78 124 96 125Q113 125 116 110Z', '#27313a') +
            shape('M84 107H96L88 121Q82 116 84 107Z', '#5c7a86'),
        ) + stroke('M76 104H164', '#1b2228', 3.4),
      hands: ({ skin }) => hand('thumb', skin, { x: 72, y: 176, lean: -6, size: 1.15 }, drab),
    },
  ],
};
