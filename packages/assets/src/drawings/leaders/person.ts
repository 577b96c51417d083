import { group } from '../kit/svg.ts';
import { type Build, builds, type Neckline, neck, torso } from './body.ts';
import { type Shift, type Skin, skins, solid, type Tone } from './cel.ts';
import { type Brows, brows, type Eyes, eyes } from './eyes.ts';
import { type HairPiece, hair } from './hair.ts';
import { blush, head, heads, noses } from './head.ts';
import { type MouthKind, mouth } from './mouths.ts';

/** What a person's clothes and things are drawn with. */
export interface Wardrobe {
  readonly build: Build;
  readonly skin: Skin;
  /** A lit solid; `name` is its own within the person. */
  solid(name: string, d: string, colours: Tone, inside?: string, shift?: Shift): string;
  /** A garment over shoulders and chest. */
  torso(cloth: Tone, inside?: string): string;
}

/** A layer of clothes or things. */
export type Layer = (wardrobe: Wardrobe) => string;

/** Everything that makes one person of the cast. */
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
  /** Degrees the head leans to the right. */
  readonly tilt?: number;
  /** Behind everything. */
  readonly behind?: Layer;
  /** Hair behind neck and shoulders. */
  readonly back?: readonly HairPiece[];
  readonly clothes: Layer;
  /** Over the neck: collars, scarves. */
  readonly collar?: Layer;
  /** On the face, under the fringe. */
  readonly marks?: Layer;
  /** Hair over the face. */
  readonly front?: readonly HairPiece[];
  /** Over the hair: glasses, hats, ornaments. */
  readonly top?: Layer;
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

/** The bust of a person; `prefix` keeps its ids apart from another's in the same picture. */
export function bust(prefix: string, person: Person): string {
  const kit = wardrobe(prefix, person);
  const { skin, build } = kit;
  const lean = (content: string) =>
    person.tilt === undefined || content === ''
      ? content
      : group({ transform: `rotate(${person.tilt} 120 165)` }, content);
  const front = person.front ?? [];
  const face = `${prefix}-face`;
  const [mouthKind, mouthY] = person.mouth;
  return (
    (person.behind === undefined ? '' : group({ 'clip-path': 'url(#disc)' }, person.behind(kit))) +
    lean(
      (person.back ?? [])
        .map((piece, index) => hair(`${prefix}-b${index}`, piece, person.hair))
        .join(''),
    ) +
    person.clothes(kit) +
    neck(`${prefix}-neck`, build, skin, person.neckline, face) +
    (person.collar?.(kit) ?? '') +
    lean(
      head(
        face,
        heads[person.head],
        skin,
        front.map((_, index) => `${prefix}-f${index}`),
      ) +
        (person.blush === undefined ? '' : blush(skin, 129, person.blush)) +
        noses[person.nose](skin) +
        mouth(mouthKind, skin, mouthY) +
        eyes(person.eyes) +
        (person.brows === undefined ? '' : brows(person.brows)) +
        (person.marks?.(kit) ?? '') +
        front.map((piece, index) => hair(`${prefix}-f${index}`, piece, person.hair)).join('') +
        (person.top?.(kit) ?? ''),
    )
  );
}
