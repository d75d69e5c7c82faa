import type { CriterionProposal, CriterionResult, RubricCriterion } from '@fieldhouse/contract/content.ts';
import type { ProposalId } from '@fieldhouse/contract/ids.ts';
import { ANSWER_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { mayReleaseAtOnce } from '@fieldhouse/domain/grading/release.ts';
import { jobInSchool } from '#db/scopes.ts';
import { aiProposals } from '#db/tables/grading.ts';
import type { Transaction } from '#db/unit.ts';
import { textsOf } from '#features/files/workflows.ts';
import { type Remarks, UnreadableAnswerError } from '#platform/ai/answer-reader.ts';
import { FAR_ABOVE, type GradeOutput } from '#platform/ai/grade-submission.ts';
import type { TaskResult } from '#platform/ai/tasks.ts';
import { recordAudit } from '#platform/audit.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';
import { plainTextOf } from '#platform/html/plain-text.ts';
import { newId } from '#platform/ids.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { isLocked } from './course-lock.ts';
import { proposedResult } from './given-points.ts';
import { type EngineWork, findEngineWork, hasProposal, lockCell, supersedeProposals } from './queries.ts';
import {
  criteriaOf,
  fixedPoints,
  type GradedAssignment,
  type MatchingCount,
  matchingCountOf,
  plainResult,
  totalPoints,
} from './rubric.ts';
import { findPolicy } from './totals-queries.ts';
import {
  type CellKey,
  isHeldByDefault,
  notifyOfGrade,
  notifyOfWork,
  recordGrade,
  tellOfGrade,
  tellOfWork,
} from './workflows.ts';

/**
 * Lets an engine read a piece of work and keeps what it proposes; where a model read it, the school releases at once and
 * nothing speaks against it, the proposal becomes the grade. Running twice changes nothing: an attempt gets one proposal.
 *
 * @throws AiUnavailableError so that the queue tries again; the work can be graded by hand meanwhile.
 */
export async function gradeByEngine(
  services: Services,
  { schoolId, attemptId }: JobData['grading.engine'],
): Promise<void> {
  const [work] = await services.units.write(jobInSchool(schoolId), (tx) =>
    tx.query(findEngineWork({ schoolId, attemptId })),
  );
  if (!work?.studentUserId || !work.isOpen || work.hasProposal) return;
  const judged = criteriaOf(asAssignment(work)).filter((criterion) => criterion.source === 'ai');
  if (judged.length === 0) return;

  const texts = await textsOf(services, work.fileKeys);
  const answer = [work.text, ...texts]
    .filter((text) => text)
    .join('\n\n')
    .slice(0, ANSWER_MAX_CHARACTERS);
  // The engine may take a minute; no transaction waits for it.
  const result = await services.ai.gradeSubmission(
    { schoolId, userId: work.studentUserId, entity: 'attempt', entityId: attemptId },
    {
      answer,
      criteria: judged,
      objectives: work.lesson?.objectives ?? [],
      keyConcepts: work.lesson?.keyConcepts ?? [],
      assignmentTitle: work.assignmentTitle,
      sourceTexts: await sourceTextsOf(services.html, work),
    },
  );
  const remarks = await remarksOn(services, answer, result.output.flags);
  await services.units.write(jobInSchool(schoolId), (tx) =>
    keepProposal(services, tx, {
      schoolId,
      attemptId,
      work,
      remarks,
      hasUnreadFile: texts.includes(null),
      judged,
      result,
    }),
  );
}

/** What is too much to be read in time a person looks at before it counts. */
async function remarksOn({ ai }: Services, answer: string, flags: readonly string[]): Promise<Remarks> {
  try {
    return await ai.remarks(answer, flags);
  } catch (error) {
    if (error instanceof UnreadableAnswerError) return { hasInjection: true, firstReading: [] };
    throw error;
  }
}

interface EngineAnswer {
  readonly schoolId: string;
  readonly attemptId: string;
  readonly work: EngineWork;
  /** Of what the engine read: the response, and the text of the documents. */
  readonly remarks: Remarks;
  /** A document of it has no text that could be read. */
  readonly hasUnreadFile: boolean;
  readonly judged: readonly RubricCriterion[];
  readonly result: TaskResult<GradeOutput>;
}

/** Keeps what the engine said, as the cell stands now: much may have happened while it was reading. */
async function keepProposal(services: Services, tx: Transaction, read: EngineAnswer): Promise<void> {
  const { schoolId, attemptId, work, judged, result, hasUnreadFile } = read;
  const at = services.clock.now();
  const key: CellKey = {
    schoolId,
    courseId: work.courseId,
    studentId: work.studentId,
    enrollmentId: work.enrollmentId,
    assignmentId: work.assignmentId,
  };
  const [cell] = await tx.query(
    lockCell({
      schoolId,
      courseId: key.courseId,
      enrollmentId: key.enrollmentId,
      assignmentId: key.assignmentId,
    }),
  );
  const [known, [policy], isPosted] = await Promise.all([
    tx.query(hasProposal({ schoolId, attemptId })),
    tx.query(findPolicy({ schoolId, now: at })),
    isLocked(tx, key),
  ]);
  if (!cell || known.length > 0) return;

  const criteria = judged.flatMap((criterion) => {
    const proposed = result.output.criteria.find((one) => one.criterionId === criterion.id);
    return proposed ? [{ ...proposed, points: Math.min(criterion.points, proposed.points) }] : [];
  });
  const graded = resultsOf(asAssignment(work), matchingCountOf(work), criteria);
  // A newer attempt or a person's grade came first: the proposal is kept, and decides nothing.
  const isStillOpen = cell.attemptId === attemptId && cell.state === 'ungraded';
  const releases =
    isStillOpen &&
    !isPosted &&
    cell.lastSeq === work.lastSeq &&
    mayReleaseAtOnce({
      engine: result.engine,
      aiRelease: policy?.aiRelease ?? 'teacher_confirms',
      confidence: result.output.confidence,
      hasInjection: read.remarks.hasInjection || result.output.flags.includes(FAR_ABOVE),
      isComplete: graded.isComplete && !hasUnreadFile,
    });
  const proposalId = newId<ProposalId>();
  if (cell.attemptId === attemptId) {
    await tx.query(
      supersedeProposals({
        schoolId,
        courseId: key.courseId,
        enrollmentId: key.enrollmentId,
        assignmentId: key.assignmentId,
        attemptId,
      }),
    );
  }
  await tx.orm.insert(aiProposals).values({
    ...key,
    id: proposalId,
    attemptId,
    aiRunId: result.runId,
    engine: result.engine,
    state: releases ? 'accepted' : isStillOpen ? 'proposed' : 'superseded',
    criteria,
    totalPoints: totalPoints(graded.results),
    confidence: result.output.confidence,
    flags: [...result.output.flags, ...(hasUnreadFile ? ['unread_file'] : [])],
    firstReading: result.engine === 'built_in' ? [...read.remarks.firstReading] : [],
    decidedAt: releases ? at : null,
    createdAt: at,
  });
  if (!releases) {
    if (isStillOpen) {
      await tellOfWork(tx, key);
      await notifyOfWork(tx, services.clock, key);
    }
    return;
  }

  const isHeld = isHeldByDefault(work.release, policy);
  const { seq, points, lateDeduction } = await recordGrade(tx, {
    ...key,
    attemptId,
    points: totalPoints(graded.results),
    pointsPossible: work.pointsPossible,
    criteria: graded.results,
    feedback: null,
    source: 'ai_released',
    proposalId,
    by: null,
    at,
    isHeld,
  });
  recordAudit(tx, services.clock, {
    schoolId,
    actorKind: 'job',
    actorUserId: null,
    action: isHeld ? 'grade.recorded' : 'grade.released',
    entityType: 'attempt',
    entityId: attemptId,
    after: {
      ...key,
      points,
      lateDeduction,
      pointsPossible: work.pointsPossible,
      source: 'ai_released',
      proposalId,
      seq,
    },
  });
  if (!isHeld) {
    await tellOfGrade(tx, services.clock, key);
    await notifyOfGrade(tx, services.clock, key);
  }
  await tellOfWork(tx, key);
}

const asAssignment = (work: EngineWork): GradedAssignment => ({
  title: work.assignmentTitle,
  pointsPossible: work.pointsPossible,
  rubric: work.rubric,
  matching: work.matching,
});

/** Results of every criterion that has points without a person: counted or proposed. */
function resultsOf(
  assignment: GradedAssignment,
  matching: MatchingCount | null,
  proposals: readonly CriterionProposal[],
): { results: CriterionResult[]; isComplete: boolean } {
  const criteria = criteriaOf(assignment);
  const results = criteria.flatMap((criterion): CriterionResult[] => {
    const fixed = fixedPoints(criterion, matching);
    if (fixed !== null) return [plainResult(criterion, fixed)];
    const proposal = proposals.find((one) => one.criterionId === criterion.id);
    return proposal ? [proposedResult(criterion, proposal)] : [];
  });
  return { results, isComplete: results.length === criteria.length };
}

/** What the student was given to read: copying it shows nothing. */
async function sourceTextsOf(html: HtmlCleaner, { lesson, instructions }: EngineWork): Promise<string[]> {
  const texts = [
    lesson ? plainTextOf(await html.show('lesson', lesson.mainContent)) : '',
    lesson?.introduction ?? '',
    instructions.story?.content ?? '',
    ...instructions.steps,
  ];
  return texts.filter((text) => text !== '');
}
