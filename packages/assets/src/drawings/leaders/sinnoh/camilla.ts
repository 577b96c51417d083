import { disc, shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import type { Leader } from '../portrait.ts';

const coat = tone('#2b2a36', 0.5);
const fur = tone('#4a4757', 0.4);

/** Camilla: scholar of myths and champion, a blond fall over one eye, black coat with fur. */
export const camilla: Leader = {
  typeId: 13,
  ground: '#2f4f9a',
  champion: true,
  people: [
    {
      skin: 'pale',
      turn: 0.6,
      tilt: 5,
      slope: -3,
      frame: [1.08, -4, 8],
      head: 'woman',
      build: 'slim',
      eyes: { kind: 'almond', colour: '#8f8a9a' },
      brows: { kind: 'calm', colour: '#b8923f', width: 2.8, y: 99 },
      nose: 'small',
      mouth: ['smile', 141],
      blush: 0.35,
      hair: tone('#f4dc8a'),
      neckline: 'deep',
      back: [
        {
          d: 'M72 96C60 44 92 28 120 28C148 28 180 44 168 96C174 140 188 176 208 216L188 208L190 246H50L52 208L32 216C52 176 66 140 72 96Z',
          strands:
            'M68 130C64 164 56 190 44 208M76 150C74 180 70 204 62 226M172 130C176 164 184 190 196 208M164 150C166 180 170 204 178 226',
        },
      ],
      clothes: ({ torso }) => torso(coat, stroke('M76 200L70 246M164 200L170 246', '#45435a', 3)),
      collar: ({ solid }) =>
        shape('M112 212H128V246H112Z', coat.shade) +
        solid(
          'fur',
          'M98 164C86 164 78 172 78 180C68 186 68 198 76 204C72 214 80 222 88 222C92 234 104 240 114 236V212C104 204 98 188 98 164ZM142 164C154 164 162 172 162 180C172 186 172 198 164 204C168 214 160 222 152 222C148 234 136 240 126 236V212C136 204 142 188 142 164Z',
          fur,
        ),
      front: [
        {
          d: 'M74 182C62 110 72 30 120 30C170 30 180 110 166 190C160 196 148 196 142 188C146 170 142 152 132 140C126 124 122 102 120 78C112 92 102 98 90 98C82 120 84 150 84 186Z',
          strands:
            'M120 78C118 62 120 50 126 42M134 66C138 92 150 116 154 150M146 60C156 90 160 130 156 176M78 120C77 140 78 158 79 172',
          shine: 'M80 76C84 56 96 44 110 42C102 52 96 64 94 80Q86 84 80 76Z',
        },
      ],
      top: ({ solid }) =>
        solid('left', 'M78 82C66 78 60 64 66 48C78 54 86 66 88 78Z', coat) +
        solid('right', 'M162 82C174 78 180 64 174 48C162 54 154 66 152 78Z', coat) +
        disc(80, 80, 5, '#f7c531') +
        disc(160, 80, 5, '#f7c531'),
    },
  ],
};
