import type { RowOf } from '#db/unit.ts';
import { os } from '#platform/procedure.ts';
import { canRun, schoolOfRuns, schoolsOfRuns } from './policy.ts';
import { findRun, listClasses, listLeft, listRuns } from './queries.ts';

const present = ({ schoolId: _, finishedAt, cancelledAt, ...run }: RowOf<typeof findRun>) => ({
  ...run,
  isFinished: finishedAt !== null,
  isCancelled: cancelledAt !== null,
  can: { cancel: finishedAt === null && cancelledAt === null },
});

export const classes = os.transcriptRuns.classes.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfRuns(actor, input.schoolId);
    return { classes: await tx.query(listClasses({ schoolId, search: input.search })) };
  }),
);

export const list = os.transcriptRuns.list.handler(async ({ context, errors }) =>
  context.unit(async (tx, actor) => {
    const schools = schoolsOfRuns(actor);
    if (schools.length === 0) throw errors.FORBIDDEN();
    const runs = await tx.query(listRuns({ schoolIds: schools.map(({ schoolId }) => schoolId) }));
    return { runs: runs.map(present), schools };
  }),
);

export const get = os.transcriptRuns.get.handler(async ({ input, context, errors }) => {
  const { runId } = input;
  const { actor, rows } = await context.read([findRun({ runId }), listLeft({ runId })]);
  const [[found], left] = rows;
  if (!found || !canRun(actor, found.schoolId)) throw errors.NOT_FOUND();
  return { ...present(found), left };
});
