/** What an answer that is a file is read as, with the name that the server gives it. */
export async function readFile(response: Response): Promise<File> {
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
