import type { BattleEvent, Combatant } from '@poketorneo/contract';
import { applyEvent, type BattleView } from '@poketorneo/rules/battle';
import { createStore, type Store } from '../../../lib/create-store.ts';
import type { CallBackCue, Cue, EventCue, StageSpeed } from '../stage/index.ts';
import { type Beat, type BeatOptions, beatsOf, isImpact, type LineName } from './beats.ts';
import { readingTime } from './pace.ts';

type BeatCue = Cue & { readonly signal: AbortSignal };

export type Interlude = LineName | 'curtain';

export interface PlaybackState {
  /** The state after the events shown so far, without a Pokémon called back since then. */
  readonly view: BattleView;
  /** The number of events shown so far. */
  readonly count: number;
  /** The sentence of the text box; null before the first of these events. */
  readonly sentence: string | null;
  /** Distinguishes two equal sentences. */
  readonly sentenceNumber: number;
  /** The last sentences, for screen readers. */
  readonly announced: readonly AnnouncedSentence[];
  /** Events are being played, or wait to be. */
  readonly isPlaying: boolean;
}

export interface AnnouncedSentence {
  readonly number: number;
  readonly text: string;
}

const maxAnnounced = 24;

/** The dependencies of a playback. */
export interface PlaybackParts {
  /** Null while the stage is not mounted. */
  readonly stage: () => {
    animate(event: BattleEvent, showing: EventCue): Promise<void>;
    callBack(who: Combatant, leaving: CallBackCue): Promise<void>;
  } | null;
  /** Shows a leader's line or the curtain on the stage. */
  readonly perform: (interlude: Interlude, cue: Cue) => Promise<void>;
  /** The text of it; null for none. */
  readonly lineOf: (interlude: Interlude) => string | null;
  /** The sentence of an event, from the state before it; null for none. */
  readonly sentenceOf: (event: BattleEvent, before: BattleView) => string | null;
  /** The Pokémon called back before an event is shown, with its sentence; null for none. */
  readonly callBackOf: (
    event: BattleEvent,
    before: BattleView,
  ) => { readonly who: Combatant; readonly sentence: string } | null;
  /** Renders a change synchronously. */
  readonly flush: (change: () => void) => void;
  /** Resolves early when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Resolves at once if the page is visible, otherwise when it becomes visible. */
  readonly untilVisible: () => Promise<void>;
}

/**
 * Plays a queue of beats: idle until `add`, then beat by beat, waiting before each until the last
 * sentence has been read, the page is visible and the playback is not paused; idle again when the
 * queue is empty. `advance` aborts the animation and the reading time of the current beat; `jumpTo`
 * starts a new generation, in which code of the one before changes nothing any more.
 */
export class Playback {
  readonly state: Store<PlaybackState>;
  readonly #parts: PlaybackParts;
  /** The state after the events shown so far. */
  #view: BattleView;
  #queue: Beat[] = [];
  #speed: StageSpeed;
  #isPaused = false;
  #isRunning = false;
  #generation = 0;
  #beatAbort = new AbortController();
  /** Belongs to the beat whose sentence is being read. */
  #readingAbort = new AbortController();
  /** Resolves after the time for reading the last sentence. */
  #readingTime: Promise<void> = Promise.resolve();
  #endPause: (() => void) | null = null;

  constructor(view: BattleView, speed: StageSpeed, parts: PlaybackParts) {
    this.#parts = parts;
    this.#view = view;
    this.#speed = speed;
    this.state = createStore<PlaybackState>({
      view,
      count: 0,
      sentence: null,
      sentenceNumber: 0,
      announced: [],
      isPlaying: false,
    });
  }

  /** Shows a state at once and drops the queue. */
  jumpTo(view: BattleView, count: number): void {
    this.#generation += 1;
    this.#queue = [];
    this.#isRunning = false;
    this.advance();
    this.#view = view;
    this.#change({ view, count, sentence: null, isPlaying: false });
  }

