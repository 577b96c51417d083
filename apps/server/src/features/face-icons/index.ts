export { grantFaceIcons, revokeFaceIcons, startingFaceIcons } from './face-icons.ts';
export { listFaceIcons } from './face-icons-repository.ts';
export { addFaceIconsRoutes } from './face-icons-routes.ts';
export { createFaceIconsService } from './face-icons-service.ts';
export { listUnobtainedSecretIcons, secretFaceIcons } from './secret-face-icons.ts';
