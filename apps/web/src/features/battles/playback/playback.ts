import type { BattleEvent, Combatant } from '@poketorneo/contract';
import { applyEvent, type BattleView } from '@poketorneo/rules/battle';
import { createStore, type Store } from '../../../lib/create-store.ts';
import type { CallBackCue, Cue, EventCue, StageSpeed } from '../stage/index.ts';
import { type Beat, type BeatOptions, beatsOf, continues, type LineName } from './beats.ts';
import { readingTime } from './pace.ts';

type BeatCue = Cue & { readonly signal: AbortSignal };

export type Interlude = LineName | 'curtain' | 'face-off';

export interface PlaybackState {
  /** The state after the events shown so far, without a Pokémon called back since then. */
  readonly view: BattleView;
  /** The number of events shown so far. */
  readonly count: number;
  /**
   * The text box: one sentence, or several that were joined; null before the first of these events.
   */
  readonly sentence: string | null;
  /** Distinguishes two equal sentences. */
  readonly sentenceNumber: number;
  /** The number of letters before the last joined sentence. */
  readonly typedFrom: number;
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
/** More letters than the text box of the smallest phone has room for. */
const maxJoined = 72;
/** Milliseconds that a hurried animation has for ending by itself. */
const hurriedMs = 300;

/** The dependencies of a playback. */
export interface PlaybackParts {
  /** Null while the stage is not mounted. */
  readonly stage: () => {
    animate(event: BattleEvent, showing: EventCue): Promise<void>;
    callBack(who: Combatant, leaving: CallBackCue): Promise<void>;
  } | null;
  /** Shows a leader's line, both players or the curtain on the stage. */
  readonly perform: (interlude: Interlude, cue: Cue) => Promise<void>;
  /** The text of it; null for none. */
  readonly lineOf: (interlude: Interlude) => string | null;
  /** The sentence of an event, from the state before it; null for none. */
  readonly sentenceOf: (event: BattleEvent, before: BattleView) => string | null;
  /** The HP that an event takes or gives, for screen readers; null for none. */
  readonly hpChangeOf: (event: BattleEvent, before: BattleView) => string | null;
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
 * sentence has been read (unless the beat continues it), the page is visible and the playback is
 * not paused; idle again when the queue is empty. `advance` aborts the animation and the reading
 * time of the current beat, even of a stage that does not react; `jumpTo` starts a new generation,
 * in which code of the one before changes nothing.
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
  /** Belongs to the text box being read. */
  #readingAbort = new AbortController();
  /** The text box shows the sentence of the last beat, or of one that it continues. */
  #isBoxOpen = false;
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
      typedFrom: 0,
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
    this.#isBoxOpen = false;
    let previous: Beat | undefined;
    while (generation === this.#generation) {
      const isContinuing = continues(previous, this.#queue[0]);
      if (!isContinuing) await this.#readingTime;
      await this.#untilPlayable();
      if (generation !== this.#generation) return;
      const beat = this.#queue.shift();
      if (beat === undefined) break;
      previous = beat;
      if (beat.kind === 'events') {
        const hasCalledBack = await this.#callBack(beat.events, generation);
        if (generation !== this.#generation) return;
        await this.#playEvents(beat.events, {
          generation,
          isContinuing: isContinuing && !hasCalledBack,
        });
      } else if (beat.kind === 'weather') {
        await this.#playWeather(beat.events, generation);
      } else if (beat.kind === 'opening') {
        await this.#playOpening(beat.events, generation);
      } else
        await this.#playInterlude(beat.kind === 'line' ? beat.line : beat.kind, this.#startCue());
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

  /** Calls back the Pokémon that an event replaces; false if there is none. */
  async #callBack([event]: readonly BattleEvent[], generation: number): Promise<boolean> {
    const callBack = event === undefined ? null : this.#parts.callBackOf(event, this.#view);
    if (callBack === null) return false;
    const { who, sentence } = callBack;
    await this.#readingTime;
    if (generation !== this.#generation) return true;
    const cue = this.#startCue();
    this.#showSentence(sentence, cue);
    const commit = () => {
      if (generation !== this.#generation) return;
      this.#parts.flush(() => this.#change({ view: without(this.#view, who) }));
    };
    await this.#unlessHurried(this.#parts.stage()?.callBack(who, { ...cue, commit }), cue);
    commit();
    await this.#readingTime;
    return true;
  }

  /** Resolves with the animation, or soon after the player has hurried on. */
  async #unlessHurried(animation: Promise<void> | undefined, { signal }: BeatCue): Promise<void> {
    if (animation === undefined) return;
    const settled = new AbortController();
    const hurried = new Promise<void>((resolve) => {
      const end = () => void this.#parts.wait(hurriedMs, settled.signal).then(resolve);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true, signal: settled.signal });
    });
    await Promise.race([animation, hurried]);
    settled.abort();
  }

  #showSentence(sentence: string, { speed }: BeatCue): void {
    this.#announce(sentence);
    this.#change({
      sentence,
      sentenceNumber: this.state.get().sentenceNumber + 1,
      typedFrom: 0,
    });
    this.#isBoxOpen = true;
    this.#readingAbort = new AbortController();
    this.#readingTime = this.#parts.wait(readingTime(sentence, speed), this.#readingAbort.signal);
  }

