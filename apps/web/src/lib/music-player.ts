import { type MusicName, musicMargin, musicSeconds } from '@poketorneo/gen4/music';
import type { Store } from './create-store.ts';

/** Lower than the sound effects. */
const volume = 0.5;
/** Factor while a cry is heard. */
const ducked = 0.25;
/** Time constants of changes of volume, in seconds. */
const glide = { in: 0.25, out: 0.12, down: 0.05, up: 0.3 };
/** After this time a fade-out is inaudible. */
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

/** The used part of Web Audio's context. */
export interface MusicContext {
  readonly currentTime: number;
  readonly destination: SoundNode;
  createGain(): Fader;
  createBufferSource(): Source;
  decodeAudioData(file: ArrayBuffer): Promise<unknown>;
  suspend(): Promise<void>;
  resume(): Promise<void>;
}

/** The player's audio context and files, and the state that it follows. */
export interface MusicPlayerOptions {
  /** Called at the first piece. */
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
  /** The output of all music. */
  output: Fader;
}

interface Piece {
  name: MusicName;
  source: Source;
  /** Its own volume: it fades in and out. */
  fader: Fader;
}

/**
 * Loops one piece of music while it is wanted and audible: switched on, after a gesture, and while
 * the page is visible. Nothing is fetched or created before.
 */
export function createMusicPlayer(options: MusicPlayerOptions) {
  let wanted: MusicName | null = null;
  let desk: Desk | null = null;
  let playing: Piece | null = null;
  let loading: MusicName | null = null;
  /** The last fetched piece. */
  let cached: { name: MusicName; buffer: unknown } | null = null;

  /** The piece to play now, or once the page is visible again. */
  const due = () => (options.switchedTo.get() === 'on' && options.isUnlocked.get() ? wanted : null);
  const follow = () => {
    const name = due();
    if (playing !== null && playing.name !== name) end(playing);
    if (options.isHidden.get()) void desk?.context.suspend();
    else if (playing !== null) void desk?.context.resume();
    else if (name !== null) void start(name);
  };
  const duck = () => {
    if (desk === null) return;
    const isHeard = options.cryIsHeard.get();
    const { context, output } = desk;
    output.gain.setTargetAtTime(
      isHeard ? volume * ducked : volume,
      context.currentTime,
      isHeard ? glide.down : glide.up,
    );
  };
  options.switchedTo.subscribe(follow);
  options.isUnlocked.subscribe(follow);
  options.isHidden.subscribe(follow);
  options.cryIsHeard.subscribe(duck);

  function setUp(): Desk {
    if (desk !== null) return desk;
    const context = options.makeContext();
    const output = context.createGain();
    output.gain.value = options.cryIsHeard.get() ? volume * ducked : volume;
    output.connect(context.destination);
    desk = { context, output };
    return desk;
  }

  /** A piece that cannot be loaded is no failure; it is retried when it is next wanted. */
  async function start(name: MusicName): Promise<void> {
    if (loading === name) return;
    loading = name;
    try {
      const { context } = setUp();
      const buffer =
        cached?.name === name
          ? cached.buffer
          : await context.decodeAudioData(await options.load(name));
      // Another piece may be wanted meanwhile.
      if (loading !== name) return;
      cached = { name, buffer };
      if (due() === name && !options.isHidden.get()) begin(name, buffer, setUp());
    } catch {
      // The page works without music.
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
      // A running context costs battery.
      if (playing === null) void context.suspend();
    });
    source.start(0, musicMargin);
    playing = { name, source, fader };
    void context.resume();
  }

  function end({ source, fader }: Piece): void {
    playing = null;
    const now = setUp().context.currentTime;
    // A suspended context does not fade: the piece would be heard when it resumes.
    if (options.isHidden.get()) fader.disconnect();
    fader.gain.setTargetAtTime(0, now, glide.out);
    source.stop(now + fadeSeconds);
  }

  return {
    /** Plays a piece from its start; one that plays already continues. */
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
