import { shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const scarf = tone('#c2334a');
const cloth = tone('#3d2f5a', 0.45);

/** Koga: a ninja with a topknot, dark cloth and a long red scarf. */
export const koga: Leader = {
  typeId: 14,
  champion: false,
  people: [
    {
      skin: 'warm',
      turn: -0.75,
      tilt: -4,
      slope: -3,
      frame: [1.02, 8, 4],
      head: 'man',
      build: 'man',
      eyes: { kind: 'sharp', colour: '#5f3f86' },
      brows: { kind: 'stern', colour: '#1e1a2c', width: 4.6, y: 100 },
      nose: 'straight',
      mouth: ['stern', 144],
      hair: tone('#2c2740', 0.5),
      neckline: 'crew',
      behind: () =>
        shape(
          'M150 176C186 160 206 170 228 150C226 172 214 178 232 194C206 208 176 204 150 200Z',
          scarf.shade,
        ),
      back: [
        {
          d: 'M84 74L70 62L82 54L74 34L98 44L100 14L116 32L136 6L138 34L164 22L156 48L172 54L156 76Z',
          strands: 'M98 44L108 62M116 32L118 54M138 34L130 54',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          cloth,
          stroke('M56 246L120 196L184 246M68 246L120 208L172 246', cloth.light, 2.6) +
            shape('M40 200L64 190L58 246H30Z', '#241b38') +
            shape('M200 200L176 190L182 246H210Z', '#241b38'),
        ),
      collar: ({ solid }) =>
        solid(
          'scarf',
          'M92 152C84 160 78 172 78 184C90 198 106 204 120 204C134 204 150 198 162 184C162 172 156 160 148 152C142 164 132 170 120 170C108 170 98 164 92 152Z',
          scarf,
          stroke('M84 172Q104 192 140 190M92 160Q108 178 134 178', scarf.shade, 3),
        ),
      front: [
        {
          d: 'M79 116L74 100C68 60 90 38 120 38C150 38 172 60 166 100L161 116L157 92C152 76 140 68 130 68L120 82L110 68C100 68 88 76 83 92Z',
          strands:
            'M120 80C120 64 120 54 120 44M104 70C100 60 100 52 104 46M136 70C140 60 140 52 136 46',
        },
      ],
      top: () => stroke('M96 46Q120 34 144 46', '#c2334a', 6),
      hands: ({ skin }) => hand('seal', skin, { x: 73, y: 191, lean: 6 }, cloth),
    },
  ],
};
