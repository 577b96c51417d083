import type { MoveLook } from '../move-look.ts';
import type { Run } from '../run.ts';
import type { Figure, Theatre } from '../theatre.ts';

/** A move being used: by whom, at whom, and how it looks. */
export interface Deed {
  readonly user: Figure;
  /** Whoever it goes for; the user where it goes for nobody else. */
  readonly targets: readonly Figure[];
  readonly look: MoveLook;
}

export type Play = (theatre: Theatre, run: Run, deed: Deed) => Promise<void>;