  /** Queues events. */
  add(events: readonly BattleEvent[], options: BeatOptions): void {
    const beats = beatsOf(events, options);
    if (beats.length === 0) return;
    this.#queue.push(...beats);
    if (this.#isRunning) return;
    // The old sentence must go even if the first of these events has none.
    this.#change({ isPlaying: true, sentence: null });
    void this.#play();
  }

  /** Jumps to the end of the current beat. */
  advance(): void {
    this.#beatAbort.abort();
    this.#readingAbort.abort();
  }

  setSpeed(speed: StageSpeed): void {
    this.#speed = speed;
    if (speed === 'skip') this.advance();
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#endPause?.();
    this.#endPause = null;
  }

  async #play(): Promise<void> {
    const generation = ++this.#generation;
    this.#isRunning = true;
    this.#readingTime = Promise.resolve();
    let previous: Beat | undefined;
    while (generation === this.#generation) {
      const isHitOfMove = isImpact(previous, this.#queue[0]);
      if (!isHitOfMove) await this.#readingTime;
      await this.#untilPlayable();
      if (generation !== this.#generation) return;
      const beat = this.#queue.shift();
      if (beat === undefined) break;
      previous = beat;
      if (beat.kind === 'events') {
        await this.#callBack(beat.events, generation);
        if (generation !== this.#generation) return;
        await this.#playEvents(beat.events, { generation, isHitOfMove });
      } else if (beat.kind === 'weather') {
        await this.#playWeather(beat.events, generation);
      } else
        await this.#playInterlude(beat.kind === 'line' ? beat.line : 'curtain', this.#startCue());
    }
    if (generation !== this.#generation) return;
    this.#isRunning = false;
    this.#change({ isPlaying: false });
  }

  async #untilPlayable(): Promise<void> {
    await this.#parts.untilVisible();
    while (this.#isPaused) {
      await new Promise<void>((resolve) => {
        this.#endPause = resolve;
      });
    }
  }

  #startCue(): BeatCue {
    this.#beatAbort = new AbortController();
    return { speed: this.#speed, signal: this.#beatAbort.signal };
  }

  /** Calls back the Pokémon that an event replaces. */
  async #callBack([event]: readonly BattleEvent[], generation: number): Promise<void> {
    const callBack = event === undefined ? null : this.#parts.callBackOf(event, this.#view);
    if (callBack === null) return;
    const { who, sentence } = callBack;
    const cue = this.#startCue();
    this.#showSentence(sentence, cue);
    const commit = () => {
      if (generation !== this.#generation) return;
      this.#parts.flush(() => this.#change({ view: without(this.#view, who) }));
    };
    await this.#parts.stage()?.callBack(who, { ...cue, commit });
    await this.#readingTime;
  }

  #showSentence(sentence: string, { speed, signal }: BeatCue): void {
    this.#announce(sentence);
    const sentenceNumber = this.state.get().sentenceNumber + 1;
    this.#change({ sentence, sentenceNumber });
    this.#readingAbort = this.#beatAbort;
    this.#readingTime = this.#parts.wait(readingTime(sentence, speed), signal);
  }

  async #playEvents(
    events: readonly BattleEvent[],
    { generation, isHitOfMove }: { generation: number; isHitOfMove: boolean },
  ): Promise<void> {
    const sentence = this.#sentenceOf(events);
    const cue = this.#startCue();
    if (sentence !== null && !isHitOfMove) this.#showSentence(sentence, cue);
    const sentenceShown =
      sentence !== null && isHitOfMove
        ? this.#showSentenceAfterReading(sentence, cue, generation)
        : undefined;
    for (const event of events) {
      if (generation !== this.#generation) return;
      await this.#playEvent(event, cue, generation);
    }
    await sentenceShown;
  }

  /** Shows one sentence for the weather, but announces those of all its events. */
  async #playWeather(events: readonly BattleEvent[], generation: number): Promise<void> {
    const [first] = events;
    const cue = this.#startCue();
    const isUpkeep = first?.kind === 'weather';
    const sentence = this.#sentenceOf(isUpkeep ? [first] : events);
    if (sentence !== null) this.#showSentence(sentence, cue);
    const damageSentences = isUpkeep ? this.#sentenceOf(events.slice(1)) : null;
    if (damageSentences !== null) this.#announce(damageSentences);
    await Promise.all(events.map((event) => this.#playEvent(event, cue, generation)));
  }

  /** Waits until the sentence before has been read. */
  async #showSentenceAfterReading(
    sentence: string,
    cue: BeatCue,
    generation: number,
  ): Promise<void> {
    await this.#readingTime;
    // A player who skipped the animation of the hit has not read its sentence yet.
    if (generation === this.#generation)
      this.#showSentence(sentence, cue.signal.aborted ? this.#startCue() : cue);
  }

  async #playInterlude(interlude: Interlude, cue: Cue): Promise<void> {
    const line = this.#parts.lineOf(interlude);
    if (line !== null) this.#announce(line);
    await this.#parts.perform(interlude, cue);
  }

  #announce(text: string): void {
    const { announced } = this.state.get();
    const number = (announced.at(-1)?.number ?? 0) + 1;
    this.#change({ announced: [...announced.slice(1 - maxAnnounced), { number, text }] });
  }

  /** The sentences of the events, without repetitions. */
  #sentenceOf(events: readonly BattleEvent[]): string | null {
    let view = this.#view;
    const sentences = new Set<string>();
    for (const event of events) {
      const sentence = this.#parts.sentenceOf(event, view);
      if (sentence !== null) sentences.add(sentence);
      view = applyEvent(view, event);
    }
    return sentences.size === 0 ? null : [...sentences].join(' ');
  }

  async #playEvent(event: BattleEvent, cue: Cue, generation: number): Promise<void> {
    const after = applyEvent(this.#view, event);
    let isCommitted = false;
    const commit = () => {
      if (isCommitted || generation !== this.#generation) return;
      isCommitted = true;
      // A weather beat plays several events at once, so the view may have changed.
      this.#view = applyEvent(this.#view, event);
      const count = this.state.get().count + 1;
      this.#parts.flush(() => this.#change({ view: this.#view, count }));
    };
    await this.#parts.stage()?.animate(event, { ...cue, after, commit });
    commit();
  }

  #change(change: Partial<PlaybackState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

/** Empties the position of a Pokémon on the field. */
function without(view: BattleView, { side, place }: Combatant): BattleView {
  const { active, ...rest } = view.sides[side];
  const left = { ...rest, active: active.map((one) => (one === place ? null : one)) };
  return { ...view, sides: { ...view.sides, [side]: left } };
}
