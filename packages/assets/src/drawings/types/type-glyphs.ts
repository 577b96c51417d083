import { disc, group, oval, polygon, shape, stroke } from '../kit/svg.ts';

/** Draws a glyph of 24 × 24 in `ink`; cut-outs are in `ground`. */
export type Glyph = (ink: string, ground: string) => string;

const paw: Glyph = (ink) =>
  shape(
    'M12 11.4c2.9 0 5.2 2.6 5.2 4.9 0 1.7-1.3 2.6-2.8 2.6-1 0-1.6-.5-2.4-.5s-1.4.5-2.4.5c-1.5 0-2.8-.9-2.8-2.6 0-2.3 2.3-4.9 5.2-4.900Z',
    ink,
  ) +
  oval(6.1, 10.4, 1.7, 2.2, ink, { transform: 'rotate(-24 6.1 10.4)' }) +
  oval(17.9, 10.4, 1.7, 2.2, ink, { transform: 'rotate(24 17.9 10.4)' }) +
  oval(9.7, 7, 1.8, 2.5, ink, { transform: 'rotate(-6 9.7 7)' }) +
  oval(14.3, 7, 1.8, 2.5, ink, { transform: 'rotate(6 14.3 7)' });

const leaf: Glyph = (ink, ground) =>
  shape('M19 5C11 4.4 5.8 7.7 5.8 13.200c0 2 .8 3.7 2.1 4.900C14.5 19.3 19.3 14 19 5Z', ink) +
  stroke('M5.4 19.400C8 15 11 12 14.6 9.600M9.3 14.300V10.800M11.3 12.300L14.6 13', ground, 1.3);

const drop: Glyph = (ink, ground) =>
  shape('M12 3.600c3 4 5.8 7 5.8 10.600a5.8 5.8 0 0 1-11.6 0C6.2 10.6 9 7.6 12 3.600Z', ink) +
  stroke('M9 14.400a3.1 3.1 0 0 0 2.7 3', ground, 1.5);

const flame: Glyph = (ink, ground) =>
  shape(
    'M12.7 3.200c.6 3.4 5.6 5.6 5.6 10.800a6.3 6.3 0 0 1-12.6 0c0-2.5 1.3-4.3 2.5-5.4.2 1.5.8 2.3 1.7 2.700C9.4 8.3 10.3 5.2 12.7 3.200Z',
    ink,
  ) +
  shape(
    'M12.1 12.400c.4 1.7 2.6 2.5 2.6 4.500a2.7 2.7 0 0 1-5.4 0c0-1.9 1.8-2.7 2.8-4.500Z',
    ground,
  );

const bolt: Glyph = (ink) =>
  polygon(
    [
      [14.6, 3.4],
      [5.9, 13.4],
      [11, 13.4],
      [9.2, 20.6],
      [18.2, 10.2],
      [12.9, 10.2],
    ],
    ink,
  );

const boulder: Glyph = (ink, ground) =>
  polygon(
    [
      [8.2, 5.4],
      [15, 4.9],
      [19.6, 10.8],
      [18, 17.9],
      [6.8, 18.4],
      [4.3, 12.2],
    ],
    ink,
  ) +
  stroke(
    'M8.2 5.400L11 11.200L4.6 12.300M11 11.200L16.6 12.600L19.6 10.800M16.6 12.600L14.6 18',
    ground,
    1.2,
  );

const strata: Glyph = (ink, ground) =>
  shape(
    'M3.6 18.600L9.6 7.400Q11 5 12.9 7.200L15.2 10.400L16.3 9.200Q17.3 8.3 18 9.600L20.8 18.600Z',
    ink,
  ) + stroke('M4.8 15.600Q8 13.8 11.4 15.300T19.7 15M8 11Q10.2 9.7 12.6 11', ground, 1.3);

const fist: Glyph = (ink, ground) =>
  shape(
    'M6.2 9.400V13.600c0 3.1 2.2 5.6 5.6 5.600s6.2-2.3 6.2-5.600V8.200a1.6 1.6 0 0 0-3-.7V6.500a1.6 1.6 0 0 0-3.1-.1 1.6 1.6 0 0 0-3 .7V8a1.6 1.6 0 0 0-2.7 1.400Z',
    ink,
  ) +
  stroke('M8.9 8V11.400M11.9 6.900V11.400M15 7.700V11.4', ground, 1) +
  stroke('M6.6 13.100H12.200Q13.6 13.1 13.3 14.600T10.8 16.3', ground, 1.2);

const snowflake: Glyph = (ink) =>
  [0, 60, 120]
    .map((angle) =>
      stroke(
        'M12 3.900V20.100M9.7 5.600L12 7.900L14.3 5.600M9.7 18.400L12 16.100L14.3 18.4',
        ink,
        1.6,
        {
          transform: `rotate(${angle} 12 12)`,
        },
      ),
    )
    .join('');

const eye: Glyph = (ink, ground) =>
  shape('M2.9 12.600Q7.4 6.8 12 6.800T21.1 12.600Q16.6 18.2 12 18.200T2.9 12.600Z', ink) +
  disc(12, 12.5, 3.9, ground) +
  disc(12, 12.5, 2.1, ink) +
  stroke('M12 3.200V4.600M6.9 4.400L7.6 5.600M17.1 4.400L16.4 5.6', ink, 1.5);

