import { shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { shirtCollar } from '../clothes.ts';
import { crossedArms } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const jacket = tone('#a83a34', 0.35);

/** Norman: a quiet father, neat dark hair, a red jacket zipped up. */
export const norman: Leader = {
  typeId: 1,
  ground: '#a08c68',
  champion: false,
  people: [
    {
      skin: 'warm',
      turn: -0.65,
      tilt: 3,
      slope: -3,
      frame: [1, 4, -4],
      head: 'man',
      build: 'man',
      eyes: { kind: 'calm', colour: '#4a3a30' },
      brows: { kind: 'bold', colour: '#26202a', width: 4.6, y: 99 },
      nose: 'straight',
      mouth: ['flat', 144],
      hair: tone('#39343f', 0.5),
      neckline: 'vee',
      clothes: ({ torso }) =>
        torso(
          jacket,
          stroke('M120 200V246', '#d9d3c8', 3.4) +
            both(
              shape('M36 246L48 200L60 196L54 246Z', '#33303c') +
                stroke('M82 222L100 216', jacket.shade, 3),
            ),
        ),
      collar: () => shirtCollar(tone('#c9504a'), 8),
      front: [
        {
          d: 'M79 114L74 100L64 92L74 82L60 68L76 64L70 44L88 46L94 24L110 36L124 16L134 34L152 24L152 42L170 42L164 60L178 70L167 82L170 98L161 114L158 94L150 80L142 94L132 76L114 90L118 76Q102 88 88 86L84 100Z',
          strands:
            'M88 46L94 62M110 36L110 56M134 34L130 56M152 42L144 60M76 64L86 74M164 60L154 70M132 76L130 66',
          shine: 'M86 66L92 52L104 46L100 62L94 74Z',
        },
      ],
      hands: ({ skin }) => crossedArms(jacket, skin),
    },
  ],
};
