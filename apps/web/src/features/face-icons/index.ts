export { LazyFaceIconPanel } from './panel/LazyFaceIconPanel.tsx';
export { useFaceIcons } from './use-face-icons.ts';
