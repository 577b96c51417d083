import { disc, oval, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { openJacket, shirtCollar, tie } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const white = tone('#f4f1ee', 0.22);

/** Blaine: bald riddler, dark round glasses, a white moustache and a lab coat. */
export const blaine: Leader = {
  typeId: 4,
  champion: false,
  people: [
    {
      skin: 'warm',
      turn: 0.5,
      tilt: 7,
      slope: 3,
      frame: [0.98, 4, 4],
      head: 'elder',
      build: 'man',
      eyes: { kind: 'calm', colour: '#333333' },
      brows: { kind: 'raised', colour: '#ece7e2', width: 6, y: 92 },
      nose: 'straight',
      mouth: ['open', 148],
      hair: white,
      neckline: 'vee',
      clothes: ({ torso }) => torso(tone('#b8862f')) + tie(tone('#cf2f2f')) + openJacket(white, 16),
      collar: () => shirtCollar(tone('#fbe6c2')),
      marks: ({ skin }) =>
        oval(104, 58, 13, 7, skin.light, { opacity: 0.8, transform: 'rotate(-24 104 58)' }) +
        stroke('M98 78Q120 72 142 78', skin.shade, 2),
      front: [],
      worn: ({ solid }) =>
        both(shape('M80 96C72 98 68 108 72 122L66 126C72 130 78 128 82 122Z', white.base)) +
        solid(
          'moustache',
          'M120 130C110 124 92 128 78 146C88 144 94 146 98 148C106 146 114 144 120 140C126 144 134 146 142 148C146 146 152 144 162 146C148 128 130 124 120 130Z',
          white,
          stroke('M120 132V140M104 136Q98 140 92 144M136 136Q142 140 148 144', '#c9c2cf', 2),
        ) +
        both(
          disc(101, 112, 15.5, '#2b1c22') +
            disc(101, 112, 13, '#43262c') +
            shape('M92 112A10 10 0 0 1 104 102L96 118Z', '#e5673d'),
        ) +
        stroke('M116 110Q120 106 124 110M86 108L79 105M154 108L161 105', '#2b1c22', 3.4),
      hands: ({ skin }) => hand('pinch', skin, { x: 60, y: 155, lean: 24 }, white),
    },
  ],
};
