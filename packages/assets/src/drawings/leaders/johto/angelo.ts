import { group, shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import type { Leader } from '../portrait.ts';

const scarf = tone('#7a4fb0', 0.4);

/** Angelo: blond seer with a violet headband, half here and half elsewhere. */
export const angelo: Leader = {
  typeId: 11,
  champion: false,
  people: [
    {
      skin: 'pale',
      turn: 0.65,
      tilt: 5,
      frame: [1.12, -2, 8],
      head: 'youth',
      build: 'youth',
      eyes: { kind: 'lidded', colour: '#6a3fa8' },
      brows: { kind: 'gentle', colour: '#b58a34', width: 3, y: 103 },
      nose: 'straight',
      mouth: ['smirk', 142],
      hair: tone('#f2d274'),
      neckline: 'crew',
      behind: () => shape('M60 190C30 196 20 214 8 208C18 228 40 236 70 226Z', scarf.shade),
      back: [
        {
          d: 'M80 62C62 74 60 100 68 122C60 126 62 138 72 142C84 144 92 138 94 130H146C148 138 156 144 168 142C178 138 180 126 172 122C180 100 178 74 160 62Z',
        },
      ],
      clothes: ({ torso }) =>
        torso(tone('#3a3152', 0.4), stroke('M90 246L100 192M150 246L140 192', '#5b4d7c', 3)),
      collar: ({ solid }) =>
        solid(
          'scarf',
          'M96 158C82 164 72 178 74 190C90 206 104 210 120 210C136 210 150 206 166 190C168 178 158 164 144 158C138 170 130 174 120 174C110 174 102 170 96 158Z',
          scarf,
          stroke('M80 182Q104 200 146 194M90 166Q108 184 138 182', scarf.shade, 3),
        ),
      band: () =>
        shape('M79 88Q120 66 161 88L162 99Q120 78 78 99Z', '#7a4fb0') +
        shape('M79 93Q120 72 161 93L162 99Q120 78 78 99Z', '#573585'),
      front: [
        {
          d: 'M78 98C66 70 78 34 116 32C124 22 140 24 142 34C164 40 174 70 162 98C158 90 156 86 150 82C142 86 134 84 128 78C124 92 116 104 102 108C106 100 106 94 104 88C98 92 90 90 86 86C82 90 80 94 78 98Z',
          strands:
            'M128 78C126 62 132 50 142 44M104 88C102 70 110 54 122 48M86 84C86 70 92 58 102 52',
          shine: 'M88 68C92 52 102 44 114 42C106 52 100 62 98 74Q92 76 88 68Z',
        },
      ],
      hands: () =>
        [
          [40, 112, 1],
          [58, 62, 0.7],
          [200, 128, 0.8],
        ]
          .map(([x, y, size]) =>
            group(
              { transform: `translate(${x} ${y}) scale(${size})` },
              shape(
                'M0-24C4-10 14-8 14 4A14 14 0 0 1-14 4C-14-4-8-6-6-12C-4-6-2-6 0-24Z',
                '#b98af0',
                {
                  opacity: 0.85,
                },
              ),
              shape('M0-10C2-2 8 0 8 6A8 8 0 0 1-8 6C-8 0-2-2 0-10Z', '#f0e2ff'),
            ),
          )
          .join(''),
    },
  ],
};
