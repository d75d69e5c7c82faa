import { TITLES_AT_ONCE } from '@fieldhouse/contract/limits.ts';
import {
  listDifference,
  type TitleChange,
  type TitleFacts,
} from '@fieldhouse/domain/eligibility/title-changes.ts';
import { readTitleList, type UnreadLine } from '@fieldhouse/domain/eligibility/title-list.ts';
import { Button, Checkbox, FileButton, Textarea, TextInput } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { type Formats, useFormat } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './registry.module.css';
import { type Registry, registryQuery } from './registry-queries.ts';

/** Bytes; the longest list that is read has 2,000 lines. */
const LARGEST_FILE = 1_000_000;

const today = () => new Date().toLocaleDateString('en-CA');

/** Titles as they stand on the list, pasted; each shows before it is saved. */
export function AddTitlesDialog({ registry, onClose }: { registry: Registry; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [outsideSchool, setOutside] = useState('');
  const [source, setSource] = useState(t('NCAA High School Portal'));
  const [checkedOn, setChecked] = useState(today);
  const [validFrom, setFrom] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { titles, unread } = readTitleList(useDeferredValue(text));
  const school = outsideSchool.trim() || null;
  // Dates come as texts over the wire; the server has read them as dates.
  const kept = registry.titles.filter((one) => one.outsideSchool === school && !one.validTo) as Kept[];
  const { added: fresh, changed } = listDifference(titles, kept);
  const changeOf = new Map(changed.map((one) => [one.kept.title, one]));
  /** Titles whose changes stay off the list. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const changes = changed.filter((one) => !left.has(one.kept.title));
  // Whole lists are pasted once a year: what left the portal shows as well.
  const missing = registry.titles.filter(
    (one) => one.outsideSchool === school && !one.validTo && !titles.some(({ title }) => title === one.title),
  );
  const isWholeList = titles.length - fresh.length > missing.length;
  const save = useMutation(
    api.eligibility.addTitles.mutationOptions({
      async onSuccess({ added, changed: count }) {
        await queryClient.invalidateQueries({ queryKey: registryQuery().queryKey });
        onClose();
        void toast({
          title: t('{{count}} titles confirmed', { count: added + count }),
          message:
            count > 0
              ? t('{{count}} changed. Ledgers follow within seconds.', { count })
              : t('Ledgers update within seconds.'),
        });
      },
      async onError(error) {
        if (codeOf(error) === 'STALE') {
          await queryClient.invalidateQueries({ queryKey: registryQuery().queryKey });
          setProblem(t('Someone changed one of these titles meanwhile. Look at the changes again.'));
        } else if (codeOf(error) === 'DATES_OUT_OF_ORDER')
          setProblem(t('A title can’t leave the list before it is on it.'));
        else setProblem(errorText(error, t));
      },
    }),
  );
  const readFile = async (file: File | null) => {
    if (!file) return;
    if (file.size > LARGEST_FILE) return setProblem(t('The file is too large for a list of titles.'));
    const read = await file.text();
    if (read.includes('\0')) return setProblem(t('The file isn’t text. Save the list as CSV first.'));
    setProblem(null);
    setText((before) => [before.trimEnd(), read.trim()].filter(Boolean).join('\n'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fresh.length + changes.length === 0)
      return setProblem(t('Paste at least one title that is new or has changed.'));
    if (Math.max(fresh.length, changes.length) > TITLES_AT_ONCE)
      return setProblem(t('Save at most {{count}} titles at once.', { count: TITLES_AT_ONCE }));
    if (!source.trim() || !checkedOn) return setProblem(t('Say where the list was read, and when.'));
    save.mutate({
      schoolId: registry.schoolId,
      outsideSchool: school,
      source: source.trim(),
      checkedOn,
      titles: fresh.map(({ title, area, units, isLab, weight, fromOn, toOn }) => ({
        title,
        area,
        units,
        isLab,
        weight,
        validFrom: fromOn ?? (validFrom || null),
        validTo: toOn,
      })),
      changes: changes.map(({ kept: { titleId, version }, now }) => ({ titleId, version, ...now })),
    });
  };
  return (
    <Dialog
      isOpen
      isFirm
      isHigh
      onClose={onClose}
      title={t('Add titles')}
      description={t(
        'Paste them exactly as listed, one per line: title, area, units, and “lab” or “+1” for a weight. A line with only an area is a heading. A CSV file with a header is read by its columns.',
      )}
    >
      <form className={classes.fields} onSubmit={submit} noValidate>
        <Textarea
          label={t('Titles')}
          autosize
          minRows={4}
          maxRows={10}
          placeholder={'English 9, English, 1\nAlgebra I, Math, 1\nBiology, Science, 1, lab'}
          value={text}
          onChange={(event) => {
            setProblem(null);
            setText(event.currentTarget.value);
          }}
        />
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void readFile(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="sm"
              className={classes.file ?? ''}
              leftSection={<IconFileText size={16} />}
            >
              {t('Read a text or CSV file')}
            </Button>
          )}
        </FileButton>
        <div className={classes.pair}>
          <TextInput
            label={t('School')}
            description={t('Blank: this school. For another school, use its name as records show it.')}
            maxLength={200}
            value={outsideSchool}
            onChange={(event) => setOutside(event.currentTarget.value)}
          />
          <TextInput
            label={t('Source')}
            maxLength={200}
            value={source}
            onChange={(event) => setSource(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('Checked on')}
            value={checkedOn}
            onChange={(event) => setChecked(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('Listed since')}
            description={t('Blank: before any course here.')}
            value={validFrom}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
        </div>
        {titles.length > 0 && (
          <div className={classes.scroll}>
            <table className={classes.titles}>
              <thead>
                <tr>
                  <th scope="col">{t('Title')}</th>
                  <th scope="col">{t('Area')}</th>
                  <th scope="col">{t('Units')}</th>
                  <th scope="col">{t('Weight')}</th>
                  <th scope="col">{t('What changes')}</th>
                </tr>
              </thead>
              <tbody>
                {titles.map(({ line, title, area, units, isLab, weight }) => (
                  <tr key={line}>
                    <th scope="row">{title}</th>
                    <td>
                      {isLab ? t('{{area}}, with lab', { area: areaName(area, t) }) : areaName(area, t)}
                    </td>
                    <td>{units}</td>
                    <td>{weight > 0 ? `+${weight}` : '–'}</td>
                    <td>
                      <WhatChanges
                        title={title}
                        change={changeOf.get(title)}
                        isNew={fresh.some((one) => one.line === line)}
                        isTaken={!left.has(title)}
                        onTake={() => {
                          const next = new Set(left);
                          if (!next.delete(title)) next.add(title);
                          setLeft(next);
                        }}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {unread.length > 0 && (
          <Notice tone="warning" title={t('{{count}} lines are left out', { count: unread.length })}>
            <ul>
              {unread.slice(0, 10).map((one) => (
                <li key={one.line}>{unreadText(one, t)}</li>
              ))}
            </ul>
          </Notice>
        )}
        {isWholeList && missing.length > 0 && (
          <Notice
            tone="info"
            title={t('{{count}} listed titles aren’t among these', { count: missing.length })}
          >
            {t('They stay. Remove from the list what the portal archived: {{titles}}', {
              titles: missing
                .slice(0, 10)
                .map((one) => one.title)
                .join(' · '),
            })}
          </Notice>
        )}
        {problem && (
          <div role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('Confirm {{count}} titles', { count: fresh.length + changes.length })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Kept = Registry['titles'][number] & TitleFacts;

interface WhatChangesProps {
  readonly title: string;
  /** Undefined: nothing of it. */
  readonly change: TitleChange<Kept> | undefined;
  readonly isNew: boolean;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

/** What a row of the list is beside what is kept: new, as it stands there, or otherwise, field by field. */
function WhatChanges({ title, change, isNew, isTaken, onTake }: WhatChangesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (isNew) return <Badge tone="success">{t('New')}</Badge>;
  if (!change) return <>{t('Already on the list')}</>;
  return (
    <>
      <Checkbox
        label={<Badge tone="warning">{t('Changes')}</Badge>}
        aria-label={t('Changes: {{title}}', { title })}
        checked={isTaken}
        onChange={onTake}
      />
      <ul className={classes.changes}>
        {change.fields.map((field) => (
          <li key={field}>{fieldText(field, change, t, format)}</li>
        ))}
      </ul>
    </>
  );
}

/** A field of a title before and after. */
function fieldText(
  field: keyof TitleFacts,
  { kept, now }: TitleChange<Kept>,
  t: TFunction,
  format: Formats,
): string {
  const of = (show: (facts: TitleFacts) => string) => ({ before: show(kept), after: show(now) });
  const day = (on: string | null) => (on === null ? '–' : format.calendarDate(on));
  switch (field) {
    case 'area':
      return t(
        'Area {{before}} → {{after}}',
        of(({ area }) => areaName(area, t)),
      );
    case 'units':
      return t(
        'Units {{before}} → {{after}}',
        of(({ units }) => format.number(units)),
      );
    case 'weight':
      return t(
        'Weight {{before}} → {{after}}',
        of(({ weight }) => format.number(weight)),
      );
    case 'isLab':
      return now.isLab ? t('Now with a lab') : t('No longer with a lab');
    case 'validFrom':
      return t(
        'Listed since {{before}} → {{after}}',
        of(({ validFrom }) => day(validFrom)),
      );
    case 'validTo':
      return t('Off the list after {{after}}', { after: day(now.validTo) });
  }
}

function unreadText({ line, text, why }: UnreadLine, t: TFunction): string {
  const values = { line, text };
  switch (why) {
    case 'no_area':
      return t('Line {{line}}, “{{text}}”: no area is named.', values);
    case 'units':
      return t('Line {{line}}, “{{text}}”: units have to be a number above 0, up to 1.', values);
    case 'weight':
      return t('Line {{line}}, “{{text}}”: the weight has to be a number up to 1.', values);
    case 'date':
      return t(
        'Line {{line}}, “{{text}}”: days are written as 2024-08-01, the first before the last.',
        values,
      );
    case 'lab':
      return t('Line {{line}}, “{{text}}”: the lab column has to say yes or no.', values);
    case 'no_title':
      return t('Line {{line}}, “{{text}}”: the title is missing.', values);
    case 'too_long':
      return t('Line {{line}}: the title is longer than 300 characters.', values);
    case 'twice':
      return t('Line {{line}}, “{{text}}”: the title is already listed above.', values);
  }
}
