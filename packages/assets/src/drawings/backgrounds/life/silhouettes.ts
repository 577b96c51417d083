import { disc, group, oval, shape, stroke } from '../../kit/svg.ts';

/** Position of a silhouette, its scale (1 is about 100 wide), and whether it faces left. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly facesLeft?: boolean;
  readonly lean?: number;
}

/** A distant Pokémon: its shape in one colour, its highlights in another. */
type Silhouette = (ink: string, aside: string) => string;

const silhouettes = {
  /** A great bird on its wings, its crest streaming. */
  bird: (ink, aside) =>
    shape(
      'M18-10C20-28 34-50 56-62C57-53 55-46 50-39L60-40C55-30 48-23 40-17L46-16C38-10 30-8 24-8Z',
      aside,
    ) +
    shape(
      'M58-3L46-9C40-16 29-17 23-13C12-25-6-31-26-28C-12-23 0-17 8-9C5-24-4-48-26-68C-28-59-28-53-25-46L-37-51C-37-42-34-36-29-30L-41-32C-38-24-33-18-26-13L-37-13C-32-6-27-2-20 0C-31 5-44 9-60 8L-49 13L-62 17L-49 19L-58 26C-38 26-21 22-8 15C12 19 32 13 43 2Z',
      ink,
    ),
  /** A gull with long narrow wings. */
  gull: (ink, aside) =>
    shape('M-8-2C-22-18-44-22-70-8C-48-11-28-4-12 8ZM8-2C22-18 44-22 70-8C48-11 28-4 12 8Z', ink) +
    shape('M-70-8C-62-12-54-15-46-15L-52-9ZM70-8C62-12 54-15 46-15L52-9Z', aside) +
    oval(0, 3, 13, 9, ink) +
    shape('M9 2L24 7L9 10Z', aside),
  /** A dragon with bat's wings and a flame at its tail. */
  dragon: (ink, aside) =>
    shape('M8-12C18-30 30-50 46-62C48-52 47-46 44-38C52-40 58-36 60-30C50-28 36-20 26-8Z', ink, {
      opacity: 0.6,
    }) +
    shape(
      'M78-20L66-28L48-38L53-30L40-35L46-26C38-22 32-14 22-10C14-34 2-56-22-72C-28-60-30-52-29-42C-38-45-47-42-53-34C-43-32-36-26-30-16C-26-10-22-6-16-4C-26 4-40 8-54 4C-62 2-68-4-70-12C-74 0-68 12-54 15C-38 18-20 16-8 10L-18 24L-8 22L-4 27L4 16C10 16 16 15 20 13L16 26L25 23L31 27L34 8C42 0 46-8 52-14C60-12 70-14 78-20Z',
      ink,
    ) +
    shape('M-70-8C-82-14-84-28-74-42C-73-34-66-32-64-24C-61-16-64-10-70-8Z', aside),
  /** A balloon that drifts with its strings. */
  balloon: (ink, aside) =>
    stroke('M-10 26C-16 44-4 54-14 72M10 26C16 42 6 56 14 74', ink, 3.4) +
    shape('M-14 68a6 6 0 0 1 0 12a6 6 0 0 1 0-12ZM14 70a6 6 0 0 1 0 12a6 6 0 0 1 0-12Z', aside) +
    shape(
      'M0-46C-8-54-20-50-20-42C-26-38-22-30-14-30H14C22-30 26-38 20-42C20-50 8-54 0-46Z',
      aside,
    ) +
    shape('M0-36C20-36 32-22 32-6C32 12 16 28 0 30C-16 28-32 12-32-6C-32-22-20-36 0-36Z', ink) +
    stroke('M-8 6L8 18M8 6L-8 18', aside, 4) +
    disc(-13, -6, 3.6, aside) +
    disc(13, -6, 3.6, aside),
  /** A gentle swimmer with a shell on its back, cut by the water. */
  swimmer: (ink, aside) =>
    shape(
      'M-62 2C-64-8-58-14-52-16C-50-32-32-42-12-40C2-38 12-30 17-19C23-29 25-42 24-54C23-68 31-78 43-79L41-92L51-79C62-77 70-69 71-62C66-56 56-54 48-57C46-42 48-26 42-12C40-6 38-2 36 2Z',
      ink,
    ) +
    shape('M-50-14C-46-30-30-38-12-36C2-34 12-26 16-14Z', aside) +
    disc(-30, -24, 4, ink) +
    disc(-10, -28, 4.5, ink) +
    disc(6, -20, 3.6, ink) +
    stroke('M-78 4H-52M44 4H74M-20 8H20', aside, 3),
  /** A whale that blows. */
  whale: (ink, aside) =>
    stroke('M18-40C16-54 8-62-2-64M20-40C22-54 30-62 40-64M19-40V-60', aside, 3.6) +
    shape(
      'M-66 2C-74-10-84-16-92-30C-82-30-74-26-70-22C-70-30-64-38-56-42C-58-32-56-22-52-14C-36-32-8-40 20-38C52-36 76-22 82 2Z',
      ink,
    ) +
    shape('M-20 2C4-4 50-10 81-6L82 2Z', aside) +
    stroke('M-104 4H-72M88 4H112', aside, 3),
  /** A ray that leaps from the water. */
  ray: (ink, aside) =>
    stroke('M-40 10C-56 16-66 26-72 40', ink, 4) +
    shape(
      'M46-8C40-2 34 4 28 8C34 22 34 38 26 52C12 40-2 26-16 20C-26 20-36 16-42 10C-36 4-28 0-20 0C-14-18-8-38 4-54C20-44 26-28 26-12C34-14 40-12 46-8Z',
      ink,
    ) +
    stroke('M40-10C50-14 56-22 56-30M44-4C54-4 62-8 66-14', ink, 3) +
    disc(12, 26, 6, aside) +
    disc(10, -26, 6, aside),
  /** A foal in gallop, mane and tail of flames. */
  foal: (ink, aside) =>
    shape(
      'M-38-34C-52-36-58-48-74-46C-66-42-66-38-72-34C-64-34-64-28-70-24C-58-24-52-16-40-22ZM14-42C8-54 16-62 8-74C18-72 20-66 22-62C22-72 30-76 38-76C34-70 36-64 38-60Z',
      aside,
    ) +
    stroke('M-30-22L-44-6L-58 2M-22-20L-26-4L-40 8M22-24L40-16L44 0M16-22L26-6L20 8', ink, 8) +
    shape(
      'M-42-26C-44-40-30-46-14-44C0-42 10-44 18-52C22-60 26-66 34-70L36-78L42-70C50-66 58-58 62-50C58-46 52-46 46-50C42-52 38-50 38-46C36-30 28-18 12-18H-28C-36-18-41-21-42-26Z',
      ink,
    ),
  /** An owl seen from the front, wings spread. */
  owl: (ink, aside) =>
    shape(
      'M-12-12C-28-34-60-42-88-28C-91-16-85-7-77-5C-77 4-69 9-62 6C-58 15-49 17-43 12C-37 20-27 20-21 14L-10 18ZM12-12C28-34 60-42 88-28C91-16 85-7 77-5C77 4 69 9 62 6C58 15 49 17 43 12C37 20 27 20 21 14L10 18Z',
      ink,
    ) +
    shape(
      'M0-26C10-36 22-42 31-42C29-31 25-23 21-18C26-4 22 20 12 30L18 46L6 40L0 48L-6 40L-18 46L-12 30C-22 20-26-4-21-18C-25-23-29-31-31-42C-22-42-10-36 0-26Z',
      ink,
    ) +
    disc(-9, -12, 7, aside) +
    disc(9, -12, 7, aside) +
    disc(-8, -12, 3, ink) +
    disc(8, -12, 3, ink),
  /** A round dancer, a curl on its forehead, both arms in the air. */
  dancer: (ink, aside) =>
    shape('M-26-6C-40-16-52-12-54 0C-46-2-42 4-46 10C-38 10-30 6-26 0Z', aside) +
    shape('M26-6C40-16 52-12 54 0C46-2 42 4 46 10C38 10 30 6 26 0Z', aside) +
    shape(
      'M-12-40L-34-54C-36-42-32-32-26-26C-30-20-31-14-31-8C-40-16-46-26-48-36C-58-30-54-10-34 4C-36 18-30 28-22 32C-26 40-18 44-8 42L-4 36H4L8 42C18 44 26 40 22 32C30 28 36 18 34 4C54-10 58-30 48-36C46-26 40-16 31-8C31-14 30-20 26-26C32-32 36-42 34-54L12-40C4-44-4-44-12-40Z',
      ink,
    ) +
    stroke('M-5-40C-7-54 10-58 11-48C11-42 3-42 4-47', ink, 5.5),
  /** A butterfly with broad wings. */
  butterfly: (ink, aside) =>
    shape(
      'M-2-4C-14-34-40-46-54-36C-62-28-54-10-40-2C-52 4-50 24-38 26C-24 28-10 14-2 4ZM2-4C14-34 40-46 54-36C62-28 54-10 40-2C52 4 50 24 38 26C24 28 10 14 2 4Z',
      aside,
    ) +
    oval(0, 4, 8, 18, ink) +
    disc(0, -14, 9, ink) +
    stroke(
      'M-4-20C-8-32-16-38-22-38M4-20C8-32 16-38 22-38M-16-10L-44-30M16-10L44-30M-14 6L-36 16M14 6L36 16',
      ink,
      3,
    ),
  /** A mouse that sits, its tail a flash. */
  mouse: (ink, aside) =>
    shape('M-22-6L-44-14L-36-26L-60-34L-52-62L-28-52L-36-42L-20-34L-28-22L-16-18Z', aside) +
    shape(
      'M-26 2C-32-12-28-24-20-30C-30-44-36-60-36-76C-26-72-14-60-8-46C-2-48 6-48 12-46C18-60 30-72 40-76C40-60 34-44 24-30C32-22 34-12 28 2Z',
      ink,
    ),
} as const satisfies Readonly<Record<string, Silhouette>>;

/** The distant Pokémon. */
export type SilhouetteName = keyof typeof silhouettes;

/** A Pokémon far away, at its place. */
export function silhouette(
  name: SilhouetteName,
  { x, y, size, facesLeft = false, lean = 0 }: Place,
  ink: string,
  aside: string,
): string {
  const turn = lean === 0 ? '' : ` rotate(${lean})`;
  const transform = `translate(${x} ${y})${turn} scale(${facesLeft ? -size : size} ${size})`;
  return group({ transform }, silhouettes[name](ink, aside));
}
