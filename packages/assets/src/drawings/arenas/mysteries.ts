import { darker, lighter } from '../kit/colour.ts';
import { between, seeded } from '../kit/random.ts';
import { heightAt, hill, rolling } from '../kit/ridges.ts';
import { cloud, orb, sparkle, stars } from '../kit/sky.ts';
import { box, disc, group, n, oval, polygon, shape, stroke } from '../kit/svg.ts';
import { conifers, scatter } from '../kit/trees.ts';
import {
  type Arena,
  base,
  beams,
  crags,
  floor,
  frontEdge,
  glow,
  ground,
  pillar,
  platform,
  sides,
  view,
  wall,
} from './arena-kit.ts';

const { width, height } = view;

/** A hall of the mind: crystals that float around a ring of light. */
export const psychic: Arena = {
  wall: () => {
    const random = seeded(101);
    const gem = (x: number, y: number, s: number, colour: string) =>
      polygon(
        [
          [x, y - 70 * s],
          [x - 32 * s, y - 8 * s],
          [x, y + 60 * s],
        ],
        darker(colour, 0.18),
      ) +
      polygon(
        [
          [x, y - 70 * s],
          [x + 32 * s, y - 8 * s],
          [x, y + 60 * s],
        ],
        colour,
      ) +
      polygon(
        [
          [x, y - 70 * s],
          [x - 10 * s, y - 2 * s],
          [x + 12 * s, y - 6 * s],
        ],
        '#ffffff',
        {
          opacity: 0.6,
        },
      );
    const ring = (r: number, colour: string, w: number, opacity: number, dash?: string) =>
      disc(820, 330, r, 'none', {
        stroke: colour,
        'stroke-width': w,
        opacity,
        'stroke-dasharray': dash,
      });
    return wall(
      ground('back', [
        [0, '#1b0f3f'],
        [0.5, '#6a2f8f'],
        [1, '#f3a0cf'],
      ]) +
        stars(random, 160, [0, 0, 1600, 520], '#ffe6ff') +
        glow('mind', [820, 330], [560, 400], '#ffd1f5', 0.95) +
        ring(250, '#ffffff', 6, 0.6) +
        ring(214, '#ffc2ea', 16, 0.55, '60 30') +
        ring(160, '#ffffff', 4, 0.7) +
        ring(112, '#ff8fd0', 12, 0.6, '24 18') +
        disc(820, 330, 64, '#ffffff', { opacity: 0.85 }) +
        sparkle(820, 330, 130, '#ffffff') +
        gem(470, 330, 1.3, '#ff9fd6') +
        gem(1180, 300, 1.5, '#c39bff') +
        gem(620, 180, 0.8, '#ffd0ee') +
        gem(1040, 170, 0.9, '#e2c4ff') +
        gem(310, 220, 0.9, '#c39bff') +
        gem(1360, 210, 1, '#ff9fd6') +
        pillar(180, 100, 150, '#7a4aa8') +
        pillar(1430, 100, 150, '#7a4aa8') +
        pillar(400, 66, 300, '#8d58b8') +
        pillar(1240, 66, 300, '#8d58b8') +
        box(0, 610, width, 30, '#5c2f86') +
        box(0, 606, width, 6, '#ffc2ea') +
        sides('#12082e', 0.6),
      '#ffd6f2',
      0.6,
    );
  },
  floor: () =>
    floor({
      far: '#c77bc0',
      near: '#4c2a7c',
      line: '#ffd9f6',
      lineOpacity: 0.3,
      pattern: 'rays',
      light: '#ffe0f8',
      lightOpacity: 0.55,
      more: [220, 360, 560]
        .map((r) =>
          oval(800, 330, r * 1.6, r * 0.42, 'none', {
            stroke: '#ffe0f8',
            'stroke-width': 5,
            opacity: 0.35,
          }),
        )
        .join(''),
    }),
  platform: () =>
    platform({
      top: '#d9a6e8',
      side: '#6a3a9c',
      rim: '#ffe3fa',
      inside:
        oval(base.x, base.y, base.rx * 0.64, base.ry * 0.62, 'none', {
          stroke: '#ffffff',
          'stroke-width': 5,
          'stroke-dasharray': '30 16',
          opacity: 0.85,
        }) + oval(base.x, base.y, base.rx * 0.34, base.ry * 0.34, '#ff9fd6', { opacity: 0.4 }),
    }),
};

