import type { RubricBody, RubricCriterion } from '@fieldhouse/contract/content.ts';
import {
  LINE_MAX_CHARACTERS,
  POINTS_MAX,
  RUBRIC_MAX_CRITERIA,
  RUBRIC_MAX_LEVELS,
  TEXT_MAX_CHARACTERS,
} from '@fieldhouse/contract/limits.ts';
import { Button, Menu, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from './editor.module.css';
import { NumberField } from './number-field.tsx';
import { RowList } from './row-list.tsx';
import { isSamePoints, type LevelTemplate, levelsOf, newPartId, rubricSum, withPoints } from './rubric.ts';

interface RubricEditorProps {
  readonly rubric: RubricBody;
  readonly pointsPossible: number;
  readonly hasMatching: boolean;
  readonly isEditable: boolean;
  readonly onChange: (rubric: RubricBody) => void;
  readonly onPoints: (points: number) => void;
}

/** The criteria of an assignment with their levels, and what they add up to. */
export function RubricEditor(props: RubricEditorProps) {
  const { rubric, pointsPossible, hasMatching, isEditable, onChange, onPoints } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const sum = rubricSum(rubric);
  const addsUp = isSamePoints(sum, pointsPossible);
  const numbers = { sum: format.number(sum), points: format.number(pointsPossible) };
  return (
    <>
      <RowList
        label={t('Criteria')}
        rows={rubric.criteria}
        onChange={(criteria) => onChange({ ...rubric, criteria })}
        nameOf={(at) => t('Criterion {{number}}', { number: at + 1 })}
        draw={(criterion, change, at) => (
          <Criterion
            criterion={criterion}
            number={at + 1}
            hasMatching={hasMatching}
            isEditable={isEditable}
            onChange={change}
          />
        )}
        blank={(): RubricCriterion => ({
          id: newPartId(),
          name: '',
          points: Math.max(0, Math.round((pointsPossible - sum) * 100) / 100),
          description: '',
          notes: '',
          source: 'manual',
          levels: [],
        })}
        addLabel={t('Add criterion')}
        most={RUBRIC_MAX_CRITERIA}
        isEditable={isEditable}
        empty={t('No rubric. The work is graded by points only.')}
      />
      {rubric.criteria.length > 0 && (
        <Switch
          mt="md"
          label={t('Show students the grading notes with their grade')}
          description={t('Off: notes and levels stay with staff, even after a grade is released.')}
          disabled={!isEditable}
          checked={rubric.showNotes ?? false}
          onChange={(event) => onChange({ ...rubric, showNotes: event.currentTarget.checked })}
        />
      )}
      {rubric.criteria.length > 0 && (
        <div className={classes.sum} data-off={!addsUp || undefined} role="status">
          <p>
            {addsUp
              ? t('The criteria add up to {{sum}} points, the same as the assignment is worth.', numbers)
              : t('The criteria add up to {{sum}} points, and the assignment is worth {{points}}.', numbers)}
          </p>
          {!addsUp && isEditable && (
            <Button size="sm" variant="default" onClick={() => onPoints(sum)}>
              {t('Set points to the sum')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface CriterionProps {
  readonly criterion: RubricCriterion;
  readonly number: number;
  readonly hasMatching: boolean;
  readonly isEditable: boolean;
  readonly onChange: (criterion: RubricCriterion) => void;
}

function Criterion({ criterion, number, hasMatching, isEditable, onChange }: CriterionProps) {
  const { t } = useTranslation();
  const { name, points, description, notes, source, levels } = criterion;
  // Levels keep the share that they had before the points were typed, not before the last digit.
  const basis = useRef(criterion);
  const set = (change: Partial<RubricCriterion>) => onChange({ ...criterion, ...change });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a grid breaks it, and its legend can't be hidden
    <div className={classes.criterion} role="group" aria-label={t('Criterion {{number}}', { number })}>
      <div className={classes.criterionHead}>
        <TextInput
          label={t('Name')}
          maxLength={LINE_MAX_CHARACTERS}
          readOnly={!isEditable}
          value={name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <NumberField
          label={t('Points')}
          value={points}
          min={0}
          max={POINTS_MAX}
          decimals={2}
          isEditable={isEditable}
          onFocus={() => {
            basis.current = criterion;
          }}
          onChange={(next) => {
            if (next !== null) set({ points: next, levels: withPoints(basis.current, next).levels });
          }}
        />
        <NativeSelect
          label={t('Judged by')}
          disabled={!isEditable}
          value={source}
          onChange={(event) => {
            const next = event.currentTarget.value as RubricCriterion['source'];
            set({ source: next, ...(next === 'matching' ? { levels: [] } : {}) });
          }}
          data={[
            { value: 'manual', label: t('A teacher') },
            { value: 'ai', label: t('AI, then a teacher') },
            {
              value: 'matching',
              label: t('Matching, scored exactly'),
              disabled: !hasMatching && source !== 'matching',
            },
          ]}
        />
      </div>
      <Textarea
        mt="sm"
        label={t('What students see')}
        maxLength={TEXT_MAX_CHARACTERS}
        description={t('A short task in plain words. Students read it before they submit.')}
        autosize
        minRows={1}
        maxRows={8}
        readOnly={!isEditable}
        value={description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <Textarea
        mt="sm"
        label={t('Grading notes (staff only)')}
        maxLength={TEXT_MAX_CHARACTERS}
        description={
          source === 'ai'
            ? t('What a full answer includes, in words that a good answer would use. AI reads this.')
            : t('What a full answer includes. Students don’t see this.')
        }
        autosize
        minRows={1}
        maxRows={8}
        readOnly={!isEditable}
        value={notes ?? ''}
        onChange={(event) => set({ notes: event.currentTarget.value })}
      />
      {source === 'matching' && !hasMatching && (
        <p className={classes.hint}>{t('There is no matching activity yet. Add one below.')}</p>
      )}
      {source !== 'matching' && (
        <section className={classes.levels} aria-label={t('Levels of criterion {{number}}', { number })}>
          <div className={classes.levelsHead}>
            <h3 className={classes.partTitle}>{t('Levels, best first')}</h3>
            {isEditable && <TemplateMenu onChoose={(next) => set({ levels: next })} points={points} />}
          </div>
          <RowList
            label={t('Levels of criterion {{number}}', { number })}
            rows={levels}
            onChange={(next) => set({ levels: next })}
            nameOf={(at) => t('Level {{number}}', { number: at + 1 })}
            draw={(level, change, at) => (
              <div className={classes.level}>
                <TextInput
                  aria-label={t('Description of level {{level}}, criterion {{criterion}}', {
                    level: at + 1,
                    criterion: number,
                  })}
                  maxLength={LINE_MAX_CHARACTERS}
                  readOnly={!isEditable}
                  value={level.label}
                  onChange={(event) => change({ ...level, label: event.currentTarget.value })}
                />
                <NumberField
                  name={t('Points of level {{level}}, criterion {{criterion}}', {
                    level: at + 1,
                    criterion: number,
                  })}
                  value={level.points}
                  min={0}
                  max={POINTS_MAX}
                  decimals={2}
                  isEditable={isEditable}
                  onChange={(next) => next !== null && change({ ...level, points: next })}
                />
              </div>
            )}
            blank={() => ({ id: newPartId(), label: '', points: 0 })}
            addLabel={t('Add level')}
            most={RUBRIC_MAX_LEVELS}
            isEditable={isEditable}
          />
        </section>
      )}
    </div>
  );
}

interface TemplateMenuProps {
  readonly points: number;
  readonly onChoose: (levels: RubricCriterion['levels']) => void;
}

/** Levels to begin with. */
function TemplateMenu({ points, onChoose }: TemplateMenuProps) {
  const { t } = useTranslation();
  const templates: readonly (readonly [LevelTemplate, readonly string[]])[] = [
    ['two', [t('Yes'), t('No')]],
    ['three', [t('Fully'), t('In part'), t('Not yet')]],
    ['four', [t('Excellent'), t('Good'), t('Developing'), t('Not yet')]],
  ];
  return (
    <Menu>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconListDetails size={16} />}>
          {t('Use a template')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {templates.map(([template, labels]) => (
          <Menu.Item key={template} onClick={() => onChoose(levelsOf(template, points, labels))}>
            {labels.join(' / ')}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
