import { disc, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const hair = tone('#8a5ac0', 0.4);
const gown = tone('#6a3fa0', 0.4);

/** Fannie: a dancer from afar, violet hair in great puffs, jewels and a gown. */
export const fannie: Leader = {
  typeId: 11,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: 0.4,
      tilt: -9,
      slope: -5,
      frame: [0.9, 8, 6],
      head: 'woman',
      build: 'slim',
      eyes: { kind: 'almond', colour: '#8a3fb0' },
      brows: { kind: 'raised', colour: '#5f3a8a', width: 2.8, y: 98 },
      nose: 'small',
      mouth: ['lips', 141],
      blush: 0.5,
      hair,
      neckline: 'wide',
      back: [
        {
          d: 'M82 62C60 66 42 52 44 34C46 16 70 8 90 20C96 24 102 30 106 38H134C138 30 144 24 150 20C170 8 194 16 196 34C198 52 180 66 158 62L166 96C190 92 204 108 198 126C192 144 168 146 158 130L154 116H86L82 130C72 146 48 144 42 126C36 108 50 92 74 96Z',
          strands:
            'M54 36Q70 20 88 34M186 36Q170 20 152 34M50 122Q56 106 74 110M190 122Q184 106 166 110',
        },
      ],
      clothes: ({ torso, skin }) =>
        torso(
          gown,
          shape('M40 186H200V204Q160 200 148 214Q120 236 92 214Q80 200 40 204Z', skin.base) +
            stroke('M52 206Q80 200 92 214Q120 236 148 214Q160 200 188 206', '#d9b6f4', 6) +
            shape('M104 246L120 226L136 246Z', gown.light),
        ),
      collar: () => stroke('M104 164Q120 178 136 164', '#2c2140', 6) + disc(120, 176, 5, '#f7c531'),
      front: [
        {
          d: 'M80 118C66 82 76 34 120 34C164 34 174 82 160 118C158 106 156 98 152 90C140 88 130 82 126 72C124 80 120 84 116 86C116 80 116 76 114 72C110 84 100 92 88 92C84 100 82 108 80 118Z',
          strands: 'M126 72C126 60 130 52 138 46M114 72C114 60 110 52 102 46',
          shine: 'M84 72C88 56 98 46 110 44C102 54 96 64 94 76Q88 80 84 72Z',
        },
      ],
      top: () =>
        shape('M120 38L130 52L120 66L110 52Z', '#f7c531') +
        shape('M120 38L130 52H110Z', '#ffe08a') +
        disc(120, 52, 4, '#b04fd0') +
        both(shape('M80 124L85 134L80 144L75 134Z', '#f7c531') + disc(88, 48, 5, '#f7c531')),
      hands: ({ skin }) => hand('open', skin, { x: 37, y: 181, lean: -24 }, gown),
    },
  ],
};
