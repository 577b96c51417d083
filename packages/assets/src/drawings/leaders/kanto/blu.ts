import { disc, polygon, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

/** Blu: the rival at the top, wild brown hair and a pendant on a dark shirt. */
export const blu: Leader = {
  typeId: 1,
  ground: '#3f57b8',
  champion: true,
  people: [
    {
      skin: 'fair',
      turn: -0.6,
      tilt: 7,
      slope: 4,
      frame: [0.97, -4, 2],
      head: 'youth',
      build: 'youth',
      eyes: { kind: 'bright', colour: '#3d7a3f' },
      brows: { kind: 'bold', colour: '#6d4320', width: 4, y: 98 },
      nose: 'straight',
      mouth: ['smirk', 142],
      hair: tone('#a8642b'),
      neckline: 'crew',
      clothes: ({ torso }) =>
        torso(tone('#4a3f7a', 0.4), stroke('M78 184Q120 214 162 184', '#6f63a8', 4)),
      collar: () =>
        stroke('M103 176Q112 210 120 214Q128 210 137 176', '#e8d9a0', 2.6) +
        polygon(
          [
            [120, 210],
            [128, 219],
            [120, 232],
            [112, 219],
          ],
          '#4fd0c4',
        ) +
        polygon(
          [
            [120, 210],
            [128, 219],
            [120, 222],
          ],
          '#a8f0e6',
        ) +
        disc(120, 210, 2.6, '#e8d9a0'),
      front: [
        {
          d: 'M79 112L66 98L75 88L55 78L70 67L56 46L80 50L80 24L100 39L113 10L125 33L148 14L147 40L174 30L165 54L188 62L169 75L180 92L165 96L161 112L156 96L149 82L138 97L129 80L117 98L109 80L98 95L93 82L84 98Z',
          strands:
            'M100 39L104 58M125 33L122 56M147 40L138 60M80 50L92 64M165 54L150 66M70 67L84 76',
          shine: 'M88 66L92 54L102 50L100 66L94 74Z',
        },
      ],
      hands: ({ skin }) =>
        hand(
          'grip',
          skin,
          { x: 190, y: 186, lean: 10, size: 0.9, mirrored: true },
          tone('#4a3f7a', 0.4),
        ),
    },
  ],
};
