import { createMp3Encoder } from 'wasm-media-encoders';

const sampleRate = 24_000;

/** A short MP3 sound, with a pitch by number. */
export async function chirpMp3(number: number): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate, bitrate: 48 });
  const low = 300 + 40 * (number % 20);
  const samples = new Float32Array(0.6 * sampleRate).map((_, index) => {
    const moment = index / sampleRate;
    const envelope = Math.sin((Math.PI * moment) / 0.6) * (0.6 + 0.4 * Math.sin(40 * moment));
    return 0.5 * envelope * Math.sin(2 * Math.PI * (low * moment + 500 * moment * moment));
  });
  const body = encoder.encode([samples]).slice();
  return Buffer.concat([body, encoder.finalize()]);
}
