import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { musicNames } from '@poketorneo/gen4/music';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleSoundNames } from './battle-sounds.ts';
import { buildAudio, builtSoundNames } from './build-audio.ts';
import { jingleNames } from './jingles.ts';
import { smallSoundNames } from './small-sounds.ts';
import { soundNames } from './sounds.ts';
import { syntheticSubjects } from './synthetic-subjects.ts';

const subjects = syntheticSubjects().slice(0, 6);

describe('buildAudio', () => {
  let folder = '';
  const read = (relativePath: string) => readFile(path.join(folder, relativePath));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'audio-'));
    await buildAudio(folder, subjects);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('writes every sound, the music and a cry for each species', async () => {
    const sounds = await readdir(path.join(folder, 'sounds'));
    const cries = await readdir(path.join(folder, 'cries'));
    const music = await readdir(path.join(folder, 'sounds', 'music'));
    const ofBattles = battleSoundNames.map((name) => `battle-${name}`);
    const names = [...soundNames, ...jingleNames, ...smallSoundNames, ...ofBattles];
    const files = [...names.map((name) => `${name}.mp3`), 'music'];
    expect(sounds.toSorted()).toEqual(files.toSorted());
    expect(builtSoundNames.toSorted()).toEqual(names.toSorted());
    expect(music.toSorted()).toEqual(musicNames.map((name) => `${name}.mp3`).toSorted());
    expect(cries.toSorted()).toEqual(subjects.map(({ id }) => `${id}.mp3`).toSorted());
  });

  it('writes small MP3 files', async () => {
    for (const name of [...soundNames.map((sound) => `sounds/${sound}`), 'cries/1', 'cries/6']) {
      const bytes = await read(`${name}.mp3`);
      // Eleven bits of synchronisation, MPEG 2, layer III; then 48 kbit/s, 24 kHz; mono.
      expect(bytes.readUInt16BE(0) & 0xfffe).toBe(0xfff2);
      expect(bytes.readUInt8(2) & 0xfc).toBe(0x64);
      expect(bytes.readUInt8(3) >> 6).toBe(0b11);
      expect(bytes.length).toBeGreaterThan(1500);
      expect(bytes.length).toBeLessThan(12_000);
    }
  });

  it.each(musicNames)('writes the music %s as a small file', async (name) => {
    expect((await read(`sounds/music/${name}.mp3`)).length).toBeLessThan(250_000);
  });
});
