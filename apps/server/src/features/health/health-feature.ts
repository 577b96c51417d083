import { hour } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addHealthRoute } from './health-check.ts';
import { addHealthReportRoutes } from './health-report-routes.ts';
import { createRequestFailures } from './request-failures.ts';

export function createHealthFeature(core: Core): Feature {
  const failures = createRequestFailures(core);
  return {
    routes(app) {
      app.addHook('onResponse', (request, reply, done) => {
        failures.record(request, reply);
        done();
      });
      addHealthRoute(app, core);
      addHealthReportRoutes(app, core);
    },
    jobs: [{ run: failures.purge, every: hour, failure: 'old request failures not deleted' }],
    close: failures.close,
  };
}
