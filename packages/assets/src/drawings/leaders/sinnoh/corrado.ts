import { shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { openJacket } from '../clothes.ts';
import type { Leader } from '../portrait.ts';

/** Corrado: the lighthouse keeper who longs for a spark, tousled blond, blue jacket. */
export const corrado: Leader = {
  typeId: 5,
  ground: '#e8a91c',
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: -0.85,
      tilt: -3,
      slope: 4,
      frame: [1.1, 10, 10],
      head: 'youth',
      build: 'youth',
      eyes: { kind: 'lidded', colour: '#2f6fc0' },
      brows: { kind: 'calm', colour: '#b5842a', width: 3.8, y: 100 },
      nose: 'straight',
      mouth: ['flat', 143],
      hair: tone('#f7dc6a'),
      neckline: 'crew',
      clothes: ({ torso }) =>
        torso(tone('#2f2e3a', 0.4), shape('M124 200l-14 20h10l-6 18 18-24h-10Z', '#f7c531')) +
        openJacket(tone('#3566b8', 0.35), 14) +
        both(stroke('M50 212L74 206', '#f7c531', 6)),
      collar: () =>
        both(
          shape('M102 160L84 172L92 202L112 216L98 186Z', '#2a4f96') +
            shape('M102 160L98 186L112 216L104 184Z', '#1d3a73'),
        ),
      front: [
        {
          d: 'M79 114L68 100L74 88L56 80L70 68L54 50L78 52L74 30L98 40L100 18L122 32L134 12L146 34L168 24L164 46L186 48L172 66L186 82L168 86L161 114L156 94L146 78L146 92L132 82L124 104L112 88L98 108L98 88L88 92L84 104Z',
          strands:
            'M98 40L104 60M122 32L122 58M146 34L138 60M78 52L90 68M164 46L150 64M146 78L140 66M112 88L110 72',
          shine: 'M86 66L92 52L104 48L100 66L94 76Z',
        },
      ],
    },
  ],
};
