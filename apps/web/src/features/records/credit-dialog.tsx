import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import type { FileId, StudentId } from '@fieldhouse/contract/ids.ts';
import { outcomeOfGrade } from '@fieldhouse/domain/credits/outside-credit.ts';
import { Button, Checkbox, Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { AREAS, areaName } from '#shared/courses/area-words.ts';
import { modeChoices } from '#shared/courses/mode-words.ts';
import { GuardNotice, worsenedBy } from '#shared/eligibility/guard-notice.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { CreditContent, contentDraft, contentSaid } from './credit-content.tsx';
import { CREDIT_KINDS, kindName } from './credit-words.ts';
import { DocumentField, type Source } from './document-field.tsx';
import classes from './records.module.css';
import type { Credit, StudentRecord } from './records-queries.ts';
import { useRecordChanged } from './use-record-changed.ts';

interface CreditDialogProps {
  readonly record: StudentRecord;
  /** The entry that is corrected; null: a new one. */
  readonly credit: Credit | null;
  readonly onClose: () => void;
}

const numberOf = (text: string): number | null => {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
};

/** The form of credit from elsewhere; a correction takes the place of the entry and says why. */
export function CreditDialog({ record, credit, onClose }: CreditDialogProps) {
  const { t } = useTranslation();
  const { studentId } = record;
  const [fields, setFields] = useState({
    kind: credit?.kind ?? ('transfer' as Credit['kind']),
    schoolName: credit?.schoolName ?? '',
    title: credit?.title ?? '',
    ncaaArea: (credit?.ncaaArea ?? '') as NcaaArea | '',
    isCore: credit?.isCore ?? false,
    gradeRaw: credit?.gradeRaw ?? '',
    percent: credit?.percent === null || !credit ? '' : String(credit.percent),
    isPassed: credit?.isPassed ?? null,
    credits: String(credit?.credits ?? 1),
    termLabel: credit?.termLabel ?? '',
    completedOn: credit?.completedOn ?? '',
    mode: (credit?.mode ?? '') as NonNullable<Credit['mode']> | '',
    content: contentDraft(credit),
    reason: '',
  });
  const [isSending, setSending] = useState(false);
  const [source, setSource] = useState<Source | null>(credit?.file ?? null);
  const [error, setError] = useState<string | null>(null);
  const changed = useRecordChanged(studentId);
  const save = useMutation(
    api.records.saveTransferCredit.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
        void toast({ title: t('Credit saved'), message: t('Credits and GPA are updated.') });
      },
      onError(refused) {
        const code = codeOf(refused);
        if (worsenedBy(refused)) setError(null);
        else if (code === 'FILE_NOT_FOUND') setError(t('The document is gone. Upload it again.'));
        else if (code === 'NO_SUCH_ROW')
          setError(t('The other course is no longer on the record. Choose it again.'));
        else if (code === 'NOT_CURRENT')
          setError(t('Someone corrected or withdrew this entry in the meantime.'));
        else setError(errorText(refused, t));
      },
    }),
  );
  /** Neither a percent nor the grade says whether the course was passed. */
  const isOpen =
    !fields.percent.trim() && fields.gradeRaw.trim() !== '' && outcomeOfGrade(fields.gradeRaw) === null;
  const set = (change: Partial<typeof fields>) => {
    setError(null);
    setFields((before) => ({ ...before, ...change }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const credits = numberOf(fields.credits);
    const percent = fields.percent.trim() ? numberOf(fields.percent) : null;
    const texts = [fields.schoolName, fields.title, fields.gradeRaw, fields.termLabel];
    if (texts.some((text) => !text.trim())) return setError(t('Fill in school, course, grade and term.'));
    if (credits === null || credits <= 0 || credits > 10)
      return setError(t('Credits: a number above 0, up to 10.'));
    if (fields.percent.trim() && (percent === null || percent > 150)) {
      return setError(t('Percent: a number from 0 to 150, or leave it empty.'));
    }
    if (isOpen && fields.isPassed === null) return setError(t('Say whether the course was passed.'));
    // What isn't changed stays as it was said, also where the other entry was corrected since.
    const isSaidAnew = JSON.stringify(fields.content) !== JSON.stringify(contentDraft(credit));
    const content = isSaidAnew ? contentSaid(fields.content, record) : undefined;
    if (content === null) return setError(t('Choose the course whose content it has.'));
    if (!source) return setError(t('Upload the document this was read from.'));
    if (credit && !fields.reason.trim()) return setError(t('Give a reason for the correction.'));
    save.mutate({
      studentId: studentId as StudentId,
      creditId: credit?.creditId ?? null,
      kind: fields.kind,
      schoolName: fields.schoolName.trim(),
      title: fields.title.trim(),
      ncaaArea: fields.ncaaArea || null,
      isCore: fields.isCore,
      gradeRaw: fields.gradeRaw.trim(),
      percent: percent === null ? null : Math.round(percent * 100) / 100,
      isPassed: isOpen ? fields.isPassed : null,
      credits: Math.round(credits * 1000) / 1000,
      termLabel: fields.termLabel.trim(),
      completedOn: fields.completedOn || null,
      mode: fields.mode || null,
      ...(content ? { content } : {}),
      fileId: source.fileId as FileId,
      reason: fields.reason.trim() || null,
    });
  };

  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={credit ? t('Correct “{{title}}”', { title: credit.title }) : t('Add credit from elsewhere')}
      description={t('As printed on the document. The grade’s percent decides what it adds to the GPA.')}
    >
      <form onSubmit={submit} className={classes.fields} noValidate>
        <div className={classes.pair}>
          <NativeSelect
            label={t('Kind')}
            value={fields.kind}
            data={CREDIT_KINDS.map((kind) => ({ value: kind, label: kindName(kind, t) }))}
            onChange={(event) => set({ kind: event.currentTarget.value as Credit['kind'] })}
          />
          <TextInput
            label={t('Term')}
            placeholder="2024–25"
            maxLength={100}
            value={fields.termLabel}
            onChange={(event) => set({ termLabel: event.currentTarget.value })}
          />
        </div>
        <TextInput
          label={t('School or college')}
          maxLength={200}
          value={fields.schoolName}
          onChange={(event) => set({ schoolName: event.currentTarget.value })}
        />
        <TextInput
          label={t('Course')}
          maxLength={300}
          value={fields.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <TextInput
            label={t('Grade')}
            maxLength={50}
            value={fields.gradeRaw}
            onChange={(event) => set({ gradeRaw: event.currentTarget.value })}
          />
          <TextInput
            label={t('Percent')}
            description={t('Blank: not in the GPA')}
            inputMode="decimal"
            value={fields.percent}
            onChange={(event) => set({ percent: event.currentTarget.value })}
          />
          <TextInput
            label={t('Credits')}
            inputMode="decimal"
            value={fields.credits}
            onChange={(event) => set({ credits: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('Completed on')}
            value={fields.completedOn}
            onChange={(event) => set({ completedOn: event.currentTarget.value })}
          />
        </div>
        {isOpen && (
          <Radio.Group
            label={t('Was the course passed?')}
            description={t('The grade doesn’t show it. Only a passed course earns its credits.')}
            value={fields.isPassed === null ? null : fields.isPassed ? 'yes' : 'no'}
            onChange={(value) => set({ isPassed: value === 'yes' })}
          >
            <Group mt="xs">
              <Radio value="yes" label={t('Yes, passed')} />
              <Radio value="no" label={t('No, not passed')} />
            </Group>
          </Radio.Group>
        )}
        <NativeSelect
          label={t('NCAA area')}
          value={fields.ncaaArea}
          data={[
            { value: '', label: t('None') },
            ...AREAS.map((area) => ({ value: area, label: areaName(area, t) })),
          ]}
          onChange={(event) => set({ ncaaArea: event.currentTarget.value as NcaaArea | '' })}
        />
        <Checkbox
          label={t('The NCAA lists this title for that school: it counts as a core course')}
          checked={fields.isCore}
          onChange={(event) => set({ isCore: event.currentTarget.checked })}
        />
        <CreditContent
          record={record}
          credit={credit}
          draft={fields.content}
          onChange={(content) => set({ content })}
        />
        <NativeSelect
          label={t('How it was taught')}
          value={fields.mode}
          data={modeChoices(t)}
          onChange={(event) => set({ mode: event.currentTarget.value as typeof fields.mode })}
        />
        <DocumentField
          studentId={studentId}
          source={source}
          onSource={setSource}
          onProblem={setError}
          onBusy={setSending}
        />
        {credit && (
          <TextInput
            label={t('Reason for the correction')}
            maxLength={500}
            value={fields.reason}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
        )}
        <GuardNotice change={save} />
        {error && (
          <div role="alert">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={isSending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
