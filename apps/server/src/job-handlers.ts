import { sweepFile } from '#features/files/jobs.ts';
import { gradeByEngine } from '#features/grading/jobs.ts';
import { markMissing } from '#features/grading/missing.ts';
import type { JobHandlers } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';

/** What each kind of job does. */
export const jobHandlers = (services: Services): JobHandlers => ({
  'mail.send': ({ mailId }) => services.mailer.send(mailId),
  'grading.engine': (data) => gradeByEngine(services, data),
  'grading.missing': () => markMissing(services),
  'files.sweep': (data) => sweepFile(services, data),
});
