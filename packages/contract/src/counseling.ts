import { FIRST_NAMES_MAX, firstNamesIn } from '@fieldhouse/domain/messages/first-name.ts';
import { z } from 'zod';
import { procedure } from './base.ts';
import { counselorDesk } from './counselor-desk.ts';
import { CalendarDate } from './dates.ts';
import { Body, Outlook } from './eligibility-ledger.ts';
import { FamilyMessageId, FollowUpId, SchoolId, StudentId, UserId } from './ids.ts';
import { FAMILIES_AT_ONCE, FAMILY_MESSAGE_MAX } from './limits.ts';

const counselor = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const change = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable'],
  audiences: ['T'],
});
const admin = procedure({
  scope: 'schools',
  relations: ['admin'],
  conditions: ['writable'],
  audiences: ['T'],
});

/** Code of a finding, as the ledger has it. */
const FindingCode = z.string().min(1).max(60);

const Filter = {
  /** Part of a name. */
  search: z.string().trim().max(100),
  outlook: Outlook.nullable(),
  body: Body.nullable(),
  sport: z.string().max(60).nullable(),
  graduationYear: z.number().int().min(1900).max(2200).nullable(),
  finding: FindingCode.nullable(),
  /** Only risks that have to be mended by this day. */
  until: CalendarDate.nullable(),
  /** Those assigned to oneself, or to nobody; everybody else too for those who run the school. */
  whose: z.enum(['mine', 'unassigned', 'all']),
};

const Named = z.object({ userId: UserId, name: z.string() });

const FollowUp = z.object({
  followUpId: FollowUpId,
  risk: z.object({ body: Body, finding: FindingCode }).nullable(),
  task: z.string(),
  owner: Named,
  dueOn: CalendarDate,
  isOverdue: z.boolean(),
  version: z.number().int(),
});
export type FollowUp = z.infer<typeof FollowUp>;

export const CounseledStudent = z.object({
  studentId: StudentId,
  name: z.string(),
  gradeLevel: z.number().int().nullable(),
  graduationYear: z.number().int().nullable(),
  sport: z.string().nullable(),
  /** The body that the risk is about; null: nothing is kept of the student yet. */
  risk: z.object({ outlook: Outlook, body: Body.nullable(), by: CalendarDate.nullable() }),
  bodies: z.array(
    z.object({
      body: Body,
      outlook: Outlook,
      gpa: z.number().nullable(),
      findings: z.array(z.object({ code: FindingCode, by: CalendarDate.nullable() })),
    }),
  ),
  /** Empty: nobody looks after the student, who is on every counselor's list. */
  counselors: z.array(Named),
  followUps: z.array(FollowUp),
  /** False for one's own child: somebody else at the school sees to it. */
  canFollowUp: z.boolean(),
});
export type CounseledStudent = z.infer<typeof CounseledStudent>;

const Counts = z.object({
  met: z.number().int(),
  on_track: z.number().int(),
  at_risk: z.number().int(),
  out_of_reach: z.number().int(),
  unknown: z.number().int(),
});

const StudentIds = z.array(StudentId).min(1).max(FAMILIES_AT_ONCE);
const Audience = z.enum(['guardians', 'students', 'both']);

const Family = z.object({
  studentId: StudentId,
  name: z.string(),
  /** Of whom is asked; empty: no guardian is linked. */
  people: z.array(
    z.object({
      /** Null: a student without an account. */
      userId: UserId.nullable(),
      name: z.string(),
      role: z.enum(['student', 'guardian']),
      /** Null: can be written to. */
      notReached: z.enum(['no_account', 'not_active', 'no_right', 'not_allowed', 'self']).nullable(),
    }),
  ),
});

