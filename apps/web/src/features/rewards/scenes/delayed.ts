import type { CSSProperties } from 'react';

/** The style of something that moves later than the others; stylesheets read it as `--after`. */
export function delayed(milliseconds: number): CSSProperties & Record<'--after', string> {
  return { '--after': `${milliseconds}ms` };
}
