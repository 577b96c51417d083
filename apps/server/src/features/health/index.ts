export { addHealthRoute } from './health-check.ts';
export { addHealthReportRoutes } from './health-report-routes.ts';
