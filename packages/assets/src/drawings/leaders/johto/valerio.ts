import { shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { crossedCollar } from '../clothes.ts';
import type { Leader } from '../portrait.ts';

/** Valerio: sky-blue hair blown over one eye, a falconer's light robe. */
export const valerio: Leader = {
  typeId: 12,
  champion: false,
  people: [
    {
      skin: 'fair',
      head: 'youth',
      build: 'youth',
      eyes: { kind: 'calm', colour: '#2d62b8' },
      brows: { kind: 'calm', colour: '#2c4a86', width: 3.4, y: 99 },
      nose: 'straight',
      mouth: ['smile', 142],
      hair: tone('#5b8fe0'),
      neckline: 'vee',
      tilt: 3,
      back: [
        {
          d: 'M92 60L58 64L70 54L46 40L76 40L66 20L98 34L104 16L124 34L112 66Z',
          strands: 'M76 40L96 54M98 34L106 54',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          tone('#a9cdf0'),
          stroke('M70 196L62 246M170 196L178 246', '#6f9fd4', 3) +
            shape('M52 246L74 206L84 246Z', '#ffffff', { opacity: 0.5 }),
        ),
      collar: () => crossedCollar(tone('#3f66b0'), '#eaf4ff'),
      front: [
        {
          d: 'M79 114C62 70 82 32 124 32C164 32 182 70 166 112C172 124 168 138 156 148C159 138 158 130 155 124C150 134 144 140 134 143C132 134 126 120 125 102C114 100 100 94 94 80C89 90 86 100 84 114Z',
          strands:
            'M125 102C124 86 116 70 104 62M155 124C154 100 142 74 124 60M164 106C162 86 154 70 144 60',
          shine: 'M84 72C90 52 106 42 120 42C110 52 102 62 100 74Q90 78 84 72Z',
        },
      ],
    },
  ],
};
