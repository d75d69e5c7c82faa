import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { Button, Loader } from '@mantine/core';
import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { askedOf, firstDraft, type PlanDraft } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { choicesQuery, type PlanChoices } from './plan-queries.ts';
import { PlanResult } from './plan-result.tsx';
import { refusalText } from './plan-words.ts';
import classes from './plans.module.css';
import { useFindPlan } from './use-find-plan.ts';

/** The best plan for the terms that a student has left, by goals and wishes. */
export function PlanPage({ student }: { student?: string | undefined }) {
  const { data } = useSuspenseQuery(choicesQuery(student));
  return <Planner key={data.student.studentId} choices={data} />;
}

function Planner({ choices }: { choices: PlanChoices }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [draft, setDraft] = useState<PlanDraft>(() => firstDraft(choices));
  const { found, error, isRunning, find, cancel } = useFindPlan();
  const { student, until } = choices;
  const expectGrade = (courseId: CourseId, grade: PlanDraft['grade']) => {
    const changed = { ...draft, grades: { ...draft.grades, [courseId]: grade } };
    setDraft(changed);
    find(askedOf(changed, choices));
  };
  return (
    <>
      <PageHeader
        title={t('Course plan')}
        parents={[{ label: t('NCAA eligibility'), to: '/eligibility' }]}
        description={
          until === null
            ? student.name
            : t('{{name}}, until {{date}}', { name: student.name, date: format.calendarDate(until) })
        }
      />
      <Sections>
        <PlanForm
          choices={choices}
          draft={draft}
          isRunning={isRunning}
          onChange={setDraft}
          onFind={() => find(askedOf(draft, choices))}
        />
        {isRunning && (
          <div className={classes.running}>
            <Loader size="sm" aria-hidden="true" />
            <p role="status">{t('Looking for the best plan. Mostly it takes a few seconds.')}</p>
            <Button variant="default" size="sm" leftSection={<IconX size={16} />} onClick={cancel}>
              {t('Cancel the search')}
            </Button>
          </div>
        )}
        {error && !isRunning && <Notice tone="danger">{refusalText(error, t)}</Notice>}
        {found && <PlanResult found={found} onGrade={expectGrade} />}
        <p className={classes.legal}>
          <IconInfoCircle size={18} aria-hidden="true" />
          <span>
            {t('Unofficial projection. The Eligibility Center decides.')}{' '}
            {t('Fieldhouse is not affiliated with the NCAA or the NAIA.')}
          </span>
        </p>
      </Sections>
    </>
  );
}
