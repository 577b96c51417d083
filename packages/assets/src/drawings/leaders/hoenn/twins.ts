import { disc, shape, stroke } from '../../kit/svg.ts';
import { both, tone } from '../cel.ts';
import type { Person } from '../person.ts';
import type { Leader } from '../portrait.ts';

const hair = tone('#3f4f8f', 0.4);

const tell: Person = {
  skin: 'fair',
  turn: -0.55,
  head: 'child',
  build: 'child',
  eyes: { kind: 'big', colour: '#3f6fd0', y: 117 },
  brows: { kind: 'bold', colour: '#2c3868', width: 3.4, y: 100 },
  nose: 'small',
  mouth: ['grin', 140],
  blush: 0.5,
  hair,
  neckline: 'crew',
  tilt: -9,
  back: [{ d: 'M120 40C104 20 112 4 130 0C126 8 132 12 140 12C146 20 144 32 134 42Z' }],
  clothes: ({ torso }) =>
    torso(
      tone('#6fb4ea'),
      stroke('M120 192C132 206 146 210 168 208', '#f7e27a', 5) +
        disc(132, 206, 4, '#f7c531') +
        disc(150, 211, 4, '#f7c531'),
    ),
  collar: () => stroke('M106 172Q120 188 134 172', '#f7e27a', 7),
  front: [
    {
      d: 'M78 116C62 78 78 32 120 32C162 32 178 78 162 116L156 98C154 88 150 82 144 78L138 92L128 78L118 94L108 78L98 92L94 80C88 86 85 96 82 108Z',
      strands: 'M128 78L128 48M108 78L112 48',
      shine: 'M84 70C90 52 100 44 114 42C104 52 98 60 96 72Q90 76 84 70Z',
    },
  ],
};

const pat: Person = {
  skin: 'fair',
  turn: 0.5,
  head: 'child',
  build: 'child',
  eyes: { kind: 'big', colour: '#c04f9a', y: 117 },
  brows: { kind: 'raised', colour: '#2c3868', width: 3, y: 99 },
  nose: 'small',
  mouth: ['smile', 140],
  blush: 0.65,
  hair,
  neckline: 'crew',
  tilt: 8,
  back: [
    {
      d: 'M84 74C66 78 50 66 52 48C54 30 76 26 88 40L152 40C164 26 186 30 188 48C190 66 174 78 156 74Z',
      strands: 'M60 50Q70 40 82 50M180 50Q170 40 158 50',
    },
  ],
  clothes: ({ torso }) =>
    torso(
      tone('#f4a6c4'),
      stroke('M120 192C108 206 94 210 72 208', '#fff3c0', 5) +
        disc(108, 206, 4, '#f7c531') +
        disc(90, 211, 4, '#f7c531'),
    ),
  collar: () => stroke('M106 172Q120 188 134 172', '#fff3c0', 7),
  front: [
    {
      d: 'M76 130C60 84 78 32 120 32C162 32 180 84 164 130C160 116 158 104 153 92Q137 98 120 84Q103 98 87 92C82 104 80 116 76 130Z',
      strands: 'M120 84C118 68 118 54 120 44',
      shine: 'M84 70C90 52 100 44 114 42C104 52 98 60 96 74Q90 78 84 70Z',
    },
  ],
  top: () => both(shape('M78 62L92 50L96 60L84 70Z', '#f7c531')),
};

/** Tell and Pat: twins who think the same thought at the same time. */
export const twins: Leader = { typeId: 10, champion: false, people: [tell, pat] };