/** An old manor's yard by moonlight: graves, bare trees, will-o’-the-wisps. */
export const ghost: Arena = {
  wall: () => {
    const random = seeded(111);
    const far = rolling(random, { width, y: 560, sway: 20, step: 260 });
    const grave = (x: number, y: number, s: number) =>
      shape(
        `M${x - 24 * s} ${y}V${y - 50 * s}a${24 * s} ${24 * s} 0 0 1 ${48 * s} 0V${y}Z`,
        '#3b3466',
      ) +
      shape(
        `M${x + 4 * s} ${y}V${y - 72 * s}a${24 * s} ${24 * s} 0 0 1 ${20 * s} ${22 * s}V${y}Z`,
        '#6a60a0',
        { opacity: 0.7 },
      );
    const tree = (x: number, s: number) =>
      group(
        { transform: `translate(${x} 640) scale(${s} ${Math.abs(s)})` },
        shape(
          'M-34 0C-20 -120 -36 -220 -10 -330C-60 -380 -110 -390 -150 -450L-138 -456C-100 -410 -60 -400 -16 -366C-14 -430 -40 -470 -60 -540L-48 -544C-24 -490 0 -450 6 -380C40 -420 60 -470 120 -500L126 -490C80 -460 60 -400 30 -340C70 -350 110 -340 160 -370L164 -360C110 -320 70 -320 26 -290C20 -200 30 -100 44 0Z',
          '#120d2b',
        ),
      );
    const wisp = (x: number, y: number, s: number, id: string) =>
      glow(id, [x, y], [60 * s, 60 * s], '#9fe8ff', 0.7) +
      shape(
        `M${x} ${y + 16 * s}a${15 * s} ${15 * s} 0 0 1 ${-12 * s} ${-24 * s}q${8 * s} ${-6 * s} ${8 * s} ${-26 * s}q${26 * s} ${20 * s} ${18 * s} ${36 * s}a${15 * s} ${15 * s} 0 0 1 ${-14 * s} ${14 * s}Z`,
        '#e4fbff',
      );
    return wall(
      ground('back', [
        [0, '#0d0a26'],
        [0.5, '#33276b'],
        [1, '#8a76c4'],
      ]) +
        stars(random, 120, [0, 0, 1600, 380], '#e8e2ff') +
        orb('moon', 940, 220, 92, '#fdf6dc', '#d8ccff', 4.4) +
        disc(910, 200, 18, '#e6dcc0', { opacity: 0.6 }) +
        disc(966, 246, 26, '#e6dcc0', { opacity: 0.5 }) +
        cloud(2, 780, 270, 1.2, '#4a3d86', '#3a2f70') +
        cloud(1, 1120, 300, 1.2, '#4a3d86', '#3a2f70') +
        // The manor.
        shape(
          'M560 640V400L590 370L600 320L640 250L680 320L690 380H760V350L800 290L840 350V380H930L936 330L970 270L1004 330L1010 400V640Z',
          '#231b4c',
        ) +
        [
          [622, 400],
          [786, 400],
          [952, 390],
          [700, 470],
          [872, 470],
        ]
          .map(([x = 0, y = 0]) =>
            shape(`M${x} ${y + 50}V${y + 14}a15 15 0 0 1 30 0V${y + 50}Z`, '#ffd87a'),
          )
          .join('') +
        shape('M780 640V560a26 26 0 0 1 52 0V640Z', '#ffd87a', { opacity: 0.8 }) +
        hill(far, height, '#1c1642') +
        [470, 540, 640, 730, 900, 990, 1090, 1170]
          .map((x, i) => grave(x, heightAt(far, x) + 34 + (i % 2) * 26, 0.8 + (i % 3) * 0.2))
          .join('') +
        stroke(
          `${Array.from({ length: 27 }, (_, i) => `M${i * 62} 640v-70`).join('')}M0 596H1600`,
          '#0d0a24',
          8,
        ) +
        tree(240, 1.25) +
        tree(1390, -1.35) +
        wisp(410, 420, 1, 'w1') +
        wisp(1180, 380, 1.2, 'w2') +
        wisp(700, 330, 0.7, 'w3') +
        sides('#05031a', 0.66),
      '#c3b5f5',
      0.5,
    );
  },
  floor: () =>
    floor({
      far: '#6f62ac',
      near: '#251d4c',
      line: '#181238',
      lineOpacity: 0.4,
      pattern: 'tiles',
      light: '#cfc6ff',
      lightOpacity: 0.45,
      more: [
        [260, 120, 380],
        [1240, 170, 460],
        [620, 330, 620],
        [1260, 480, 640],
      ]
        .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.12, '#d7cfff', { opacity: 0.13 }))
        .join(''),
    }),
  platform: () =>
    platform({
      top: '#7f74b4',
      side: '#2a2156',
      rim: '#cfc6ff',
      inside: stroke(
        'M100 96l70 14 60 -22 90 20 80 -26 120 10M220 140l50 -24M430 128l-30 -36',
        '#3b3168',
        5,
        {
          opacity: 0.7,
        },
      ),
      front: frontEdge(7, seeded(112), -8)
        .map(([x, y]) => oval(x, y + 16, 70, 12, '#cfc6ff', { opacity: 0.22 }))
        .join(''),
    }),
};

