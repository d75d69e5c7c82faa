import { z } from 'zod';
import { FileId } from './ids.ts';
import { ANSWER_MAX_CHARACTERS, ANSWER_MAX_FILES } from './limits.ts';

/**
 * Bodies that are stored as jsonb and travel as they are. Each carries `v`; readers accept v and v - 1.
 */

export const KeyConcept = z.strictObject({ term: z.string(), meaning: z.string() });

/** What a lesson says. `mainContent` is sanitised HTML. */
export const LessonBody = z.strictObject({
  v: z.literal(1),
  objectives: z.array(z.string()),
  introduction: z.string(),
  mainContent: z.string(),
  keyConcepts: z.array(KeyConcept),
});
export type LessonBody = z.infer<typeof LessonBody>;

export const Instructions = z.strictObject({
  v: z.literal(1),
  durationMinutes: z.number().int().positive().nullable(),
  materials: z.array(z.string()),
  steps: z.array(z.string()),
  story: z.strictObject({ title: z.string(), content: z.string() }).nullable(),
});
export type Instructions = z.infer<typeof Instructions>;

/** A lesson as its authors work on it. `content.mainContent` is sanitised HTML. */
export const LessonCopy = z.strictObject({
  v: z.literal(1),
  title: z.string(),
  videoUrl: z.string().nullable(),
  estimatedMinutes: z.number().int().positive().nullable(),
  content: LessonBody,
});
export type LessonCopy = z.infer<typeof LessonCopy>;

export const RubricLevel = z.strictObject({ id: z.string(), label: z.string(), points: z.number().min(0) });

export const RubricCriterion = z.strictObject({
  id: z.string(),
  name: z.string(),
  points: z.number().min(0),
  /** What students read before they hand in; empty: nothing but name and points. */
  description: z.string(),
  /** What is looked for, for staff and engines: it may hold the answer, so students get it only by `showNotes`. */
  notes: z.string().optional(),
  /** Who judges it: a person, an engine's proposal, or the exact count of the matching activity. */
  source: z.enum(['manual', 'ai', 'matching']),
  /** Best first. Empty for matching. */
  levels: z.array(RubricLevel),
});
export type RubricCriterion = z.infer<typeof RubricCriterion>;

export const RubricBody = z.strictObject({
  v: z.literal(1),
  criteria: z.array(RubricCriterion),
  /** Students read the notes once their grade is released. Absent: they don't. */
  showNotes: z.boolean().optional(),
});
export type RubricBody = z.infer<typeof RubricBody>;

/** A criterion as students and guardians get it. Levels stay with staff, since their words tell the answer as well. */
export const StudentCriterion = RubricCriterion.omit({ levels: true });
export type StudentCriterion = z.infer<typeof StudentCriterion>;

const MatchingSide = z.strictObject({
  text: z.string(),
  imageFileId: z.string().nullable(),
  alt: z.string().nullable(),
  /** A drawing as SVG, by the rules of a lesson's figures; stands above the text. */
  figure: z.string().nullable().optional(),
});

/** The answer key. Never sent to students. */
export const MatchingBody = z.strictObject({
  v: z.literal(1),
  pairs: z.array(z.strictObject({ id: z.string(), left: MatchingSide, right: MatchingSide })),
});
export type MatchingBody = z.infer<typeof MatchingBody>;

/** An assignment as its authors work on it. When it is due, and how often it may be handed in, are no part of it. */
export const AssignmentCopy = z.strictObject({
  v: z.literal(1),
  title: z.string(),
  description: z.string(),
  pointsPossible: z.number(),
  instructions: Instructions,
  rubric: RubricBody,
  matching: MatchingBody.nullable(),
});
export type AssignmentCopy = z.infer<typeof AssignmentCopy>;

/** A pair as the student made it; ids are opaque and belong to this student alone. */
export const Match = z.strictObject({ leftId: z.string().max(64), rightId: z.string().max(64) });
export type Match = z.infer<typeof Match>;

/** What a student writes: in a draft and in an attempt. */
export const AnswerBody = z.strictObject({
  v: z.literal(1),
  text: z.string().max(ANSWER_MAX_CHARACTERS),
  matches: z.array(Match).max(100),
  /** Uploaded documents, in the student's order. */
  fileIds: z.array(FileId).max(ANSWER_MAX_FILES).optional(),
});
export type AnswerBody = z.infer<typeof AnswerBody>;

/** A verbatim piece of the student's text; offsets count UTF-16 units. */
export const Quote = z.strictObject({ text: z.string(), start: z.number().int(), end: z.number().int() });
export type Quote = z.infer<typeof Quote>;

/** Why an engine proposes a level: terms it found and missed, or a sentence of a model. */
export const ProposalReason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('terms'), found: z.array(z.string()), missing: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
]);
export type ProposalReason = z.infer<typeof ProposalReason>;

export const CriterionProposal = z.strictObject({
  criterionId: z.string(),
  /** Null where the criterion has no levels. */
  levelId: z.string().nullable(),
  points: z.number().min(0),
  quotes: z.array(Quote),
  reason: ProposalReason,
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type CriterionProposal = z.infer<typeof CriterionProposal>;

/** What a person made of one criterion of a proposal; points are those that count then. */
export const CriterionDecision = z.strictObject({
  criterionId: z.string(),
  decision: z.enum(['accepted', 'edited', 'refused']),
  points: z.number().min(0),
});
export type CriterionDecision = z.infer<typeof CriterionDecision>;

/** The graded criterion as student and staff read it. */
export const CriterionResult = z.strictObject({
  criterionId: z.string(),
  name: z.string(),
  points: z.number().min(0),
  pointsPossible: z.number().min(0),
  /** Null for matching and for points given without a level. */
  levelLabel: z.string().nullable(),
  quotes: z.array(Quote),
  reason: ProposalReason.nullable(),
});
export type CriterionResult = z.infer<typeof CriterionResult>;

export const Feedback = z.strictObject({ v: z.literal(1), comment: z.string() });
export type Feedback = z.infer<typeof Feedback>;
