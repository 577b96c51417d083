import { group, n, shape, stroke } from '../kit/svg.ts';
import { type Build, builds, type Neckline, neck, torso } from './body.ts';
import { type Shift, type Skin, skins, solid, type Tone } from './cel.ts';
import { type Brows, brows, type Eyes, eyes } from './eyes.ts';
import { blush, head, heads, noses } from './head.ts';
import { type MouthKind, mouth } from './mouths.ts';
import { turned } from './turn.ts';

/** A piece of hair: its outline, its strand lines and its highlights. */
interface HairPiece {
  readonly d: string;
  readonly strands?: string;
  readonly shine?: string;
  readonly shift?: Shift;
  /** Colour, where it differs from the head's. */
  readonly tone?: Tone;
}

/** Draws a piece of hair on a head turned by `turn`; `id` is its outline's id. */
function hair(id: string, piece: HairPiece, common: Tone, turn = 0): string {
  const colours = piece.tone ?? common;
  const { base, shade, light } = colours;
  const inside =
    (piece.strands === undefined ? '' : stroke(turned(piece.strands, turn), shade, 2.6)) +
    (piece.shine === undefined ? '' : shape(turned(piece.shine, turn), light, { opacity: 0.55 }));
  return solid(id, turned(piece.d, turn), { base, shade, light }, inside, piece.shift ?? [-5, -4]);
}

/** Drawing helpers for a person's clothes and objects. */
interface Wardrobe {
  readonly build: Build;
  readonly skin: Skin;
  /** A lit solid; `name` is unique within the person. */
  solid(name: string, d: string, colours: Tone, inside?: string, shift?: Shift): string;
  /** A garment over shoulders and chest. */
  torso(cloth: Tone, inside?: string): string;
}

/** A layer of clothes or things. */
type Layer = (wardrobe: Wardrobe) => string;

/** All parts of one person. */
export interface Person {
  readonly skin: keyof typeof skins;
  readonly head: keyof typeof heads;
  readonly build: keyof typeof builds;
  readonly eyes: Eyes;
  readonly brows?: Brows;
  readonly nose: keyof typeof noses;
  readonly mouth: readonly [kind: MouthKind, y: number];
  readonly blush?: number;
  readonly hair: Tone;
  readonly neckline: Neckline;
  /** Tilt of the head to the right, in degrees. */
  readonly tilt?: number;
  /** Turn of the head: -1 is the left of the picture, 1 its right. */
  readonly turn?: number;
  /** Slope of the shoulders to the right, in degrees. */
  readonly slope?: number;
  /** Horizontal scale of the shoulders, below 1 for a turned body. */
  readonly breadth?: number;
  /** Framing: scale, and the position of the picture's middle. */
  readonly frame?: readonly [size: number, x: number, y: number];
  /** Behind everything. */
  readonly behind?: Layer;
  /** Hair behind neck and shoulders. */
  readonly back?: readonly HairPiece[];
  readonly clothes: Layer;
  /** Over the neck: collars, scarves. */
  readonly collar?: Layer;
  /** Round the head, under the fringe: headbands. */
  readonly band?: Layer;
  /** On the face, under the fringe. */
  readonly marks?: Layer;
  /** Hair over the face. */
  readonly front?: readonly HairPiece[];
  /** Over the hair: hats, ornaments. */
  readonly top?: Layer;
  /** Over the hair and moving with the face: glasses, moustaches. */
  readonly worn?: Layer;
  /** Before everything: arms, hands and what they hold. */
  readonly hands?: Layer;
}

function wardrobe(prefix: string, person: Person): Wardrobe {
  const build = builds[person.build];
  return {
    build,
    skin: skins[person.skin],
    solid: (name, d, colours, inside, shift) =>
      solid(`${prefix}-${name}`, d, colours, inside, shift),
    torso: (cloth, inside) => torso(`${prefix}-torso`, build, cloth, inside),
  };
}

/** Moved sideways with a turned face; `depth` is its distance from the face. */
function onFace(turn: number, content: string, depth = 1): string {
  return turn === 0 || content === ''
    ? content
    : group({ transform: `translate(${n(turn * 10 * depth)} 0)` }, content);
}

/** A nose on a turned face: its bridge points in the direction of the turn. */
function nose(person: Person, skin: Skin, turn: number): string {
  const drawn = noses[person.nose](skin);
  return turn < 0
    ? group({ transform: `matrix(-1 0 0 1 ${n(240 + turn * 14)} 0)` }, drawn)
    : onFace(turn, drawn, 1.4);
}

/** The face of a person, from the skull to the fringe and what lies over it. */
function face(prefix: string, person: Person, kit: Wardrobe): string {
  const { skin } = kit;
  const { turn = 0, front = [] } = person;
  const [mouthKind, mouthY] = person.mouth;
  return (
    head(
      `${prefix}-face`,
      heads[person.head],
      skin,
      front.map((_, index) => `${prefix}-f${index}`),
      turn,
    ) +
    (person.blush === undefined ? '' : onFace(turn, blush(skin, 129, person.blush))) +
    nose(person, skin, turn) +
    onFace(turn, mouth(mouthKind, skin, mouthY), 1.2) +
    eyes(person.eyes, turn) +
    (person.brows === undefined ? '' : brows(person.brows, turn)) +
    (person.band?.(kit) ?? '') +
    onFace(turn, person.marks?.(kit) ?? '') +
    front.map((piece, index) => hair(`${prefix}-f${index}`, piece, person.hair, turn)).join('') +
    (person.top?.(kit) ?? '') +
    onFace(turn, person.worn?.(kit) ?? '')
  );
}

/** The transform of a sloped or turned body; empty for a straight one. */
function stance({ slope = 0, breadth = 1 }: Person): string | undefined {
  const parts = [
    ...(slope === 0 ? [] : [`rotate(${slope} 120 190)`]),
    ...(breadth === 1 ? [] : [`matrix(${breadth} 0 0 1 ${n(120 * (1 - breadth))} 0)`]),
  ];
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** The bust of a person; `prefix` makes its ids unique within the picture. */
export function bust(prefix: string, person: Person): string {
  const kit = wardrobe(prefix, person);
  const { skin, build } = kit;
  const { tilt = 0, turn = 0, frame } = person;
  const moved = (transform: string | undefined, content: string) =>
    transform === undefined || content === '' ? content : group({ transform }, content);
  const lean = (content: string) =>
    moved(tilt === 0 ? undefined : `rotate(${tilt} 120 165)`, content);
  const drawn =
    (person.behind?.(kit) ?? '') +
    lean(
      moved(
        turn === 0 ? undefined : `translate(${n(turn * -4)} 0)`,
        (person.back ?? [])
          .map((piece, index) => hair(`${prefix}-b${index}`, piece, person.hair))
          .join(''),
      ),
    ) +
    moved(
      stance(person),
      person.clothes(kit) +
        neck(`${prefix}-neck`, build, skin, person.neckline, `${prefix}-face`) +
        (person.collar?.(kit) ?? ''),
    ) +
    lean(face(prefix, person, kit)) +
    (person.hands?.(kit) ?? '');
  if (frame === undefined) return drawn;
  const [size, x, y] = frame;
  return moved(
    `matrix(${size} 0 0 ${size} ${n(120 * (1 - size) + x)} ${n(120 * (1 - size) + y)})`,
    drawn,
  );
}