/** A shrine of dragons above a waterfall, between gold and violet. */
export const dragon: Arena = {
  wall: () => {
    const head = (flip: number, x: number) =>
      group(
        { transform: `translate(${x} 640) scale(${flip} 1)` },
        shape(
          'M-110 0C-130 -160 -90 -240 -30 -300C-60 -330 -60 -380 -20 -410L-40 -470L20 -430C60 -450 110 -440 150 -400L230 -372L244 -340L160 -330L190 -306L110 -296C70 -270 60 -220 70 -160C78 -100 100 -50 110 0Z',
          '#3f3580',
        ) +
          shape(
            'M-20 -410L20 -430C60 -450 110 -440 150 -400L230 -372L160 -366C110 -400 50 -400 0 -370Z',
            '#7a6ad0',
          ) +
          shape(
            'M-30 -300C20 -270 40 -200 30 0H80C78 -60 70 -110 70 -160C60 -220 70 -270 110 -296Z',
            '#5a4ca6',
          ) +
          disc(84, -374, 11, '#ffd95e') +
          stroke('M-90 -90q40 14 70 0M-94 -150q40 14 80 0M-80 -210q40 12 74 0', '#2a2360', 8),
      );
    return wall(
      ground('back', [
        [0, '#1a1450'],
        [0.5, '#5847b8'],
        [1, '#ffcf8a'],
      ]) +
        stars(seeded(131), 90, [0, 0, 1600, 300], '#fff2cf') +
        glow('altar', [820, 400], [520, 380], '#ffe6a3', 0.95) +
        crags(seeded(132), { y: 450, sway: 110, step: 230, fill: '#4a3f9c' }) +
        shape('M700 640V180Q820 120 940 180V640Z', '#bfe1ff', { opacity: 0.7 }) +
        stroke('M730 190V640M780 166V640M830 160V640M880 166V640M916 186V640', '#ffffff', 9, {
          opacity: 0.6,
        }) +
        crags(seeded(133), { y: 570, sway: 40, step: 150, fill: '#352c7c' }) +
        box(560, 250, 46, 390, '#c94a3c') +
        box(1034, 250, 46, 390, '#c94a3c') +
        box(594, 250, 12, 390, '#ff8a6b') +
        box(1034, 250, 12, 390, '#ff8a6b') +
        shape('M470 230Q820 280 1170 230L1186 180Q820 236 454 180Z', '#a83232') +
        shape('M470 186Q820 240 1170 186L1180 168Q820 224 460 168Z', '#ffd27a') +
        box(540, 300, 560, 26, '#c94a3c') +
        disc(820, 270, 34, '#ffd27a') +
        disc(820, 270, 20, '#a83232') +
        head(1, 270) +
        head(-1, 1350) +
        sides('#0c0836', 0.55),
      '#ffe2a3',
      0.65,
    );
  },
  floor: () =>
    floor({
      far: '#8f7fd6',
      near: '#322a78',
      line: '#ffd27a',
      lineOpacity: 0.32,
      pattern: 'tiles',
      light: '#ffe9bf',
      lightOpacity: 0.5,
    }),
  platform: () =>
    platform({
      top: '#8c7fd0',
      side: '#3a3088',
      rim: '#ffd27a',
      inside:
        oval(base.x, base.y, base.rx * 0.66, base.ry * 0.64, 'none', {
          stroke: '#ffd27a',
          'stroke-width': 7,
          opacity: 0.8,
        }) +
        shape(
          'M240 104Q320 40 400 104Q320 84 240 104ZM260 122Q320 92 380 122Q320 150 260 122Z',
          '#ffd27a',
          {
            opacity: 0.55,
          },
        ),
    }),
};

