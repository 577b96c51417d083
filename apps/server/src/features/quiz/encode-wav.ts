const headerLength = 44;
const bytesPerSample = 2;

/** A WAV file of mono samples, 16 bits each. */
export function encodeWav(samples: Float32Array, sampleRate: number): Buffer {
  const length = samples.length * bytesPerSample;
  const file = Buffer.alloc(headerLength + length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerLength - 8 + length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  // PCM, one channel.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(8 * bytesPerSample, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length, 40);
  samples.forEach((sample, index) => {
    const value = Math.max(-1, Math.min(1, sample)) * 0x7fff;
    file.writeInt16LE(Math.round(value), headerLength + index * bytesPerSample);
  });
  return file;
}
