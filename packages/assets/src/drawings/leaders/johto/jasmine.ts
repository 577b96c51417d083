import { disc, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { bow } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const tail =
  'M82 68C58 54 42 72 46 104C48 130 42 150 30 168C52 164 64 144 66 120C68 100 74 88 86 84Z';

/** Jasmine: shy keeper of the lighthouse, long looped tails, a dress with a big bow. */
export const jasmine: Leader = {
  typeId: 17,
  champion: false,
  people: [
    {
      skin: 'pale',
      turn: -0.35,
      tilt: 8,
      frame: [0.9, 0, 0],
      head: 'woman',
      build: 'slim',
      eyes: { kind: 'bright', colour: '#a0662a' },
      brows: { kind: 'calm', colour: '#8a5a34', width: 2.6, y: 98 },
      nose: 'small',
      mouth: ['small', 140],
      blush: 0.65,
      hair: tone('#c08a55'),
      neckline: 'crew',
      back: [
        { d: tail, strands: 'M76 74C60 72 56 90 58 110C58 130 52 148 44 160' },
        {
          d: 'M158 68C182 54 198 72 194 104C192 130 198 150 210 168C188 164 176 144 174 120C172 100 166 88 154 84Z',
          strands: 'M164 74C180 72 184 90 182 110C182 130 188 148 196 160',
        },
        {
          d: 'M72 96C66 46 94 30 120 30C146 30 174 46 168 96L178 206L154 196H86L62 206Z',
          strands: 'M74 130L70 196M166 130L170 196',
        },
      ],
      clothes: ({ torso }) =>
        torso(tone('#eef4f2', 0.2), both(stroke('M74 196L66 246', '#8fcbb4', 10))),
      collar: () => bow(120, 186, 1.05, tone('#ef8a3c')) + disc(120, 186, 4, '#ffd08a'),
      front: [
        {
          d: 'M78 138C62 92 72 30 120 30C168 30 178 92 162 138C158 116 156 104 151 90C138 90 126 80 120 68C114 80 102 90 89 90C84 104 82 116 78 138Z',
          strands:
            'M120 68C118 56 118 48 120 40M100 86C104 74 106 64 104 54M140 86C136 74 134 64 136 54',
          shine: 'M82 70C88 52 100 42 114 40C104 50 96 62 94 76Q86 78 82 70Z',
        },
      ],
      top: () => both(disc(82, 74, 8, '#ef8a3c') + disc(80, 72, 3, '#ffd08a')),
      hands: ({ skin }) =>
        hand('rest', skin, { x: 104, y: 226, lean: 16, size: 0.85 }, tone('#eef4f2', 0.2)) +
        hand(
          'rest',
          skin,
          { x: 128, y: 226, lean: -14, size: 0.85, mirrored: true },
          tone('#eef4f2', 0.2),
        ),
    },
  ],
};