/** The roofs of a city at night under a red moon. */
export const dark: Arena = {
  wall: () => {
    const random = seeded(161);
    const row = (top: number, w: number, colour: string, window: string, share: number) => {
      let drawn = '';
      for (let x = -20; x < width; ) {
        const wide = between(random, w * 0.7, w * 1.4);
        const h = between(random, 0.55, 1) * (height - top);
        const y = height - h;
        drawn += box(x, y, wide + 1, h, colour);
        let lit = '';
        for (let wy = y + 18; wy < height - 20; wy += 30) {
          for (let wx = x + 14; wx < x + wide - 18; wx += 28) {
            if (random() < share) lit += `M${n(wx)} ${n(wy)}h12v15h-12Z`;
          }
        }
        drawn += shape(lit, window, { opacity: 0.85 });
        if (random() < 0.4) drawn += stroke(`M${n(x + wide / 2)} ${n(y)}v-46`, colour, 5);
        x += wide;
      }
      return drawn;
    };
    return wall(
      ground('back', [
        [0, '#0a0712'],
        [0.55, '#3a1630'],
        [1, '#a83a4a'],
      ]) +
        stars(random, 70, [0, 0, 1600, 260], '#ffd9e0') +
        orb('moon', 900, 270, 128, '#ff8a7a', '#ff4f5e', 3.6) +
        disc(860, 240, 24, '#e0604f', { opacity: 0.6 }) +
        disc(950, 316, 34, '#e0604f', { opacity: 0.5 }) +
        cloud(2, 700, 330, 1.5, '#4f1d38', '#3a1630') +
        cloud(0, 1120, 300, 1.3, '#4f1d38', '#3a1630') +
        row(300, 110, '#4a1f3c', '#ffb46b', 0.12) +
        row(400, 130, '#2c142c', '#ffcf7a', 0.16) +
        shape(
          'M-10 650V210H60L80 170H170L190 210H240V650ZM1610 650V180H1530V130H1440V180H1370V650Z',
          '#140a1a',
        ) +
        stroke(
          'M90 250h40M160 300h40M60 360h40M1420 240h40M1500 300h40M1400 380h40',
          '#ffcf7a',
          22,
          {
            opacity: 0.7,
          },
        ) +
        stroke('M-10 300Q200 380 480 300M1610 280Q1380 360 1120 290', '#0a0610', 5) +
        box(0, 604, width, 36, '#170b1e') +
        box(0, 600, width, 6, '#5a2a48') +
        sides('#05020a', 0.66),
      '#ff8f86',
      0.5,
    );
  },
  floor: () =>
    floor({
      far: '#6b3448',
      near: '#1c1220',
      line: '#0f0a14',
      lineOpacity: 0.6,
      pattern: 'tiles',
      light: '#ff9a8f',
      lightOpacity: 0.4,
      more:
        oval(980, 130, 300, 34, '#ffb0a3', { opacity: 0.3 }) +
        oval(330, 430, 260, 60, '#ff8a7a', { opacity: 0.16 }),
    }),
  platform: () =>
    platform({
      top: '#6a4a5e',
      side: '#241626',
      rim: '#ff8a7a',
      inside: shape('M250 60A120 44 0 1 0 250 142A96 36 0 1 1 250 60Z', '#ff8a7a', {
        opacity: 0.4,
        transform: 'translate(70 0)',
      }),
    }),
};

