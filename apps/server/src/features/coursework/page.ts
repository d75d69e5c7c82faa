import type { Instructions } from '@fieldhouse/contract/content.ts';
import { effectiveRelease } from '@fieldhouse/domain/grading/release.ts';
import { type WaitsFor, waitsFor } from '@fieldhouse/domain/grading/waiting.ts';
import { videoEmbed } from '@fieldhouse/domain/lessons/video-embed.ts';
import { scoreMatching } from '@fieldhouse/domain/matching/matching.ts';
import { isWritable } from '#access/actor.ts';
import { guardedIn, isLearnerOf, mayKnowPeople } from '#access/courses.ts';
import { countReadable, listOwnFiles, presentFile } from '#features/files/workflows.ts';
import { gradingPathOf, studentResults, studentRubric } from '#features/grading/workflows.ts';
import { showMatching } from '#features/lessons/workflows.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';
import { os } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { type MatchingSides, matchingSides, pairsToScore } from './matching-sides.ts';
import { canReadAssignment, canSubmit, canWorkOn, hasAttemptsLeft, subjectOf } from './policy.ts';
import {
  type AssignmentPageRow,
  type AttemptRow,
  type CheckRow,
  type ChildDueRow,
  findAssignmentPage,
  findDraft,
  findLastCheck,
  listAttempts,
  listChildDues,
} from './queries.ts';

export const get = os.coursework.get.handler(async ({ input, context, errors }) => {
  const { assignmentId } = input;
  const { actor, rows } = await context.read([
    findAssignmentPage({ assignmentId, now: context.clock.now() }),
    listAttempts({ assignmentId }),
    findLastCheck({ assignmentId }),
    findDraft({ assignmentId }),
    listOwnFiles({ assignmentId }),
    listChildDues({ assignmentId }),
  ]);
  const [[page], attemptRows, checks, [draft], ownFiles, childDues] = rows;
  if (!page || !canReadAssignment(actor, page)) throw errors.NOT_FOUND();

  const { html } = context.services;
  const subject = subjectOf(actor, page);
  const guarded = guardedIn(actor, page);
  const isGuarded = ({ studentId }: ChildDueRow) => guarded.includes(studentId);
  const showsNames = mayKnowPeople(actor, page);
  const attempts = await Promise.all(
    attemptRows
      .filter((row) => row.studentId === subject)
      .map(async (row) =>
        presentAttempt(row, page, showsNames, await stateOfWork(context.services, row, page)),
      ),
  );
  const current = attempts.at(-1);
  const attemptCount = current?.attemptNumber ?? 0;
  const matching = await showMatching(html, page.matching);
  const sides = matching
    ? matchingSides(context.services.config.APP_SECRET, subject ?? actor.userId, assignmentId, matching)
    : null;
  const check = checks.find((row) => row.studentId === subject && row.attemptNumber === attemptCount + 1);
  const isWorking = canWorkOn(actor, page);
  const hasMore = hasAttemptsLeft(page.attemptsAllowed, attemptCount);
  return {
    assignmentId: page.assignmentId,
    courseId: page.courseId,
    enrollmentId: isLearnerOf(actor, page) ? page.ownEnrollmentId : null,
    courseTitle: page.courseTitle,
    title: page.title,
    description: page.description,
    kind: page.kind,
    ...datesOf(page, isLearnerOf(actor, page) ? [] : childDues.filter(isGuarded)),
    timeZone: page.timeZone,
    pointsPossible: page.pointsPossible,
    attemptsAllowed: page.attemptsAllowed,
    instructions: withExtraTime(page.instructions, page.extraTimeRatio),
    rubric: studentRubric(page.rubric, current?.grade != null),
    lesson: await lessonOf(html, page),
    matching: sides && { lefts: [...sides.lefts], rights: [...sides.rights] },
    lastCheck: check && sides ? presentCheck(check, page, sides) : null,
    draft:
      draft && isLearnerOf(actor, page)
        ? { content: draft.content, revision: draft.revision, savedAt: draft.savedAt }
        : null,
    files: isLearnerOf(actor, page) ? ownFiles.map(presentFile) : [],
    attempts,
    state: stateOf(current),
    aiRelease: effectiveRelease(context.services.ai.engine, page.aiRelease),
    isCourseLocked: page.isLocked,
    can: {
      submit: canSubmit(actor, page) && hasMore,
      whyNot: !isWorking
        ? ('not_a_learner' as const)
        : !isWritable(actor, page.schoolId)
          ? ('school_read_only' as const)
          : hasMore
            ? null
            : ('no_attempts_left' as const),
    },
  };
});

