// A file of its own to be loaded late: asked for the whole of another feature, the bundler would make
// all of it part of the first files of the app.
export { NotificationModal } from '../../notifications/index.ts';
