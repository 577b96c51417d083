export { BadgeCase } from './BadgeCase.tsx';
