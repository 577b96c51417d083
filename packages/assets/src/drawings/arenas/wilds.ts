import { darker, lighter } from '../kit/colour.ts';
import { between, seeded } from '../kit/random.ts';
import { hill, mountains, rolling } from '../kit/ridges.ts';
import { cloud, orb, stars } from '../kit/sky.ts';
import { box, disc, group, n, oval, type Point, polygon, shape, stroke } from '../kit/svg.ts';
import { broadTrees, groveEdge, scatter, tufts } from '../kit/trees.ts';
import { ripples } from '../kit/water.ts';
import {
  type Arena,
  base,
  beams,
  crags,
  floor,
  frontEdge,
  glow,
  ground,
  platform,
  sides,
  view,
  wall,
} from './arena-kit.ts';

const { width, height } = view;

function boulders(seed: number, count: number, inset: number, colours: readonly [string, string]) {
  const random = seeded(seed);
  return frontEdge(count, random, inset)
    .map(([x, y]) => {
      const r = between(random, 12, 24);
      return (
        polygon(
          [
            [x - r, y + r * 0.5],
            [x - r * 0.7, y - r * 0.5],
            [x + r * 0.1, y - r * 0.8],
            [x + r * 0.9, y - r * 0.2],
            [x + r, y + r * 0.5],
          ],
          colours[0],
        ) +
        polygon(
          [
            [x - r * 0.7, y - r * 0.5],
            [x + r * 0.1, y - r * 0.8],
            [x + r * 0.2, y],
            [x - r * 0.5, y + r * 0.1],
          ],
          colours[1],
        )
      );
    })
    .join('');
}

function grassEdge(seed: number, fill: string, light: string): string {
  const random = seeded(seed);
  const plants = frontEdge(26, random, -2).map(([x, y]) => ({
    x,
    y: y + 6,
    height: between(random, 18, 34),
  }));
  return (
    tufts(plants, fill) +
    tufts(
      plants.filter((_, index) => index % 3 === 0).map((plant) => ({ ...plant, x: plant.x + 8 })),
      light,
    )
  );
}

/** A glade in an old wood, the sun falling through its crowns. */
export const grass: Arena = {
  wall: () => {
    const random = seeded(22);
    const trunk = (x: number, w: number, colour: string) =>
      shape(
        `M${x - w / 2} -10C${x - w * 0.3} 200 ${x - w * 0.3} 460 ${x - w} 650H${x + w}C${x + w * 0.3} 460 ${x + w * 0.3} 200 ${x + w / 2} -10Z`,
        colour,
      ) +
      shape(
        `M${x + (x < 800 ? 0.12 : -0.5) * w} -10C${x + (x < 800 ? 0.1 : -0.36) * w} 200 ${x} 460 ${x + (x < 800 ? 0.3 : -0.7) * w} 650h${w * 0.4}C${x + w * 0.2} 460 ${x + w * 0.3} 200 ${x + (x < 800 ? 0.5 : -0.12) * w} -10Z`,
        lighter(colour, 0.18),
        { opacity: 0.7 },
      );
    return wall(
      ground('back', [
        [0, '#2e6b3c'],
        [0.5, '#8cc765'],
        [1, '#e8f5a8'],
      ]) +
        glow('sun', [840, 250], [620, 380], '#fffbd0', 0.9) +
        groveEdge(random, width, (x) => 430 + Math.sin(x / 170) * 24, height, 74, '#8cc26a') +
        groveEdge(random, width, (x) => 500 + Math.sin(x / 120 + 2) * 20, height, 62, '#5f9f4c') +
        trunk(520, 44, '#5d7a45') +
        trunk(1090, 50, '#5d7a45') +
        beams(
          'rays',
          [
            [640, 480],
            [820, 760],
            [960, 1010],
            [1120, 1290],
          ],
          [40, 190],
          '#fffcd8',
          0.55,
        ) +
        groveEdge(random, width, (x) => 566 + Math.sin(x / 90) * 12, height, 50, '#3d7f3b') +
        trunk(190, 96, '#3d4a2c') +
        trunk(1420, 104, '#3d4a2c') +
        groveEdge(
          random,
          width,
          (x) => 606 + Math.sin(x / 60) * 8 + (Math.abs(x - 800) < 400 ? 22 : 0),
          height,
          34,
          '#2d6431',
        ) +
        shape(
          'M-20 -20H640Q560 90 430 96Q380 170 260 150Q190 240 60 200Q0 260 -20 250ZM1620 -20H960Q1020 100 1160 96Q1230 180 1340 146Q1420 250 1540 204Q1600 250 1620 230Z',
          '#214d2a',
        ) +
        sides('#0f2a17', 0.5),
      '#f6ffc4',
      0.6,
    );
  },
  floor: () => {
    const random = seeded(23);
    const plants = scatter(random, 90, [0, width], () => between(random, 24, height), [16, 44]);
    return floor({
      far: '#9bcf62',
      near: '#3e7a35',
      line: '#2d6431',
      lineOpacity: 0.22,
      pattern: 'rows',
      light: '#fbffc0',
      more:
        tufts(plants, '#2f6c30') +
        tufts(
          plants.filter((_, i) => i % 2 === 0).map((p) => ({ ...p, x: p.x + 16 })),
          '#a5d867',
        ),
    });
  },
  platform: () =>
    platform({
      top: '#82bb52',
      side: '#6a4a2c',
      rim: '#d7f29a',
      inside: oval(base.x, base.y + 4, base.rx * 0.66, base.ry * 0.6, '#c2a26a', { opacity: 0.55 }),
      front: grassEdge(24, '#3d7f3b', '#a5d867'),
    }),
};

