import type { BattleEvent, Combatant } from '@poketorneo/contract';
import { applyEvent, type BattleView } from '@poketorneo/rules/battle';
import { createStore, type Store } from '../../../lib/create-store.ts';
import type { Leaving, Playing, Showing, StageSpeed } from '../stage/index.ts';
import { type Beat, type BeatOptions, beatsOf, isImpact, type LineName } from './beats.ts';
import { readingTime } from './pace.ts';

export type Scene = LineName | 'curtain';

export interface Shown {
  /** The state after the events shown so far, without a Pokémon called back since then. */
  readonly view: BattleView;
  /** The number of events shown so far. */
  readonly count: number;
  /** The sentence of the text box; null before the first of these events. */
  readonly sentence: string | null;
  /** Distinguishes two equal sentences. */
  readonly sentenceNumber: number;
  /** The last sentences, for screen readers. */
  readonly said: readonly Said[];
  /** Events are being played, or wait to be. */
  readonly isPlaying: boolean;
}

export interface Said {
  readonly number: number;
  readonly text: string;
}

const maxSaid = 24;

/** The dependencies of a playback. */
export interface PlaybackParts {
  /** Null while the stage is not mounted. */
  readonly stage: () => {
    animate(event: BattleEvent, showing: Showing): Promise<void>;
    callBack(who: Combatant, leaving: Leaving): Promise<void>;
  } | null;
  /** Shows a leader's line or the curtain on the stage. */
  readonly perform: (scene: Scene, playing: Playing) => Promise<void>;
  /** The text of it; null for none. */
  readonly lineOf: (scene: Scene) => string | null;
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
  readonly seen: () => Promise<void>;
}

/**
 * Plays a queue of beats: idle until `add`, then beat by beat, waiting before each until the last
 * sentence has been read, the page is visible and the playback is not paused; idle again when the
 * queue is empty. `advance` aborts the animation and the reading time of the current beat.
 */
export class Playback {
  readonly shown: Store<Shown>;
  readonly #parts: PlaybackParts;
  /** The state after the events shown so far. */
  #view: BattleView;
  #beats: Beat[] = [];
  #speed: StageSpeed;
  #isPaused = false;
  #isRunning = false;
  /** Asynchronous code stops if it has changed in the meantime. */
  #run = 0;
  #beat = new AbortController();
  /** Belongs to the beat whose sentence is being read. */
  #reader = new AbortController();
  /** Resolves after the time for reading the last sentence. */
  #reading: Promise<void> = Promise.resolve();
  #resume: (() => void) | null = null;

  constructor(view: BattleView, speed: StageSpeed, parts: PlaybackParts) {
    this.#parts = parts;
    this.#view = view;
    this.#speed = speed;
    this.shown = createStore<Shown>({
      view,
      count: 0,
      sentence: null,
      sentenceNumber: 0,
      said: [],
      isPlaying: false,
    });
  }

  /** Shows a state at once and drops the queue. */
  place(view: BattleView, count: number): void {
    this.#run += 1;
    this.#beats = [];
    this.#isRunning = false;
    this.advance();
    this.#view = view;
    this.#change({ view, count, sentence: null, isPlaying: false });
  }

