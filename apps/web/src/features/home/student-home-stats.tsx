import { CREDITS_REQUIRED } from '@fieldhouse/domain/credits/credits.ts';
import { GPA_TARGET, isAboveTarget } from '@fieldhouse/domain/gpa/official-gpa.ts';
import { shownGpa } from '@fieldhouse/domain/rounding/display.ts';
import { IconAward, IconBooks, IconSchool } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { Arithmetic } from '#ui/display/arithmetic.tsx';
import { StatCard, StatRow } from '#ui/display/stat-card.tsx';
import { part } from '#ui/feedback/part.tsx';
import classes from './student-home.module.css';
import { CoreArithmetic } from './student-home-core.tsx';
import type { StudentData } from './student-home-next.ts';

const StandingNote = part(() => import('./standing-note.tsx'));

export function StudentStats({ home }: { home: StudentData }) {
  const { t } = useTranslation();
  const format = useFormat();
  const {
    currentGpa,
    progressGpa,
    isCoreBarMet,
    standing,
    activeCourseCount,
    creditsInProgress,
    graduationYear,
  } = home;
  const gpa = (value: number | null) => (value === null ? '–' : format.number(shownGpa(value), 2));
  // Until something is posted, what the running courses come to is what there is to know.
  const isOfficial = currentGpa !== null;
  const isAbove = isAboveTarget(currentGpa);
  // The ledger decides the word; until it was made, the bar does.
  const isEligible = standing?.isQualifier ?? isCoreBarMet;

  return (
    <div className={classes.stats}>
      <StatRow>
        <StatCard
          label={isOfficial ? t('Current GPA') : t('Progress GPA')}
          value={gpa(isOfficial ? currentGpa : progressGpa)}
          unit={
            <>
              {(isOfficial || progressGpa !== null) && <>{t('of 4.0')} </>}
              <Arithmetic
                title={t('Current GPA and Progress GPA')}
                formula={t(
                  'The Current GPA is official: posted final grades as shares of 4.0, weighted by credits. The Progress GPA is the average of the courses below in percent, divided by 25.',
                )}
                inputs={home.progressCourses.map(({ title, isFinal, ratio }) => ({
                  label: isFinal
                    ? t('{{course}}, final', { course: title })
                    : t('{{course}}, so far', { course: title }),
                  value: gradeText(format, ratio, 2),
                }))}
                result={t('Current GPA {{current}}, Progress GPA {{progress}}', {
                  current: gpa(currentGpa),
                  progress: gpa(progressGpa),
                })}
                rounding={t(
                  'Rounded to two decimals at the end. The target of {{target}} is compared with the exact value.',
                  { target: format.number(GPA_TARGET, 1) },
                )}
                note={t("It isn't a measure of NCAA eligibility, which uses its own grade points.")}
              />
            </>
          }
          icon={<IconSchool size={20} stroke={1.7} />}
          note={
            <span className={classes.notes}>
              {isAbove && <span className={classes.above}>{t('Above target')}</span>}
              <span>
                {isOfficial ? t('Progress GPA {{gpa}}', { gpa: gpa(progressGpa) }) : t('No official GPA yet')}
              </span>
            </span>
          }
        />
        <StatCard
          label={t('NCAA Eligible')}
          value={isEligible ? t('Yes') : t('No')}
          unit={<CoreArithmetic core={home.core} />}
          icon={<IconAward size={20} stroke={1.7} />}
          note={
            <span className={classes.notes}>
              {(standing || !isEligible) && (
                <Suspense>
                  <StandingNote
                    standing={standing}
                    isEligible={isEligible}
                    isCoreBarMet={isCoreBarMet}
                    runningCount={home.courses.filter((course) => course.isNcaaApproved).length}
                  />
                </Suspense>
              )}
              <span>{t('Unofficial')}</span>
              {graduationYear !== null && <span>{t('Class of {{year}}', { year: graduationYear })}</span>}
            </span>
          }
        />
        <StatCard
          label={t('Active Courses')}
          value={format.number(activeCourseCount)}
          icon={<IconBooks size={20} stroke={1.7} />}
          note={t('{{credits}} credits in progress of {{required}}', {
            credits: format.number(creditsInProgress),
            required: CREDITS_REQUIRED,
          })}
        >
          {home.courses.length > 0 && (
            <div className={classes.squares} aria-hidden="true">
              {home.courses.slice(0, 10).map(({ courseId, color }) => (
                <span key={courseId} data-series={color} />
              ))}
            </div>
          )}
        </StatCard>
      </StatRow>
    </div>
  );
}
