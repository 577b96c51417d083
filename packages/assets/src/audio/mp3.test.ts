import { expect, it } from 'vitest';
import { cry } from './cry.ts';
import { mp3Encoder } from './mp3.ts';
import { sound } from './sounds.ts';
import { syntheticSubjects } from './synthetic-subjects.ts';

it('encodes the same samples to the same bytes, whatever it encoded before', async () => {
  const [first, second] = syntheticSubjects();
  if (first === undefined || second === undefined) throw new Error('no subjects');
  const files = [sound('right'), cry(first), cry(second)];
  const encode = await mp3Encoder();
  const inOrder = files.map(encode);
  const reversed = files.toReversed().map(encode).toReversed();
  expect(reversed).toEqual(inOrder);
});
