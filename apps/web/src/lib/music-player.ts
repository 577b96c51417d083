import { type MusicName, musicMargin, musicSeconds } from '@poketorneo/gen4/music';
import type { Store } from './create-store.ts';

/** Beside the sounds of what happens. */
const volume = 0.5;
/** What is left of it while a cry is heard. */
const ducked = 0.25;
/** Seconds in which two thirds of the way to a new loudness are gone. */
const glide = { in: 0.25, out: 0.12, down: 0.05, up: 0.3 };
/** After these there is nothing left of what fades out. */
const fadeSeconds = 0.6;

type Followed<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

interface SoundNode {
  connect(next: SoundNode): unknown;
  disconnect(): void;
}

interface Fader extends SoundNode {
  gain: { value: number; setTargetAtTime(target: number, from: number, glide: number): unknown };
}

interface Source extends SoundNode {
  buffer: unknown;
  loop: boolean;
  loopStart: number;
  loopEnd: number;
  start(when: number, offset: number): void;
  stop(when: number): void;
  addEventListener(type: 'ended', listener: () => void): void;
}

/** What of Web Audio's context is made use of. */
export interface MusicContext {
  readonly currentTime: number;
  readonly destination: SoundNode;
  createGain(): Fader;
  createBufferSource(): Source;
  decodeAudioData(file: ArrayBuffer): Promise<unknown>;
  suspend(): Promise<void>;
  resume(): Promise<void>;
}

/** What music plays through, and what it heeds. */
export interface MusicParts {
  /** Made only when there is something to be played. */
  makeContext: () => MusicContext;
  /** The file of a piece. */
  load: (name: MusicName) => Promise<ArrayBuffer>;
  switchedTo: Followed<'on' | 'off'>;
  isUnlocked: Followed<boolean>;
  isHidden: Followed<boolean>;
  cryIsHeard: Followed<boolean>;
}

interface Desk {
  context: MusicContext;
  /** Through which all music goes. */
  output: Fader;
}

interface Piece {
  name: MusicName;
  source: Source;
  /** Its own loudness: it comes and goes softly. */
  fader: Fader;
}

/**
 * Plays one piece of music, round after round, whenever it is wanted and may be heard: switched on,
 * after a gesture, and while the page can be seen. Nothing is fetched or made before.
 */
export function createMusicPlayer(parts: MusicParts) {
  let wanted: MusicName | null = null;
  let desk: Desk | null = null;
  let playing: Piece | null = null;
  let loading: MusicName | null = null;
  /** The last piece that was fetched. */
  let kept: { name: MusicName; buffer: unknown } | null = null;

  /** What should be heard now, or as soon as the page is seen again. */
  const due = () => (parts.switchedTo.get() === 'on' && parts.isUnlocked.get() ? wanted : null);
  const follow = () => {
    const name = due();
    if (playing !== null && playing.name !== name) end(playing);
    if (parts.isHidden.get()) void desk?.context.suspend();
    else if (playing !== null) void desk?.context.resume();
    else if (name !== null) void start(name);
  };
  const duck = () => {
    if (desk === null) return;
    const isHeard = parts.cryIsHeard.get();
    const { context, output } = desk;
    output.gain.setTargetAtTime(
      isHeard ? volume * ducked : volume,
      context.currentTime,
      isHeard ? glide.down : glide.up,
    );
  };
  parts.switchedTo.subscribe(follow);
  parts.isUnlocked.subscribe(follow);
  parts.isHidden.subscribe(follow);
  parts.cryIsHeard.subscribe(duck);

  function setUp(): Desk {
    if (desk !== null) return desk;
    const context = parts.makeContext();
    const output = context.createGain();
    output.gain.value = parts.cryIsHeard.get() ? volume * ducked : volume;
    output.connect(context.destination);
    desk = { context, output };
    return desk;
  }

  /** A piece that cannot be had is no failure; it is tried again when it is next wanted. */
  async function start(name: MusicName): Promise<void> {
    if (loading === name) return;
    loading = name;
    try {
      const { context } = setUp();
      const buffer =
        kept?.name === name ? kept.buffer : await context.decodeAudioData(await parts.load(name));
      // Meanwhile another one may have been asked for.
      if (loading !== name) return;
      kept = { name, buffer };
      if (due() === name && !parts.isHidden.get()) begin(name, buffer, setUp());
    } catch {
      // Heard is what there is.
    } finally {
      if (loading === name) loading = null;
    }
  }

  function begin(name: MusicName, buffer: unknown, { context, output }: Desk): void {
    const source = context.createBufferSource();
    const fader = context.createGain();
    source.buffer = buffer;
    source.loop = true;
    source.loopStart = musicMargin;
    source.loopEnd = musicMargin + musicSeconds[name];
    fader.gain.value = 0;
    fader.gain.setTargetAtTime(1, context.currentTime, glide.in);
    source.connect(fader);
    fader.connect(output);
    source.addEventListener('ended', () => {
      fader.disconnect();
      // A context that runs for nothing costs battery.
      if (playing === null) void context.suspend();
    });
    source.start(0, musicMargin);
    playing = { name, source, fader };
    void context.resume();
  }

  function end({ source, fader }: Piece): void {
    playing = null;
    const now = setUp().context.currentTime;
    // Time stands still while the page is hidden: nothing of it is to be heard when it goes on.
    if (parts.isHidden.get()) fader.disconnect();
    fader.gain.setTargetAtTime(0, now, glide.out);
    source.stop(now + fadeSeconds);
  }

  return {
    /** Plays a piece from its beginning; one that plays already goes on. */
    play(name: MusicName): void {
      wanted = name;
      follow();
    },
    stop(): void {
      wanted = null;
      follow();
    },
  };
}
