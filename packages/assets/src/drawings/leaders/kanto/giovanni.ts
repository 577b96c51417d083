import { shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { openJacket, shirtCollar, tie } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const suit = tone('#2c2c38', 0.5);

/** Giovanni: slick hair, dark suit, the smile of one who owns the place. */
export const giovanni: Leader = {
  typeId: 7,
  champion: false,
  people: [
    {
      skin: 'tan',
      turn: 0.8,
      tilt: -4,
      slope: 5,
      breadth: 0.94,
      frame: [1.08, 4, 6],
      head: 'man',
      build: 'man',
      eyes: { kind: 'sharp', colour: '#5b3a24' },
      brows: { kind: 'stern', colour: '#231812', width: 4.6, y: 99 },
      nose: 'straight',
      mouth: ['smirk', 144],
      hair: tone('#2b2530', 0.5),
      neckline: 'vee',
      clothes: ({ torso }) =>
        torso(tone('#f5f1ea', 0.2)) +
        tie(tone('#b3202f')) +
        openJacket(suit, 12) +
        shape('M70 212L90 208L91 216L72 220Z', '#e63946'),
      collar: () => shirtCollar(tone('#fffaf2', 0.2)),
      marks: ({ skin }) =>
        stroke('M94 130Q96 140 102 145M142 134Q142 140 138 145', skin.shade, 2.2),
      front: [
        {
          d: 'M79 114L76 96C70 60 88 37 119 36C152 36 170 60 164 96L161 112L157 94Q156 82 149 73L138 66L121 79L104 64Q92 70 87 82L85 104Z',
          strands:
            'M92 72C92 58 100 48 116 44M104 64C106 54 114 48 126 45M121 79C123 62 130 52 142 48M138 66C142 58 148 56 154 58',
          shine: 'M86 68C88 54 97 46 108 43C101 51 96 60 94 70Q90 73 86 68Z',
        },
      ],
      hands: ({ skin }) => hand('fist', skin, { x: 72, y: 180, lean: 10, size: 1.2 }, suit),
    },
  ],
};
