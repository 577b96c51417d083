import { group, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { shirtCollar } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const shirt = tone('#7fae3f');

const net = group(
  { transform: 'translate(-6 14)' },
  shape(
    'M186 8C208 2 232 16 232 44C232 68 214 82 196 78C178 74 166 56 168 36C170 22 176 12 186 8Z',
    '#ffffff',
    { opacity: 0.55 },
  ),
  stroke(
    'M180 18L226 62M172 36L212 76M196 8L232 44M172 48L204 6M180 66L222 14M198 78L232 34',
    '#ffffff',
    1.8,
    { opacity: 0.9 },
  ),
  stroke(
    'M186 8C208 2 232 16 232 44C232 68 214 82 196 78C178 74 166 56 168 36C170 22 176 12 186 8Z',
    '#d9e3ea',
    5,
  ),
  stroke('M192 78L176 232', '#8a5a3b', 7),
);

/** Raffaello: a young collector with a violet bob, scout's shirt and a net. */
export const raffaello: Leader = {
  typeId: 15,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: 0.5,
      tilt: -6,
      frame: [0.92, -8, 6],
      head: 'child',
      build: 'child',
      eyes: { kind: 'big', colour: '#7a4fae', y: 116 },
      brows: { kind: 'raised', colour: '#5b3a86', width: 3, y: 99 },
      nose: 'small',
      mouth: ['grin', 140],
      blush: 0.45,
      hair: tone('#8d63c4'),
      neckline: 'crew',
      behind: () => net,
      back: [
        {
          d: 'M72 90C68 48 92 34 120 34C148 34 172 48 168 90L173 140C171 151 160 153 148 151H92C80 153 69 151 67 140Z',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          shirt,
          both(shape('M80 212h22v24H80Z', shirt.shade) + shape('M79 208h24v8H79Z', shirt.light)) +
            stroke('M120 190V246', shirt.shade, 2.6),
        ),
      collar: () =>
        shirtCollar(tone('#e9f0c9')) +
        shape('M112 188L120 182L128 188L124 198L132 222L120 214L108 222L116 198Z', '#e0533f'),
      front: [
        {
          d: 'M69 142C56 84 78 32 120 32C162 32 184 84 171 142C168 149 160 150 155 147C160 122 159 104 153 88C149 94 143 96 138 90C134 97 127 98 122 90C117 98 110 98 105 90C100 96 92 95 87 88C81 104 80 122 85 147C80 150 72 149 69 142Z',
          strands:
            'M138 90C138 80 136 74 134 68M105 90C105 80 107 74 110 68M76 112C74 124 74 132 76 140M164 112C166 124 166 132 164 140',
          shine: 'M82 70Q94 46 118 44Q102 54 96 74Q88 78 82 70Z',
        },
      ],
      hands: ({ skin }) => hand('fist', skin, { x: 178, y: 204, lean: 6, size: 0.85 }, shirt),
    },
  ],
};
