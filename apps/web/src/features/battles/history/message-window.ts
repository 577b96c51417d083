// Importing the feature's index dynamically would put all of it into the app's first chunks.
export { NotificationModal } from '../../notifications/index.ts';
