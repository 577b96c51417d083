import { MPEGDecoder } from 'mpg123-decoder';

export interface DecodedSound {
  /** Mono, from -1 to 1. */
  samples: Float32Array;
  /** Samples a second. */
  sampleRate: number;
}

/** Some three milliseconds for a second of sound. Throws when the bytes are no MP3 file. */
export async function decodeMp3(bytes: Uint8Array): Promise<DecodedSound> {
  // One for each sound: a decoder goes on where the sound before it ended.
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes);
    const [left, right = left] = channelData;
    if (left === undefined || right === undefined || samplesDecoded === 0) {
      throw new Error('Not an MP3 file');
    }
    const samples = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2);
    return { samples, sampleRate };
  } finally {
    decoder.free();
  }
}
