import { useDeferredImport } from '../../../lib/deferred.ts';
import type { FaceIconPanelProps } from './FaceIconPanel.tsx';

const loadPanel = async () => (await import('./FaceIconPanel.tsx')).FaceIconPanel;

/** The panel, imported after its page. */
export function LazyFaceIconPanel(props: FaceIconPanelProps) {
  const FaceIconPanel = useDeferredImport(loadPanel, props.open);
  return FaceIconPanel !== undefined && <FaceIconPanel {...props} />;
}
