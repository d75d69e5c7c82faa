import type { FileId, SchoolId, StudentId, TranscriptId, UserId } from '@fieldhouse/contract/ids.ts';
import type { TranscriptDocument } from '@fieldhouse/domain/records/transcript-document.ts';
import { IS_ACTIVE, NAME_OF } from '#access/memberships.ts';
import type { KeptMarks } from '#db/tables/transcripts.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** What a transcript says beside courses and credits. */
export const findParticulars = statement<Sql['findParticulars'], { studentId: StudentId; now: string }>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.birth_on as "birthOn",
    p.grade9_started_on as "grade9StartedOn", p.graduated_on as "graduatedOn",
    p.graduation_expected_on as "graduationExpectedOn",
    (select n.ceeb_code from ncaa_school_status n
      where n.school_id = sp.school_id and n.outside_school is null
        and n.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
      order by n.effective_on desc, n.created_at desc, n.id desc limit 1) as "ceebCode",
    f.official_gpa::text as "officialGpaDigits", coalesce(w.shows_rank, false) as "showsRank",
    coalesce(w.shows_attendance, false) as "showsAttendance", coalesce(w.shows_tests, false) as "showsTests",
    p.act_score as "actScore", p.sat_score as "satScore",
    w.signer_name as "signerName", w.signer_title as "signerTitle", w.signature_key as "signatureKey",
    b.logo_key as "logoKey"
  from student_profiles sp
    join schools s on s.id = sp.school_id
    left join student_gpas f on f.school_id = sp.school_id and f.student_id = sp.id
    left join eligibility_profiles p on p.school_id = sp.school_id and p.student_id = sp.id
    left join transcript_settings w on w.school_id = sp.school_id
    left join school_branding b on b.school_id = sp.school_id
  where sp.id = :studentId`);

/** The place among those of the same year who have a GPA and go to the school now, or graduated there; no row: there is no such place. */
export const findRank = statement<
  Sql['findRank'],
  { schoolId: SchoolId; studentId: StudentId },
  { place: number; of: number }
>(`
  select (count(*) filter (where f.official_gpa > own.official_gpa) + 1)::int as place, count(*)::int as of
  from student_profiles me
    join student_gpas own on own.school_id = me.school_id and own.student_id = me.id and own.official_gpa is not null
    join student_profiles sp on sp.school_id = me.school_id and sp.graduation_year = me.graduation_year
    join student_gpas f on f.school_id = sp.school_id and f.student_id = sp.id and f.official_gpa is not null
  where me.school_id = :schoolId and me.id = :studentId
    and (sp.id = me.id or exists (select from school_memberships m where m.school_id = sp.school_id
      and m.user_id = sp.user_id and m.role = 'student' and ${IS_ACTIVE('m')})
      or app.has_graduated(sp.school_id, sp.id))
  having count(*) > 0`);

/** How a student attended, in marks by school year, August to July: those of sessions and of days, as the record counts them. */
export const listAttendance = statement<
  Sql['listAttendance'],
  { schoolId: SchoolId; studentId: StudentId },
  { label: string }
>(`
  select y.n || '–' || lpad(((y.n + 1) % 100)::text, 2, '0') as label,
    count(*) filter (where a.status = 'present')::int as present,
    count(*) filter (where a.status = 'late')::int as late,
    count(*) filter (where a.status = 'excused')::int as excused,
    count(*) filter (where a.status = 'absent')::int as absent
  from attendance_records a
    cross join lateral (select extract(year from a.on - interval '7 months')::int as n) y
  where a.school_id = :schoolId and a.student_id = :studentId
  group by y.n order by y.n`);

/** What a line is about where it is an attempt of this student at a course. `line`: the attempt, or a credit. */
export const findCourseLine = statement<Sql['findCourseLine'], { studentId: StudentId; line: string }>(`
  select e.school_id as "schoolId", e.student_id as "studentId", e.id as "enrollmentId",
    coalesce(c.transcript_title, c.title) as title, g.staff_so_far_ratio as "soFarRatio",
    coalesce(k.weighting, 'points') as weighting, coalesce(g.staff_graded_count, 0) as graded,
    coalesce(g.published_count, 0) as published, coalesce(cardinality(g.staff_dropped_ids), 0) as dropped,
    coalesce(g.missing_count, 0) as missing
  from enrollments e
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join course_grades g on g.school_id = e.school_id and g.enrollment_id = e.id
    left join course_grading k on k.school_id = e.school_id and k.course_id = e.course_id
  where e.id = :line and e.student_id = :studentId`);

export const listLineCategories = statement<Sql['listLineCategories'], { line: string }>(`
  select k.name, k.weight_ratio as "weightRatio"
  from enrollments e join grade_categories k on k.school_id = e.school_id and k.course_id = e.course_id
  where e.id = :line order by k.order_index, k.id`);

/** Newest first. */
export const listLinePostings = statement<Sql['listLinePostings'], { line: string }>(`
  select f.result, f.ratio, f.letter, f.credits_earned as "creditsEarned", f.override_reason as "overrideReason", f.due_on as "dueOn",
    f.reason, f.posted_at as at, ${NAME_OF('f.posted_by', 'f.school_id')} as "byName"
  from final_grades f
  where f.enrollment_id = :line and f.grading_period_id is null order by f.number desc`);

/** Whether the credit counts beside that of another attempt, as decided; newest first. */
export const listLineDecisions = statement<Sql['listLineDecisions'], { line: string }>(`
  select d.counts_anyway as "countsAnyway", d.reason, d.at, ${NAME_OF('d.by', 'd.school_id')} as "byName"
  from credit_decisions d where d.enrollment_id = :line order by d.number desc`);

export const findOutsideLine = statement<
  Sql['findOutsideLine'],
  { studentId: StudentId; line: string },
  { fileId: FileId }
>(`
  select t.school_id as "schoolId", t.student_id as "studentId", t.title, t.school_name as "schoolName",
    t.kind as "creditKind", t.grade_raw as grade, t.created_at as at, t.reason,
    ${NAME_OF('t.entered_by', 't.school_id')} as "byName", x.id as "fileId",
    case when x.deleted_at is null then x.name end as "fileName"
  from transfer_credits t join files x on x.school_id = t.school_id and x.id = t.source_file_id
  where t.id = :line and t.student_id = :studentId and t.status = 'approved'`);

/** Whether a hold stands on the official transcripts of a student. */
const IS_HELD = (school: string, student: string) => `
    exists (select from transcript_holds h where h.school_id = ${school} and h.student_id = ${student}
      and h.ended_at is null)`;

/** Whether the student is of age today at school. Takes `now`. */
const IS_OF_AGE = (sp: string, s: string) =>
  `coalesce((:now::timestamptz at time zone ${s}.time_zone)::date >= app.of_age_on(${sp}.birth_on), false)`;

const CHANGES = `
  left join transcript_changes newer on newer.school_id = i.school_id and newer.transcript_id = i.id
    and newer.kind = 'superseded'
  left join transcript_changes ended on ended.school_id = i.school_id and ended.transcript_id = i.id
    and ended.kind = 'revoked'`;

const STATUS = `case when ended.id is not null then 'revoked' when newer.id is not null then 'superseded'
    else 'valid' end`;

type Status = 'valid' | 'superseded' | 'revoked';

/** The official transcripts of a student, newest first. */
export const listIssued = statement<
  Sql['listIssued'],
  { studentId: StudentId },
  { transcriptId: TranscriptId; status: Status }
>(`
  select i.school_id as "schoolId", i.student_id as "studentId", i.id as "transcriptId", i.code, i.recipient,
    ${STATUS} as status, i.issued_at as "issuedAt", ${NAME_OF('i.issued_by', 'i.school_id')} as "issuedByName",
    i.overrides is not null as "isOverridden", coalesce(ended.reason, newer.reason) as reason,
    coalesce(ended.at, newer.at) as "changedAt"
  from issued_transcripts i ${CHANGES}
  where i.student_id = :studentId order by i.issued_at desc, i.id desc`);

/** Whose record something is read of, where nothing was issued yet. */
export const findRecordPlace = statement<
  Sql['findRecordPlace'],
  { studentId: StudentId; now: string },
  { isHeld: boolean }
>(
  `select sp.school_id as "schoolId", sp.id as "studentId", ${IS_HELD('sp.school_id', 'sp.id')} as "isHeld",
     ${IS_OF_AGE('sp', 's')} as "isOfAge"
   from student_profiles sp join schools s on s.id = sp.school_id where sp.id = :studentId`,
);

/** One change of a transcript at a time: what is read after this is what the last one left. */
export const holdTranscript = statement<Sql['holdTranscript'], { transcriptId: TranscriptId }>(
  "select pg_advisory_xact_lock(hashtextextended('transcript:' || :transcriptId::text, 0))",
);

export const findStanding = statement<
  Sql['findStanding'],
  { transcriptId: TranscriptId },
  { status: Status; transcriptId: TranscriptId }
>(`
  select i.school_id as "schoolId", i.student_id as "studentId", i.id as "transcriptId", i.code, ${STATUS} as status
  from issued_transcripts i ${CHANGES}
  where i.id = :transcriptId`);

/** Whether something was issued under an id already, and by whom. */
export const findIssuedBefore = statement<
  Sql['findIssuedBefore'],
  { transcriptId: TranscriptId },
  { issuedBy: UserId }
>(`
  select i.school_id as "schoolId", i.student_id as "studentId", i.code, i.issued_by as "issuedBy"
  from issued_transcripts i where i.id = :transcriptId`);

/** An issued transcript with where its PDF lies. */
export const findIssued = statement<
  Sql['findIssued'],
  { transcriptId: TranscriptId },
  { document: TranscriptDocument; isHeld: boolean; marks: KeptMarks | null }
>(`
  select i.school_id as "schoolId", i.student_id as "studentId", i.code, i.document, i.marks,
    i.storage_key as "storageKey", i.pdf_sha256 as "pdfSha256", ${IS_HELD('i.school_id', 'i.student_id')} as "isHeld"
  from issued_transcripts i where i.id = :transcriptId`);

/** An issued transcript, for whoever says what its check page shows. */
export const findShareable = statement<
  Sql['findShareable'],
  { transcriptId: TranscriptId; now: string },
  { transcriptId: TranscriptId; status: Status; isHeld: boolean }
>(`
  select i.school_id as "schoolId", i.student_id as "studentId", sp.user_id as "studentUserId",
    i.id as "transcriptId", ${STATUS} as status,
    ${IS_HELD('i.school_id', 'i.student_id')} as "isHeld", ${IS_OF_AGE('sp', 's')} as "isOfAge"
  from issued_transcripts i ${CHANGES}
    join student_profiles sp on sp.school_id = i.school_id and sp.id = i.student_id
    join schools s on s.id = i.school_id
  where i.id = :transcriptId`);

/** Something is shown under a code now. Condition over `h`, a row of transcript_shares; takes `now`. */
export const IS_SHOWN = (h: string): string => `${h}.ended_at is null and ${h}.expires_at > :now`;

/** What check pages of a student's transcripts show now, as long as whoever allowed it may. */
export const listShared = statement<
  Sql['listShared'],
  { studentId: StudentId; now: string },
  { transcriptId: TranscriptId }
>(`
  select h.transcript_id as "transcriptId", h.shows, h.basis, h.given_at as "givenAt", h.expires_at as "expiresAt",
    app.may_share(h.school_id, h.student_id, h.given_by, :now) as stands,
    (select count(*)::int from disclosures d where d.school_id = h.school_id and d.student_id = h.student_id
      and d.purpose = 'verification' and d.share_id = h.id) as openings
  from transcript_shares h
  where h.student_id = :studentId and ${IS_SHOWN('h')}`);

export const endShared = statement<
  Sql['endShared'],
  { schoolId: SchoolId; transcriptId: TranscriptId; by: UserId; at: string }
>(`
  update transcript_shares set ended_by = :by, ended_at = :at
  where school_id = :schoolId and transcript_id = :transcriptId and ended_at is null
  returning id`);

export const findSettings = statement<Sql['transcripts.findSettings'], { schoolId: SchoolId }>(`
  select w.shows_rank as "showsRank", w.shows_attendance as "showsAttendance", w.shows_tests as "showsTests",
    w.signer_name as "signerName", w.signer_title as "signerTitle",
    w.signature_key as "signatureKey", w.version
  from transcript_settings w where w.school_id = :schoolId`);
