import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GridAssignment } from './gradebook-queries.ts';
import classes from './setup-dialog.module.css';
import { type CategoryDraft, isCount, typedNumber } from './setup-state.ts';

interface CategoryFieldsProps {
  readonly category: CategoryDraft;
  readonly isWeighed: boolean;
  /** Those in this category. */
  readonly assignments: readonly GridAssignment[];
  readonly hasTried: boolean;
  readonly onChange: (part: Partial<CategoryDraft>) => void;
  readonly onRemove: () => void;
}

export function CategoryFields(props: CategoryFieldsProps) {
  const { category, isWeighed, assignments, hasTried, onChange, onRemove } = props;
  const { t } = useTranslation();
  const name = category.name.trim() || t('New category');
  const drops = Number(category.dropLowest) > 0 || Number(category.dropHighest) > 0;
  const wrong = (isRight: boolean) => (hasTried && !isRight ? true : undefined);
  return (
    <fieldset className={classes.category}>
      <legend className={classes.hidden}>{name}</legend>
      <div className={classes.fields}>
        <TextInput
          className={classes.wide}
          label={t('Name')}
          value={category.name}
          maxLength={100}
          error={wrong(category.name.trim() !== '')}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        {isWeighed && (
          <TextInput
            label={t('Weight in %')}
            inputMode="decimal"
            value={category.weight}
            error={wrong(typedNumber(category.weight, 100) !== null)}
            onChange={(event) => onChange({ weight: event.currentTarget.value })}
          />
        )}
        <TextInput
          label={t('Drop lowest')}
          inputMode="numeric"
          value={category.dropLowest}
          error={wrong(isCount(category.dropLowest))}
          onChange={(event) => onChange({ dropLowest: event.currentTarget.value })}
        />
        <TextInput
          label={t('Drop highest')}
          inputMode="numeric"
          value={category.dropHighest}
          error={wrong(isCount(category.dropHighest))}
          onChange={(event) => onChange({ dropHighest: event.currentTarget.value })}
        />
        {isWeighed && (
          <NativeSelect
            className={classes.wide}
            label={t('Within the category')}
            value={category.mean}
            onChange={(event) => onChange({ mean: event.currentTarget.value as CategoryDraft['mean'] })}
          >
            <option value="points">{t('every point counts equally')}</option>
            <option value="percents">{t('every assignment counts equally')}</option>
          </NativeSelect>
        )}
        <ActionIcon
          variant="default"
          size={40}
          className={classes.remove}
          aria-label={t('Remove {{category}}', { category: name })}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      </div>
      {drops && assignments.length > 0 && (
        <details className={classes.never}>
          <summary>
            {t('{{count}} assignments are never dropped', { count: category.neverDropIds.length })}
          </summary>
          {assignments.map(({ assignmentId, title }) => (
            <label key={assignmentId} className={classes.pick}>
              <input
                type="checkbox"
                checked={category.neverDropIds.includes(assignmentId)}
                onChange={(event) =>
                  onChange({
                    neverDropIds: event.currentTarget.checked
                      ? [...category.neverDropIds, assignmentId]
                      : category.neverDropIds.filter((id) => id !== assignmentId),
                  })
                }
              />
              {title}
            </label>
          ))}
        </details>
      )}
    </fieldset>
  );
}
