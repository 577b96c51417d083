import { shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

/** Fiammetta: young and fiery, a mane that flares like a torch. */
export const fiammetta: Leader = {
  typeId: 4,
  champion: false,
  ground: '#b8341a',
  people: [
    {
      skin: 'warm',
      turn: -0.6,
      tilt: 6,
      slope: 4,
      frame: [0.9, 2, 10],
      head: 'girl',
      build: 'slim',
      eyes: { kind: 'bright', colour: '#c9402a' },
      brows: { kind: 'bold', colour: '#a1271f', width: 3.4, y: 97 },
      nose: 'small',
      mouth: ['grin', 139],
      blush: 0.4,
      hair: tone('#ee4b34'),
      neckline: 'vee',
      back: [
        {
          d: 'M100 52C84 26 52 14 18 24C34 28 42 36 42 46C28 46 16 54 10 68C24 64 36 68 40 78C32 84 28 94 30 106C42 94 62 88 84 92H156C178 88 198 94 210 106C212 94 208 84 200 78C204 68 212 64 222 68C218 54 210 46 198 46C198 36 204 28 214 24C186 14 156 26 140 52L120 10Z',
          strands:
            'M96 62C80 48 62 42 42 46M90 76C74 70 56 70 40 78M144 62C160 48 178 42 198 46M150 76C166 70 184 70 200 78',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          tone('#2b2430', 0.5),
          shape(
            'M60 246C70 220 64 212 76 196C80 208 90 206 92 218C98 210 98 204 104 200C108 214 112 216 120 204C128 216 132 214 136 200C142 204 142 210 148 218C150 206 160 208 164 196C176 212 170 220 180 246Z',
            '#f08a30',
          ) +
            shape(
              'M76 246C82 230 82 226 88 220C94 230 102 226 104 218C110 230 130 230 136 218C138 226 146 230 152 220C158 226 158 230 164 246Z',
              '#f7c531',
            ),
        ),
      collar: () => stroke('M104 168Q120 184 136 168', '#2b2430', 6),
      front: [
        {
          d: 'M76 156C62 104 70 34 120 34C170 34 178 104 164 156C160 138 158 112 152 90C146 88 142 82 140 74C134 86 126 94 120 98C114 94 106 86 100 74C98 82 94 88 88 90C82 112 80 138 76 156Z',
          strands: 'M100 74C100 62 106 52 114 46M140 74C140 62 134 52 126 46',
          shine: 'M80 74C84 56 94 46 108 42C100 52 94 64 92 78Q86 82 80 74Z',
        },
        {
          d: 'M108 40C104 26 110 14 122 4C120 14 126 18 126 26C130 24 132 20 132 16C138 26 136 36 132 42Z',
        },
      ],
      hands: ({ skin }) => hand('fist', skin, { x: 65, y: 194, lean: -8, size: 1.1 }),
    },
  ],
};