/** When the work is due for the reader, or for the reader's children (`dues`, earliest first). */
function datesOf({ dueAt }: AssignmentPageRow, dues: readonly ChildDueRow[]) {
  const first = dues[0]?.dueAt ?? dueAt;
  const isOneDate = dues.every((due) => due.dueAt === first);
  return {
    dueAt: first,
    childDueDates: isOneDate ? [] : dues.map((due) => ({ name: due.name, dueAt: due.dueAt })),
  };
}

function stateOf(current: { grade: unknown } | undefined): 'pending' | 'submitted' | 'graded' {
  if (!current) return 'pending';
  return current.grade ? 'graded' : 'submitted';
}

const lessonOf = async (
  html: HtmlCleaner,
  { lessonId, lessonTitle, lesson, videoUrl, isRead }: AssignmentPageRow,
) =>
  lessonId === null || lessonTitle === null || lesson === null
    ? null
    : {
        lessonId,
        title: lessonTitle,
        isRead,
        objectives: lesson.objectives,
        introduction: lesson.introduction,
        keyConcepts: lesson.keyConcepts,
        mainContent: await html.show('lesson', lesson.mainContent),
        video: videoUrl === null ? null : videoEmbed(videoUrl),
      };

/** What an attempt waits for; null: it doesn't. As at submitting, documents of which none has text go to no engine. */
async function stateOfWork(
  services: Services,
  row: AttemptRow,
  page: AssignmentPageRow,
): Promise<WaitsFor | null> {
  if (!row.isWaiting) return null;
  const isForEngine = gradingPathOf(page) === 'engine';
  const isOpen = isForEngine && !row.isLocked && !row.isJudged && !row.hasFailed;
  const isUnreadable =
    isOpen && row.fileKeys.length > 0 && (await countReadable(services, row.fileKeys)) === 0;
  return waitsFor({
    isLocked: row.isLocked,
    isReadByEngine: isForEngine && !isUnreadable,
    isJudged: row.isJudged,
    hasFailed: row.hasFailed,
    ageSeconds: (services.clock.millis() - Date.parse(row.submittedAt)) / 1000,
  });
}

const presentAttempt = (
  row: AttemptRow,
  page: AssignmentPageRow,
  showsNames: boolean,
  waits: WaitsFor | null,
) => ({
  attemptId: row.attemptId,
  attemptNumber: row.attemptNumber,
  submittedAt: row.submittedAt,
  isLate: row.isLate,
  text: row.text,
  files: row.files.map(presentFile),
  matchingCorrect: row.matchingCorrect,
  matchingTotal: row.matchingTotal,
  contentSha256: row.contentSha256,
  receipt: row.receipt,
  grade:
    row.points === null || row.gradedAt === null
      ? null
      : {
          points: row.points,
          lateDeduction: row.lateDeduction ?? 0,
          pointsPossible: row.pointsPossible ?? page.pointsPossible,
          criteria: studentResults(page.rubric, row.criteria ?? []),
          feedback: row.feedback,
          source: row.source ?? ('teacher' as const),
          gradedAt: row.gradedAt,
          gradedByName: showsNames ? row.gradedByName : null,
        },
  waitsFor: waits,
  firstReading: row.isWaiting ? row.firstReading : [],
});

/** A check under the ids that this person knows; a pair that was taken out of the activity since is left out. */
function presentCheck(check: CheckRow, page: AssignmentPageRow, sides: MatchingSides) {
  const pairs = pairsToScore(page.matching ?? { v: 1, pairs: [] });
  const ids = new Set(pairs.map((pair) => pair.id));
  return {
    correct: check.correct,
    total: check.total,
    wrongLeftIds: scoreMatching(pairs, check.matches).wrongLeftIds.map(sides.leftIdOf),
    matches: check.matches
      .filter(({ leftId, rightId }) => ids.has(leftId) && ids.has(rightId))
      .map(({ leftId, rightId }) => ({ leftId: sides.leftIdOf(leftId), rightId: sides.rightIdOf(rightId) })),
  };
}

/** The time stated for the work, longer for whom the school gives more; rounded up to whole minutes. */
const withExtraTime = (instructions: Instructions, ratio: number | null): Instructions =>
  ratio === null || instructions.durationMinutes === null
    ? instructions
    : { ...instructions, durationMinutes: Math.ceil(instructions.durationMinutes * ratio) };
