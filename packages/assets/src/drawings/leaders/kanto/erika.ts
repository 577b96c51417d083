import { disc, group, shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { crossedCollar } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const hair = tone('#2f2b45', 0.45);

const blossom = (x: number, y: number, size: number, petal: string) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    ...[0, 72, 144, 216, 288].map((angle) =>
      shape('M0 0C-6-4-6-11 0-13C6-11 6-4 0 0Z', petal, { transform: `rotate(${angle})` }),
    ),
    disc(0, 0, 3, '#f7c531'),
  );

/** Erika: black bob, red band, a kimono with flowers. */
export const erika: Leader = {
  typeId: 2,
  champion: false,
  people: [
    {
      skin: 'pale',
      turn: 0.5,
      tilt: 6,
      slope: 3,
      frame: [0.95, 4, 0],
      head: 'woman',
      build: 'slim',
      eyes: { kind: 'lidded', colour: '#7a4f8e' },
      brows: { kind: 'gentle', colour: '#2f2b45', width: 2.6, y: 98 },
      nose: 'small',
      mouth: ['lips', 140],
      blush: 0.6,
      hair,
      neckline: 'vee',
      back: [
        {
          d: 'M70 92C64 46 92 30 120 30C148 30 176 46 170 92L176 142C178 162 164 168 150 164H90C76 168 62 162 64 142Z',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          tone('#f3c24a'),
          blossom(72, 214, 1, '#ffffff') +
            blossom(168, 222, 1.1, '#e8556d') +
            blossom(62, 236, 0.7, '#e8556d') +
            blossom(186, 204, 0.6, '#ffffff'),
        ),
      collar: () => crossedCollar(tone('#3f8a4a'), '#eaf6e2'),
      front: [
        {
          d: 'M72 148C60 92 72 32 120 32C168 32 180 92 168 148C162 154 155 154 151 150C157 128 157 110 152 90C148 92 144 92 141 90C137 94 131 95 127 92C123 95 117 95 113 92C109 95 103 94 99 90C96 92 92 92 88 90C83 110 83 128 89 150C85 154 78 154 72 148Z',
          strands:
            'M127 92C128 80 128 72 126 66M99 90C98 80 98 74 100 68M76 110C76 126 78 138 82 148M164 110C164 126 162 138 158 148',
        },
      ],
      top: () =>
        stroke('M76 82C82 40 158 40 164 82', '#d63a45', 7.5) +
        stroke('M80 66C92 42 130 42 142 48', '#f4747c', 2.2) +
        blossom(80, 78, 1.1, '#ffd3dc'),
      hands: ({ skin }) =>
        hand(
          'fist',
          skin,
          { x: 62, y: 200, lean: -14 },
          tone('#f3c24a'),
          shape('M0-18L-46-46A54 54 0 0 1 46-46Z', '#d63a45') +
            shape('M0-18L-34-38A40 40 0 0 1 34-38Z', '#fbeef0') +
            stroke('M0-18L-31-62M0-18L-11-71M0-18L11-71M0-18L31-62', '#a3222f', 1.6) +
            blossom(18, -58, 0.7, '#ffd3dc'),
        ),
    },
  ],
};
