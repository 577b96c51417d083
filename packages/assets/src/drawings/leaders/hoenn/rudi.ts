import { shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

/** Rudi: a surfer who trains on the waves, tanned, hair like a breaker. */
export const rudi: Leader = {
  typeId: 8,
  champion: false,
  people: [
    {
      skin: 'tan',
      turn: -0.55,
      tilt: -5,
      slope: 4,
      frame: [0.98, 2, 2],
      head: 'youth',
      build: 'man',
      eyes: { kind: 'calm', colour: '#2f8fa8' },
      brows: { kind: 'bold', colour: '#3d8fa8', width: 4, y: 98 },
      nose: 'straight',
      mouth: ['grin', 142],
      hair: tone('#8fd8e8'),
      neckline: 'crew',
      behind: () =>
        shape('M162 246C146 160 158 60 188 8C212 70 222 160 214 246Z', '#f4f6fa') +
        shape('M181 246C174 170 178 90 188 26C198 90 202 170 200 246Z', '#e84a3c'),
      clothes: ({ torso }) =>
        torso(
          tone('#2a3350', 0.4),
          both(
            shape('M32 246C36 214 48 194 66 186L84 246Z', '#f08a30') +
              stroke('M66 186L84 246', '#ffd07a', 3),
          ) + stroke('M120 196V246', '#8d9cc4', 2.6),
        ),
      collar: () => stroke('M98 170Q120 192 142 170', '#1c2338', 6),
      front: [
        {
          d: 'M79 112C66 88 70 66 80 54L72 42L92 42C100 22 126 12 158 22C150 24 146 28 146 32C166 34 178 46 182 64C176 60 172 60 168 64C172 82 168 96 161 112L157 92C150 82 140 78 128 80C112 82 100 74 94 80C88 88 85 98 83 108Z',
          strands: 'M94 78C96 56 116 38 146 32M112 78C116 60 138 52 166 60M82 56C86 64 86 72 84 84',
          shine: 'M92 64C96 46 110 32 130 28C116 40 108 52 106 66Q98 70 92 64Z',
        },
      ],
      hands: ({ skin }) => hand('shaka', skin, { x: 60, y: 194, lean: -10, size: 1.1 }),
    },
  ],
};
