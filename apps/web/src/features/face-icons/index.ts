export { LazyFaceIconPanel } from './panel/LazyFaceIconPanel.tsx';
export { faceIconQueries } from './queries.ts';
export { useOwnIcon } from './use-choose-icon.ts';
export { useFaceIcons } from './use-face-icons.ts';
