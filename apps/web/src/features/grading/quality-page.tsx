import { Button } from '@mantine/core';
import { IconChecks, IconRulerMeasure } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useMe } from '#lib/session.ts';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { type Quality, qualityQuery } from './grading-queries.ts';
import classes from './quality-page.module.css';
import { SAMPLES_RECOMMENDED, samplesScored } from './quality-state.ts';
import { QualityTable } from './quality-table.tsx';
import { useQualityWords } from './quality-words.ts';
import { SampleScoring } from './sample-scoring.tsx';

interface QualityPageProps {
  readonly assignmentId: string;
  readonly isScoring: boolean;
  readonly onScoring: (isScoring: boolean) => void;
}

/** How well the engine grades one assignment, and how to find out better. */
export function QualityPage({ assignmentId, isScoring, onScoring }: QualityPageProps) {
  const { t } = useTranslation();
  const { data: quality } = useSuspenseQuery(qualityQuery(assignmentId));
  const { criteria, unscored } = quality;
  return (
    <>
      <PageHeader
        title={t('How well the engine grades')}
        parents={[
          { label: t('To grade'), to: '/teach/grading' },
          { label: quality.assignmentTitle, to: `/assignment/${assignmentId}` },
        ]}
        description={quality.assignmentTitle}
        actions={
          <ButtonLink to="/teach/grading" search={{ course: quality.courseId }} variant="default">
            {t('Work to grade')}
          </ButtonLink>
        }
      />
      {criteria.length === 0 ? (
        <EmptyState
          framed
          icon={<IconRulerMeasure />}
          title={t('The engine judges nothing here')}
          action={
            <ButtonLink
              to="/teach/assignment/$assignmentId"
              params={{ assignmentId }}
              size="sm"
              variant="default"
            >
              {t('Open the rubric')}
            </ButtonLink>
          }
        >
          {t("The engine doesn't judge any criterion in this rubric, so there's nothing to measure.")}
        </EmptyState>
      ) : (
        <Sections>
          {isScoring ? (
            <SampleScoring
              assignmentId={assignmentId}
              unscored={unscored}
              onDone={() => {
                onScoring(false);
                rescueFocus();
              }}
            />
          ) : (
            <Findings quality={quality} onScoring={() => onScoring(true)} />
          )}
        </Sections>
      )}
    </>
  );
}

function Findings({ quality, onScoring }: { quality: Quality; onScoring: () => void }) {
  const { t } = useTranslation();
  const words = useQualityWords();
  const scored = samplesScored(quality);
  const { decided, samples, unscored } = quality;
  return (
    <>
      <Card
        title={t('Against what teachers decided')}
        description={t('Whoever decides sees the proposal first, which pulls them toward it.')}
      >
        <p className={classes.finding}>{words.finding(decided)}</p>
        {decided.count > 0 && <p className={classes.about}>{words.leaning(decided)}</p>}
      </Card>
      <Card
        title={t('Against samples scored by hand')}
        description={t('Scored without a name and without seeing the proposal.')}
      >
        <p className={classes.finding}>{words.finding(samples)}</p>
        {samples.count > 0 && <p className={classes.about}>{words.leaning(samples)}</p>}
        <p className={classes.about}>
          {t('{{count}} samples scored.', { count: scored })}{' '}
          {scored < SAMPLES_RECOMMENDED &&
            t('Score at least {{recommended}} before you rely on these figures.', {
              recommended: SAMPLES_RECOMMENDED,
            })}
        </p>
        <div className={classes.action}>
          {unscored.length > 0 ? (
            <Button onClick={onScoring}>{t('Score samples by hand')}</Button>
          ) : (
            <p className={classes.about}>
              <IconChecks size={18} stroke={1.7} aria-hidden="true" />{' '}
              {t('No work with a proposal is waiting to be scored as a sample.')}
            </p>
          )}
        </div>
      </Card>
      <QualityTable criteria={quality.criteria} />
      <ReleaseCard aiRelease={quality.aiRelease} />
    </>
  );
}

/** What becomes of proposals in this school, and where that is set. */
function ReleaseCard({ aiRelease }: { aiRelease: Quality['aiRelease'] }) {
  const { t } = useTranslation();
  const { homes } = useMe();
  const canSet = homes.includes('school_admin') || homes.includes('homeschool');
  return (
    <Card title={t('What happens to a proposal')}>
      <p className={classes.finding}>
        {aiRelease === 'teacher_confirms'
          ? t('A teacher confirms every proposal before students see it.')
          : t('Proposals are released at once. Doubtful ones wait for a teacher either way.')}
      </p>
      <p className={classes.about}>
        {canSet ? (
          <TextLink to="/school-settings" search={{ tab: 'grading' }}>
            {t('Change this in the school settings')}
          </TextLink>
        ) : (
          t('Your school sets this in its settings, under Grading.')
        )}
      </p>
    </Card>
  );
}
