import { seeded } from '../../kit/random.ts';
import { cloud, sparkle, stars } from '../../kit/sky.ts';
import { disc, document, polygon, shape } from '../../kit/svg.ts';
import { sceneSize } from '../scene-size.ts';
import { type Place, type SilhouetteName, silhouette } from './silhouettes.ts';

const { width, height } = sceneSize;

/** One transparent layer of a scene, moved as a whole on the scene's canvas. */
const layer = (...content: readonly string[]) => document(width, height, content.join(''));

/** Several copies of a drawing. */
const flock = (
  name: SilhouetteName,
  places: readonly Place[],
  ink: string,
  aside: string,
): string => places.map((place) => silhouette(name, place, ink, aside)).join('');

/** Points of light in an area, some with four rays. */
function lights(
  seed: number,
  count: number,
  area: readonly [number, number, number, number],
  colour: string,
): string {
  const random = seeded(seed);
  const [left, top, right, bottom] = area;
  return (
    stars(random, count, area, colour) +
    Array.from({ length: Math.ceil(count / 7) }, () =>
      sparkle(
        left + (right - left) * random(),
        top + (bottom - top) * random(),
        5 + 5 * random(),
        colour,
      ),
    ).join('')
  );
}

/** Sparks over a fire at x, y. */
function embers(x: number, y: number, seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: 9 }, (_, index) =>
    disc(
      Math.round(x - 26 + 52 * random()),
      Math.round(y - index * 13),
      Math.round(18 + 18 * random()) / 10,
      index % 2 === 0 ? '#ffd58a' : '#ff9a4c',
    ),
  ).join('');
}

/**
 * Animated layers of page scenes, by file name: the page moves each layer as a whole, and leaves it
 * in place under reduced motion.
 */
export const lifeLayers = {
  'home-clouds': () =>
    layer(
      cloud(1, 200, 62, 0.9, '#f6c6bb', '#dc9aa4'),
      cloud(2, 700, 70, 0.8, '#f6c6bb', '#dc9aa4'),
      cloud(0, 950, 128, 0.5, '#fbd9c0', '#eeaa9f'),
      cloud(1, 1380, 170, 0.7, '#f6c6bb', '#dc9aa4'),
    ),
  'home-birds': () =>
    layer(
      flock(
        'bird',
        [
          { x: 800, y: 150, size: 0.46, lean: -6 },
          { x: 736, y: 178, size: 0.34, lean: -4 },
          { x: 742, y: 122, size: 0.32, lean: -8 },
          { x: 680, y: 106, size: 0.24, lean: -6 },
        ],
        '#2c3a78',
        '#5467b0',
      ),
    ),
  'home-dragon': () =>
    layer(
      silhouette(
        'dragon',
        { x: 940, y: 206, size: 0.5, facesLeft: true, lean: 6 },
        '#3c3f7c',
        '#ff8a4c',
      ),
    ),
  'home-foals': () =>
    layer(
      silhouette('foal', { x: 860, y: 470, size: 0.62 }, '#12312f', '#f0763a'),
      silhouette('foal', { x: 760, y: 476, size: 0.48 }, '#12312f', '#f0763a'),
      silhouette('foal', { x: 690, y: 468, size: 0.4 }, '#12312f', '#f0763a'),
    ),
  'profile-stars': () => layer(lights(5, 34, [0, 0, 1600, 220], '#fdf6df')),
  'profile-owls': () =>
    layer(
      flock(
        'owl',
        [
          { x: 1010, y: 140, size: 0.42, lean: -8 },
          { x: 930, y: 176, size: 0.26, lean: -4 },
        ],
        '#131c42',
        '#f4d77a',
      ),
    ),
  'profile-balloons': () =>
    layer(
      flock(
        'balloon',
        [
          { x: 1270, y: 210, size: 0.5, lean: 6 },
          { x: 1196, y: 258, size: 0.32, lean: -6 },
          { x: 470, y: 214, size: 0.4, lean: -5 },
          { x: 540, y: 168, size: 0.26, lean: 8 },
        ],
        '#7458b4',
        '#f0d9ff',
      ),
    ),
  'profile-embers': () => layer(embers(868, 330, 8)),
  'quiz-stars': () => layer(lights(9, 44, [0, 0, 1600, 300], '#ffffff')),
  'quiz-comet': () =>
    layer(
      polygon(
        [
          [1060, 60],
          [1190, 18],
          [1062, 66],
        ],
        '#dfe6ff',
        { opacity: 0.7 },
      ),
      sparkle(1058, 64, 9, '#ffffff'),
    ),
  'quiz-dancers': () =>
    layer(
      flock(
        'dancer',
        [
          { x: 930, y: 372, size: 0.36 },
          { x: 872, y: 396, size: 0.44 },
          { x: 982, y: 348, size: 0.28 },
        ],
        '#e8a9c4',
        '#a56aa8',
      ),
    ),
  'quiz-balloons': () =>
    layer(
      flock(
        'balloon',
        [
          { x: 600, y: 220, size: 0.42, lean: -6 },
          { x: 668, y: 280, size: 0.28, lean: 6 },
          { x: 1330, y: 190, size: 0.36, lean: 5 },
        ],
        '#6a55b4',
        '#e6d8ff',
      ),
    ),
  'beach-clouds': () =>
    layer(
      cloud(2, 640, 70, 0.8, '#ffffff', '#d3ebf6'),
      cloud(1, 180, 96, 0.8, '#ffffff', '#d3ebf6'),
      cloud(0, 1260, 150, 0.5, '#ffffff', '#d3ebf6'),
    ),
  'beach-gulls': () =>
    layer(
      flock(
        'gull',
        [
          { x: 820, y: 120, size: 0.5, lean: -8 },
          { x: 742, y: 150, size: 0.36, lean: 4 },
          { x: 760, y: 92, size: 0.3, lean: -4 },
        ],
        '#f7fbff',
        '#4d8fc8',
      ),
    ),
  'beach-swimmer': () =>
    layer(silhouette('swimmer', { x: 1060, y: 318, size: 0.56 }, '#155a92', '#d7eef8')),
  'beach-whale': () =>
    layer(
      silhouette('whale', { x: 700, y: 280, size: 0.42, facesLeft: true }, '#1b6aa6', '#d7f2fb'),
    ),
  'pvp-flashes-1': () => layer(lights(3, 26, [0, 170, 1600, 300], '#ffffff')),
  'pvp-flashes-2': () => layer(lights(12, 26, [0, 170, 1600, 300], '#fff3c9')),
  'pvp-beams': () =>
    layer(
      ...[260, 620, 980, 1340].map((x) =>
        shape(`M${x - 30} 56H${x + 30}L${x + 130} 330H${x - 130}Z`, '#fff6d8', { opacity: 0.14 }),
      ),
    ),
  'memory-clouds': () =>
    layer(
      cloud(0, 620, 62, 0.6, '#ffeadb', '#efc3b4'),
      cloud(2, 1010, 84, 0.6, '#ffeadb', '#efc3b4'),
      cloud(1, 120, 150, 0.6, '#ffeadb', '#efc3b4'),
    ),
  'memory-birds': () =>
    layer(
      flock(
        'bird',
        [
          { x: 800, y: 92, size: 0.4, lean: -6 },
          { x: 736, y: 116, size: 0.28, lean: -4 },
        ],
        '#35617f',
        '#6f9db8',
      ),
    ),
  'memory-swimmer': () =>
    layer(silhouette('swimmer', { x: 980, y: 352, size: 0.5 }, '#1d4d6b', '#a9d3dc')),
} as const satisfies Readonly<Record<string, () => string>>;
