import { darker, lighter } from '../kit/colour.ts';
import { between, seeded } from '../kit/random.ts';
import { box, disc, group, oval, polygon, shape, stroke } from '../kit/svg.ts';
import {
  type Arena,
  ballMark,
  base,
  beams,
  floor,
  glow,
  ground,
  pillar,
  platform,
  sides,
  view,
  wall,
} from './arena-kit.ts';

/** People in the stands, as rows of dots that the light picks out. */
function crowd(seed: number, [top, bottom]: readonly [number, number], colours: readonly string[]) {
  const random = seeded(seed);
  const paths = colours.map(() => '');
  for (let y = top; y < bottom; y += 17) {
    for (let x = between(random, 0, 18); x < view.width; x += 21) {
      const pick = Math.floor(random() * colours.length);
      paths[pick] += `M${Math.round(x)} ${Math.round(y + between(random, -3, 3))}h.1`;
    }
  }
  return colours
    .map((colour, index) => stroke(paths[index] ?? '', colour, 13, { opacity: 0.75 }))
    .join('');
}

function lamps(xs: readonly number[], y: number): string {
  return xs
    .map(
      (x) =>
        box(x - 52, y, 104, 34, '#1b2340', { rx: 6 }) +
        [-36, -12, 12, 36].map((dx) => disc(x + dx, y + 17, 10, '#fffbe6')).join(''),
    )
    .join('');
}

function pennants(y: number, colours: readonly string[]): string {
  let drawn = stroke(`M-20 ${y}Q400 ${y + 60} 800 ${y + 10}T1620 ${y}`, '#2a2118', 3);
  for (let i = 0; i < 26; i += 1) {
    const x = 10 + i * 63;
    const sag = Math.sin((i / 26) * Math.PI * 2) * 24 + 16;
    drawn += polygon(
      [
        [x, y + sag],
        [x + 40, y + sag],
        [x + 20, y + sag + 44],
      ],
      colours[i % colours.length] ?? '#fff',
    );
  }
  return drawn;
}

function stadium(
  seed: number,
  [top, bottom]: readonly [string, string],
  stand: string,
  seats: readonly string[],
): string {
  return (
    ground('back', [
      [0, top],
      [1, bottom],
    ]) +
    beams(
      'spots',
      [
        [250, 640],
        [620, 740],
        [980, 860],
        [1350, 980],
      ],
      [50, 420],
      '#fff4cf',
      0.34,
    ) +
    lamps([250, 620, 980, 1350], 150) +
    shape('M0 330Q800 420 1600 330V470Q800 520 0 470Z', darker(stand, 0.4)) +
    crowd(seed, [360, 470], seats) +
    shape('M0 470Q800 520 1600 470V560H0Z', darker(stand, 0.16)) +
    crowd(seed + 1, [506, 566], seats) +
    box(0, 560, view.width, 80, stand) +
    box(0, 560, view.width, 9, lighter(stand, 0.4)) +
    box(0, 600, view.width, 40, darker(stand, 0.25)) +
    [200, 500, 800, 1100, 1400]
      .map(
        (x) =>
          disc(x, 602, 24, '#f7f9fc') +
          shape(`M${x - 24} 602a24 24 0 0 1 48 0Z`, '#e63946') +
          disc(x, 602, 8, '#f7f9fc', { stroke: '#14213d', 'stroke-width': 4 }),
      )
      .join('')
  );
}

/** A great hall in evening light: the arena without a type. */
export const normal: Arena = {
  wall: () =>
    wall(
      stadium(11, ['#3b2f3d', '#b88a5e'], '#8a5f3c', ['#f2d7a6', '#d98c5f', '#7d5a86', '#e9e4da']) +
        pennants(268, ['#e63946', '#f7c531', '#f7f9fc', '#46557f']) +
        sides('#1a0f12', 0.6),
      '#ffe2ae',
    ),
  floor: () =>
    floor({
      far: '#c99a63',
      near: '#8a5f3a',
      line: '#5b3a22',
      pattern: 'planks',
      light: '#fff1cf',
      more:
        oval(940, 96, 560, 70, 'none', { stroke: '#fff6e0', 'stroke-width': 7, opacity: 0.5 }) +
        oval(500, 470, 820, 190, 'none', { stroke: '#fff6e0', 'stroke-width': 10, opacity: 0.34 }),
    }),
  platform: () =>
    platform({
      top: '#d8b17e',
      side: '#8a5f3a',
      rim: '#fff3dc',
      inside: ballMark('#ffffff', 0.5),
    }),
};