export const counseling = {
  ...counselorDesk,
  /** The students that one looks after, the most urgent first. */
  students: counselor.input(z.strictObject({ ...Filter, after: z.number().int().min(0).max(20_000) })).output(
    z.object({
      schoolId: SchoolId,
      today: CalendarDate,
      students: z.array(CounseledStudent),
      /** Of the filter. */
      total: z.number().int(),
      /** The next to ask for; null: that was all. */
      next: z.number().int().nullable(),
      /** Of everybody on the list, whatever the filter. */
      counts: Counts,
      unassignedCount: z.number().int(),
      /** What falls due within seven days, or is overdue, the soonest first; at most twenty. */
      thisWeek: z.array(
        z.object({
          studentId: StudentId,
          name: z.string(),
          on: CalendarDate,
          what: z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('risk'), body: Body, finding: FindingCode }),
            z.object({ kind: z.literal('follow_up'), task: z.string(), ownerName: z.string() }),
          ]),
        }),
      ),
      /** How many these are, also beyond the twenty. */
      thisWeekCount: z.number().int(),
      choices: z.object({
        sports: z.array(z.string()),
        graduationYears: z.array(z.number().int()),
        findings: z.array(FindingCode),
        /** Who may be assigned, or own a follow-up. */
        counselors: z.array(Named),
      }),
      /** The first of the filter, by risk, for whoever chooses all; on the first page alone. */
      selectable: z.array(StudentId).max(FAMILIES_AT_ONCE),
      can: z.object({ assign: z.boolean() }),
    }),
  ),
  /** The same list as a file for spreadsheets. */
  exportList: counselor
    .input(z.strictObject(Filter))
    .output(z.object({ fileName: z.string(), csv: z.string() })),
  /** Gives students to a counselor, or takes them away: by hand, by grade, or by family name. */
  assign: admin
    .errors({ NO_COUNSELOR: { status: 422 } })
    .input(
      z.strictObject({
        schoolId: SchoolId,
        userId: UserId,
        isAssigned: z.boolean(),
        who: z.discriminatedUnion('by', [
          z.strictObject({ by: z.literal('hand'), studentIds: z.array(StudentId).min(1).max(500) }),
          z.strictObject({ by: z.literal('grade'), gradeLevel: z.number().int().min(0).max(12) }),
          /** Family names that begin with these letters or what stands between them. */
          z.strictObject({
            by: z.literal('name'),
            from: z.string().trim().min(1).max(20),
            to: z.string().trim().min(1).max(20),
          }),
        ]),
      }),
    )
    .output(z.object({ changed: z.number().int() })),
  /** Says who sees to a risk, and until when. With an id an open one is changed. */
  saveFollowUp: change
    .errors({ STALE: { status: 409 }, CLOSED: { status: 409 }, NO_COUNSELOR: { status: 422 } })
    .input(
      z.strictObject({
        followUpId: FollowUpId.nullable(),
        studentId: StudentId,
        risk: z.strictObject({ body: Body, finding: FindingCode }).nullable(),
        task: z.string().trim().min(1).max(500),
        ownerUserId: UserId,
        dueOn: CalendarDate,
        /** 0: a new one. */
        version: z.number().int().min(0),
      }),
    )
    .output(z.object({ followUpId: FollowUpId })),
  /** Closes a follow-up with what came of it. */
  closeFollowUp: change
    .errors({ STALE: { status: 409 }, CLOSED: { status: 409 } })
    .input(
      z.strictObject({
        followUpId: FollowUpId,
        outcome: z.string().trim().min(1).max(500),
        version: z.number().int().min(1),
      }),
    )
    .output(z.object({ studentId: StudentId })),
  /** Whom words to the families of these students would reach, and whom not; each in a conversation of its own. */
  previewFamilies: counselor
    .input(z.strictObject({ studentIds: StudentIds, audience: Audience }))
    .output(z.object({ families: z.array(Family).max(FAMILIES_AT_ONCE) })),
  /** Writes to them in the background. "{name}" becomes the first name of the student, ten times at most. */
  writeToFamilies: procedure({
    scope: 'schools',
    relations: ['staff'],
    conditions: ['writable', 'limiter', 'key'],
    audiences: ['T'],
  })
    .errors({
      /** Nobody of these families can be written to, or there are no words. */
      NOBODY: { status: 422 },
    })
    .input(
      z.strictObject({
        studentIds: StudentIds,
        audience: Audience,
        body: z
          .string()
          .trim()
          .min(1)
          .max(FAMILY_MESSAGE_MAX)
          .refine((text) => firstNamesIn(text) <= FIRST_NAMES_MAX, { error: 'Too many names' }),
        messageKey: z.uuid(),
      }),
    )
    .output(z.object({ familyMessageId: FamilyMessageId })),
  /** How many have what one wrote. */
  familyMessage: counselor.input(z.strictObject({ familyMessageId: FamilyMessageId })).output(
    z.object({
      isFinished: z.boolean(),
      /** People. */
      total: z.number().int(),
      sent: z.number().int(),
      /** They couldn't be written to any more. */
      refused: z.number().int(),
      /** Students of whose families somebody has it. */
      families: z.number().int(),
    }),
  ),
};
