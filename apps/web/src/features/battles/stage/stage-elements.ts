import type { Combatant } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import type { AnimationRun, Frame, Timing } from './animation-run.ts';
import styles from './Effects.module.css';
import type { Spot, StageLayout } from './layout.ts';
import { cellSize, coloursOf, type ShapeName, sheetPosition } from './shapes.ts';
import type { BattleStageProps, StageParts } from './stage-types.ts';

/** A point of the stage, with the scale of effects there. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  /** Effects at this point are behind the Pokémon. */
  readonly isBehind?: boolean;
}

/** Light drawn by CSS. */
export type LightKind =
  | 'glow'
  | 'ring'
  | 'beam'
  | 'bolt'
  | 'pillar'
  | 'dome'
  | 'wall'
  | 'speed'
  | 'burst'
  | 'flare'
  | 'ripple'
  | 'cross';

/** The elements and the geometry of a Pokémon on the field. */
export interface Figure {
  readonly who: Combatant;
  readonly isNear: boolean;
  readonly spot: Spot;
  /** The middle of the body, and the feet. */
  readonly heart: Anchor;
  readonly feet: Anchor;
  readonly height: number;
  /** Moves on the field; contains the sprite. */
  readonly body: HTMLElement | null;
  /** The sprite, and its white shape above it. */
  readonly sprite: HTMLElement | null;
  readonly flash: HTMLElement | null;
  readonly shadow: HTMLElement | null;
  readonly plate: HTMLElement | null;
}

/** A snapshot of the stage for animations: a rerendered stage needs a new one. */
export class StageElements {
  readonly root: StageParts['root'];
  readonly layout: StageLayout;
  readonly props: BattleStageProps;

  constructor({ root, layout, props }: StageParts) {
    this.root = root;
    this.layout = layout;
    this.props = props;
  }

  part(name: 'camera' | 'effects' | 'light' | 'behind'): HTMLElement {
    const element = this.root.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (element === null) throw new Error(`The stage has no ${name}`);
    return element;
  }

  /** Null for a Pokémon that is not on the field. */
  figure(who: Combatant, view: BattleView = this.props.view): Figure | null {
    const position = view.sides[who.side].active.indexOf(who.place);
    return position < 0 ? null : this.figureAt(who, position);
  }

  figureAt(who: Combatant, position: number): Figure | null {
    const isNear = who.side === this.props.side;
    const spot = (isNear ? this.layout.near : this.layout.far)[position];
    if (spot === undefined) return null;
    const slotName = `${who.side}-${position}`;
    const slot = this.root.querySelector<HTMLElement>(`[data-slot="${slotName}"]`);
    const height = slot?.querySelector('img')?.clientHeight || spot.room.height * 0.7;
    return {
      who,
      isNear,
      spot,
      height,
      feet: { x: spot.x, y: spot.y, depth: spot.depth },
      heart: { x: spot.x, y: spot.y - height / 2, depth: spot.depth },
      body: slot?.querySelector<HTMLElement>('[data-part="body"]') ?? null,
      sprite: slot?.querySelector<HTMLElement>('[data-part="sprite"]') ?? null,
      flash: slot?.querySelector<HTMLElement>('[data-part="flash"]') ?? null,
      shadow: slot?.querySelector<HTMLElement>('[data-part="shadow"]') ?? null,
      plate: this.root.querySelector<HTMLElement>(`[data-plate="${slotName}"]`),
    };
  }

  /** All Pokémon of a side that are on the field. */
  side(side: Combatant['side']): Figure[] {
    return this.props.view.sides[side].active.flatMap((place) => {
      const figure = place === null ? null : this.figure({ side, place });
      return figure === null ? [] : [figure];
    });
  }

  /** Plays a shape of `size` pixels; `frames` move it relative to its point. */
  async shape(
    run: AnimationRun,
    name: ShapeName,
    at: Anchor,
    size: number,
    frames: readonly Frame[],
    timing: Timing,
  ): Promise<void> {
    if (run.isSkipped) return;
    const element = this.makePicture(styles.shape, at, size * at.depth, sheetPosition(name));
    await run.playTransient(this.layer(at), element, frames, timing);
  }

