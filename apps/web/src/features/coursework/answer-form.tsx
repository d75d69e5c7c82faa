import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { digitalWording } from '#lib/digital-wording.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useIsOffline } from '#shared/frame/offline-banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { fileIdsOf, isEmptyAnswer } from './answer.ts';
import type { Assignment } from './coursework-queries.ts';
import { DocumentsField } from './documents-field.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import type { DraftSnapshot } from './draft-types.ts';
import { MatchingCard } from './matching-card.tsx';
import { ResponseCard } from './response-card.tsx';
import { SaveStatus } from './save-status.tsx';
import { useAnswerDocuments } from './use-answer-documents.ts';
import type { OpenDraft } from './use-draft.ts';

interface AnswerFormProps {
  readonly assignment: Assignment;
  readonly draft: OpenDraft;
  readonly snapshot: DraftSnapshot;
  readonly isSubmitting: boolean;
  /** Handed in, but the server hasn't got it: nothing is changed before it is taken back. */
  readonly isWaiting: boolean;
  /** The person asked for the form: the focus goes into it. */
  readonly isFocused: boolean;
  readonly onSubmit: (content: DraftSnapshot['content']) => void;
}

/** The matching activity and the response, written into one draft. */
export function AnswerForm({
  assignment,
  draft: { keeper },
  snapshot,
  isSubmitting,
  isWaiting,
  isFocused,
  onSubmit,
}: AnswerFormProps) {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const { content, status, generation } = snapshot;
  const { matching, lastCheck } = assignment;
  const fileIds = fileIdsOf(content);
  const documents = useAnswerDocuments(assignment, keeper, fileIds);

  const whyNot =
    status.kind === 'conflict'
      ? t('Choose one of the two versions first.')
      : matching && lastCheck === null
        ? t('Please complete the matching activity and check your answers before submitting.')
        : isWaiting
          ? t('It will be submitted automatically. Take it back to keep writing.')
          : isOffline && documents.uploads.uploads.length > 0
            ? t(
                "A document isn't uploaded yet, and that needs a connection. Remove it, or submit when you're back online.",
              )
            : documents.uploads.isSending
              ? t('Wait until your documents are uploaded.')
              : isEmptyAnswer(content)
                ? t('Write your response or upload a document first.')
                : null;

  return (
    <>
      {status.kind === 'conflict' && (
        <DraftConflict
          mine={content}
          rival={status.rival}
          hasMatching={matching !== null}
          onChoose={(choice) => {
            keeper.resolve(choice);
            rescueFocus(() => document.querySelector<HTMLElement>('#response-area textarea'));
          }}
        />
      )}
      {matching && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; it hears that the focus left its controls
        <div
          id="matching-activity"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) void keeper.flush();
          }}
        >
          <MatchingCard
            // The other version has other pairs.
            key={generation}
            assignmentId={assignment.assignmentId}
            enrollmentId={assignment.enrollmentId}
            matching={matching}
            lastCheck={lastCheck}
            start={content.matches}
            onPairs={(matches) => keeper.change({ ...keeper.snapshot().content, matches })}
            status={<SaveStatus status={status} />}
          />
        </div>
      )}
      <div id="response-area">
        <ResponseCard
          courseId={assignment.courseId}
          task={digitalWording(assignment.description)}
          questions={assignment.instructions.steps.map(digitalWording)}
          text={content.text}
          status={status}
          whyNot={whyNot}
          isSubmitting={isSubmitting}
          isReadOnly={isSubmitting || isWaiting}
          isFocused={isFocused}
          onText={(text) => keeper.change({ ...keeper.snapshot().content, text })}
          onLeave={() => void keeper.flush()}
          onSubmit={() => onSubmit(content)}
        >
          <DocumentsField
            title={assignment.title}
            fileIds={fileIds}
            known={assignment.files}
            uploads={documents.uploads}
            news={documents.news}
            isReadOnly={isSubmitting || isWaiting}
            onRemove={documents.remove}
          />
        </ResponseCard>
      </div>
    </>
  );
}

/** For the moment it takes to read what this device kept. */
export const AnswerSkeleton = () => (
  <Card>
    <Skeleton height={24} width="30%" mb={20} />
    <Skeleton height={168} />
  </Card>
);
