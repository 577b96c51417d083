import type {
  BattleEvent,
  BattleFormat,
  BattleSide,
  BattleTerms,
  Combatant,
  FieldPosition,
  MatchOutcome,
} from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import type { Ref } from 'react';
import type { StageLayout } from './layout.ts';

/** How fast the stage plays; 'skip' shows the states alone. */
export type StageSpeed = 1 | 2 | 'skip';

/** How something is played. */
export interface Playing {
  readonly speed: StageSpeed;
  /** Once it is aborted, everything under way jumps to its end. */
  readonly signal?: AbortSignal | undefined;
}

/** How an event is played. */
export interface Showing extends Playing {
  /** The battle with this event folded in. */
  readonly after: BattleView;
  /**
   * Puts `after` on the screen, at once (`flushSync`): it becomes the stage's `view`. The stage
   * calls it exactly once, before its promise resolves, at the moment that suits the event: a bar
   * runs after it, a fainted Pokémon leaves before it. Also when it is skipped or fails.
   */
  readonly show: () => void;
}

/** How someone is called back. */
export interface Leaving extends Playing {
  /** Empties the place on the screen, at once: called once, when it is gone. */
  readonly show: () => void;
}

/** Someone who comes to the front of the stage and says something. */
export interface Speaker {
  readonly name: string;
  /** Beside the name, as in 'Capopalestra di tipo Roccia'. */
  readonly title?: string | undefined;
  /** Path on the asset host. */
  readonly picture: string;
  readonly line: string;
}

/** The outcomes of a battle that is played to an end. */
export type CurtainOutcome = Exclude<MatchOutcome, 'suspended'>;

/** How the battle ended for the viewer. */
export interface Curtain {
  readonly outcome: CurtainOutcome;
  /** In large letters, as in 'Vittoria!'. */
  readonly headline: string;
  readonly speaker: Speaker;
}

/** What the playback makes the stage do. No promise rejects. */
export interface StageHandle {
  animate(event: BattleEvent, showing: Showing): Promise<void>;
  /** Someone goes back into the ball, to make room for another. */
  callBack(who: Combatant, leaving: Leaving): Promise<void>;
  /** The beginning: the leader slides in with name and sentence, and goes. */
  introduce(speaker: Speaker, playing: Playing): Promise<void>;
  /** In the middle of a battle: a smaller picture with one sentence. */
  speak(speaker: Speaker, playing: Playing): Promise<void>;
  /** The end. What it leaves on the stage stays there. */
  close(curtain: Curtain, playing: Playing): Promise<void>;
}

/** A place on the field that can be aimed at. */
export interface Aim {
  readonly side: BattleSide;
  readonly position: FieldPosition;
}

/** Aiming under way: the plates of these places are buttons. */
export interface Aiming {
  readonly aims: readonly Aim[];
  readonly onAim: (aim: Aim) => void;
}

/** What the arena is drawn for. */
export interface Arena {
  readonly typeId: number;
  readonly isChampion: boolean;
  /** 1 to 4: Kanto, Johto, Hoenn, Sinnoh. */
  readonly tournamentId: number;
}

export interface BattleStageProps {
  readonly ref?: Ref<StageHandle> | undefined;
  /** The fold of the events shown so far. */
  readonly view: BattleView;
  /** Whose back is seen: it stands in front. A spectator sees side 1 so. */
  readonly side: BattleSide;
  /** Whether the HP of the side in front are known exactly: not to a spectator. */
  readonly isOwnSideExact: boolean;
  readonly format: BattleFormat;
  readonly arena: Arena;
  /** How many each team has: the player's, then the leader's. */
  readonly teamSizes: readonly [number, number];
  readonly terms: BattleTerms;
  readonly aiming?: Aiming | null | undefined;
  /** The own place that is being decided for: it is lit. */
  readonly deciding?: FieldPosition | null | undefined;
}

/** The stage at some moment. */
export interface StageParts {
  readonly root: Pick<HTMLElement, 'querySelector'>;
  readonly layout: StageLayout;
  readonly props: BattleStageProps;
}
