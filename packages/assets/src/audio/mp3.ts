import { createMp3Encoder } from 'wasm-media-encoders';
import { sampleRate } from './pcm.ts';

/**
 * kbit/s. Constant, because the encoder writes no table of contents, and without one a browser can
 * compute the duration only if all frames have equal size.
 */
const bitrate = 48;

/** Encodes mono samples as an MP3 file. */
export type Mp3Encoder = (samples: Float32Array) => Uint8Array;

/** A reusable encoder. */
export async function mp3Encoder(): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder();
  return (samples) => {
    encoder.configure({ channels: 1, sampleRate, bitrate });
    // The encoder returns its own buffer, which its next call overwrites.
    const body = encoder.encode([samples]).slice();
    const rest = encoder.finalize();
    const file = new Uint8Array(body.length + rest.length);
    file.set(body);
    file.set(rest, body.length);
    return file;
  };
}
