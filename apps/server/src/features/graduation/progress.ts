import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { RequirementProgress } from '@fieldhouse/domain/records/graduation.ts';
import { isTooClose, isWritable } from '#access/actor.ts';
import { os } from '#platform/procedure.ts';
import { type LoadedProgress, loadProgress } from './load.ts';
import { canAward, canSeeProgress, canSeeSets } from './policy.ts';

export const progress = os.graduation.progress.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const loaded = await loadProgress(tx, context.clock, input.studentId);
    if (!loaded || !canSeeProgress(actor, loaded)) throw errors.NOT_FOUND();
    const { studentId, name, graduationYear, today, creditsEarned, recordSha256, diplomas } = loaded;
    const held = diplomas.find(({ withdrawnAt }) => withdrawnAt === null);
    const mayAward = canAward(actor, loaded) && isWritable(actor, loaded.schoolId);
    return {
      studentId,
      name,
      graduationYear,
      today,
      creditsEarned,
      recordSha256,
      measured: presentMeasured(loaded),
      isClassMissing: loaded.isClassMissing,
      uncounted: loaded.uncounted.map((line) => ({ ...line })),
      diploma: held
        ? {
            diplomaId: held.diplomaId,
            awardedOn: held.awardedOn as CalendarDate,
            setName: held.setName,
            awardedByName: held.awardedByName,
            awardedAt: held.awardedAt,
            reason: held.reason,
          }
        : null,
      withdrawn: canSeeSets(actor, loaded.schoolId)
        ? diplomas.flatMap(({ diplomaId, awardedOn, withdrawReason, withdrawnByName, withdrawnAt }) =>
            withdrawnAt === null
              ? []
              : {
                  diplomaId,
                  awardedOn: awardedOn as CalendarDate,
                  reason: withdrawReason ?? '',
                  byName: withdrawnByName,
                  at: withdrawnAt,
                },
          )
        : [],
      isTooClose: isTooClose(actor, loaded),
      can: { award: mayAward && !held, withdraw: mayAward && held !== undefined },
    };
  }),
);

function presentMeasured({ set, progress: found }: LoadedProgress) {
  if (!set || !found) return null;
  return {
    setName: set.name,
    fromYear: set.fromYear,
    verdict: found.verdict,
    requirements: found.requirements.map((one, at) => ({
      ...presentPart(one),
      label: set.labels[at] ?? '',
    })),
    electives: presentPart(found.electives),
    total: found.total,
  };
}

const presentPart = ({ rows, ...figures }: RequirementProgress) => ({
  ...figures,
  rows: rows.map(({ subject: _, ...row }) => row),
});
