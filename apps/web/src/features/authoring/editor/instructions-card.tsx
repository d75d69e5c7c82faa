import type { Instructions } from '@fieldhouse/contract/content.ts';
import {
  LINE_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@fieldhouse/contract/limits.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconBook, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './editor.module.css';
import type { CopyProblem } from './editor-queries.ts';
import { FieldProblems } from './field-problems.tsx';
import { NumberField } from './number-field.tsx';
import { RowList } from './row-list.tsx';

const MOST_ROWS = 100;
const MOST_MINUTES = 10_000;

interface InstructionsCardProps {
  readonly instructions: Instructions;
  readonly isEditable: boolean;
  readonly problems: readonly CopyProblem[];
  readonly onChange: (instructions: Instructions) => void;
}

/** Duration, materials, steps, and something to read. */
export function InstructionsCard({ instructions, isEditable, problems, onChange }: InstructionsCardProps) {
  const { t } = useTranslation();
  const { durationMinutes, materials, steps, story } = instructions;
  const set = (change: Partial<Instructions>) => onChange({ ...instructions, ...change });
  return (
    <Card title={t('Instructions')}>
      <div className={classes.parts}>
        <NumberField
          label={t('Duration in minutes')}
          className={classes.narrow}
          value={durationMinutes}
          min={1}
          max={MOST_MINUTES}
          decimals={0}
          isEditable={isEditable}
          whenEmpty={null}
          onChange={(minutes) => set({ durationMinutes: minutes })}
        />
        <section>
          <h3 className={classes.partTitle}>{t('Materials')}</h3>
          <RowList
            label={t('Materials')}
            rows={materials}
            onChange={(next) => set({ materials: next })}
            nameOf={(at) => t('Material {{number}}', { number: at + 1 })}
            draw={(material, change, at) => (
              <TextInput
                aria-label={t('Material {{number}}', { number: at + 1 })}
                maxLength={LINE_MAX_CHARACTERS}
                readOnly={!isEditable}
                value={material}
                onChange={(event) => change(event.currentTarget.value)}
              />
            )}
            blank={() => ''}
            addLabel={t('Add material')}
            most={MOST_ROWS}
            isEditable={isEditable}
          />
        </section>
        <section>
          <h3 className={classes.partTitle}>{t('Steps')}</h3>
          <RowList
            label={t('Steps')}
            rows={steps}
            onChange={(next) => set({ steps: next })}
            nameOf={(at) => t('Step {{number}}', { number: at + 1 })}
            draw={(step, change, at) => (
              <Textarea
                data-line
                aria-label={t('Step {{number}}', { number: at + 1 })}
                maxLength={LINE_MAX_CHARACTERS}
                autosize
                minRows={1}
                readOnly={!isEditable}
                value={step}
                onChange={(event) => change(event.currentTarget.value)}
              />
            )}
            blank={() => ''}
            addLabel={t('Add step')}
            most={MOST_ROWS}
            isEditable={isEditable}
          />
        </section>
        <section>
          <h3 className={classes.partTitle}>{t('Reading material')}</h3>
          {story ? (
            <>
              <TextInput
                label={t('Title of the reading')}
                maxLength={TITLE_MAX_CHARACTERS}
                readOnly={!isEditable}
                value={story.title}
                onChange={(event) => set({ story: { ...story, title: event.currentTarget.value } })}
              />
              <Textarea
                mt="sm"
                label={t('Text of the reading')}
                maxLength={TEXT_MAX_CHARACTERS}
                description={t('A blank line starts a new paragraph.')}
                autosize
                minRows={5}
                maxRows={24}
                readOnly={!isEditable}
                value={story.content}
                onChange={(event) => set({ story: { ...story, content: event.currentTarget.value } })}
              />
              {isEditable && (
                <Button
                  mt="sm"
                  size="sm"
                  variant="subtle"
                  leftSection={<IconTrash size={16} />}
                  onClick={() => {
                    set({ story: null });
                    void toast({
                      title: t('Reading material removed'),
                      tone: 'info',
                      action: { label: t('Undo'), onClick: () => set({ story }) },
                    });
                  }}
                >
                  {t('Remove the reading material')}
                </Button>
              )}
            </>
          ) : isEditable ? (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconBook size={16} />}
              onClick={() => set({ story: { title: '', content: '' } })}
            >
              {t('Add something to read')}
            </Button>
          ) : (
            <p className={classes.hint}>{t('No reading material.')}</p>
          )}
        </section>
      </div>
      <FieldProblems problems={problems} place="instructions" />
    </Card>
  );
}
