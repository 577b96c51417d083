import type { Endpoint } from '@poketorneo/contract';
import { callForChanges, type Input } from './api.ts';

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

/** What an answer that is a file is read as, with the name that the server gives it. */
async function readFile(response: Response): Promise<File> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'poketorneo';
  return new File([await response.blob()], name, {
    type: response.headers.get('content-type') ?? '',
  });
}

/** Puts a file where the browser keeps what is downloaded. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
