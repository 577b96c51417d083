import { createMp3Encoder } from 'wasm-media-encoders';
import { sampleRate } from './pcm.ts';

/**
 * kbit/s. Constant, because the encoder writes no table of contents, and without one a browser can
 * tell the length of a file only if every frame is equally large.
 */
const bitrate = 48;

/** Turns mono samples into the bytes of an MP3 file. */
export type Mp3Encoder = (samples: Float32Array) => Uint8Array;

/** An encoder that may be used for one sound after another. */
export async function mp3Encoder(): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder();
  return (samples) => {
    encoder.configure({ channels: 1, sampleRate, bitrate });
    // What the encoder returns is its own memory, overwritten by its next call.
    const body = encoder.encode([samples]).slice();
    const rest = encoder.finalize();
    const file = new Uint8Array(body.length + rest.length);
    file.set(body);
    file.set(rest, body.length);
    return file;
  };
}
