import { useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { breakpoints } from '../theme/breakpoints.ts';

/** As in FilterBar.module.css: from this width the fields are always visible. */
const wide = `(min-width: ${breakpoints.width.wide}rem)`;

/** Whether the fields are open on a narrow screen, and whether they must be mounted. */
export function useBarOpening() {
  const isWide = useMediaQuery(wide);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen,
    hasFields: isWide || wasOpened,
    setOpen: (next: boolean) => {
      setOpen(next);
      if (next) setWasOpened(true);
    },
  };
}
