import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Reading, useReadingsChanged } from './reading-queries.ts';
import { readingRefusal } from './reading-words.ts';
import classes from './readings.module.css';

/** The people whom a document is about; nothing is read before one of them is chosen. */
export function PickStudent({ reading }: { reading: Reading }) {
  const { t } = useTranslation();
  const changed = useReadingsChanged();
  const pick = useMutation(
    api.transcriptReadings.pick.mutationOptions({
      onSuccess: changed,
      async onError(error) {
        await changed();
        void toast({
          tone: 'error',
          title: t('Failed to parse transcript'),
          message: readingRefusal(error, t),
        });
      },
    }),
  );
  const { readingId, version, parsed, can, studentName } = reading;
  return (
    <Card
      flush
      title={t('Whose record is it?')}
      description={t('The document is about several people. What it says about the others isn’t read.')}
    >
      <ul className={classes.list}>
        {parsed.students.map(({ name, studentId, from, to }, index) => (
          // Nothing else tells two people of one name apart.
          <li key={`${from} ${to}`} className={classes.listRow}>
            <div className={classes.words}>
              <p className={classes.strong} dir="auto">
                {name ?? t('No name')}
              </p>
              <p className={classes.about}>
                {[
                  studentId && t('number {{number}}', { number: studentId }),
                  t('lines {{from}} to {{to}}', { from, to }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              variant="default"
              size="sm"
              disabled={!can.edit}
              loading={pick.isPending && pick.variables.picked === index}
              onClick={() => pick.mutate({ readingId, version, picked: index })}
            >
              {t('This is {{name}}', { name: studentName })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
