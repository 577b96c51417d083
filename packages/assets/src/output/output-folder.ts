import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Output folder of the build; paths are relative to the asset host's root. */
export interface OutputFolder {
  write(file: string, content: string | Uint8Array): Promise<void>;
  copy(source: string, file: string): Promise<void>;
}

/** Writes below `root` and creates missing folders. */
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
