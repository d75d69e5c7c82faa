import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { boundsOf } from '@fieldhouse/domain/grading/grading-scale.ts';
import { twoDecimals } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { scaleText } from '#lib/scale-text.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import classes from './transcript.module.css';
import { type Transcript, transcriptQuery } from './transcript-query.ts';

interface TranscriptPageProps {
  readonly student?: string | undefined;
  /** The official ones of the student, below the page. */
  readonly issued?: (studentId: StudentId) => ReactNode;
}

/** The record as an unofficial transcript, on a page that prints as one. */
export function TranscriptPage({ student, issued }: TranscriptPageProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(transcriptQuery(student));
  useNotedPrinting(data.student.studentId);
  return (
    <>
      <PageHeader
        title={t('Unofficial Transcript')}
        description={t('What’s on the record today. Only the school issues an official transcript.')}
        actions={
          <>
            <Button
              component="a"
              variant="default"
              href={`/api/transcripts/unofficial/${data.student.studentId}.pdf`}
              leftSection={<IconDownload size={18} />}
            >
              {t('Download as PDF')}
            </Button>
            <Button leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
              {t('Print or save as PDF')}
            </Button>
          </>
        }
      />
      <Sheet transcript={data} />
      {issued && <div className={classes.issued}>{issued(data.student.studentId)}</div>}
    </>
  );
}

/** Notes in the disclosure log that the page is printed, by its button or by the browser's own command. */
function useNotedPrinting(studentId: StudentId) {
  const { mutate } = useMutation(api.records.printTranscript.mutationOptions({ retry: 3 }));
  useEffect(() => {
    const note = () => mutate({ studentId });
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, [mutate, studentId]);
}

function Sheet({ transcript }: { transcript: Transcript }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { student, school, terms, transferred, inProgress, officialGpa } = transcript;
  const isEmpty = terms.length === 0 && transferred.length === 0;
  const contact = [school.address, school.phone, school.website].filter((one) => one !== null);
  return (
    <article className={classes.sheet} aria-label={t('Unofficial Transcript')}>
      <header className={classes.head}>
        <div>
          <p className={classes.school}>{school.name}</p>
          {contact.length > 0 && <p className={classes.contact}>{contact.join(' · ')}</p>}
        </div>
        <p className={classes.stamp}>{t('Unofficial')}</p>
      </header>
      <dl className={classes.facts}>
        <Fact name={t('Student')} value={student.name} />
        <Fact name={t('Student ID')} value={student.studentNumber} />
        <Fact name={t('Grade level')} value={gradeLevelName(student.gradeLevel, t) ?? '–'} />
        <Fact name={t('Expected graduation')} value={student.graduationYear ?? '–'} />
        <Fact name={t('Printed')} value={format.calendarDate(transcript.printedOn)} />
      </dl>
      {isEmpty && <p className={classes.empty}>{t('No final grade is posted yet.')}</p>}
      {terms.map(({ label, courses }) => (
        <Courses
          key={label ?? ''}
          label={label ?? t('No term')}
          courses={courses}
          scales={transcript.scales}
        />
      ))}
      {transferred.length > 0 && <Transferred credits={transferred} />}
      {inProgress.length > 0 && <Running courses={inProgress} />}
      <dl className={classes.totals}>
        <Fact
          name={t('Current GPA')}
          value={
            officialGpa === null
              ? '–'
              : t('{{gpa}} of 4.0', { gpa: format.number(twoDecimals(officialGpa), 2) })
          }
        />
        <Fact name={t('Credits earned')} value={format.number(transcript.creditsEarned)} />
        <Fact name={t('NCAA-approved courses passed')} value={format.number(transcript.coreEarned)} />
      </dl>
      {transcript.scales.map(({ scaleId, steps }) => (
        <p key={scaleId} className={classes.small}>
          {t('Grading scale: {{letters}}, below that {{lowest}}.', {
            letters: scaleText(steps, format),
            lowest: steps.at(-1)?.letter ?? '–',
          })}
        </p>
      ))}
      <p className={classes.small}>
        {t(
          'This page isn’t an official document or a statement on NCAA eligibility. The NCAA Eligibility Center decides.',
        )}
      </p>
    </article>
  );
}

const Fact = ({ name, value }: { name: string; value: string | number }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

interface CoursesProps {
  readonly label: string;
  readonly courses: Transcript['terms'][number]['courses'];
  readonly scales: Transcript['scales'];
}

function Courses({ label, courses, scales }: CoursesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = ({ ratio, scaleId }: CoursesProps['courses'][number]) =>
    gradeText(format, ratio, 0, boundsOf(scales.find((one) => one.scaleId === scaleId)?.steps ?? []));
  const resultOf = ({ result, dueOn }: CoursesProps['courses'][number]) =>
    result === 'withdrawn'
      ? t('Withdrew')
      : result === 'graded'
        ? ''
        : dueOn
          ? t('Incomplete, due {{date}}', { date: format.calendarDate(dueOn) })
          : t('Incomplete');
  return (
    <Table
      caption={label}
      headings={[t('Course'), t('Percent'), t('Grade'), t('Credits')]}
      rows={courses.map((course, index) => ({
        key: `${course.courseId} ${index}`,
        cells: [
          <>
            {course.title}
            {course.isCore && <span className={classes.core}> {t('NCAA')}</span>}
            {course.ratio !== null && !course.countsInGpa && (
              <span className={classes.core}> {t('Repeated, not in the GPA')}</span>
            )}
          </>,
          course.ratio === null ? resultOf(course) : percent(course),
          course.letter ?? '–',
          format.number(course.creditsEarned),
        ],
      }))}
    />
  );
}

function Transferred({ credits }: { credits: Transcript['transferred'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table
      caption={t('Credit from elsewhere')}
      headings={[t('Course'), t('School'), t('Grade'), t('Credits')]}
      rows={credits.map((credit) => ({
        key: credit.creditId,
        cells: [
          credit.title,
          `${credit.schoolName}, ${credit.termLabel}`,
          credit.gradeRaw,
          format.number(credit.creditsEarned),
        ],
      }))}
    />
  );
}

function Running({ courses }: { courses: Transcript['inProgress'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table
      caption={t('In progress')}
      headings={[t('Course'), t('Credits')]}
      rows={courses.map((course) => ({
        key: course.courseId,
        cells: [course.title, format.number(course.credits)],
      }))}
    />
  );
}

interface TableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

const Table = ({ caption, headings, rows }: TableProps) => (
  <table className={classes.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {cells.map((cell, column) =>
            column === 0 ? (
              <th key={headings[column]} scope="row">
                {cell}
              </th>
            ) : (
              <td key={headings[column]}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
