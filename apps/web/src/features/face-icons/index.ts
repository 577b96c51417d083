export { LazyFaceIconPanel } from './panel/LazyFaceIconPanel.tsx';
export { faceIconQueries } from './queries.ts';
export { useFaceIcons } from './use-face-icons.ts';
