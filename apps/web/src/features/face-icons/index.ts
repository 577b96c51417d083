export { FaceIconPanel } from './panel/FaceIconPanel.tsx';
export { useFaceIcons } from './use-face-icons.ts';