/** A pool under glass, the sea behind it. */
export const water: Arena = {
  wall: () => {
    const random = seeded(33);
    const fish = (x: number, y: number, s: number, colour: string) =>
      group(
        { transform: `translate(${n(x)} ${n(y)}) scale(${s})`, opacity: 0.75 },
        shape('M-30 0Q0 -20 28 -2L46 -14V14L28 2Q0 20 -30 0Z', colour) + disc(-18, -3, 3, '#fff'),
      );
    let weed = '';
    for (let i = 0; i < 26; i += 1) {
      const x = i * 64 + between(random, -20, 20);
      if (x > 560 && x < 1080) continue;
      const h = between(random, 90, 230);
      weed += `M${n(x)} 640q-26 ${n(-h * 0.3)} 0 ${n(-h * 0.5)}t0 ${n(-h * 0.5)}`;
    }
    return wall(
      ground('back', [
        [0, '#0d3f8a'],
        [0.5, '#1f83c9'],
        [1, '#8fe3ee'],
      ]) +
        beams(
          'sea',
          [
            [420, 220],
            [620, 560],
            [800, 800],
            [1000, 1090],
            [1190, 1400],
          ],
          [70, 210],
          '#e6fdff',
          0.5,
        ) +
        hill(rolling(random, { width, y: 560, sway: 30, step: 240 }), height, '#2c8fc4') +
        stroke(weed, '#1b6f8f', 18) +
        stroke(weed, '#35a38f', 8) +
        fish(420, 330, 1.4, '#ffd27a') +
        fish(1120, 280, 1.8, '#ff9d8a') +
        fish(980, 400, 1, '#ffe6a8') +
        fish(640, 440, 0.9, '#ffb07a') +
        fish(1290, 430, 1.3, '#ffd27a') +
        Array.from({ length: 40 }, () =>
          disc(
            between(random, 0, width),
            between(random, 80, 600),
            between(random, 3, 11),
            '#e9fdff',
            {
              opacity: 0.4,
            },
          ),
        ).join('') +
        // The panes and their frame.
        [0, 400, 1200, 1600]
          .map((x) => box(x - 15, 0, 30, height, '#dff3fb') + box(x + 3, 0, 12, height, '#8fb9d6'))
          .join('') +
        box(0, 188, width, 20, '#dff3fb') +
        box(0, 202, width, 8, '#8fb9d6') +
        box(0, 606, width, 34, '#eaf7fc') +
        box(0, 624, width, 16, '#9cc4dc') +
        shape('M440 208L700 208L520 606H440ZM1230 208h90L1230 500Z', '#ffffff', { opacity: 0.13 }) +
        sides('#04204f', 0.55),
      '#e2fbff',
      0.55,
    );
  },
  floor: () => {
    const random = seeded(34);
    return floor({
      far: '#5cc4e6',
      near: '#1b5fae',
      line: '#0f4c96',
      lineOpacity: 0.3,
      pattern: 'rows',
      light: '#eafcff',
      more:
        ripples(random, {
          area: [0, 10, width, height],
          count: 170,
          colour: '#e9fbff',
          opacity: 0.6,
          pen: 4,
        }) +
        ripples(random, {
          area: [0, 40, width, height],
          count: 90,
          colour: '#0f4c96',
          opacity: 0.4,
          pen: 5,
        }),
    });
  },
  platform: () =>
    platform({
      top: '#e8f3f7',
      side: '#7fb2cf',
      rim: '#ffffff',
      inside:
        oval(base.x, base.y, base.rx * 0.64, base.ry * 0.62, '#4fb4dd', { opacity: 0.5 }) +
        oval(base.x, base.y, base.rx * 0.64, base.ry * 0.62, 'none', {
          stroke: '#ffffff',
          'stroke-width': 5,
        }),
      front: stroke(
        'M24 150q40 40 110 52M520 206q70 -14 100 -56M200 214q120 16 240 -2',
        '#ffffff',
        6,
        { opacity: 0.8 },
      ),
    }),
};

