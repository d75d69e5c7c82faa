import { shownGpa } from '@fieldhouse/domain/rounding/display.ts';
import { IconMail } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { writeTo } from '#lib/message-link.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { StatCard, StatRow } from '#ui/display/stat-card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AboutCard } from './about-card.tsx';
import { AccommodationsCard } from './accommodations-card.tsx';
import { CoursesCard } from './courses-card.tsx';
import { CreditsCard } from './credits-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { studentQuery, type WorkFilter } from './records-queries.ts';
import { WorkCard } from './work-card.tsx';

interface StudentPageProps {
  readonly studentId: string;
  readonly corrections: ReactNode;
  /** How far the student is on the way to the diploma; for those who see the whole record. */
  readonly graduation: ReactNode;
  /** Who follows the student. */
  readonly family: ReactNode;
  readonly relationshipName: ComponentProps<typeof AboutCard>['relationshipName'];
  readonly work: WorkFilter | undefined;
  readonly onWork: (filter: WorkFilter | undefined) => void;
}

/** One student's record, as far as the reader may know it. */
export function StudentPage({
  studentId,
  corrections,
  graduation,
  family,
  relationshipName,
  work,
  onWork,
}: StudentPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: record } = useSuspenseQuery(studentQuery(studentId));
  const { figures, attendance } = record;
  const marked = attendance.present + attendance.absent + attendance.late + attendance.excused;

  return (
    <>
      <PageHeader
        title={record.name}
        parents={[{ label: t('Students'), to: '/students' }]}
        description={[
          gradeLevelName(record.gradeLevel, t),
          record.graduationYear !== null && t('Class of {{year}}', { year: record.graduationYear }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          record.can.message && (
            <ButtonLink
              {...writeTo(record.accountName ?? record.name)}
              variant="default"
              leftSection={<IconMail size={18} stroke={1.7} />}
              aria-label={t('Message {{name}}', { name: record.name })}
            >
              {t('Message')}
            </ButtonLink>
          )
        }
      />
      <Sections>
        <StatRow>
          {figures && (
            <>
              <StatCard
                label={t('Official GPA')}
                value={figures.officialGpa === null ? '–' : format.number(shownGpa(figures.officialGpa), 2)}
                unit={t('of 4.0')}
                note={t('From posted final grades')}
              />
              <StatCard
                label={t('Credits earned')}
                value={format.number(figures.creditsEarned)}
                note={t('{{earned}} core courses earned, {{projected}} projected', {
                  earned: figures.coreEarned,
                  projected: figures.coreProjected,
                })}
              />
            </>
          )}
          <StatCard
            label={t('Attendance')}
            value={marked === 0 ? '–' : format.percent((attendance.present + attendance.late) / marked)}
            note={
              marked === 0
                ? t('Nothing marked yet')
                : t('{{absent}} absent, {{late}} late, {{excused}} excused of {{marked}}', {
                    ...attendance,
                    marked,
                  })
            }
          />
        </StatRow>
        {corrections}
        <AboutCard record={record} relationshipName={relationshipName} />
        <CoursesCard record={record} />
        <WorkCard studentId={studentId} filter={work} onFilter={onWork} />
        <AccommodationsCard studentId={studentId} name={record.name} />
        {figures && <CreditsCard record={record} />}
        {figures && graduation}
        {figures && <DetailsCard studentId={studentId} />}
        {family}
      </Sections>
    </>
  );
}
