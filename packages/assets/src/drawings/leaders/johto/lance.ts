import { disc, shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const cape = tone('#23202e', 0.5);

/** Lance: the dragons' champion, swept red hair and a cape lined with scarlet. */
export const lance: Leader = {
  typeId: 13,
  champion: true,
  people: [
    {
      skin: 'fair',
      turn: -0.5,
      tilt: -3,
      slope: -3,
      frame: [0.95, 6, 4],
      head: 'youth',
      build: 'man',
      eyes: { kind: 'sharp', colour: '#b0502a' },
      brows: { kind: 'stern', colour: '#8f2a1e', width: 4.2, y: 99 },
      nose: 'straight',
      mouth: ['smile', 143],
      hair: tone('#e0503a'),
      neckline: 'vee',
      back: [],
      clothes: ({ torso }) =>
        torso(tone('#3a5aa8', 0.4), stroke('M120 206V246M92 214H148', '#e8b23f', 4)),
      collar: ({ solid }) =>
        solid(
          'left',
          'M102 176L72 136C62 160 46 178 22 200V246H84L78 208Z',
          cape,
          shape('M102 176L72 136C72 156 70 176 80 210L96 190Z', '#d23b3b'),
        ) +
        solid(
          'right',
          'M138 176L168 136C178 160 194 178 218 200V246H156L162 208Z',
          cape,
          shape('M138 176L168 136C168 156 170 176 160 210L144 190Z', '#a82a36'),
        ) +
        disc(88, 200, 7, '#f7c531') +
        disc(152, 200, 7, '#f7c531') +
        stroke('M88 200Q120 218 152 200', '#f7c531', 3.4),
      front: [
        {
          d: 'M79 114C66 98 70 88 56 76C70 76 72 68 58 48C78 56 84 50 82 28C98 42 106 36 116 10C124 34 132 38 150 18C148 40 154 48 178 36C168 54 170 64 188 68C174 76 174 90 161 114L157 94C152 84 148 78 142 74C144 84 140 92 132 98C132 88 128 80 122 76C116 88 106 96 94 98C98 90 98 84 96 78C88 86 84 98 79 114Z',
          strands:
            'M142 74C142 62 146 54 154 48M122 76C120 60 122 48 126 38M96 78C94 66 90 58 84 52',
          shine: 'M88 66C92 54 100 48 110 46C104 54 100 64 98 72Q92 74 88 66Z',
        },
      ],
      hands: ({ skin }) =>
        hand('grip', skin, { x: 42, y: 182, lean: -10, size: 1.05 }, tone('#3a5aa8', 0.4)),
    },
  ],
};
