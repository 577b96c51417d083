import type { Endpoint } from '@poketorneo/contract';
import { callUncached, type Input } from './api.ts';

/**
 * Calls an endpoint that responds with a file; the browser does not cache it. Throws like `call`.
 */
export async function fetchFile<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<File> {
  const options = { read: readFile, isPressedFor: true };
  const { body: file }: { body: unknown } = await callUncached(endpoint, input, undefined, options);
  if (!(file instanceof File)) throw new TypeError(`${endpoint.path} responds with no file`);
  return file;
}

/** A response's body as a file, with the server's file name. */
async function readFile(response: Response): Promise<File> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'poketorneo';
  return new File([await response.blob()], name, {
    type: response.headers.get('content-type') ?? '',
  });
}

/** Saves a file among the browser's downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers start to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
