/* One chunk: a second one would split what the battle's screen loads. */
export { WatchPage } from './spectator/WatchPage.tsx';
export { WallPage } from './wall/WallPage.tsx';
