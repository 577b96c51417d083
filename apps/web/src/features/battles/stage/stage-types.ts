import type {
  BattleEvent,
  BattleFormat,
  BattleSide,
  BattleTerms,
  Combatant,
  FieldPosition,
  MatchOutcome,
  ShownRating,
} from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import type { ReactNode, Ref } from 'react';
import type { StageLayout } from './layout.ts';

/** 'skip' shows the states without animations. */
export type StageSpeed = 1 | 2 | 'skip';

export interface Cue {
  readonly speed: StageSpeed;
  /** Abort jumps to the end of all animations. */
  readonly signal?: AbortSignal | undefined;
}

export interface EventCue extends Cue {
  /** The battle after this event. */
  readonly after: BattleView;
  /**
   * Renders `after` synchronously as the stage's `view`. An animation calls it when it suits the
   * event: a bar runs after it, a fainted Pokémon leaves before it. `Playback` guarantees that each
   * event is committed exactly once: it ignores repeated calls, and makes up for a missing one.
   */
  readonly commit: () => void;
}

export interface CallBackCue extends Cue {
  /** Empties the position on the screen synchronously; called once, after the animation. */
  readonly commit: () => void;
}

/** A leader with a line to say, or the winner of a duel without one. */
export interface Speaker {
  readonly name: string;
  /** As in 'Capopalestra di tipo Roccia'. */
  readonly title?: string | undefined;
  /** Path on the asset host. */
  readonly picture: string;
  readonly line: string;
}

/** The outcomes of a battle that was played to its end. */
export type CurtainOutcome = Exclude<MatchOutcome, 'suspended'>;

/** A player before a duel. */
export interface Rival {
  readonly name: string;
  /** Path on the asset host. */
  readonly picture: string;
  /** Null for a player without one. */
  readonly rating: ShownRating | null;
}

/** The picture of both players before a duel. */
export interface FaceOff {
  /** The near one first. */
  readonly rivals: readonly [Rival, Rival];
  /** Null for nothing. */
  readonly note: string | null;
}

/** The end of the battle for the viewer. */
export interface Curtain {
  readonly outcome: CurtainOutcome;
  /** As in 'Vittoria!'. */
  readonly headline: string;
  /** Null for a duel without a winner. */
  readonly speaker: Speaker | null;
}

/** The stage as the playback uses it; no promise rejects. */
export interface StageHandle {
  animate(event: BattleEvent, cue: EventCue): Promise<void>;
  /** A Pokémon returns into its ball, to make room for another. */
  callBack(who: Combatant, cue: CallBackCue): Promise<void>;
  /** At the beginning: the leader slides in with name and line, and leaves. */
  introduce(speaker: Speaker, cue: Cue): Promise<void>;
  /** Before a duel: both players. */
  faceOff(shown: FaceOff, cue: Cue): Promise<void>;
  /** During a battle: a smaller picture with one line. */
  speak(speaker: Speaker, cue: Cue): Promise<void>;
  /** At the end; the curtain stays on the stage. */
  close(curtain: Curtain, cue: Cue): Promise<void>;
}

/** A position on the field that can be aimed at. */
export interface Aim {
  readonly side: BattleSide;
  readonly position: FieldPosition;
}

/** While a move is being aimed, the plates of these positions are buttons. */
export interface Aiming {
  readonly aims: readonly Aim[];
  readonly onAim: (aim: Aim) => void;
}

/** Opens what is known about the stage. */
export interface Inspection {
  readonly onPokemon: (who: Combatant) => void;
  readonly onField: () => void;
}

export interface Arena {
  readonly typeId: number;
  /** The tournament of a champion's arena, 1 to 4: Kanto, Johto, Hoenn, Sinnoh; null for others. */
  readonly championOf: number | null;
}

export interface BattleStageProps {
  readonly ref?: Ref<StageHandle> | undefined;
  /** The state after the events shown so far. */
  readonly view: BattleView;
  /** The near side, seen from behind. */
  readonly side: BattleSide;
  /** Whether the HP of the near side are exact; false for a spectator. */
  readonly isOwnSideExact: boolean;
  readonly format: BattleFormat;
  readonly arena: Arena;
  /** Of side 1, then of side 2. */
  readonly teamSizes: readonly [number, number];
  readonly terms: BattleTerms;
  readonly aiming?: Aiming | null | undefined;
  readonly inspection?: Inspection | null | undefined;
  /** The near position that is being decided for; highlighted. */
  readonly decidingPosition?: FieldPosition | null | undefined;
  /** Follows the names of the far side's Pokémon for screen readers, as in 'nemico'. */
  readonly foeLabel: string;
  /** Below the plates of each side; null for nothing. */
  readonly underPlates?: ((of: BattleSide) => ReactNode) | null | undefined;
}

/** A snapshot of the stage. */
export interface StageParts {
  readonly root: Pick<HTMLElement, 'querySelector'>;
  readonly layout: StageLayout;
  readonly props: BattleStageProps;
}
