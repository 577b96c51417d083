import { shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { openJacket, shirtCollar, tie } from '../clothes.ts';
import type { Leader } from '../portrait.ts';

const suit = tone('#2c2c38', 0.5);

/** Giovanni: slick hair, dark suit, the smile of one who owns the place. */
export const giovanni: Leader = {
  typeId: 7,
  champion: false,
  people: [
    {
      skin: 'tan',
      head: 'man',
      build: 'man',
      eyes: { kind: 'sharp', colour: '#5b3a24' },
      brows: { kind: 'stern', colour: '#231812', width: 4.6, y: 99 },
      nose: 'straight',
      mouth: ['smirk', 144],
      hair: tone('#33241d', 0.5),
      neckline: 'vee',
      clothes: ({ torso }) =>
        torso(tone('#f5f1ea', 0.2)) +
        tie(tone('#b3202f')) +
        openJacket(suit, 12) +
        shape('M70 212L90 208L91 216L72 220Z', '#e63946'),
      collar: () => shirtCollar(tone('#fffaf2', 0.2)),
      marks: ({ skin }) => stroke('M90 132Q93 140 98 144M150 132Q147 140 142 144', skin.shade, 2),
      front: [
        {
          d: 'M79 112L76 98C70 58 88 38 120 37C152 38 170 58 164 98L161 112L157 92C156 82 152 74 146 70C132 62 106 62 94 70C88 74 84 82 83 92Z',
          strands:
            'M96 68C98 56 106 46 118 42M108 64C110 54 118 48 128 44M122 62C126 54 134 50 142 50M136 64C142 58 148 58 154 60',
          shine: 'M88 66C92 52 102 45 112 44C104 50 98 58 96 66Z',
        },
      ],
    },
  ],
};
