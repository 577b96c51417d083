import { box, disc, group, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { openJacket } from '../clothes.ts';
import { hand } from '../hands.ts';
import type { Leader } from '../portrait.ts';

const helmet = tone('#d8453a');

/** Pedro: a young miner, red helmet with its lamp, thin glasses. */
export const pedro: Leader = {
  typeId: 6,
  champion: false,
  people: [
    {
      skin: 'fair',
      turn: -0.5,
      tilt: 5,
      slope: 4,
      frame: [0.94, 8, 6],
      head: 'youth',
      build: 'youth',
      eyes: { kind: 'bright', colour: '#a8324a', y: 115 },
      brows: { kind: 'raised', colour: '#6d2334', width: 3.4, y: 100 },
      nose: 'straight',
      mouth: ['open', 142],
      hair: tone('#8f3347'),
      neckline: 'crew',
      behind: () =>
        stroke('M54 232L44 86', '#8a5a3b', 8) +
        shape(
          'M44 92C26 90 8 98-4 114C2 92 20 74 43 74C66 72 86 86 96 106C80 94 64 90 44 92Z',
          '#8793a5',
        ) +
        shape(
          'M44 84C26 82 8 92-4 114C2 92 20 74 43 74C66 72 86 86 96 106C80 90 64 82 44 84Z',
          '#c3ccd8',
        ),
      back: [
        {
          d: 'M80 82C70 92 68 108 74 122L64 124L76 132L74 140L88 134H152L166 140L164 132L176 124L166 122C172 108 170 92 160 82Z',
        },
      ],
      clothes: ({ torso }) =>
        torso(tone('#efece4', 0.2), shape('M112 220l8-10 8 10-8 6Z', '#8a7a5a')) +
        openJacket(tone('#8d949c', 0.35), 14) +
        both(stroke('M56 206L86 200', '#f08a30', 7)),
      marks: () =>
        both(
          disc(101, 115, 14, '#ffffff', { opacity: 0.16 }) +
            disc(101, 115, 14, 'none', { stroke: '#2a2733', 'stroke-width': 2.4 }),
        ) + stroke('M115 113Q120 110 125 113M87 112L80 108M153 112L160 108', '#2a2733', 2.4),
      front: [
        {
          d: 'M79 116L76 92C80 78 92 72 120 70C148 72 160 78 164 92L161 116L156 98L150 84L140 96L130 82L120 95L112 82L100 94L94 82C88 88 84 98 83 106Z',
        },
      ],
      top: ({ solid }) =>
        solid(
          'helmet',
          'M70 86C64 50 88 26 120 26C152 26 176 50 170 86Z',
          helmet,
          stroke(
            'M120 26V80M96 32C90 46 88 62 88 80M144 32C150 46 152 62 152 80',
            helmet.shade,
            4,
          ) + shape('M80 60C84 44 96 34 108 33C100 42 94 54 92 66Z', '#ffffff', { opacity: 0.35 }),
        ) +
        solid(
          'brim',
          'M64 84C80 70 160 70 176 84C178 90 174 93 168 91C150 82 90 82 72 91C66 93 62 90 64 84Z',
          helmet,
        ) +
        group(
          { transform: 'translate(-7 0)' },
          box(108, 44, 24, 24, '#4b4f5c', { rx: 6 }) +
            disc(120, 56, 9, '#fff4bf') +
            disc(117, 53, 3.4, '#ffffff') +
            disc(120, 56, 26, '#fff4bf', { opacity: 0.18 }),
        ),
      hands: ({ skin }) => hand('fist', skin, { x: 49, y: 185 }, tone('#8d949c', 0.35)),
    },
  ],
};
