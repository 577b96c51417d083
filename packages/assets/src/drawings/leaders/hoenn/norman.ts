import { shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import { shirtCollar } from '../clothes.ts';
import type { Leader } from '../portrait.ts';

const jacket = tone('#a83a34', 0.35);

/** Norman: a quiet father, neat dark hair, a red jacket zipped up. */
export const norman: Leader = {
  typeId: 1,
  ground: '#a08c68',
  champion: false,
  people: [
    {
      skin: 'warm',
      head: 'man',
      build: 'man',
      eyes: { kind: 'calm', colour: '#4a3a30' },
      brows: { kind: 'bold', colour: '#26202a', width: 4.6, y: 99 },
      nose: 'straight',
      mouth: ['flat', 144],
      hair: tone('#39343f', 0.5),
      neckline: 'vee',
      clothes: ({ torso }) =>
        torso(
          jacket,
          stroke('M120 200V246', '#d9d3c8', 3.4) +
            both(
              shape('M36 246L48 200L60 196L54 246Z', '#33303c') +
                stroke('M82 222L100 216', jacket.shade, 3),
            ),
        ),
      collar: () => shirtCollar(tone('#c9504a'), 8),
      front: [
        {
          d: 'M79 112L76 96C68 58 86 36 118 35C126 30 138 32 142 38C164 46 172 66 164 96L161 112L157 92C154 82 151 76 147 71C140 78 132 80 126 76C118 82 108 80 104 72C98 78 92 80 88 78C85 82 83 86 83 92Z',
          strands:
            'M126 76C122 64 124 54 130 48M104 72C102 62 106 52 114 46M147 71C146 60 142 52 136 48',
          shine: 'M84 66C88 52 98 44 110 43C102 50 96 58 94 68Z',
        },
      ],
    },
  ],
};