/** The heart of a volcano: a river of lava, basalt, embers' glow. */
export const fire: Arena = {
  wall: () => {
    const random = seeded(44);
    const fall = (x: number, w: number) =>
      shape(
        `M${x - w / 2} 90Q${x} 70 ${x + w / 2} 90C${x + w * 0.2} 260 ${x + w * 0.8} 420 ${x + w} 640H${x - w}C${x - w * 0.7} 420 ${x - w * 0.2} 260 ${x - w / 2} 90Z`,
        '#ff6a1f',
      ) +
      shape(
        `M${x - w * 0.2} 90h${w * 0.4}C${x + w * 0.1} 260 ${x + w * 0.4} 420 ${x + w * 0.5} 640H${x - w * 0.5}C${x - w * 0.3} 420 ${x - w * 0.1} 260 ${x - w * 0.2} 90Z`,
        '#ffd25e',
      );
    return wall(
      ground('back', [
        [0, '#1c0a10'],
        [0.5, '#6e1d17'],
        [1, '#f0721f'],
      ]) +
        glow('crater', [800, 470], [760, 420], '#ffb13b', 0.9) +
        crags(random, { y: 330, sway: 90, step: 200, fill: '#6b231d' }) +
        fall(820, 74) +
        crags(random, { y: 470, sway: 70, step: 150, fill: '#48161a' }) +
        fall(1180, 40) +
        fall(430, 34) +
        box(0, 596, width, 44, '#ff7a24') +
        box(0, 596, width, 10, '#ffdc7a') +
        polygon(
          [
            [-10, 650],
            [-10, 120],
            [90, 180],
            [150, 330],
            [240, 390],
            [270, 540],
            [380, 600],
            [400, 650],
          ],
          '#2a0d14',
        ) +
        polygon(
          [
            [1610, 650],
            [1610, 100],
            [1520, 190],
            [1470, 350],
            [1370, 400],
            [1330, 550],
            [1230, 606],
            [1210, 650],
          ],
          '#2a0d14',
        ) +
        stroke(
          'M100 200L160 340L240 400L280 545M1510 200L1464 356L1368 412L1326 555',
          '#ff8a3c',
          5,
          {
            opacity: 0.7,
          },
        ) +
        shape(
          'M200 -10L240 120L280 -10ZM360 -10L390 80L430 -10ZM1180 -10L1220 100L1250 -10ZM1380 -10L1420 150L1470 -10Z',
          '#2a0d14',
        ) +
        sides('#12040a', 0.55),
      '#ffcf6b',
      0.75,
    );
  },
  floor: () =>
    floor({
      far: '#8a3a22',
      near: '#33141a',
      line: '#1f0b12',
      pattern: 'none',
      light: '#ffb35c',
      lightOpacity: 0.55,
      more:
        stroke(
          'M-20 120L160 150L300 110L520 160L700 140M1620 90L1400 130L1240 100L1080 150M80 640L200 470L150 380L330 300L480 330M900 640L860 520L1000 440L1180 470L1320 380L1600 420M620 300L760 260L900 300L1060 250',
          '#ff6a1f',
          16,
          { opacity: 0.75 },
        ) +
        stroke(
          'M-20 120L160 150L300 110L520 160L700 140M1620 90L1400 130L1240 100L1080 150M80 640L200 470L150 380L330 300L480 330M900 640L860 520L1000 440L1180 470L1320 380L1600 420M620 300L760 260L900 300L1060 250',
          '#ffe08a',
          5,
        ),
    }),
  platform: () =>
    platform({
      top: '#7a4238',
      side: '#331319',
      rim: '#ffb45c',
      inside: stroke(
        'M110 92L190 110L260 84L330 112L420 88L520 106M250 150L300 120M380 60L350 92',
        '#ff7a24',
        6,
        { opacity: 0.85 },
      ),
      front: boulders(45, 9, -4, ['#3a161b', '#8a4a38']),
    }),
};