  /** Queues events. */
  add(events: readonly BattleEvent[], options: BeatOptions): void {
    const beats = beatsOf(events, options);
    if (beats.length === 0) return;
    this.#beats.push(...beats);
    if (this.#isRunning) return;
    // The old sentence must go even if the first of these events has none.
    this.#change({ isPlaying: true, sentence: null });
    void this.#play();
  }

  /** Jumps to the end of the current beat. */
  advance(): void {
    this.#beat.abort();
    this.#reader.abort();
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
    this.#resume?.();
    this.#resume = null;
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.#isRunning = true;
    this.#reading = Promise.resolve();
    let before: Beat | undefined;
    while (run === this.#run) {
      const isAtOnce = isImpact(before, this.#beats[0]);
      if (!isAtOnce) await this.#reading;
      await this.#untilWanted();
      if (run !== this.#run) return;
      const beat = this.#beats.shift();
      if (beat === undefined) break;
      before = beat;
      if (beat.is === 'events') {
        await this.#callBack(beat.events, run);
        if (run !== this.#run) return;
        await this.#playEvents(beat.events, { run, isAtOnce });
      } else if (beat.is === 'weather') {
        await this.#playWeather(beat.events, run);
      } else await this.#playScene(beat.is === 'line' ? beat.line : 'curtain', this.#begin());
    }
    if (run !== this.#run) return;
    this.#isRunning = false;
    this.#change({ isPlaying: false });
  }

  async #untilWanted(): Promise<void> {
    await this.#parts.seen();
    while (this.#isPaused) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
    }
  }

  #begin(): Playing & { signal: AbortSignal } {
    this.#beat = new AbortController();
    return { speed: this.#speed, signal: this.#beat.signal };
  }

  /** Calls back the Pokémon that an event replaces. */
  async #callBack([event]: readonly BattleEvent[], run: number): Promise<void> {
    const callBack = event === undefined ? null : this.#parts.callBackOf(event, this.#view);
    if (callBack === null) return;
    const { who, sentence } = callBack;
    const playing = this.#begin();
    this.#write(sentence, playing);
    const show = () => {
      if (run !== this.#run) return;
      this.#parts.flush(() => this.#change({ view: without(this.#view, who) }));
    };
    await this.#parts.stage()?.callBack(who, { ...playing, show });
    await this.#reading;
  }

  #write(sentence: string, { speed, signal }: Playing & { signal: AbortSignal }): void {
    this.#say(sentence);
    const sentenceNumber = this.shown.get().sentenceNumber + 1;
    this.#change({ sentence, sentenceNumber });
    this.#reader = this.#beat;
    this.#reading = this.#parts.wait(readingTime(sentence, speed), signal);
  }

  async #playEvents(
    events: readonly BattleEvent[],
    { run, isAtOnce }: { run: number; isAtOnce: boolean },
  ): Promise<void> {
    const sentence = this.#sentenceOf(events);
    const playing = this.#begin();
    if (sentence !== null && !isAtOnce) this.#write(sentence, playing);
    const written =
      sentence !== null && isAtOnce ? this.#writeNext(sentence, playing, run) : undefined;
    for (const event of events) {
      if (run !== this.#run) return;
      await this.#playEvent(event, playing, run);
    }
    await written;
  }

  /** Shows one sentence for the weather, but announces those of all its events. */
  async #playWeather(events: readonly BattleEvent[], run: number): Promise<void> {
    const [first] = events;
    const playing = this.#begin();
    const isGoingOn = first?.kind === 'weather';
    const written = this.#sentenceOf(isGoingOn ? [first] : events);
    if (written !== null) this.#write(written, playing);
    const more = isGoingOn ? this.#sentenceOf(events.slice(1)) : null;
    if (more !== null) this.#say(more);
    await Promise.all(events.map((event) => this.#playEvent(event, playing, run)));
  }

  /** Waits until the sentence before has been read. */
  async #writeNext(
    sentence: string,
    playing: Playing & { signal: AbortSignal },
    run: number,
  ): Promise<void> {
    await this.#reading;
    // A player who skipped the animation of the hit has not read its sentence yet.
    if (run === this.#run) this.#write(sentence, playing.signal.aborted ? this.#begin() : playing);
  }

  async #playScene(scene: Scene, playing: Playing): Promise<void> {
    const line = this.#parts.lineOf(scene);
    if (line !== null) this.#say(line);
    await this.#parts.perform(scene, playing);
  }

  #say(text: string): void {
    const { said } = this.shown.get();
    const number = (said.at(-1)?.number ?? 0) + 1;
    this.#change({ said: [...said.slice(1 - maxSaid), { number, text }] });
  }

  /** The sentences of the events, without repetitions. */
  #sentenceOf(events: readonly BattleEvent[]): string | null {
    let view = this.#view;
    const said = new Set<string>();
    for (const event of events) {
      const sentence = this.#parts.sentenceOf(event, view);
      if (sentence !== null) said.add(sentence);
      view = applyEvent(view, event);
    }
    return said.size === 0 ? null : [...said].join(' ');
  }

  async #playEvent(event: BattleEvent, playing: Playing, run: number): Promise<void> {
    const after = applyEvent(this.#view, event);
    let isShown = false;
    const show = () => {
      if (isShown || run !== this.#run) return;
      isShown = true;
      // A weather beat plays several events at once, so the view may have changed.
      this.#view = applyEvent(this.#view, event);
      const count = this.shown.get().count + 1;
      this.#parts.flush(() => this.#change({ view: this.#view, count }));
    };
    await this.#parts.stage()?.animate(event, { ...playing, after, show });
    show();
  }

  #change(change: Partial<Shown>): void {
    this.shown.set({ ...this.shown.get(), ...change });
  }
}

/** Empties the position of a Pokémon on the field. */
function without(view: BattleView, { side, place }: Combatant): BattleView {
  const { active, ...rest } = view.sides[side];
  const left = { ...rest, active: active.map((one) => (one === place ? null : one)) };
  return { ...view, sides: { ...view.sides, [side]: left } };
}