/** A dojo: paper doors with the moon behind them, beams and banners. */
export const fighting: Arena = {
  wall: () => {
    const doors = [160, 400, 640, 880, 1120, 1360]
      .map((x, index) => {
        const lit = index === 2 || index === 3 ? '#ffe9c2' : '#e6c393';
        return (
          box(x - 8, 210, 216, 430, '#3a1c18') +
          box(x, 220, 200, 420, lit) +
          stroke(
            `M${x + 66} 220V640M${x + 133} 220V640M${x} 310H${x + 200}M${x} 400H${x + 200}M${x} 490H${x + 200}`,
            '#6b3a2a',
            6,
          ) +
          box(x, 560, 200, 80, '#6b3a2a') +
          box(x + 10, 572, 180, 56, '#7f4733')
        );
      })
      .join('');
    const banner = (x: number) =>
      box(x - 44, 190, 88, 300, '#a8222b') +
      polygon(
        [
          [x - 44, 490],
          [x + 44, 490],
          [x, 530],
        ],
        '#a8222b',
      ) +
      box(x - 50, 182, 100, 14, '#2a1412', { rx: 5 }) +
      disc(x, 330, 34, '#f5dfb8') +
      shape(`M${x - 14} 320h20a12 12 0 0 1 0 24h-24v-12h8Z`, '#a8222b');
    return wall(
      ground('back', [
        [0, '#28100f'],
        [1, '#8d4b32'],
      ]) +
        doors +
        disc(820, 360, 96, '#fffdf0', { opacity: 0.55 }) +
        box(0, 150, view.width, 52, '#451f19') +
        box(0, 150, view.width, 8, '#7b4030') +
        pillar(120, 62, 130, '#5c2a20') +
        pillar(1480, 62, 130, '#5c2a20') +
        pillar(370, 46, 160, '#5c2a20') +
        pillar(1230, 46, 160, '#5c2a20') +
        banner(250) +
        banner(1350) +
        sides('#150606', 0.7),
      '#ffc27d',
      0.6,
    );
  },
  floor: () =>
    floor({
      far: '#c78a4c',
      near: '#7d4526',
      line: '#4f2716',
      pattern: 'tiles',
      light: '#ffe0a8',
    }),
  platform: () =>
    platform({
      top: '#d9b173',
      side: '#7d2b24',
      rim: '#ffe5b4',
      inside: oval(base.x, base.y, base.rx * 0.6, base.ry * 0.58, 'none', {
        stroke: '#a8222b',
        'stroke-width': 9,
        opacity: 0.65,
      }),
      front: [60, 140, 230, 320, 410, 500, 580]
        .map((x) => {
          const y =
            base.y + 13 + Math.sqrt(Math.max(0, 1 - ((x - base.x) / base.rx) ** 2)) * base.ry;
          return disc(x, y, 6, '#f0c469');
        })
        .join(''),
    }),
};