function strata(seed: number, x: number, w: number, top: number, colours: readonly string[]) {
  const random = seeded(seed);
  let drawn = '';
  const step = (height - top) / colours.length;
  colours.forEach((colour, index) => {
    const y = top + index * step;
    const inset = (colours.length - index) * w * 0.035;
    const points: Point[] = [
      [x - w / 2 + inset + between(random, -12, 12), y],
      [x + w / 2 - inset + between(random, -12, 12), y],
      [x + w / 2 - inset * 0.5 + between(random, -12, 12), y + step + 4],
      [x - w / 2 + inset * 0.5 + between(random, -12, 12), y + step + 4],
    ];
    drawn +=
      polygon(points, colour) +
      polygon(
        [points[0] ?? [0, 0], [x - w * 0.22, y], [x - w * 0.28, y + step + 4], points[3] ?? [0, 0]],
        x < 800 ? darker(colour, 0.24) : lighter(colour, 0.14),
      );
  });
  return drawn;
}

/** A quarry in a mountain: layers of stone around a bright cleft. */
export const rock: Arena = {
  wall: () => {
    const random = seeded(66);
    const stone = ['#b89a6c', '#a08158', '#b18f60', '#8e6f4b', '#9c7a52', '#7c5f41'];
    return wall(
      ground('back', [
        [0, '#5a4636'],
        [0.4, '#c9a877'],
        [1, '#fbe7ba'],
      ]) +
        glow('cleft', [830, 300], [460, 380], '#fff6d8', 0.95) +
        mountains(
          random,
          [
            { x: 700, y: 330, left: 240, right: 250 },
            { x: 960, y: 290, left: 230, right: 280 },
          ],
          { base: height, light: '#e0c08a', shade: '#c29e6c', litSide: 'right' },
        ) +
        strata(67, 470, 330, 250, stone) +
        strata(68, 1190, 340, 220, stone) +
        strata(
          69,
          170,
          470,
          60,
          stone.map((colour) => darker(colour, 0.28)),
        ) +
        strata(
          70,
          1480,
          470,
          40,
          stone.map((colour) => darker(colour, 0.28)),
        ) +
        beams(
          'day',
          [
            [760, 640],
            [900, 920],
          ],
          [90, 320],
          '#fff4d0',
          0.5,
        ) +
        crags(random, { y: 612, sway: 16, step: 90, fill: '#6a5038' }) +
        sides('#23170f', 0.58),
      '#ffeec2',
      0.55,
    );
  },
  floor: () => {
    const random = seeded(71);
    const stones = Array.from({ length: 60 }, () => {
      const y = 14 + (height - 30) * random() ** 1.5;
      const r = 5 + (y / height) * 24;
      const x = between(random, 0, width);
      return (
        oval(x, y + r * 0.3, r * 1.3, r * 0.42, '#3b2a1c', { opacity: 0.35 }) +
        polygon(
          [
            [x - r, y + r * 0.3],
            [x - r * 0.6, y - r * 0.5],
            [x + r * 0.4, y - r * 0.6],
            [x + r, y + r * 0.3],
          ],
          '#9a7c55',
        ) +
        polygon(
          [
            [x - r * 0.6, y - r * 0.5],
            [x + r * 0.4, y - r * 0.6],
            [x + r * 0.1, y - r * 0.1],
          ],
          '#d6b986',
        )
      );
    }).join('');
    return floor({
      far: '#d3b27c',
      near: '#7f6040',
      line: '#5f4630',
      lineOpacity: 0.25,
      pattern: 'rows',
      light: '#fff2cc',
      more: stones,
    });
  },
  platform: () =>
    platform({
      top: '#c4a06c',
      side: '#6f5238',
      rim: '#f7e2b4',
      depth: 34,
      inside: stroke('M120 84l60 14 40 -16M430 130l60 -20 50 8M300 50l26 16', '#7f6040', 5, {
        opacity: 0.6,
      }),
      front: boulders(72, 11, -6, ['#7c5f41', '#c4a06c']),
    }),
};

