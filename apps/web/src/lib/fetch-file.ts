import type { Endpoint } from '@poketorneo/contract';
import { callForChanges, type Input } from './api.ts';
import { readFile } from './save-file.ts';

/** Calls an endpoint that answers with a file; the browser keeps nothing of it besides. Throws like `call`. */
export async function fetchFile<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<File> {
  const options = { read: readFile, isPressedFor: true };
  const { body: file }: { body: unknown } = await callForChanges(
    endpoint,
    input,
    undefined,
    options,
  );
  if (!(file instanceof File)) throw new TypeError(`${endpoint.path} answers with no file`);
  return file;
}
