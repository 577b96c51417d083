export { News } from '../news/News.tsx';