/** Table mountains and ruins in a desert at sunset. */
export const earth: Arena = {
  wall: () => {
    const random = seeded(77);
    const mesa = (x: number, w: number, top: number, colour: string) =>
      shape(
        `M${x - w * 0.36} ${top}H${x + w * 0.36}L${x + w * 0.42} ${top + 80}L${x + w * 0.62} 640H${x - w * 0.62}L${x - w * 0.42} ${top + 80}Z`,
        colour,
      ) +
      shape(
        `M${x - w * 0.36} ${top}H${x - w * 0.05}L${x - w * 0.1} 640H${x - w * 0.62}L${x - w * 0.42} ${top + 80}Z`,
        darker(colour, 0.22),
        { opacity: 0.7 },
      ) +
      box(x - w * 0.38, top + 40, w * 0.76, 9, lighter(colour, 0.25), { opacity: 0.6 });
    return wall(
      ground('back', [
        [0, '#3a2f6b'],
        [0.4, '#c95b5a'],
        [0.75, '#ffae5c'],
        [1, '#ffe6a0'],
      ]) +
        orb('sun', 900, 430, 92, '#fff3c4', '#ffd27a', 5) +
        cloud(0, 360, 230, 1.2, '#ff9c7a', '#d8686a') +
        cloud(2, 1240, 190, 1.3, '#ff9c7a', '#d8686a') +
        mesa(620, 260, 420, '#d98a5a') +
        mesa(1120, 320, 380, '#d98a5a') +
        hill(rolling(random, { width, y: 580, sway: 16, step: 260 }), height, '#c9834c') +
        mesa(280, 420, 260, '#a2553f') +
        mesa(1460, 460, 240, '#a2553f') +
        [520, 1010]
          .map(
            (x) =>
              box(x, 520, 34, 120, '#8a5238') +
              box(x + 22, 520, 12, 120, '#c98a58') +
              box(x - 8, 506, 50, 18, '#9c6242'),
          )
          .join('') +
        box(500, 494, 74, 16, '#b57a50') +
        hill(rolling(random, { width, y: 622, sway: 9, step: 180 }), height, '#a8683e') +
        sides('#2a1230', 0.5),
      '#ffe9b0',
      0.6,
    );
  },
  floor: () => {
    const random = seeded(78);
    let dunes = '';
    for (let i = 0; i < 34; i += 1) {
      const y = 12 + (height - 40) * random() ** 1.4;
      const w = 90 + y * 0.6;
      const x = between(random, -60, width);
      dunes += `M${n(x)} ${n(y)}q${n(w * 0.5)} ${n(-6 - y * 0.03)} ${n(w)} 0`;
    }
    return floor({
      far: '#f0bd76',
      near: '#9a5d38',
      line: '#7a4428',
      lineOpacity: 0.2,
      pattern: 'rows',
      light: '#fff0c2',
      more: stroke(dunes, '#8a5030', 5, { opacity: 0.5 }) + stroke(dunes, '#ffe3ab', 2.4),
    });
  },
  platform: () =>
    platform({
      top: '#e0a868',
      side: '#8a5030',
      rim: '#ffe8ba',
      inside: stroke('M70 96q120 -26 240 0t250 -4M110 130q110 -20 210 0t200 -4', '#a86a3e', 5, {
        opacity: 0.55,
      }),
      front: boulders(79, 6, -4, ['#8a5030', '#d99a5c']),
    }),
};

