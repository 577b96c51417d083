import { disc, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const suit = tone('#8fb6e6');

/** Alice: an aviator with a winged cap and lilac hair down her shoulders. */
export const alice: Leader = {
  typeId: 12,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: 0.6,
      tilt: 5,
      slope: -4,
      frame: [0.96, -2, 6],
      head: 'woman',
      build: 'slim',
      eyes: { kind: 'almond', colour: '#6a5ac4' },
      brows: { kind: 'gentle', colour: '#7f62ae', width: 2.8, y: 99 },
      nose: 'small',
      mouth: ['lips', 140],
      blush: 0.4,
      hair: tone('#bb9be6'),
      neckline: 'crew',
      back: [
        {
          d: 'M72 90C66 48 94 34 120 34C146 34 174 48 168 90C170 130 182 170 196 204C182 200 172 204 164 214L76 214C68 204 58 200 44 204C58 170 70 130 72 90Z',
          strands: 'M70 130C66 160 60 184 52 198M170 130C174 160 180 184 188 198',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          suit,
          stroke('M120 190V246', '#f4f8ff', 5) +
            both(shape('M48 246L66 196L80 192L72 246Z', '#f4f8ff')),
        ),
      collar: () => stroke('M102 170Q120 190 138 170', '#f4f8ff', 7) + disc(120, 184, 5, '#f7c531'),
      front: [
        {
          d: 'M76 196C64 150 66 76 120 60C174 76 176 150 164 196L154 176C160 140 158 110 150 90C140 90 130 86 122 76C114 88 102 94 89 94C82 112 80 140 86 176Z',
          strands: 'M76 130C76 150 78 168 80 182M164 130C164 150 162 168 160 182',
        },
      ],
      top: ({ solid }) =>
        both(
          shape(
            'M80 74C58 66 42 48 34 20C50 30 56 32 64 32C60 24 58 20 58 12C74 26 90 44 92 66Z',
            '#f7fbff',
          ) + shape('M80 74C62 66 50 52 42 34C58 46 74 52 88 56Z', '#c3d5ee'),
        ) +
        solid(
          'cap',
          'M74 98C64 52 90 28 120 28C150 28 176 52 166 98C162 84 150 72 120 70C90 72 78 84 74 98Z',
          suit,
          shape('M112 28h16v44h-16Z', '#f4f8ff') +
            shape('M84 58C90 44 98 38 108 36L106 44C98 48 92 54 90 62Z', '#ffffff', {
              opacity: 0.6,
            }),
        ) +
        disc(80, 78, 7.5, '#f7c531') +
        disc(160, 78, 7.5, '#f7c531'),
      hands: ({ skin }) => hand('rest', skin, { x: 78, y: 226, lean: 38, size: 0.9 }, suit),
    },
  ],
};
