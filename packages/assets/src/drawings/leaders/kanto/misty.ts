import { disc, shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const hair = tone('#f08a3c');

/** Misty: orange ponytail on one side, swimmer's top and red braces. */
export const misty: Leader = {
  typeId: 3,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: -0.55,
      tilt: -7,
      slope: -4,
      frame: [0.97, 8, 2],
      head: 'girl',
      build: 'slim',
      eyes: { kind: 'big', colour: '#1f9a8d' },
      brows: { kind: 'bold', colour: '#b85a1c', y: 97 },
      nose: 'small',
      mouth: ['open', 139],
      blush: 0.5,
      hair,
      neckline: 'wide',
      back: [
        {
          d: 'M142 58C150 30 176 18 206 30C200 34 198 38 200 44C212 50 218 62 216 78C210 74 206 76 204 82C206 96 200 108 188 114C188 104 184 100 178 100C164 96 146 82 142 58Z',
          strands:
            'M150 54C166 46 184 46 200 44M152 62C170 62 190 68 204 82M150 70C162 78 172 88 178 100',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          tone('#fbe04c'),
          stroke('M84 246L92 186M156 246L148 186', '#d9343f', 13) +
            stroke('M79 246L87 186M151 246L143 186', '#f0606a', 3),
        ),
      front: [
        {
          d: 'M80 134C64 92 74 34 120 32C166 32 176 90 160 134C156 122 156 110 154 100C152 88 147 78 141 72C137 84 126 92 108 96C113 89 116 83 116 77C108 88 97 95 88 96C85 106 84 120 80 134Z',
          strands:
            'M141 72C136 58 126 48 112 42M116 77C112 64 104 54 94 50M88 96C84 84 84 74 86 66',
          shine: 'M84 72C88 56 100 46 114 44C104 52 96 62 94 74C90 76 86 76 84 72Z',
        },
      ],
      top: () =>
        shape('M138 50L150 40L158 60L144 68Z', '#2f8fd0') +
        shape('M150 40L158 60L151 64L144 45Z', '#1c639c') +
        disc(84, 128, 3, '#ff5f6d'),
      hands: ({ skin }) => hand('grip', skin, { x: 59, y: 193, lean: -8 }),
    },
  ],
};
