import { group, shape, stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { crossedCollar } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

/** Valerio: sky-blue hair blown over one eye, a falconer's light robe. */
export const valerio: Leader = {
  typeId: 12,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: 0.6,
      tilt: 4,
      slope: -4,
      frame: [1, 6, 2],
      head: 'youth',
      build: 'youth',
      eyes: { kind: 'calm', colour: '#2d62b8' },
      brows: { kind: 'calm', colour: '#2c4a86', width: 3.4, y: 99 },
      nose: 'straight',
      mouth: ['smile', 142],
      hair: tone('#5b8fe0'),
      neckline: 'vee',
      back: [
        {
          d: 'M92 60L58 64L70 54L46 40L76 40L66 20L98 34L104 16L124 34L112 66Z',
          strands: 'M76 40L96 54M98 34L106 54',
        },
      ],
      clothes: ({ torso }) =>
        torso(
          tone('#a9cdf0'),
          stroke('M70 196L62 246M170 196L178 246', '#6f9fd4', 3) +
            shape('M52 246L74 206L84 246Z', '#ffffff', { opacity: 0.5 }),
        ),
      collar: () => crossedCollar(tone('#3f66b0'), '#eaf4ff'),
      front: [
        {
          d: 'M79 114C62 70 82 32 124 32C164 32 182 70 166 112C172 124 168 138 156 148C159 138 158 130 155 124C150 134 144 140 134 143C132 134 126 120 125 102C114 100 100 94 94 80C89 90 86 100 84 114Z',
          strands:
            'M125 102C124 86 116 70 104 62M155 124C154 100 142 74 124 60M164 106C162 86 154 70 144 60',
          shine: 'M84 72C90 52 106 42 120 42C110 52 102 62 100 74Q90 78 84 72Z',
        },
      ],
      hands: ({ skin }) =>
        hand(
          'pinch',
          skin,
          { x: 59, y: 181, lean: -6 },
          tone('#a9cdf0'),
          group(
            { transform: 'translate(0 -26) rotate(-8)' },
            shape('M0 0C-22-16-26-50 0-80C20-52 20-18 0 0Z', '#f4f9ff') +
              shape('M0 0V-80C20-52 20-18 0 0Z', '#b4d2f4') +
              shape('M-16-50Q-12-66 0-80Q10-68 14-52Q0-60-16-50Z', '#2f5fb0') +
              shape('M-20-28L-10-30L-19-36ZM15-22L8-26L17-32Z', '#6f9fd4') +
              stroke('M0 14V-70M0-14L-12-26M0-32L-13-44M0-14L10-24M0-32L11-42', '#5a86c4', 2),
          ),
        ),
    },
  ],
};