/** A cavern of ice with the northern lights over its mouth. */
export const ice: Arena = {
  wall: () => {
    const random = seeded(99);
    const crystal = (x: number, w: number, h: number, lean: number) => {
      const top: Point = [x + lean, height - h];
      return (
        polygon(
          [[x - w / 2, height], [x - w * 0.34, height - h * 0.72], top, [x, height]],
          '#7cc4e8',
        ) +
        polygon(
          [[x, height], top, [x + w * 0.38, height - h * 0.66], [x + w / 2, height]],
          '#c8f0fb',
        ) +
        polygon(
          [top, [x + w * 0.06, height - h * 0.5], [x + w * 0.38, height - h * 0.66]],
          '#ffffff',
          {
            opacity: 0.7,
          },
        )
      );
    };
    const curtain = (d: string, colour: string) =>
      stroke(d, colour, 90, { opacity: 0.22 }) + stroke(d, colour, 34, { opacity: 0.4 });
    let icicles = '';
    for (let x = -10; x < width; x += between(random, 30, 70)) {
      const long = (Math.abs(x - 800) / 800) ** 1.5 * 260 + between(random, 10, 70);
      icicles += `M${n(x)} -10h${n(between(random, 24, 44))}L${n(x + 16)} ${n(long)}Z`;
    }
    return wall(
      ground('back', [
        [0, '#0e2250'],
        [0.5, '#2f6fae'],
        [1, '#d3f4fb'],
      ]) +
        stars(random, 90, [0, 0, 1600, 360], '#ffffff') +
        curtain('M300 210Q560 90 760 220T1180 150T1500 240', '#5df0b8') +
        curtain('M420 300Q640 190 860 290T1300 230', '#8fa8ff') +
        mountains(
          random,
          [
            { x: 560, y: 380, left: 280, right: 260 },
            { x: 1080, y: 340, left: 260, right: 300 },
            { x: 820, y: 420, left: 200, right: 210 },
          ],
          {
            base: height,
            light: '#b5e0f2',
            shade: '#6aa9d2',
            litSide: 'right',
            snow: { light: '#ffffff', shade: '#d5eef8', share: 0.4 },
          },
        ) +
        [
          [90, 190, 470, 40],
          [250, 140, 330, -26],
          [390, 110, 210, 22],
          [1220, 120, 230, -20],
          [1370, 160, 360, 30],
          [1530, 200, 480, -40],
        ]
          .map(([x = 0, w = 0, h = 0, lean = 0]) => crystal(x, w, h, lean))
          .join('') +
        shape(icicles, '#a9dff2') +
        shape(icicles, '#ffffff', { opacity: 0.35, transform: 'translate(6 -14)' }) +
        sides('#071433', 0.5),
      '#ffffff',
      0.6,
    );
  },
  floor: () =>
    floor({
      far: '#d6f3fb',
      near: '#5f9fcf',
      line: '#ffffff',
      lineOpacity: 0.5,
      pattern: 'none',
      light: '#ffffff',
      lightOpacity: 0.7,
      more:
        stroke(
          'M60 60L260 120L420 90M980 40L1100 130L1320 150M1500 80L1380 220L1460 330M200 620L330 430L250 320L460 240M820 620L900 450L1120 400L1160 300M560 210L700 250L760 360',
          '#ffffff',
          6,
          { opacity: 0.75 },
        ) +
        stroke('M330 430L480 470M900 450L780 400M1380 220L1240 240', '#ffffff', 4, {
          opacity: 0.6,
        }) +
        shape('M100 200L520 160L300 420Z', '#ffffff', { opacity: 0.14 }) +
        shape('M900 120L1500 190L1240 420Z', '#ffffff', { opacity: 0.12 }),
    }),
  platform: () =>
    platform({
      top: '#bfe8f6',
      side: '#5fa3d0',
      rim: '#ffffff',
      inside: shape('M130 60L330 42L230 140ZM380 60L520 100L420 150Z', '#ffffff', { opacity: 0.4 }),
      front: [70, 150, 250, 390, 480, 570]
        .map((x, i) => {
          const y = base.y + Math.sqrt(Math.max(0, 1 - ((x - base.x) / base.rx) ** 2)) * base.ry;
          return polygon(
            [
              [x - 12, y + 18],
              [x + 12, y + 18],
              [x + (i % 2 ? 3 : -3), y + 54],
            ],
            '#dff6fd',
          );
        })
        .join(''),
    }),
};