/** A power station: coils, tubes of light, sparks between the poles. */
export const electric: Arena = {
  wall: () => {
    const coil = (x: number, height: number, scale: number) => {
      const top = view.height - height;
      const w = 60 * scale;
      let rings = '';
      for (let y = top + 30; y < view.height - 30; y += 26 * scale) {
        rings +=
          box(x - w / 2, y, w, 15 * scale, '#d48a2a', { rx: 7 * scale }) +
          box(x - w / 2, y, w, 5 * scale, '#ffd581', { rx: 3 });
      }
      return (
        box(x - w * 0.28, top, w * 0.56, height, '#3a4268') +
        rings +
        disc(x, top, 40 * scale, '#aab8e6') +
        disc(x - 11 * scale, top - 12 * scale, 16 * scale, '#ffffff', { opacity: 0.8 })
      );
    };
    const arc = (d: string) =>
      stroke(d, '#6fd3ff', 15, { opacity: 0.25 }) +
      stroke(d, '#fff27a', 7, { opacity: 0.9 }) +
      stroke(d, '#ffffff', 2.6);
    return wall(
      ground('back', [
        [0, '#0c1130'],
        [0.6, '#27306b'],
        [1, '#5561a8'],
      ]) +
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map(
            (i) =>
              box(i * 210 - 20, 180, 190, 460, i % 2 ? '#1d2552' : '#222b5e') +
              box(i * 210 - 4, 200, 158, 18, '#343f7d', { rx: 6 }) +
              box(i * 210 + 10, 420, 130, 90, '#161d44', { rx: 8 }) +
              [0, 1, 2]
                .map((k) =>
                  disc(i * 210 + 36 + k * 38, 446, 9, k === i % 3 ? '#ffe65c' : '#3f6bd1'),
                )
                .join('') +
              box(i * 210 + 26, 474, 98, 8, '#57e0c8', { rx: 4, opacity: 0.8 }),
          )
          .join('') +
        box(0, 250, view.width, 10, '#ffe65c', { opacity: 0.85 }) +
        box(0, 244, view.width, 22, '#ffe65c', { opacity: 0.22 }) +
        glow('spark', [800, 330], [420, 240], '#fff27a', 0.5) +
        coil(560, 330, 1) +
        coil(1040, 330, 1) +
        coil(250, 440, 1.4) +
        coil(1350, 440, 1.4) +
        arc('M588 306L650 280L690 322L760 268L820 316L890 274L950 318L1012 304') +
        arc('M300 196L372 232L420 196L480 262L540 296') +
        arc('M1300 196L1236 240L1180 204L1116 268L1060 296') +
        sides('#050821', 0.65),
      '#9fd4ff',
      0.5,
    );
  },
  floor: () =>
    floor({
      far: '#4b5796',
      near: '#20284f',
      line: '#ffe65c',
      lineOpacity: 0.34,
      pattern: 'tiles',
      light: '#fff59c',
      lightOpacity: 0.4,
    }),
  platform: () =>
    platform({
      top: '#5b6aa8',
      side: '#2a3261',
      rim: '#ffe65c',
      inside:
        oval(base.x, base.y, base.rx * 0.62, base.ry * 0.6, 'none', {
          stroke: '#ffe65c',
          'stroke-width': 6,
          'stroke-dasharray': '46 20',
        }) +
        polygon(
          [
            [332, 58],
            [276, 108],
            [314, 108],
            [300, 142],
            [366, 90],
            [326, 90],
          ],
          '#ffe65c',
          { opacity: 0.75 },
        ),
    }),
};

/** A foundry: girders, gears and the glow of molten iron. */
export const steel: Arena = {
  wall: () => {
    const gear = (x: number, y: number, r: number, colour: string) => {
      let teeth = '';
      for (let i = 0; i < 12; i += 1) {
        teeth += group(
          { transform: `rotate(${i * 30} ${x} ${y})` },
          box(x - r * 0.13, y - r * 1.16, r * 0.26, r * 0.3, colour, { rx: 4 }),
        );
      }
      return (
        teeth +
        disc(x, y, r, colour) +
        disc(x, y, r * 0.74, 'none', {
          stroke: lighter(colour, 0.25),
          'stroke-width': r * 0.07,
          opacity: 0.7,
        }) +
        disc(x, y, r * 0.3, darker(colour, 0.55))
      );
    };
    return wall(
      ground('back', [
        [0, '#141a28'],
        [0.65, '#3c475e'],
        [1, '#7d8aa3'],
      ]) +
        gear(330, 330, 190, '#2b3447') +
        gear(640, 250, 120, '#36415a') +
        gear(1190, 320, 210, '#2b3447') +
        glow('melt', [880, 420], [420, 260], '#ff9b45', 0.8) +
        box(760, 210, 220, 430, '#232b3c', { rx: 10 }) +
        shape('M800 640V400a70 70 0 0 1 140 0V640Z', '#ff8a2b') +
        shape('M826 640V420a44 44 0 0 1 88 0V640Z', '#ffd27a') +
        [0, 1, 2, 3, 4, 5]
          .map(
            (i) =>
              stroke(
                `M${i * 320 - 80} 640L${i * 320 + 60} 500L${i * 320 + 200} 640`,
                '#252d3d',
                20,
              ) + stroke(`M${i * 320 - 80} 640L${i * 320 + 60} 500`, '#56627c', 4),
          )
          .join('') +
        box(0, 484, view.width, 34, '#2f394d') +
        box(0, 484, view.width, 7, '#8592ac') +
        stroke(
          Array.from({ length: 40 }, (_, i) => `M${i * 41 + 12} 505h.1`).join(''),
          '#8592ac',
          8,
        ) +
        box(0, 120, view.width, 30, '#1e2534') +
        stroke('M470 150V330M520 150V300', '#0f141f', 8) +
        sides('#090c14', 0.62),
      '#ffbf85',
      0.5,
    );
  },
  floor: () =>
    floor({
      far: '#7f8ba3',
      near: '#39435a',
      line: '#232b3b',
      pattern: 'tiles',
      light: '#ffd9b0',
    }),
  platform: () =>
    platform({
      top: '#94a1b8',
      side: '#475470',
      rim: '#e7eefb',
      inside: [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => {
          const angle = (i / 8) * Math.PI * 2 + 0.2;
          return oval(
            base.x + Math.cos(angle) * base.rx * 0.92,
            base.y + Math.sin(angle) * base.ry * 0.91,
            9,
            5,
            '#3d485f',
          );
        })
        .join(''),
      front: stroke('M40 150l18 12M110 176l20 9M510 186l20 -9M582 162l18 -12', '#ffd76b', 7),
    }),
};