  /** Plays light in the colour of a type. */
  async light(
    run: AnimationRun,
    kind: LightKind,
    typeId: number,
    at: Anchor,
    size: number,
    frames: readonly Frame[],
    timing: Timing,
  ): Promise<void> {
    if (run.isSkipped) return;
    const element = this.make(styles[kind], at, size * at.depth);
    const [glow, core] = coloursOf(typeId);
    element.style.setProperty('--glow', glow);
    element.style.setProperty('--core', core);
    await run.playTransient(this.layer(at), element, frames, timing);
  }

  /** Colours the arena behind the Pokémon for a moment. */
  async backdrop(
    run: AnimationRun,
    colour: string,
    strength: number,
    timing: Timing,
  ): Promise<void> {
    if (run.isSkipped) return;
    const element = document.createElement('i');
    element.className = styles.backdrop ?? '';
    element.style.backgroundColor = colour;
    await run.playTransient(
      this.part('behind'),
      element,
      [
        { opacity: 0, easing: 'ease-out' },
        { opacity: strength, offset: 0.2 },
        { opacity: strength, offset: 0.7, easing: 'ease-in' },
        { opacity: 0 },
      ],
      timing,
    );
  }

  /** The parent of effects at a point. */
  layer({ isBehind }: Anchor): HTMLElement {
    return this.part(isBehind === true ? 'behind' : 'effects');
  }

  /** An element with its centre at a point, `size` pixels wide. */
  make(className: string | undefined, at: Anchor, size: number): HTMLElement {
    const element = document.createElement('i');
    if (className !== undefined) element.className = className;
    element.style.width = `${size}px`;
    element.style.left = `${at.x}px`;
    element.style.top = `${at.y}px`;
    return element;
  }

  /** An element that holds a cell of a sprite sheet. */
  makePicture(
    className: string | undefined,
    at: Anchor,
    size: number,
    position: string,
  ): HTMLElement {
    const element = this.make(className, at, size);
    // No pseudo-element: its style would be calculated with each frame.
    const cell = document.createElement('i');
    cell.style.backgroundPosition = position;
    cell.style.scale = `${size / cellSize}`;
    element.append(cell);
    return element;
  }

  /** Tints the whole stage for a moment. */
  async tint(run: AnimationRun, colour: string, strength: number, duration: number): Promise<void> {
    const light = this.part('light');
    light.style.backgroundColor = colour;
    await run.playDetached(
      light,
      [
        { opacity: 0 },
        { opacity: strength, offset: 0.25 },
        { opacity: strength * 0.7, offset: 0.6 },
        { opacity: 0 },
      ],
      { duration },
    );
  }

  /** Shakes the camera; a strength of 1 is a blow, 3 an earthquake. */
  async shake(run: AnimationRun, strength: number, duration: number): Promise<void> {
    if (run.isStill) return;
    const steps = Math.max(4, Math.round(duration / 45));
    const frames = Array.from({ length: steps + 1 }, (_, index) => ({
      transform: this.#jolt(strength * (1 - index / steps), index),
    }));
    await run.playDetached(this.part('camera'), [...frames, { transform: 'none' }], { duration });
  }

  /** The camera off its place; larger, so that no edge of the arena is seen. */
  #jolt(strength: number, index: number): string {
    const reach = strength * Math.max(2, this.layout.height / 130);
    const x = (index % 2 === 0 ? 1 : -1) * reach;
    const y = (index % 3 === 0 ? 1 : -0.6) * reach * 0.7;
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(1 + 0.014 * strength).toFixed(3)})`;
  }

  /** Moves the camera towards a Pokémon for a moment, shaking. */
  async closeUp(
    run: AnimationRun,
    figure: Figure,
    duration: number,
    strength: number,
  ): Promise<void> {
    if (run.isStill) return;
    const x = (this.layout.width / 2 - figure.heart.x) * 0.22;
    const y = (this.layout.height / 2 - figure.heart.y) * 0.16;
    const near = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(1.14)`;
    const shaken = [0, 1, 2, 3, 4, 5].map((index) => ({
      transform: `${this.#jolt(strength * (1 - index / 6), index)} ${near}`,
      offset: 0.12 + index * 0.08,
    }));
    await run.playDetached(
      this.part('camera'),
      [
        { transform: 'none', easing: 'cubic-bezier(.1,.9,.2,1)' },
        ...shaken,
        { transform: near, offset: 0.7, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { duration },
    );
  }
}