/** A curtain of cloth, folded. */
function drape(x: number, w: number, colour: string, bottom: number): string {
  const folds = 5;
  let drawn = box(x, -10, w, bottom, colour);
  for (let i = 0; i < folds; i += 1) {
    const fx = x + (w * i) / folds;
    drawn +=
      box(fx, -10, w / folds / 3, bottom, darker(colour, 0.35), { opacity: 0.7 }) +
      box(fx + w / folds / 2, -10, w / folds / 4, bottom, lighter(colour, 0.18), { opacity: 0.6 });
  }
  return drawn + box(x, bottom - 34, w, 12, '#ffd27a') + box(x, bottom - 16, w, 6, '#ffd27a');
}

/** Variation of a champion's hall. */
interface Hall {
  readonly sky: readonly [string, string, string];
  readonly stone: string;
  readonly cloth: string;
  readonly light: string;
  readonly tile: string;
  readonly window: () => string;
}

function champion({ sky, stone, cloth, light, tile, window }: Hall): Arena {
  return {
    wall: () =>
      wall(
        ground('back', [
          [0, sky[0]],
          [0.55, sky[1]],
          [1, sky[2]],
        ]) +
          box(0, 0, width, height, darker(stone, 0.35), { opacity: 0.85 }) +
          shape('M520 640V260Q820 -60 1120 260V640Z', sky[2]) +
          shape('M540 640V270Q820 -20 1100 270V640Z', 'url(#back)') +
          glow('glory', [820, 360], [430, 360], light, 0.85) +
          window() +
          shape('M500 640V250Q820 -90 1140 250V640H1100V270Q820 -20 540 270V640Z', stone) +
          shape('M540 640V270Q820 -20 1100 270', 'none', {
            stroke: lighter(stone, 0.4),
            'stroke-width': 6,
          }) +
          pillar(420, 74, 120, stone) +
          pillar(1220, 74, 120, stone) +
          pillar(200, 104, 40, darker(stone, 0.14)) +
          pillar(1430, 104, 40, darker(stone, 0.14)) +
          drape(270, 92, cloth, 440) +
          drape(1280, 92, cloth, 440) +
          drape(20, 120, darker(cloth, 0.2), 520) +
          drape(1480, 120, darker(cloth, 0.2), 520) +
          beams(
            'rays',
            [
              [700, 520],
              [820, 820],
              [950, 1120],
            ],
            [70, 280],
            light,
            0.5,
          ) +
          [
            [548, 34],
            [578, 34],
            [608, 34],
          ]
            .map(
              ([y = 0, h = 0], i) =>
                box(640 - i * 40, y, 360 + i * 80, h, lighter(stone, 0.12 + i * 0.05)) +
                box(640 - i * 40, y, 360 + i * 80, 4, light, { opacity: 0.8 }),
            )
            .join('') +
          sides('#04040c', 0.62),
        light,
        0.6,
      ),
    floor: () =>
      floor({
        far: lighter(tile, 0.2),
        near: darker(tile, 0.5),
        line: light,
        lineOpacity: 0.34,
        pattern: 'tiles',
        light,
        lightOpacity: 0.6,
        more:
          shape('M740 0H860L1180 640H420Z', cloth, { opacity: 0.6 }) +
          shape('M736 0h10L446 640H400ZM854 0h10L1200 640h-46Z', '#ffd27a', { opacity: 0.75 }),
      }),
    platform: () =>
      platform({
        top: lighter(tile, 0.28),
        side: darker(tile, 0.3),
        rim: '#ffe08a',
        depth: 34,
        inside:
          oval(base.x, base.y, base.rx * 0.64, base.ry * 0.62, 'none', {
            stroke: '#ffe08a',
            'stroke-width': 7,
          }) +
          polygon(
            Array.from({ length: 16 }, (_, i) => {
              const angle = (i / 16) * Math.PI * 2 - Math.PI / 2;
              const share = i % 2 === 0 ? 0.54 : 0.2;
              return [
                base.x + Math.cos(angle) * base.rx * share,
                base.y + Math.sin(angle) * base.ry * share,
              ] as const;
            }),
            '#ffe08a',
            { opacity: 0.55 },
          ),
      }),
  };
}