  /** Adds a sentence to those of the text box; false if there is no room. */
  #joinSentence(sentence: string, { speed }: BeatCue): boolean {
    const { sentence: before, sentenceNumber } = this.state.get();
    if (before === null || !this.#isBoxOpen) return false;
    // Each of several hits has the same effect.
    if (before.endsWith(sentence)) return true;
    if (before.length + 1 + sentence.length > maxJoined) return false;
    this.#announce(sentence);
    this.#change({
      sentence: `${before} ${sentence}`,
      sentenceNumber: sentenceNumber + 1,
      typedFrom: before.length,
    });
    // A player who has hurried through the first sentence has not read this one yet.
    if (this.#readingAbort.signal.aborted) this.#readingAbort = new AbortController();
    const added = this.#parts.wait(readingTime(sentence, speed), this.#readingAbort.signal);
    this.#readingTime = Promise.all([this.#readingTime, added]).then(() => undefined);
    return true;
  }

  async #playEvents(
    events: readonly BattleEvent[],
    { generation, isContinuing }: { generation: number; isContinuing: boolean },
  ): Promise<void> {
    const before = this.#view;
    const sentence = this.#sentenceOf(events);
    const cue = this.#startCue();
    if (!isContinuing) this.#isBoxOpen = false;
    if (sentence !== null && !isContinuing) this.#showSentence(sentence, cue);
    const isShown = sentence === null || !isContinuing || this.#joinSentence(sentence, cue);
    const shown = isShown ? undefined : this.#showSentenceAfterReading(sentence, cue, generation);
    // Those of one Pokémon one after another: a move hits all its targets at once.
    const played = new Map<string, Promise<void>>();
    for (const event of events) {
      const who = JSON.stringify('who' in event && event.who);
      if (played.has(who)) await played.get(who);
      if (generation !== this.#generation) return;
      played.set(who, this.#playEvent(event, cue, generation));
    }
    await Promise.all(played.values());
    await shown;
    if (generation === this.#generation) this.#announceHpChanges(events, before);
  }

  /** Announces the first Pokémon of both sides, and brings them out at once. */
  async #playOpening(events: readonly BattleEvent[], generation: number): Promise<void> {
    const cue = this.#startCue();
    this.#announce(this.#sentenceOf(events));
    await Promise.all(events.map((event) => this.#playEvent(event, cue, generation)));
  }

  /** Shows one sentence for the weather, but announces those of all its events. */
  async #playWeather(events: readonly BattleEvent[], generation: number): Promise<void> {
    const [first] = events;
    const cue = this.#startCue();
    const isUpkeep = first?.kind === 'weather';
    const sentence = this.#sentenceOf(isUpkeep ? [first] : events);
    if (sentence !== null) this.#showSentence(sentence, cue);
    if (isUpkeep) this.#announce(this.#sentenceOf(events.slice(1)));
    this.#announceHpChanges(events, this.#view);
    await Promise.all(events.map((event) => this.#playEvent(event, cue, generation)));
  }

  /** Waits until the sentence before has been read. */
  async #showSentenceAfterReading(
    sentence: string,
    cue: BeatCue,
    generation: number,
  ): Promise<void> {
    await this.#readingTime;
    if (generation === this.#generation) this.#showSentence(sentence, cue);
  }

  async #playInterlude(interlude: Interlude, cue: BeatCue): Promise<void> {
    this.#announce(this.#parts.lineOf(interlude));
    await this.#unlessHurried(this.#parts.perform(interlude, cue), cue);
  }

  #announce(text: string | null): void {
    if (text === null) return;
    const { announced } = this.state.get();
    const number = (announced.at(-1)?.number ?? 0) + 1;
    this.#change({ announced: [...announced.slice(1 - maxAnnounced), { number, text }] });
  }

  /** Announces the figures that sighted players see at the plates. */
  #announceHpChanges(events: readonly BattleEvent[], before: BattleView): void {
    let view = before;
    for (const event of events) {
      this.#announce(this.#parts.hpChangeOf(event, view));
      view = applyEvent(view, event);
    }
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

  async #playEvent(event: BattleEvent, cue: BeatCue, generation: number): Promise<void> {
    const after = applyEvent(this.#view, event);
    let isCommitted = false;
    const commit = () => {
      if (isCommitted || generation !== this.#generation) return;
      isCommitted = true;
      // Some beats play several events at once, so the view may have changed.
      this.#view = applyEvent(this.#view, event);
      const count = this.state.get().count + 1;
      this.#parts.flush(() => this.#change({ view: this.#view, count }));
    };
    await this.#unlessHurried(this.#parts.stage()?.animate(event, { ...cue, after, commit }), cue);
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
