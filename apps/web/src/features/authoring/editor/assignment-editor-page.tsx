import type { AssignmentCopy } from '@fieldhouse/contract/content.ts';
import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { POINTS_MAX, TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { AssignmentPreview } from './assignment-preview.tsx';
import { CopyConflict } from './copy-conflict.tsx';
import type { CopyKeeper } from './copy-keeper.ts';
import classes from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { type AuthoredAssignment, assignmentCopyQuery } from './editor-queries.ts';
import { saveAssignmentCopy } from './editor-saves.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { FieldProblems } from './field-problems.tsx';
import { FixContentButton } from './fix-content-button.tsx';
import { InstructionsCard } from './instructions-card.tsx';
import { MatchingEditor } from './matching-editor.tsx';
import { NumberField } from './number-field.tsx';
import { RubricEditor } from './rubric-editor.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useCopyKeeper, useCopySnapshot } from './use-copy.ts';
import { useAssignmentPublishing } from './use-publishing.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** An assignment as its authors write it. What it says waits for publishing; how it is given has a Save of its own. */
export function AssignmentEditorPage({ assignmentId }: { assignmentId: string }) {
  const { data: assignment } = useSuspenseQuery(assignmentCopyQuery(assignmentId));
  const keeper = useCopyKeeper<AssignmentCopy>(
    `assignment/${assignmentId}`,
    assignment,
    (copy, baseVersion) => saveAssignmentCopy(assignmentId as AssignmentId, copy, baseVersion),
  );
  return keeper ? <OpenAssignment assignment={assignment} keeper={keeper} /> : <EditorSkeleton />;
}

interface OpenAssignmentProps {
  readonly assignment: AuthoredAssignment;
  readonly keeper: CopyKeeper<AssignmentCopy>;
}

function OpenAssignment({ assignment, keeper }: OpenAssignmentProps) {
  const { t } = useTranslation();
  const { copy, status } = useCopySnapshot(keeper);
  const settings = useSettingsForm(assignment, keeper);
  const publishing = useAssignmentPublishing(
    assignment,
    keeper,
    async () => !settings.isDirty || settings.save(),
  );
  const { problems, workCount, courseId } = assignment;
  const isEditable = assignment.can.edit;
  const set = (change: Partial<AssignmentCopy>) => keeper.change({ ...keeper.snapshot().copy, ...change });

  return (
    <div className={classes.page}>
      <EditorHead
        entity={{ kind: 'assignment', assignmentId: assignment.assignmentId }}
        title={copy.title || t('Assignment without a title')}
        course={assignment}
        state={assignment}
        keeper={keeper}
        publishing={publishing}
        show={(shown) => <AssignmentPreview copy={shown} />}
        unsaved={
          settings.isDirty && (
            <>
              {t('Settings are not saved.')}{' '}
              <Button
                variant="default"
                size="compact-sm"
                loading={settings.isPending}
                onClick={() =>
                  void settings.save().then((isSaved) => {
                    if (isSaved) void toast({ id: 'toast-settings', title: t('Settings saved') });
                  })
                }
              >
                {t('Save the settings')}
              </Button>
            </>
          )
        }
      >
        {isEditable && (
          <FixContentButton assignment={assignment} keeper={keeper} refresh={publishing.refresh} />
        )}
      </EditorHead>
      {status.kind === 'conflict' && (
        <CopyConflict
          mine={copy}
          rival={status.rival}
          show={(shown) => <AssignmentPreview copy={shown} />}
          onChoose={(choice) => keeper.choose(choice)}
        />
      )}
      <Sections>
        {workCount > 0 && (
          <Notice>
            {t('{{count}} submissions are in. Those that are graded keep their points and their rubric.', {
              count: workCount,
            })}
          </Notice>
        )}
        <Card title={t('Assignment')}>
          <div className={classes.fields}>
            <TextInput
              label={t('Title')}
              required
              readOnly={!isEditable}
              maxLength={TITLE_MAX_CHARACTERS}
              value={copy.title}
              error={copy.title.trim() === '' && t('Enter a title.')}
              onChange={(event) => set({ title: event.currentTarget.value })}
            />
            <NumberField
              label={t('Points')}
              value={copy.pointsPossible}
              min={0.01}
              max={POINTS_MAX}
              decimals={2}
              isEditable={isEditable}
              onChange={(points) => points !== null && set({ pointsPossible: points })}
            />
          </div>
          <Textarea
            mt="md"
            label={t('Description')}
            maxLength={TEXT_MAX_CHARACTERS}
            description={t('One or two sentences: what to do.')}
            autosize
            minRows={2}
            maxRows={10}
            readOnly={!isEditable}
            value={copy.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
        </Card>
        <InstructionsCard
          instructions={copy.instructions}
          isEditable={isEditable}
          problems={problems}
          onChange={(instructions) => set({ instructions })}
        />
        <Card
          title={t('Grading rubric')}
          description={t("What you're looking for, and how many points it's worth.")}
        >
          <RubricEditor
            rubric={copy.rubric}
            pointsPossible={copy.pointsPossible}
            hasMatching={copy.matching !== null}
            isEditable={isEditable}
            onChange={(rubric) => set({ rubric })}
            onPoints={(pointsPossible) => set({ pointsPossible })}
          />
          <FieldProblems problems={problems} place="rubric" />
        </Card>
        <Card
          title={t('Matching activity')}
          description={t(
            'Students match each left side to its right side. Both columns are shuffled for them.',
          )}
        >
          <MatchingEditor
            matching={copy.matching}
            courseId={courseId}
            isEditable={isEditable}
            onChange={(matching) => set({ matching })}
          />
          <FieldProblems problems={problems} place="matching" />
        </Card>
        <SettingsCard assignment={assignment} settings={settings} />
      </Sections>
    </div>
  );
}