/** Above the clouds: islands, kites of cloud, endless blue. */
export const flying: Arena = {
  wall: () => {
    const island = (x: number, y: number, s: number) =>
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        polygon(
          [
            [-130, 0],
            [130, 0],
            [70, 60],
            [20, 130],
            [-20, 96],
            [-90, 50],
          ],
          '#8f7a9c',
        ) +
          polygon(
            [
              [-130, 0],
              [-30, 0],
              [-20, 96],
              [-90, 50],
            ],
            '#6d5c86',
          ) +
          oval(0, 0, 134, 20, '#9fd673') +
          broadTrees(
            [
              { x: -60, y: 0, height: 70 },
              { x: 40, y: 2, height: 92 },
              { x: 84, y: 0, height: 60 },
            ],
            '#5fae56',
            '#b6e889',
          ),
      );
    return wall(
      ground('back', [
        [0, '#2a5bc4'],
        [0.5, '#7db5f2'],
        [1, '#f4fbff'],
      ]) +
        orb('sun', 1060, 190, 60, '#fffbe0', '#fff3b8', 6) +
        cloud(0, 360, 230, 1.1, '#ffffff', '#d7e6fa') +
        cloud(1, 1330, 300, 1.4, '#ffffff', '#d7e6fa') +
        cloud(2, 820, 290, 0.8, '#ffffff', '#e3eefc') +
        island(560, 390, 0.8) +
        island(1150, 430, 1) +
        island(220, 300, 1.3) +
        cloud(0, 640, 560, 2, '#ffffff', '#d7e6fa') +
        cloud(1, 1030, 580, 2.3, '#ffffff', '#dfeafb') +
        cloud(2, 160, 600, 2.6, '#ffffff', '#d0e1f8') +
        cloud(0, 1450, 610, 2.6, '#ffffff', '#d0e1f8') +
        cloud(1, 800, 650, 2.6, '#ffffff', '#e6f0fd'),
      '#ffffff',
      0.5,
    );
  },
  floor: () => {
    const random = seeded(122);
    let puffs = '';
    for (let i = 0; i < 46; i += 1) {
      const y = 10 + (height - 10) * (i / 46) ** 1.4;
      const r = 40 + y * 0.3;
      const x = between(random, -60, width + 60);
      puffs +=
        oval(x, y + r * 0.2, r * 2.1, r * 0.42, '#9dc0ec', { opacity: 0.5 }) +
        oval(x, y, r * 2, r * 0.38, '#ffffff', { opacity: 0.75 });
    }
    return floor({
      far: '#f0f8ff',
      near: '#7fade6',
      line: '#ffffff',
      pattern: 'none',
      light: '#ffffff',
      lightOpacity: 0.6,
      more: puffs,
    });
  },
  platform: () =>
    platform({
      top: '#eaf3ff',
      side: '#8fb2e0',
      rim: '#ffffff',
      inside: stroke('M200 100q40 -30 80 0t80 0t80 0M240 124q30 -20 60 0t60 0', '#7ba6e0', 7, {
        opacity: 0.7,
      }),
      front: frontEdge(9, seeded(123), -4)
        .map(([x, y]) => oval(x, y + 10, 46, 20, '#ffffff', { opacity: 0.92 }))
        .join(''),
    }),
};

