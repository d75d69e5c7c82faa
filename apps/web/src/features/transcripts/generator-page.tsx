import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileCertificate, IconSettings } from '@tabler/icons-react';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { areSame, EMPTY_DRAFT, type KeptDraft, NOTHING_KEPT, overridesOf, readKeptDraft } from './draft.ts';
import { HoldCard } from './hold-card.tsx';
import IssuedCard from './issued-card.tsx';
import { OverridesForm } from './overrides-form.tsx';
import { showInPopup } from './popup.ts';
import { PreviewCard } from './preview-card.tsx';
import { QueueCard } from './queue-card.tsx';
import RequestsCard from './requests-card.tsx';
import { RunsCard } from './runs-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { StudentPicker } from './student-picker.tsx';
import classes from './transcripts.module.css';
import { requestsQuery, settingsQuery, unofficialFile } from './transcripts-queries.ts';

interface GeneratorPageProps {
  /** Chosen by the address. */
  readonly student: string | undefined;
  readonly onStudent: (student: string | undefined) => void;
}

/** Transcripts as those who keep records make them: chosen, looked at, issued. */
export default function GeneratorPage({ student, onStudent }: GeneratorPageProps) {
  const { t } = useTranslation();
  const kept = useKeptValue<KeptDraft>('transcript-overrides', NOTHING_KEPT, readKeptDraft);
  const draft = kept.value.student === student ? kept.value.draft : EMPTY_DRAFT;
  const studentId = student as StudentId | undefined;
  const generate = useMutation(api.transcripts.preview.mutationOptions());
  const shown = generate.data?.studentId === studentId ? generate.data : undefined;
  const overrides = overridesOf(draft);
  // Counselors look, and issue nothing.
  const mayIssue = useSuspenseQuery(settingsQuery()).data.can.save;
  const previewed = shown && generate.variables?.overrides;
  // What is issued is what was looked at, and nothing that was typed since.
  const lookedAt =
    shown && previewed && areSame(previewed, overrides)
      ? { overrides: previewed, documentSha256: shown.documentSha256 }
      : null;

  const submit = () => {
    if (!studentId) return void toast({ tone: 'error', title: t('Please enter a student ID') });
    // Opened by the click itself, before the answer is there: later the browser would take it for an advertisement.
    const popup = window.open('', '_blank');
    generate.mutate(
      { studentId, overrides },
      {
        onSuccess({ html, studentName, studentId: ofStudent }) {
          if (!html) {
            popup?.close();
            return void toast({ tone: 'error', title: t('No transcript HTML received') });
          }
          const words = {
            title: studentName,
            hint: t('A preview: nothing is issued yet. To print it, open the unofficial transcript.'),
            page: { label: t('Unofficial page'), href: unofficialFile(ofStudent, 'html') },
            file: { label: t('Unofficial PDF'), href: unofficialFile(ofStudent, 'pdf') },
          };
          if (popup && showInPopup(popup, html, words))
            return void toast({ title: t('Transcript generated successfully') });
          void toast({
            tone: 'info',
            title: t('Popup blocked'),
            message: t('The transcript is shown on this page instead.'),
          });
        },
        onError(error) {
          popup?.close();
          void toast({
            tone: 'error',
            title: t('Failed to generate transcript'),
            message: errorText(error, t),
          });
        },
      },
    );
  };

  return (
    <>
      <PageHeader
        title={t('Transcript Generator')}
        description={t(
          'Choose a student, look at every line and its reasons, and issue a signed transcript.',
        )}
        actions={
          <>
            <ButtonLink to="/dashboard" variant="default" leftSection={<IconArrowLeft size={18} />}>
              {t('Back to Dashboard')}
            </ButtonLink>
            <ButtonLink to="/school-settings" variant="default" leftSection={<IconSettings size={18} />}>
              {t('School Settings')}
            </ButtonLink>
          </>
        }
      />
      <Sections>
        <Card title={t('Student')}>
          <StudentPicker
            student={student}
            onStudent={(next) => {
              generate.reset();
              onStudent(next);
            }}
          />
          {studentId && (
            <OverridesForm draft={draft} onChange={(next) => kept.set({ student: studentId, draft: next })} />
          )}
          <div className={classes.actions}>
            <Button
              leftSection={<IconFileCertificate size={18} />}
              disabled={!studentId}
              loading={generate.isPending}
              onClick={submit}
            >
              {t('Generate Transcript')}
            </Button>
            {!studentId && <p className={classes.hint}>{t('Choose a student first.')}</p>}
          </div>
        </Card>
        {shown && <PreviewCard key={shown.html} preview={shown} lookedAt={lookedAt} onIssued={kept.forget} />}
        {studentId && <IssuedCard studentId={studentId} lookedAt={lookedAt} onIssued={kept.forget} />}
        {studentId && <OwnRequests studentId={studentId} />}
        {studentId && <HoldCard studentId={studentId} />}
        {mayIssue && <QueueCard onStudent={onStudent} />}
        {mayIssue && <RunsCard />}
        <SettingsCard />
      </Sections>
    </>
  );
}

/** The requests of a family, for those who keep records: to end or renew a link, and to ask and answer where they belong to it. */
function OwnRequests({ studentId }: { readonly studentId: StudentId }) {
  const { data } = useQuery(requestsQuery(studentId));
  const isFamily =
    data?.verb ||
    data?.requests.some(
      ({ can, notAgain }) => can.answer || can.withdraw || can.endLink || can.sendAgain || notAgain,
    );
  return isFamily ? <RequestsCard studentId={studentId} /> : null;
}
