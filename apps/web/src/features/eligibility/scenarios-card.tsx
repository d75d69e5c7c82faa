import { Button, Checkbox } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { Badge } from '#ui/display/badge.tsx';
import { part } from '#ui/feedback/part.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { type Ledger, type SavedScenario, scenariosQuery } from './eligibility-queries.ts';
import classes from './scenarios.module.css';

// The rule engine comes with it.
const CompareDialog = part(() => import('./compare-dialog.tsx'));

/** As many as stand side by side. */
const MOST_COMPARED = 3;

interface ScenariosCardProps {
  readonly ledger: Ledger;
  readonly onOpen: (scenario: SavedScenario) => void;
}

/** What-ifs that were saved about a student: opened, compared with today, deleted. */
export default function ScenariosCard({ ledger, onOpen }: ScenariosCardProps) {
  const { t } = useTranslation();
  const { data } = useQuery(scenariosQuery(ledger.student.studentId));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const [deleted, setDeleted] = useState<SavedScenario | null>(null);
  if (!data || data.scenarios.length === 0) return null;
  const compared = data.scenarios.filter(({ scenarioId }) => chosen.includes(scenarioId));
  return (
    <Card
      title={t('Saved what-ifs')}
      description={t('Choose up to three to compare with today’s ledger.')}
      aside={
        <Button
          variant="default"
          size="sm"
          disabled={compared.length === 0}
          onClick={() => setComparing(true)}
        >
          {t('Compare with today')}
        </Button>
      }
    >
      <ul className={classes.list}>
        {data.scenarios.map((one) => (
          <li key={one.scenarioId} className={classes.row}>
            <Checkbox
              aria-label={t('Compare {{name}}', { name: one.name })}
              checked={chosen.includes(one.scenarioId)}
              disabled={!chosen.includes(one.scenarioId) && compared.length >= MOST_COMPARED}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked
                    ? [...chosen, one.scenarioId]
                    : chosen.filter((id) => id !== one.scenarioId),
                )
              }
            />
            <div className={classes.words}>
              <p className={classes.name}>{one.name}</p>
              <About scenario={one} />
            </div>
            <div className={classes.acts}>
              <Button
                variant="default"
                size="sm"
                aria-label={t('Open {{name}}', { name: one.name })}
                onClick={() => onOpen(one)}
              >
                {t('Open')}
              </Button>
              {one.can.delete && (
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={t('Delete {{name}}', { name: one.name })}
                  onClick={() => setDeleted(one)}
                >
                  <IconTrash size={18} />
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isComparing && (
        <Suspense>
          <CompareDialog ledger={ledger} scenarios={compared} onClose={() => setComparing(false)} />
        </Suspense>
      )}
      {deleted && <DeleteDialog scenario={deleted} onClose={() => setDeleted(null)} />}
    </Card>
  );
}

function About({ scenario }: { scenario: SavedScenario }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { isMine, madeByName, updatedAt } = scenario;
  const saved = isMine
    ? t('Saved by you on {{date}}', { date: format.date(updatedAt) })
    : t('Saved by {{name}} on {{date}}', {
        name: madeByName === null ? t('Former member') : shownName(madeByName, t),
        date: format.date(updatedAt),
      });
  return (
    <div className={classes.about}>
      <span>{saved}</span>
      {sharedWith(scenario, t).map((words) => (
        <Badge key={words} tone="neutral">
          {words}
        </Badge>
      ))}
    </div>
  );
}

/** Who reads it besides whoever made it. */
function sharedWith({ madeBy, isForGuardians, isForCounselors }: SavedScenario, t: TFunction): string[] {
  return [
    ...(madeBy === 'student' ? [] : [t('Student reads it')]),
    ...(isForGuardians ? [t('Guardians read it')] : []),
    ...(isForCounselors ? [t('Counselors read it')] : []),
  ];
}

function DeleteDialog({ scenario, onClose }: { scenario: SavedScenario; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { scenarioId, name } = scenario;
  const remove = useMutation(
    api.eligibility.deleteScenario.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.eligibility.scenarios.key() });
        onClose();
        void toast({ title: t('What-if deleted'), message: name });
      },
      onError: (error) =>
        void toast({ tone: 'error', title: t('It couldn’t be deleted'), message: errorText(error, t) }),
    }),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('Delete {{name}}?', { name })}
      description={t('No one can read it anymore. The record stays as it is.')}
    >
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate({ scenarioId })}>
          {t('Delete what-if')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
