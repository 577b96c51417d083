import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the built files go; paths are relative, as the asset host serves them. */
export interface OutputFolder {
  write(file: string, content: string | Uint8Array): Promise<void>;
  copy(source: string, file: string): Promise<void>;
}

/** Writes below `root` and makes the folders that are missing. */
export function outputFolder(root: string): OutputFolder {
  const made = new Map<string, Promise<string | undefined>>();
  const place = async (file: string): Promise<string> => {
    const target = path.join(root, file);
    const folder = path.dirname(target);
    const making = made.get(folder) ?? mkdir(folder, { recursive: true });
    made.set(folder, making);
    await making;
    return target;
  };
  return {
    write: async (file, content) => writeFile(await place(file), content),
    copy: async (source, file) => copyFile(source, await place(file)),
  };
}
