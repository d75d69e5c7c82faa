import { useTranslation } from 'react-i18next';
import type { GridAssignment } from './gradebook-queries.ts';
import classes from './setup-dialog.module.css';
import type { CategoryDraft } from './setup-state.ts';

interface AssignmentCategoriesProps {
  readonly assignments: readonly GridAssignment[];
  readonly categories: readonly CategoryDraft[];
  readonly categoryOf: ReadonlyMap<string, string>;
  readonly isWeighed: boolean;
  readonly onChange: (assignmentId: string, key: string) => void;
}

/** Which category each assignment is in. */
export function AssignmentCategories(props: AssignmentCategoriesProps) {
  const { assignments, categories, categoryOf, isWeighed, onChange } = props;
  const { t } = useTranslation();
  const homeless = assignments.filter((one) => !categoryOf.get(one.assignmentId)).length;
  return (
    <details className={classes.places} open={homeless > 0}>
      <summary>
        {t('Assignments and their categories')}
        {homeless > 0 && (
          <span className={classes.warn}>
            {isWeighed
              ? t("{{count}} in no category don't count", { count: homeless })
              : t('{{count}} in no category', { count: homeless })}
          </span>
        )}
      </summary>
      {assignments.map(({ assignmentId, title }) => (
        <label key={assignmentId} className={classes.place}>
          <span>{title}</span>
          <select
            className={classes.select}
            value={categoryOf.get(assignmentId) ?? ''}
            onChange={(event) => onChange(assignmentId, event.currentTarget.value)}
          >
            <option value="">{t('None')}</option>
            {categories.map((category) => (
              <option key={category.key} value={category.key}>
                {category.name || t('New category')}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
