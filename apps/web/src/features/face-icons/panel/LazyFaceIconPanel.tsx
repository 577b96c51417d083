import { useLatePart } from '../../../lib/use-late-part.ts';
import type { FaceIconPanelProps } from './FaceIconPanel.tsx';

const loadPanel = async () => (await import('./FaceIconPanel.tsx')).FaceIconPanel;

/** The panel, whose code comes after that of the page it opens over. */
export function LazyFaceIconPanel(props: FaceIconPanelProps) {
  const FaceIconPanel = useLatePart(loadPanel, props.open);
  return FaceIconPanel !== undefined && <FaceIconPanel {...props} />;
}