const spirit: Glyph = (ink, ground) =>
  shape(
    'M12 4a6.3 6.3 0 0 1 6.3 6.300V19.200c0 .8-.9 1-1.5.4l-1.5-1.6-1.8 1.900q-.5.5-1 0L12 19.300l-.5.6q-.5.5-1 0L8.7 18l-1.5 1.600c-.6.6-1.5.4-1.5-.4V10.300A6.3 6.3 0 0 1 12 4Z',
    ink,
  ) +
  oval(9.7, 10.8, 1.3, 1.9, ground, { transform: 'rotate(14 9.7 10.8)' }) +
  oval(14.3, 10.8, 1.3, 1.9, ground, { transform: 'rotate(-14 14.3 10.8)' });

const wing: Glyph = (ink) =>
  shape(
    'M3.4 18.6C3.2 12 6.4 5.4 14 5.2C17 5.1 19.4 5.3 21.2 5C20.6 7.6 18.6 9 16.2 9.3C17.4 9.5 18.4 9.4 19.2 9.2C18.4 11.6 16.4 12.9 14 12.9C15 13.2 15.9 13.2 16.7 13C15.6 15.3 13.6 16.3 11.2 16.1C8.3 15.9 5.8 16.4 3.4 18.6Z',
    ink,
  );

const drake: Glyph = (ink) =>
  shape(
    'M12 8.100L13.1 5.800L14.5 8.300C16.7 6.2 19.3 5.5 21.4 6.600C20 8 19.5 10 20 12.300C18.3 11.6 17 12 16.1 13.300C15.2 12.8 14.3 13 13.7 13.800L12 19.800L10.3 13.800C9.7 13 8.8 12.8 7.9 13.300C7 12 5.7 11.6 4 12.300C4.5 10 4 8 2.6 6.600C4.7 5.5 7.3 6.2 9.5 8.300L10.9 5.800Z',
    ink,
  );

const flask: Glyph = (ink, ground) =>
  shape(
    'M9.3 4h5.400a1 1 0 0 1 0 2H14.400V9.600l4 6.600c1.2 2-.1 4-2.2 4H7.800c-2.1 0-3.4-2-2.2-4l4-6.600V6H9.300a1 1 0 0 1 0-2Z',
    ink,
  ) +
  shape(
    'M8.8 14Q10.4 12.9 12 14T15.2 14L16.7 16.700c.5.9 0 1.7-.9 1.700H8.200c-.9 0-1.4-.8-.9-1.700Z',
    ground,
  ) +
  disc(10.6, 16.3, 0.9, ink) +
  disc(13.5, 15.6, 0.7, ink);

const beetle: Glyph = (ink, ground) =>
  stroke(
    'M7.6 10.400L4.4 8.600M7 13.600H3.600M7.6 16.300L4.8 18.800M16.4 10.400L19.6 8.600M17 13.600H20.400M16.4 16.300L19.2 18.800M10.3 5.400L8.6 3.400M13.7 5.400L15.4 3.4',
    ink,
    1.5,
  ) +
  shape('M7 14.200a5 5.8 0 0 1 10 0c0 3.4-2.2 5.8-5 5.800s-5-2.4-5-5.800Z', ink) +
  shape('M8.7 7.600a3.3 3 0 0 1 6.6 0Q12 9.4 8.7 7.600Z', ink) +
  stroke('M12 10V19.4', ground, 1.2) +
  disc(9.7, 14.2, 1, ground) +
  disc(14.3, 14.2, 1, ground);

const moon: Glyph = (ink) =>
  shape('M14.6 4.200A8.2 8.2 0 1 0 19.9 14.8 6.6 6.6 0 0 1 14.6 4.200Z', ink) +
  shape('M17.8 5.600l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8Z', ink);

const nut: Glyph = (ink, ground) =>
  polygon(
    [
      [7.7, 4.5],
      [16.3, 4.5],
      [20.6, 12],
      [16.3, 19.5],
      [7.7, 19.5],
      [3.4, 12],
    ],
    ink,
  ) +
  disc(12, 12, 3.9, ground) +
  stroke('M8.6 6.300H15.200L17 9.4', ground, 1);

const mystery: Glyph = (ink) =>
  group(
    { transform: 'translate(8.2 5.6) scale(1.3)' },
    stroke(
      'M0 2.500A2.7 2.5 0 0 1 2.7 0H2.900A2.6 2.6 0 0 1 4.2 4.800Q2.9 5.5 2.9 6.800M2.9 9.900H2.920',
      ink,
      1.9,
    ),
  );

/** The sign of each type, by type id; 10001 is '???'. */
export const typeGlyphs: ReadonlyMap<number, Glyph> = new Map([
  [1, paw],
  [2, leaf],
  [3, drop],
  [4, flame],
  [5, bolt],
  [6, boulder],
  [7, strata],
  [8, fist],
  [9, snowflake],
  [10, eye],
  [11, spirit],
  [12, wing],
  [13, drake],
  [14, flask],
  [15, beetle],
  [16, moon],
  [17, nut],
  [10001, mystery],
]);