/** A laboratory of poisons in the dusk: vats, pipes, a violet mist. */
export const poison: Arena = {
  wall: () => {
    const random = seeded(141);
    const vat = (x: number, w: number, h: number, liquid: string) => {
      const top = view.height - h;
      let bubbles = '';
      for (let i = 0; i < 9; i += 1) {
        bubbles += disc(
          x + between(random, -w * 0.36, w * 0.36),
          top + between(random, h * 0.25, h * 0.85),
          between(random, 3, 10),
          '#ffffff',
          { opacity: 0.35 },
        );
      }
      return (
        box(x - w / 2, top, w, h, '#1d1030', { rx: 18 }) +
        box(x - w / 2 + 10, top + h * 0.2, w - 20, h * 0.8, liquid, { rx: 12 }) +
        box(x - w / 2 + 10, top + h * 0.2, (w - 20) * 0.24, h * 0.8, '#ffffff', {
          rx: 10,
          opacity: 0.2,
        }) +
        oval(x, top + h * 0.2, w / 2 - 10, 9, lighter(liquid, 0.45)) +
        bubbles +
        box(x - w / 2 - 8, top - 10, w + 16, 24, '#4b3a66', { rx: 6 }) +
        box(x - w / 2 - 8, view.height - 22, w + 16, 22, '#4b3a66')
      );
    };
    return wall(
      ground('back', [
        [0, '#160b26'],
        [0.6, '#4a2463'],
        [1, '#8d4d9c'],
      ]) +
        stroke('M-20 240H460V330H700M1620 200H1180V300H960', '#341b4a', 44) +
        stroke('M-20 228H472V318H700M1620 188H1168V288H960', '#6a4384', 7) +
        shape('M690 640V250a110 110 0 0 1 220 0V640Z', '#2b1440') +
        glow('gas', [800, 420], [260, 280], '#c7f26a', 0.65) +
        vat(800, 150, 330, '#a4d83f') +
        vat(540, 130, 250, '#b24bc4') +
        vat(1060, 130, 250, '#b24bc4') +
        vat(280, 190, 360, '#7d38b0') +
        vat(1320, 190, 360, '#8fc93a') +
        sides('#0d0518', 0.66),
      '#d9a6f0',
      0.5,
    );
  },
  floor: () =>
    floor({
      far: '#7a4a8c',
      near: '#35204a',
      line: '#b9e24f',
      lineOpacity: 0.24,
      pattern: 'tiles',
      light: '#e2b6ff',
      more:
        oval(240, 130, 170, 18, '#a4d83f', { opacity: 0.6 }) +
        oval(1360, 250, 240, 34, '#a4d83f', { opacity: 0.55 }) +
        oval(1330, 244, 130, 14, '#e6ff9e', { opacity: 0.5 }) +
        oval(1010, 520, 190, 40, '#a4d83f', { opacity: 0.45 }),
    }),
  platform: () =>
    platform({
      top: '#9a67b0',
      side: '#4a2a63',
      rim: '#d7f28a',
      front:
        shape(`M90 152q8 40 14 0q10 52 22 10q6 26 14 6q6 40 18 6Z`, '#a4d83f', { opacity: 0.9 }) +
        shape('M470 178q8 36 16 -2q8 46 20 -6q6 24 16 -10Z', '#a4d83f', { opacity: 0.9 }),
      inside: oval(base.x, base.y, base.rx * 0.6, base.ry * 0.58, '#a4d83f', { opacity: 0.2 }),
    }),
};

export { stadium };
