export { grantFaceIcons, revokeFaceIcons, startingFaceIcons } from './face-icons.ts';
export { createFaceIconsFeature } from './face-icons-feature.ts';
export { listFaceIcons } from './face-icons-repository.ts';
export { listUnobtainedSecretIcons, secretFaceIcons } from './secret-face-icons.ts';
