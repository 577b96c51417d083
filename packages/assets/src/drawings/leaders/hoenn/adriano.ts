import { disc, shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const white = tone('#f5f7fb', 0.2);

/** Adriano: an artist of the water, sea-green hair, a white hat and a flowing mantle. */
export const adriano: Leader = {
  typeId: 3,
  ground: '#1f8fb8',
  champion: false,
  people: [
    {
      skin: 'pale',
      turn: -0.6,
      tilt: -7,
      slope: 4,
      frame: [0.98, 8, 4],
      head: 'youth',
      build: 'youth',
      eyes: { kind: 'almond', colour: '#1f9a9a' },
      brows: { kind: 'calm', colour: '#2a7f80', width: 3, y: 100 },
      nose: 'straight',
      mouth: ['smile', 143],
      hair: tone('#4fc0b4'),
      neckline: 'vee',
      back: [
        {
          d: 'M80 80C64 92 62 120 70 142C64 148 58 150 52 148C58 160 74 164 84 156H156C166 164 182 160 188 148C182 150 176 148 170 142C178 120 176 92 160 80Z',
          strands: 'M72 116C72 132 74 144 70 152M168 116C168 132 166 144 170 152',
        },
      ],
      clothes: ({ torso }) => torso(tone('#6a4fa8', 0.4), stroke('M120 210V246', '#c9b6f0', 3)),
      collar: ({ solid }) =>
        solid(
          'mantle',
          'M100 166C84 172 70 174 54 184C38 196 28 222 24 246H96C90 226 94 206 106 186ZM140 166C156 172 170 174 186 184C202 196 212 222 216 246H144C150 226 146 206 134 186Z',
          white,
          stroke('M88 180C72 196 64 220 62 246M152 180C168 196 176 220 178 246', '#7fd0d6', 5),
        ) +
        disc(104, 184, 6, '#3fc0c8') +
        disc(136, 184, 6, '#3fc0c8') +
        stroke('M104 184Q120 198 136 184', '#f7c531', 3),
      front: [
        {
          d: 'M78 128C68 96 76 64 120 62C164 64 172 96 162 128C162 112 158 98 150 88C140 94 128 92 120 80C112 94 100 98 88 94C84 104 82 114 78 128Z',
          strands:
            'M120 80C120 72 122 68 126 64M96 92C98 82 102 74 108 70M146 86C142 80 140 74 138 70',
        },
      ],
      top: ({ solid }) =>
        solid(
          'hat',
          'M72 84C54 74 54 48 84 32C126 12 190 24 190 56C190 72 178 80 166 84C142 62 98 62 72 84Z',
          white,
          stroke('M66 76C96 50 144 50 172 78', '#9fb4d0', 3) +
            shape('M76 56C82 40 106 28 126 28C108 36 96 44 92 56Q84 62 76 56Z', '#ffffff'),
        ) +
        shape('M150 40C160 34 174 38 174 50C168 62 152 60 148 52Z', '#3fc0c8') +
        disc(160, 48, 4, '#e6fbfb'),
      hands: ({ skin }) => hand('pinch', skin, { x: 57, y: 184, lean: 14 }, white),
    },
  ],
};
