import { stroke } from '../../kit/svg.ts';
import { tone } from '../cel.ts';
import { openJacket } from '../clothes.ts';
import type { Leader } from '../portrait.ts';

const hair = tone('#4a3226');
const vest = tone('#5d6b32');

/** Brock: squinting and steady, a carer's vest over an orange shirt. */
export const brock: Leader = {
  typeId: 6,
  champion: false,
  people: [
    {
      skin: 'brown',
      head: 'man',
      build: 'man',
      eyes: { kind: 'squint', colour: '#000000' },
      brows: { kind: 'stern', colour: '#33211a', width: 5.5, y: 99 },
      nose: 'straight',
      mouth: ['smile', 143],
      hair,
      neckline: 'crew',
      clothes: ({ torso }) =>
        torso(tone('#e8793a'), stroke('M88 182Q120 204 152 182', '#b3531f', 4)) +
        openJacket(vest, 16) +
        stroke('M66 214H86M66 222H86', vest.shade, 4),
      front: [
        {
          d: 'M79 110L73 90L61 84L73 74L63 56L82 58L81 36L98 46L106 26L119 42L134 26L141 46L159 36L158 58L177 56L167 74L179 84L167 90L161 110L157 96L148 84L137 76L128 86L118 75L107 85L98 77L89 88L84 96Z',
          strands: 'M98 46L102 62M119 42V60M141 46L138 62M82 58L90 70M158 58L150 70',
        },
      ],
    },
  ],
};
