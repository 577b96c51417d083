import { stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { openJacket } from '../clothes.ts';
import { crossedArms } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const hair = tone('#4a3226');
const vest = tone('#5d6b32');

/** Brock: squinting and steady, a carer's vest over an orange shirt. */
export const brock: Leader = {
  typeId: 6,
  champion: false,
  people: [
    {
      skin: 'brown',
      turn: 0.6,
      slope: 3,
      frame: [0.95, -4, -6],
      head: 'man',
      build: 'man',
      eyes: { kind: 'squint', colour: '#000000' },
      brows: { kind: 'stern', colour: '#33211a', width: 5.5, y: 99 },
      nose: 'straight',
      mouth: ['smile', 143],
      hair,
      neckline: 'crew',
      clothes: ({ torso }) =>
        torso(tone('#e8793a'), stroke('M88 182Q120 204 152 182', '#b3531f', 4)) +
        openJacket(vest, 16) +
        stroke('M66 214H86M66 222H86', vest.shade, 4),
      front: [
        {
          d: 'M79 112L72 94L54 92L68 78L48 64L70 58L60 34L84 42L88 14L106 34L122 6L132 32L156 12L156 40L182 34L168 58L190 66L170 78L182 94L166 96L161 112L157 98L150 84L138 92L130 76L118 90L108 75L98 90L90 84L84 98Z',
          strands:
            'M84 42L92 60M106 34L108 58M132 32L128 56M156 40L146 60M70 58L82 70M168 58L156 70M68 78L80 84',
          shine: 'M84 62L90 48L102 44L98 62L92 72Z',
        },
      ],
      hands: ({ skin }) => crossedArms(tone('#e8793a'), skin),
    },
  ],
};
