import type { AttemptId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { sampleQuery } from './grading-queries.ts';
import { sampleNow } from './quality-state.ts';
import { SampleForm } from './sample-form.tsx';
import { useKeptGrading } from './use-grading.ts';

interface SampleScoringProps {
  readonly assignmentId: string;
  readonly unscored: readonly AttemptId[];
  readonly onDone: () => void;
}

/** One sample after the other, each without a name and without what the engine proposes. */
export function SampleScoring({ assignmentId, unscored, onDone }: SampleScoringProps) {
  const { t } = useTranslation();
  const [aside, setAside] = useState<readonly AttemptId[]>([]);
  const attemptId = sampleNow(unscored, aside);
  if (attemptId === null) {
    return (
      <Card>
        <EmptyState
          titleOrder={2}
          icon={<IconChecks />}
          title={t('Every sample is scored')}
          action={
            <Button size="sm" variant="default" onClick={onDone}>
              {t('See the figures')}
            </Button>
          }
        >
          {t('More appear when students submit work and the engine proposes grades for it.')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Sample
      key={attemptId}
      assignmentId={assignmentId}
      attemptId={attemptId}
      leftCount={unscored.length}
      onSkip={() =>
        // Once all were put aside, the round begins anew.
        setAside(aside.length + 1 >= unscored.length ? [attemptId] : [...aside, attemptId])
      }
      onDone={onDone}
    />
  );
}

interface SampleProps {
  readonly assignmentId: string;
  readonly attemptId: AttemptId;
  readonly leftCount: number;
  readonly onSkip: () => void;
  readonly onDone: () => void;
}

function Sample({ attemptId, ...props }: SampleProps) {
  const { t } = useTranslation();
  const sample = useQuery(sampleQuery(attemptId));
  const grading = useKeptGrading(`sample-${attemptId}`);
  if (sample.isError) {
    return (
      <ErrorState
        framed
        title={t("The sample couldn't be loaded")}
        error={sample.error}
        onRetry={() => void sample.refetch()}
      />
    );
  }
  if (!sample.data || grading.kept === undefined) return <CardSkeleton lines={6} />;
  return (
    <SampleForm
      {...props}
      attemptId={attemptId}
      sample={sample.data}
      kept={grading.kept}
      onKeep={grading.keep}
      onDrop={grading.drop}
    />
  );
}
