import { shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const cape = tone('#4f9a45');

/** Gardenia: lively walker of woods, chestnut bob, green cape over black. */
export const gardenia: Leader = {
  typeId: 2,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: 0.5,
      tilt: -7,
      slope: -4,
      frame: [0.96, 6, 2],
      head: 'girl',
      build: 'slim',
      eyes: { kind: 'bright', colour: '#8a5a24' },
      brows: { kind: 'bold', colour: '#7a3f1c', width: 3.2, y: 97 },
      nose: 'small',
      mouth: ['grin', 139],
      blush: 0.45,
      hair: tone('#c9702f'),
      neckline: 'crew',
      back: [
        {
          d: 'M74 84C68 108 72 128 60 150C74 150 84 146 90 138H150C156 146 166 150 180 150C168 128 172 108 166 84Z',
          tone: tone('#2e2a2c', 0.5),
        },
      ],
      clothes: ({ torso }) => torso(tone('#2e2b30', 0.5)),
      collar: ({ solid }) =>
        solid(
          'cape',
          'M100 164C82 170 62 178 48 194C36 208 28 228 24 246H90L100 216L112 196ZM140 164C158 170 178 178 192 194C204 208 212 228 216 246H150L140 216L128 196Z',
          cape,
          stroke('M70 246C76 222 84 206 98 192M170 246C164 222 156 206 142 192', cape.shade, 3),
        ) +
        shape('M104 186L120 196L136 186L132 202L120 198L108 202Z', '#e8b23f') +
        stroke('M102 166Q120 184 138 166', '#2e2b30', 5),
      front: [
        {
          d: 'M78 136C62 92 72 32 120 32C168 32 178 92 162 136L154 142C158 122 157 104 152 90C146 92 140 88 138 80C128 94 108 98 92 92C86 108 84 124 86 142Z',
          strands:
            'M138 80C136 64 128 52 118 44M112 92C116 78 116 66 112 54M92 92C94 80 94 70 92 62',
          shine: 'M82 72C86 54 98 44 112 42C102 52 96 64 94 78Q86 82 82 72Z',
        },
      ],
      top: () =>
        stroke('M77 84C82 42 158 42 163 84', '#2e2a2c', 8) +
        stroke('M82 66C92 46 120 40 138 46', '#5b5560', 2),
      hands: ({ skin }) => hand('open', skin, { x: 50, y: 187, lean: -12 }),
    },
  ],
};
