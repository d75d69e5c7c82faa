import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';
import type { Column } from './schema.ts';
import type { Naming } from './typescript.ts';

/** The contract's ids of tables; an id of another table is a plain text. */
const IDS: Readonly<Record<string, string>> = {
  academic_years: 'AcademicYearId',
  advice_conversations: 'AdviceConversationId',
  advice_messages: 'AdviceMessageId',
  advice_questions: 'AdviceQuestionId',
  grading_scales: 'GradingScaleId',
  accommodations: 'AccommodationId',
  ai_proposals: 'ProposalId',
  assignment_overrides: 'OverrideId',
  assignments: 'AssignmentId',
  comment_bank: 'CommentId',
  content_reports: 'ReportId',
  content_versions: 'VersionId',
  conversations: 'ConversationId',
  correction_requests: 'CorrectionId',
  course_modules: 'ModuleId',
  consents: 'ConsentId',
  courses: 'CourseId',
  data_exports: 'DataExportId',
  date_shifts: 'DateShiftId',
  disclosures: 'DisclosureId',
  diplomas: 'DiplomaId',
  discussion_reports: 'PostReportId',
  discussions: 'PostId',
  eligibility_follow_ups: 'FollowUpId',
  eligibility_guards: 'EligibilityGuardId',
  eligibility_scenarios: 'ScenarioId',
  enrollments: 'EnrollmentId',
  family_messages: 'FamilyMessageId',
  files: 'FileId',
  final_grades: 'FinalGradeId',
  grade_categories: 'CategoryId',
  grade_inquiries: 'InquiryId',
  grading_periods: 'GradingPeriodId',
  guardian_links: 'GuardianLinkId',
  invitations: 'InvitationId',
  ledger_shares: 'LedgerShareId',
  legal_holds: 'LegalHoldId',
  lessons: 'LessonId',
  live_sessions: 'LiveSessionId',
  mail_outbox: 'MailId',
  message_reports: 'MessageReportId',
  messages: 'MessageId',
  notifications: 'NotificationId',
  plan_items: 'PlanItemId',
  plans: 'PlanId',
  requirement_sets: 'RequirementSetId',
  resource_versions: 'ResourceVersionId',
  resources: 'ResourceId',
  school_codes: 'SchoolCodeId',
  school_days: 'SchoolDayId',
  school_memberships: 'MembershipId',
  schools: 'SchoolId',
  student_profiles: 'StudentId',
  submission_attempts: 'AttemptId',
  terms: 'TermId',
  transcript_readings: 'TranscriptReadingId',
  transcript_requests: 'TranscriptRequestId',
  transcript_shares: 'TranscriptShareId',
  transcript_runs: 'TranscriptRunId',
  transfer_credits: 'TransferCreditId',
  users: 'UserId',
};

const TABLES = path.join(root, 'apps/server/src/db/tables');

/** Types of JSON columns as the tables declare them, by `table.column`; none where a table doesn't say. */
function readJsonTypes(): ReadonlyMap<string, { readonly file: string; readonly type: string }> {
  const found = new Map<string, { file: string; type: string }>();
  for (const file of readdirSync(TABLES).filter((name) => name.endsWith('.ts'))) {
    const name = path.basename(file, '.ts');
    const source = readFileSync(path.join(TABLES, file), 'utf8');
    const tables = [...source.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)];
    for (const [place, { index, 1: constant, 2: table }] of tables.entries()) {
      const own = source.slice(index, tables[place + 1]?.index);
      for (const [, key = ''] of own.matchAll(/\b(\w+): jsonb\(\)\s*\.\$type</g)) {
        const column = key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
        const type = `NonNullable<(typeof ${name}Tables.${constant}.$inferSelect)['${key}']>`;
        found.set(`${table}.${column}`, { file: name, type });
      }
    }
  }
  return found;
}

/** Names of types for one generated file, and the imports that they need. */
export class FileNaming implements Naming {
  static readonly #jsonTypes = readJsonTypes();
  readonly #ids = new Set<string>();
  readonly #tables = new Set<string>();

  idOf(table: string): string | undefined {
    const id = IDS[table];
    if (id) this.#ids.add(id);
    return id;
  }

  jsonOf({ table, name }: Column): string {
    const found = FileNaming.#jsonTypes.get(`${table}.${name}`);
    if (!found) return 'unknown';
    this.#tables.add(found.file);
    return found.type;
  }

  imports(): string[] {
    const ids = [...this.#ids].toSorted();
    return [
      ...(ids.length > 0 ? [`import type { ${ids.join(', ')} } from '@fieldhouse/contract/ids.ts';`] : []),
      ...[...this.#tables]
        .toSorted()
        .map((file) => `import type * as ${file}Tables from '#db/tables/${file}.ts';`),
    ];
  }
}
