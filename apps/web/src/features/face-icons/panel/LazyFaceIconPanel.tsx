import { lazy, Suspense, useState } from 'react';
import { usePrefetch } from '../../../lib/use-prefetch.ts';
import type { FaceIconPanelProps } from './FaceIconPanel.tsx';

const loadPanel = async () => ({ default: (await import('./FaceIconPanel.tsx')).FaceIconPanel });
const FaceIconPanel = lazy(loadPanel);

/** The panel, whose code comes after that of the page it opens over. */
export function LazyFaceIconPanel(props: FaceIconPanelProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  usePrefetch(loadPanel);
  // Once opened it stays, so that it can slide out.
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <FaceIconPanel {...props} />
    </Suspense>
  );
}
