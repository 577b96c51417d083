export {
  ForbiddenPage,
  NotFoundPage,
  ServerErrorPage,
  SessionExpiredPage,
  UnauthorizedPage,
} from './error-pages.tsx';
