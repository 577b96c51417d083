import { box, oval, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import type { Leader } from '../portrait.ts';

const drab = tone('#6d7a45');

/** Lt. Surge: a blond giant in a sergeant's jacket, tinted glasses, dog tags. */
export const surge: Leader = {
  typeId: 5,
  champion: false,
  people: [
    {
      skin: 'warm',
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
          d: 'M76 104L72 78L62 62L79 60L78 38L95 46L102 24L114 40L124 20L133 40L146 26L150 46L166 38L164 60L178 62L168 78L164 104L160 84L148 70L136 74L120 68L104 74L92 70L80 84Z',
          strands: 'M95 46L98 60M114 40L114 56M133 40L132 56M150 46L146 60',
          shine: 'M84 66L88 52L98 58L94 68Z',
        },
      ],
      top: () =>
        both(
          shape('M118 104H80Q78 124 96 125Q113 125 116 110Z', '#27313a') +
            shape('M84 107H96L88 121Q82 116 84 107Z', '#5c7a86'),
        ) +
        stroke('M76 104H164', '#1b2228', 3.4) +
        both(oval(77, 130, 3, 3, '#f5d24c')),
    },
  ],
};
