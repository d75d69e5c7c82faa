import { Button } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { subjectName } from '#shared/courses/course-words.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './graduation.module.css';
import { type HeldSet, setsQuery } from './graduation-queries.ts';
import { classesWords } from './graduation-words.ts';

const SetDialog = lazy(() => import('./set-dialog.tsx'));
const TakeBackDialog = lazy(() => import('./take-back-dialog.tsx'));

type Open = { readonly of: 'new' } | { readonly of: 'change' | 'take_back'; readonly set: HeldSet } | null;

/** What a school asks of its classes for the diploma. */
export default function SetsCard() {
  const { t } = useTranslation();
  const sets = useQuery(setsQuery());
  const [open, setOpen] = useState<Open>(null);
  if (sets.isPending) return <CardSkeleton lines={4} />;
  if (!sets.data) {
    return (
      <ErrorState
        framed
        title={t('The requirements couldn’t be loaded')}
        error={sets.error}
        onRetry={() => void sets.refetch()}
      />
    );
  }
  const { data } = sets;
  const close = () => setOpen(null);
  const add = data.can.keep && (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPlus size={16} />}
      onClick={() => setOpen({ of: 'new' })}
    >
      {t('Enter requirements')}
    </Button>
  );
  return (
    <Card
      title={t('Graduation requirements')}
      description={t(
        'A student is measured by the requirements for the class on their record. They apply until the class where new ones begin.',
      )}
      aside={data.sets.length > 0 && add}
    >
      {data.sets.length === 0 && (
        <EmptyState icon={<IconListCheck />} title={t('No requirements yet')} action={add}>
          {t('Enter what the school requires for its diploma: credits by subject, and in total.')}
        </EmptyState>
      )}
      {data.sets.map((set) => (
        <SetSection key={set.setId} set={set} onOpen={data.can.keep ? setOpen : null} />
      ))}
      <Suspense>
        {open?.of === 'new' && <SetDialog sets={data} set={null} onClose={close} />}
        {open?.of === 'change' && <SetDialog sets={data} set={open.set} onClose={close} />}
        {open?.of === 'take_back' && <TakeBackDialog sets={data} set={open.set} onClose={close} />}
      </Suspense>
    </Card>
  );
}

interface SetSectionProps {
  readonly set: HeldSet;
  /** Null: whoever reads it keeps no requirements. */
  readonly onOpen: ((open: Open) => void) | null;
}

function SetSection({ set, onOpen }: SetSectionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, requirements, totalCredits, entered } = set;
  const named = requirements.reduce((sum, { credits }) => sum + Math.round(credits * 1000), 0);
  const electives = (Math.round(totalCredits * 1000) - named) / 1000;
  const year = classesWords(set, t);
  return (
    <section className={classes.set} aria-label={`${name}, ${year}`}>
      <div className={classes.head}>
        <h3 className={classes.title}>{name}</h3>
        {onOpen && (
          <span className={classes.period}>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('Change: {{what}}', { what: name })}
              onClick={() => onOpen({ of: 'change', set })}
            >
              {t('Change')}
            </Button>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('Take back: {{what}}', { what: name })}
              onClick={() => onOpen({ of: 'take_back', set })}
            >
              {t('Take back')}
            </Button>
          </span>
        )}
      </div>
      <p className={classes.about}>{year}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Requirement')}</th>
            <th scope="col">{t('Credits')}</th>
            <th scope="col">{t('Filled by')}</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map(({ label, credits, subjects, titles }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{format.number(credits)}</td>
              <td>{format.list([...subjects.map((one) => subjectName(one, t)), ...titles])}</td>
            </tr>
          ))}
          {electives > 0 && (
            <tr>
              <th scope="row">{t('Electives')}</th>
              <td>{format.number(electives)}</td>
              <td>{t('Any course that gives credit')}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('In total')}</th>
            <td>{format.number(totalCredits)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p className={classes.hint}>
        {entered.reason === null
          ? t('Entered by {{name}} on {{date}}.', {
              name: entered.byName ?? '–',
              date: format.date(entered.at),
            })
          : t('Entered by {{name}} on {{date}}: {{reason}}', {
              name: entered.byName ?? '–',
              date: format.date(entered.at),
              reason: entered.reason,
            })}
      </p>
    </section>
  );
}
