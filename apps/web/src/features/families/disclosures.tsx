import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './families.module.css';

type Disclosure = Outputs['families']['disclosures']['disclosures'][number];

function whatName({ what, purpose }: Pick<Disclosure, 'what' | 'purpose'>, t: TFunction): string {
  if (purpose === 'verification') return t('What the check page of a transcript shows');
  switch (what) {
    case 'data_copy':
      return t('Copy of the record');
    case 'transcript':
      return t('Transcript, printed or saved');
    case 'official_transcript':
      return t('Official transcript, issued by the school');
    case 'grades_file':
      return t('File of grades');
    case 'eligibility_ledger':
      return t('Eligibility ledger, opened by a link');
  }
}

function purposeName(purpose: Disclosure['purpose'], t: TFunction): string {
  switch (purpose) {
    case 'own_request':
      return t('the student’s own request');
    case 'guardian_request':
      return t('a guardian’s request');
    case 'school_work':
      return t('the school’s own work');
    case 'recruiting':
      return t('recruiting, as the family agreed');
    case 'transcript_request':
      return t('an official transcript that the family asked for');
    case 'verification':
      return t('a check of its code, as the family allowed');
    case 'recipients_use':
      return t('their own use');
  }
}

interface DisclosuresProps {
  readonly studentId: StudentId;
  /** Whose record it is; null: the reader's own. */
  readonly name: string | null;
}

/** Opens the list of those who received something of a record. */
export function DisclosuresButton(props: DisclosuresProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        {t('Who received something from the record')}
      </Button>
      {isOpen && <DisclosuresDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function DisclosuresDialog({
  studentId,
  name,
  onClose,
}: DisclosuresProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useInfiniteQuery(
    api.families.disclosures.infiniteOptions({
      input: (after: Disclosure['disclosureId'] | null) => ({ studentId, after }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.hasMore ? (page.disclosures.at(-1)?.disclosureId ?? null) : null),
    }),
  );
  const shown = list.data?.pages.flatMap(({ disclosures }) => disclosures) ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('Who received something from the record')}
      description={
        name === null
          ? t('Copies, files and printed transcripts of your record, newest first.')
          : t('Copies, files and printed transcripts of {{name}}’s record, newest first.', { name })
      }
    >
      {list.isError && <p role="alert">{errorText(list.error, t)}</p>}
      {list.isPending && <p className={classes.about}>{t('Loading...')}</p>}
      {list.isSuccess && shown.length === 0 && <p>{t('Nothing has been given to anyone yet.')}</p>}
      <ul className={`${classes.rows} ${classes.inDialog}`}>
        {shown.map((one) => (
          <li key={one.disclosureId} className={classes.row}>
            <div className={classes.words}>
              <p>
                <strong>{whatName(one, t)}</strong>
              </p>
              <p className={classes.about}>
                {t('{{when}}, to {{name}}, for {{purpose}}', {
                  when: format.dateTime(one.at),
                  name: one.recipientName ?? t('a deleted account'),
                  purpose: purposeName(one.purpose, t),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <DialogActions>
        {list.hasNextPage && (
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('Show more')}
          </Button>
        )}
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
