import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { READING_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, FileButton, NativeSelect, Textarea } from '@mantine/core';
import { IconCamera, IconSparkles, IconUpload } from '@tabler/icons-react';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useCurrentHome } from '#lib/current-home.ts';
import { sendDocument } from '#lib/send-document.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { KeptCheckCard } from './kept-check-card.tsx';
import { ReadingList } from './reading-list.tsx';
import { homeQuery, type ParserHome, useReadingsChanged } from './reading-queries.ts';
import { ACCEPTED_SOURCES, readingRefusal } from './reading-words.ts';
import classes from './readings.module.css';
import { StudentSearch } from './student-search.tsx';

/** Where a transcript is pasted, uploaded or photographed, with those that were read before. */
export function StartView({ student }: { student: string | undefined }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(homeQuery(student));
  const isParent = useCurrentHome() === 'parent';
  const navigate = useNavigate();
  const choose = (studentId: string) =>
    void navigate({ to: '/transcript-parser', search: { student: studentId }, replace: true });
  const chosen =
    data.students.find((one) => one.studentId === student) ?? (data.isStaff ? undefined : data.students[0]);
  return (
    <Sections>
      <KeptCheckCard studentId={chosen?.studentId ?? null} />
      {data.waiting.length > 0 && (
        <ReadingList
          title={t('Waiting for approval')}
          description={t('Submitted by families and colleagues, oldest first.')}
          rows={data.waiting}
        />
      )}
      <Card
        title={t('Read a transcript')}
        description={t('PDF, Word, text or a photo of a page, up to 25 MB. Photos are read in English only.')}
      >
        {data.isStaff && <StudentSearch chosenName={chosen?.name ?? null} onChoose={choose} />}
        {!data.isStaff && data.students.length > 1 && (
          <NativeSelect
            mb="md"
            label={t('Whose transcript is it?')}
            value={chosen?.studentId ?? ''}
            data={data.students.map(({ studentId, name }) => ({ value: studentId, label: name }))}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
        {!data.isStaff && data.students.length === 0 ? (
          <Notice>
            {isParent
              ? t('Once your school links you to a student, you can read their transcripts here.')
              : t('Once your school has confirmed you, you can read transcripts here.')}
          </Notice>
        ) : (
          <SourceForm
            key={chosen?.studentId ?? ''}
            studentId={chosen?.studentId ?? null}
            engine={data.engine}
          />
        )}
      </Card>
      {(chosen || data.readings.length > 0) && (
        <ReadingList
          title={
            chosen && data.isStaff
              ? t('Transcripts of {{name}}', { name: chosen.name })
              : t('Transcripts that have been read')
          }
          rows={data.readings}
        />
      )}
    </Sections>
  );
}

interface SourceFormProps {
  /** Null: nobody is chosen yet. */
  readonly studentId: StudentId | null;
  readonly engine: ParserHome['engine'];
}

function SourceForm({ studentId, engine }: SourceFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const changed = useReadingsChanged();
  const { text, setText, forget } = useKeptText(`transcript/${studentId ?? 'nobody'}`);
  /** Share of the file that was sent; 1: it is being read. Null: no file is on its way. */
  const [sent, setSent] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);

  const open = async (readingId: string) => {
    await changed();
    void toast({ title: t('Transcript parsed successfully!') });
    await navigate({ to: '/transcript-parser', search: { reading: readingId } });
  };
  const fail = (error: unknown) => {
    const why = readingRefusal(error, t);
    setRefused(why);
    void toast({ tone: 'error', title: t('Failed to parse transcript'), message: why });
  };
  const paste = useMutation(
    api.transcriptReadings.readText.mutationOptions({
      async onSuccess({ readingId }) {
        forget();
        await open(readingId);
      },
      onError: fail,
    }),
  );

  async function upload(file: File | null) {
    if (!file || studentId === null) return;
    const controller = new AbortController();
    sending.current = controller;
    setRefused(null);
    setSent(0);
    try {
      const { readingId } = await sendDocument<{ readingId: string }>({
        ...{ place: `transcript/${studentId}`, file, signal: controller.signal, onProgress: setSent },
      });
      await open(readingId);
    } catch (error) {
      if (!controller.signal.aborted) fail(error);
    } finally {
      setSent(null);
    }
  }

  const isBlank = text.trim() === '';
  const isBusy = sent !== null || paste.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isBusy || studentId === null) return;
    setRefused(null);
    paste.mutate({ studentId, text });
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <Textarea
        label={t('Transcript text')}
        description={t('Please paste your transcript text')}
        classNames={{ input: classes.paste ?? '' }}
        autosize
        minRows={8}
        maxRows={20}
        maxLength={READING_MAX_CHARACTERS}
        spellCheck={false}
        value={text}
        error={refused}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button
          type="submit"
          leftSection={<IconSparkles size={18} />}
          disabled={isBlank || sent !== null || studentId === null}
          loading={paste.isPending}
        >
          {t('Parse with AI')}
        </Button>
        <FileButton accept={ACCEPTED_SOURCES} onChange={(file) => void upload(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={18} />}
              disabled={isBusy || studentId === null}
            >
              {t('Upload File')}
            </Button>
          )}
        </FileButton>
        <FileButton
          accept="image/*"
          inputProps={{ capture: 'environment' }}
          onChange={(file) => void upload(file)}
        >
          {(props) => (
            <Button
              {...props}
              className={classes.camera ?? ''}
              variant="default"
              leftSection={<IconCamera size={18} />}
              disabled={isBusy || studentId === null}
            >
              {t('Take a photo')}
            </Button>
          )}
        </FileButton>
      </div>
      {isBusy && (
        <div className={classes.progress} role="status">
          {sent !== null && sent < 1 ? (
            <ProgressBar ratio={sent} label={t('Uploading')} />
          ) : (
            <p className={classes.about}>{t('Reading the transcript. A photo takes up to a minute.')}</p>
          )}
          {sent !== null && (
            <Button variant="subtle" size="compact-sm" onClick={() => sending.current?.abort()}>
              {t('Cancel')}
            </Button>
          )}
        </div>
      )}
      {studentId === null && <p className={classes.about}>{t('Choose a student first.')}</p>}
      <p className={classes.about}>
        {engine === 'model'
          ? t(
              'A language model from another company helps to read it if the family allows models. Anything it says that isn’t in the document is discarded.',
            )
          : t('Fieldhouse reads it itself: no other company sees it.')}
      </p>
    </form>
  );
}
