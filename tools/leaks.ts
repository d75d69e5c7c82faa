/** A value that is put into an answer on purpose, where a marker of the answer sweep has to notice it. */
export interface Leak {
  /** Procedure, and what it shows. */
  readonly name: string;
  readonly procedure: string;
  /** Changes of the sources under apps/server/src/features: each text stands there once. */
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
}

/**
 * Spread at the end of an object of the answer: nothing, unless this leak is on. Then the value stands in an existing
 * text field, or in a field that the contract doesn't know.
 */
const shown = (name: string, value: string, field: string): string =>
  `...(globalThis as any).leak?.('${name}', ${value}, '${field}'),`;

const after = (file: string, text: string, added: string) => ({ file, from: text, to: `${text}${added}` });

/** Ten answers that show too much, each to somebody who may ask for it. */
export const LEAKS: readonly Leak[] = [
  {
    name: 'link of a class',
    procedure: 'calendar.range',
    edits: [
      after(
        'calendar/queries.ts',
        `case when seen.role in ('owner', 'teacher') then s.meeting_url end as "meetingUrl",`,
        ' s.meeting_url as leaked,',
      ),
      after(
        'calendar/events.ts',
        '\n        updatedAt: row.updatedAt,',
        shown('link of a class', '(row as any).leaked', 'description'),
      ),
    ],
  },
  {
    name: 'link of the next class',
    procedure: 'home.student',
    edits: [
      after(
        'home/queries.ts',
        's.title, m.display_name as "teacherName", s.scheduled_at as "scheduledAt",',
        ' s.meeting_url as leaked,',
      ),
      after(
        'home/student.ts',
        '...presentJoining(actor, { ...row, courseStatus: course.courseStatus }, now),',
        shown('link of the next class', '(row as any).leaked', 'title'),
      ),
    ],
  },
  {
    name: 'recording before its time',
    procedure: 'live.list',
    edits: [
      after(
        'live/session-list.ts',
        'recordingUrl: canWatch ? row.recordingUrl : null,',
        shown('recording before its time', 'row.recordingUrl', 'recordingUrl'),
      ),
    ],
  },
  {
    name: 'points that are held',
    procedure: 'home.student',
    edits: [
      after(
        'home/queries.ts',
        'c.title as "courseTitle", g.points, g.points_possible as "pointsPossible", g.released_at as "gradedAt"',
        `,
          (select max(h.points)::text from grades h
            where h.student_id = g.student_id and h.released_at is null) as leaked`,
      ),
      after(
        'home/student.ts',
        'gradedAt: row.gradedAt,',
        shown('points that are held', '(row as any).leaked', 'title'),
      ),
    ],
  },
  {
    name: 'answer key',
    procedure: 'coursework.get',
    edits: [
      after(
        'coursework/page.ts',
        'aiRelease: effectiveRelease(context.services.ai.engine, page.aiRelease),',
        shown('answer key', 'JSON.stringify(page.matching)', 'description'),
      ),
    ],
  },
  {
    name: 'grading notes',
    procedure: 'coursework.get',
    edits: [
      after(
        'coursework/page.ts',
        'aiRelease: effectiveRelease(context.services.ai.engine, page.aiRelease),',
        shown('grading notes', 'JSON.stringify(page.rubric)', 'description'),
      ),
    ],
  },
  {
    name: 'draft of a child',
    procedure: 'coursework.get',
    edits: [
      after(
        'coursework/queries.ts',
        'l.title as "lessonTitle", l.content as lesson, l.video_url as "videoUrl",',
        ' (select d.content::text from drafts d where d.assignment_id = a.id limit 1) as leaked,',
      ),
      after(
        'coursework/page.ts',
        'state: stateOf(current),',
        shown('draft of a child', '(page as any).leaked', 'description'),
      ),
    ],
  },
  {
    name: 'emails of students',
    procedure: 'catalog.roster',
    edits: [
      after(
        'catalog/roster-queries.ts',
        'sp.grade_level as "gradeLevel", e.status,',
        ' (select x.email from app.member_emails(array[sp.user_id]) x) as leaked,',
      ),
      {
        file: 'catalog/people.ts',
        from: '      ...student,\n',
        to: `...(({ leaked: _leaked, codes: _codes, ...rest }: any) => rest)(student), ${shown(
          'emails of students',
          '(student as any).leaked',
          'name',
        )}`,
      },
    ],
  },
  {
    name: 'codes of the school',
    procedure: 'catalog.roster',
    edits: [
      {
        file: 'catalog/roster-queries.ts',
        from: "case e.status when 'active' then",
        to: "(select string_agg(k.code, ' ') from school_codes k) as codes, case e.status when 'active' then",
      },
      {
        file: 'catalog/people.ts',
        from: 'studentId: student.studentId as StudentId,',
        to: `studentId: student.studentId as StudentId, ${shown(
          'codes of the school',
          '(student as any).codes',
          'name',
        )}`,
      },
    ],
  },
  {
    name: 'text that is being written',
    procedure: 'lessons.get',
    edits: [
      after(
        'lessons/queries.ts',
        'l.estimated_minutes as "estimatedMinutes", l.content, l.video_url as "videoUrl", l.status as "lessonStatus",',
        ' l.working_copy::text as leaked,',
      ),
      after(
        'lessons/lesson.ts',
        'position: isLearner ? lesson.position : null,',
        shown('text that is being written', '(lesson as any).leaked', 'introduction'),
      ),
    ],
  },
  {
    name: 'key of a stored file',
    procedure: 'files.link',
    edits: [
      {
        file: 'files/handlers.ts',
        from: 'return linkFor(context.services, file.fileId, actor.userId);',
        to: `return { ...linkFor(context.services, file.fileId, actor.userId), ${shown(
          'key of a stored file',
          'file.storageKey',
          'url',
        )} };`,
      },
    ],
  },
];

/** The source with its leaks, all of them off; null: there are none in this file. */
export function withLeaks(file: string, source: string): string | null {
  const edits = LEAKS.flatMap((leak) => leak.edits).filter((edit) => file.endsWith(`/features/${edit.file}`));
  if (edits.length === 0) return null;
  return edits.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`${file} holds this not once: ${from}`);
    return text.replace(from, () => to);
  }, source);
}