/** The halls of the four champions, by the position of their tournament. */
export const champions: Readonly<Record<'1' | '2' | '3' | '4', Arena>> = {
  1: champion({
    sky: ['#1d2f7a', '#5a78d6', '#cfe0ff'],
    stone: '#6a78b0',
    cloth: '#b3202f',
    light: '#fff0c4',
    tile: '#5f74c4',
    window: () =>
      crags(seeded(201), { y: 470, sway: 60, step: 160, fill: '#5b74c0' }) +
      crags(seeded(202), { y: 550, sway: 40, step: 120, fill: '#3f559c' }),
  }),
  2: champion({
    sky: ['#3a1030', '#b34a3a', '#ffd48a'],
    stone: '#8a5a5e',
    cloth: '#5a2a86',
    light: '#ffdf9a',
    tile: '#b0524a',
    window: () =>
      shape(
        'M820 220C780 240 770 280 784 310L690 250L640 300L720 330L660 380L770 370C760 420 790 470 820 500C850 470 880 420 870 370L980 380L920 330L1000 300L950 250L856 310C870 280 860 240 820 220Z',
        '#5c1a34',
        { opacity: 0.85 },
      ),
  }),
  3: champion({
    sky: ['#0b4a6a', '#2fa3b8', '#d6fbf4'],
    stone: '#6fa3ae',
    cloth: '#14507c',
    light: '#f2fff4',
    tile: '#4aa6b4',
    window: () =>
      box(540, 480, 560, 160, '#2b86b4') +
      stroke(
        'M600 510h80M720 530h120M900 506h90M640 566h140M860 576h110M700 606h220M980 548h70',
        '#dffcff',
        6,
        { opacity: 0.8 },
      ) +
      disc(930, 300, 46, '#fffbe0'),
  }),
  4: champion({
    sky: ['#070a24', '#1e2a6a', '#7f8ee0'],
    stone: '#474f86',
    cloth: '#1c1f3c',
    light: '#ffe9a8',
    tile: '#3d4a96',
    window: () =>
      stars(seeded(204), 90, [540, 120, 1100, 600], '#ffffff') +
      sparkle(820, 260, 60, '#fff3c4') +
      sparkle(690, 350, 22, '#ffffff') +
      sparkle(960, 330, 28, '#ffffff') +
      conifers(
        scatter(seeded(205), 12, [540, 1100], () => 646, [70, 150]),
        '#10163f',
      ),
  }),
};
