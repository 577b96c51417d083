import { disc, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import type { Leader } from '../portrait.ts';

const cape = tone('#2b2f5e', 0.4);

/** Sandra: proud dragon mistress, ice-blue hair in a great tail, cape and high collar. */
export const sandra: Leader = {
  typeId: 13,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: 0.65,
      tilt: -7,
      slope: 4,
      frame: [1.06, -4, 8],
      head: 'woman',
      build: 'slim',
      eyes: { kind: 'almond', colour: '#2f7fc4' },
      brows: { kind: 'bold', colour: '#3f86b5', width: 3, y: 98 },
      nose: 'small',
      mouth: ['lips', 141],
      hair: tone('#7cc4ec'),
      neckline: 'vee',
      back: [
        {
          d: 'M100 44C92 20 112 8 134 16C166 18 190 40 204 78L194 72C206 104 210 140 200 178L192 162C188 186 178 204 164 216L160 120Z',
          strands: 'M118 22C156 32 184 80 192 162M112 32C146 46 170 90 170 180',
        },
      ],
      clothes: ({ torso }) =>
        torso(tone('#3f7fc0', 0.35), stroke('M84 246L108 196M156 246L132 196', '#9fd3f5', 4)),
      collar: ({ solid }) =>
        solid(
          'left',
          'M104 172L80 148C66 170 48 188 30 206V246H88L84 206Z',
          cape,
          shape('M104 172L80 148C78 166 76 180 84 206Z', '#b3365a'),
        ) +
        solid(
          'right',
          'M136 172L160 148C174 170 192 188 210 206V246H152L156 206Z',
          cape,
          shape('M136 172L160 148C162 166 164 180 156 206Z', '#b3365a'),
        ) +
        disc(92, 198, 6, '#f7c531') +
        disc(148, 198, 6, '#f7c531') +
        stroke('M92 198Q120 212 148 198', '#f7c531', 3),
      front: [
        {
          d: 'M76 168C62 100 70 32 122 32C168 32 178 100 164 168C158 150 156 118 152 92C146 90 140 84 138 76C134 88 126 96 114 102C118 94 118 86 116 80C108 90 98 94 89 94C82 120 84 148 76 168Z',
          strands:
            'M138 76C134 60 128 50 120 42M116 80C112 64 112 54 116 44M82 104C80 124 82 140 80 152M158 104C160 124 160 140 161 152',
          shine: 'M80 74C84 54 96 42 112 40C102 50 96 62 94 78Q86 82 80 74Z',
        },
      ],
      top: () =>
        both(shape('M79 124L83 132L79 146L75 132Z', '#f7c531')) +
        stroke('M92 44Q104 28 124 34', '#f7c531', 5),
    },
  ],
};
