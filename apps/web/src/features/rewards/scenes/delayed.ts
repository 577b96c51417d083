import type { CSSProperties } from 'react';

/** An animation delay as the custom property `--after`. */
export function delayed(milliseconds: number): CSSProperties & Record<'--after', string> {
  return { '--after': `${milliseconds}ms` };
}