/** The hollow of a giant tree: honey light, webs, leaves. */
export const bug: Arena = {
  wall: () => {
    const random = seeded(155);
    const web = (x: number, y: number, r: number, from: number, to: number) => {
      let d = '';
      const spokes = 6;
      for (let i = 0; i <= spokes; i += 1) {
        const a = from + ((to - from) * i) / spokes;
        d += `M${x} ${y}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`;
      }
      for (let ring = 1; ring <= 5; ring += 1) {
        for (let i = 0; i < spokes; i += 1) {
          const a = from + ((to - from) * i) / spokes;
          const b = from + ((to - from) * (i + 1)) / spokes;
          const rr = (r * ring) / 5;
          const m = (a + b) / 2;
          d += `M${n(x + Math.cos(a) * rr)} ${n(y + Math.sin(a) * rr)}Q${n(x + Math.cos(m) * rr * 0.84)} ${n(y + Math.sin(m) * rr * 0.84)} ${n(x + Math.cos(b) * rr)} ${n(y + Math.sin(b) * rr)}`;
        }
      }
      return stroke(d, '#fffbe0', 2.6, { opacity: 0.6 });
    };
    return wall(
      ground('back', [
        [0, '#27330e'],
        [0.5, '#8b9a2a'],
        [1, '#f3e37a'],
      ]) +
        glow('honey', [820, 340], [480, 360], '#fff6a8', 0.95) +
        groveEdge(random, width, (x) => 480 + Math.sin(x / 100) * 20, height, 60, '#a5ad3c') +
        shape(
          'M-10 -10H1610V650H1300Q1240 470 1250 330Q1180 110 830 96Q460 96 380 330Q390 480 320 650H-10Z',
          '#4c3a1c',
        ) +
        shape('M380 330Q460 96 830 96Q1180 110 1250 330', 'none', {
          stroke: '#8a6a34',
          'stroke-width': 26,
        }) +
        stroke(
          'M60 -10Q150 200 90 650M180 -10Q280 240 210 650M290 60Q340 220 290 650M1540 -10Q1470 240 1520 650M1410 -10Q1340 240 1400 650',
          '#36280f',
          14,
        ) +
        stroke('M80 -10Q170 200 110 650M1560 -10Q1490 240 1540 650', '#73572a', 6) +
        web(390, 110, 250, 0.1, 1.5) +
        web(1260, 120, 220, 1.7, 3.1) +
        [
          [470, 250],
          [1180, 230],
          [720, 130],
          [1010, 140],
        ]
          .map(
            ([x = 0, y = 0]) =>
              stroke(`M${x} ${y - 120}V${y}`, '#fffbe0', 2, { opacity: 0.5 }) +
              oval(x, y + 24, 22, 34, '#e9dfae') +
              stroke(
                `M${x - 18} ${y + 14}q18 10 36 0M${x - 20} ${y + 30}q20 10 40 0`,
                '#b8a868',
                4,
              ),
          )
          .join('') +
        groveEdge(random, width, () => 612, height, 36, '#56691d') +
        sides('#130f04', 0.55),
      '#fff3a0',
      0.6,
    );
  },
  floor: () => {
    const random = seeded(156);
    const plants = scatter(random, 60, [0, width], () => between(random, 20, height), [14, 38]);
    return floor({
      far: '#b8b04a',
      near: '#5a5a1e',
      line: '#3f3d12',
      lineOpacity: 0.25,
      pattern: 'rows',
      light: '#fff6a8',
      more: tufts(plants, '#4c5c18') + tufts(plants.slice(0, 30), '#cfd862'),
    });
  },
  platform: () =>
    platform({
      top: '#b59a58',
      side: '#5c4420',
      rim: '#f3e6a0',
      depth: 32,
      inside:
        oval(base.x, base.y, base.rx * 0.62, base.ry * 0.6, 'none', {
          stroke: '#7a5e2c',
          'stroke-width': 5,
          opacity: 0.7,
        }) +
        oval(base.x + 8, base.y, base.rx * 0.38, base.ry * 0.36, 'none', {
          stroke: '#7a5e2c',
          'stroke-width': 5,
          opacity: 0.6,
        }),
      front: grassEdge(157, '#5f7a1e', '#c9d85a'),
    }),
};
