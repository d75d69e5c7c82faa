import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { Button, Checkbox, FileButton, NativeSelect, TextInput } from '@mantine/core';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './transcripts.module.css';
import { type Settings, settingsQuery } from './transcripts-queries.ts';

const MAX_KILOBYTES = 600;

/** What a school wants on its transcripts: rank, attendance, tests, and who signs. */
export function SettingsCard() {
  const { t } = useTranslation();
  /** Undefined: the first school. */
  const [chosen, choose] = useState<SchoolId | undefined>(undefined);
  const { data: first } = useSuspenseQuery(settingsQuery());
  const settings = useQuery({ ...settingsQuery(chosen), placeholderData: keepPreviousData });
  const data = settings.data ?? first;
  return (
    <Card
      title={t('What appears on transcripts')}
      description={t(
        'The seal is the logo from the school settings. A transcript is just as valid without images.',
      )}
    >
      {first.schools.length > 1 && (
        <NativeSelect
          mb="md"
          label={t('School')}
          value={chosen ?? first.schoolId}
          data={first.schools.map(({ schoolId, name }) => ({ value: schoolId, label: name }))}
          onChange={(event) => choose(event.currentTarget.value as SchoolId)}
        />
      )}
      {settings.isError && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
      {/* A saved form begins anew with what was saved. */}
      {!settings.isPlaceholderData && !settings.isError && (
        <SettingsForm key={`${data.schoolId} ${data.version}`} settings={data} />
      )}
    </Card>
  );
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { schoolId, version, can, hasSignature } = settings;
  const reload = () => queryClient.invalidateQueries({ queryKey: api.transcripts.settings.key() });
  const [showsRank, setShowsRank] = useState(settings.showsRank);
  const [showsAttendance, setShowsAttendance] = useState(settings.showsAttendance);
  const [showsTests, setShowsTests] = useState(settings.showsTests);
  const [signerName, setSignerName] = useState(settings.signerName ?? '');
  const [signerTitle, setSignerTitle] = useState(settings.signerTitle ?? '');
  /** Undefined: as it is; null: removed. */
  const [signature, setSignature] = useState<File | null | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation(
    api.transcripts.saveSettings.mutationOptions({
      async onSuccess() {
        await reload();
        void toast({ title: t('Saved') });
      },
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    save.mutate({
      schoolId,
      showsRank,
      showsAttendance,
      showsTests,
      signerName: signerName.trim() || null,
      signerTitle: signerTitle.trim() || null,
      ...(signature === undefined ? {} : { signatureBase64: signature && (await base64Of(signature)) }),
      version,
    });
  };
  const choose = (file: File | null) => {
    if (!file) return;
    const isTooLarge = file.size > MAX_KILOBYTES * 1024;
    setProblem(
      isTooLarge
        ? t('The picture is larger than {{size}} KB. Choose a smaller one.', { size: MAX_KILOBYTES })
        : null,
    );
    if (!isTooLarge) setSignature(file);
  };
  const failure = () => {
    switch (codeOf(save.error)) {
      case 'INVALID_IMAGE':
        return t("We can't read this file as an image. Use a PNG, JPEG or WebP file.");
      case 'STALE':
        return t(
          'Someone else saved this in the meantime. Load what they saved, then enter your changes again.',
        );
      case 'UNPRINTABLE':
        return t(
          'These characters can’t be printed: {{signs}}. Enter the name and title with different letters.',
          {
            signs: (save.error as unknown as { data: { signs: string[] } }).data.signs.join(' '),
          },
        );
      default:
        return save.error ? errorText(save.error, t) : null;
    }
  };
  const error = problem ?? failure();
  return (
    <form className={classes.settings} onSubmit={(event) => void submit(event)}>
      <fieldset disabled={!can.save}>
        <legend className={classes.legend}>{t('Signature and figures')}</legend>
        <div className={classes.pair}>
          <TextInput
            label={t('Who signs')}
            maxLength={200}
            value={signerName}
            onChange={(event) => setSignerName(event.currentTarget.value)}
          />
          <TextInput
            label={t('Title')}
            placeholder={t('Registrar')}
            maxLength={200}
            value={signerTitle}
            onChange={(event) => setSignerTitle(event.currentTarget.value)}
          />
        </div>
        <div className={classes.actions}>
          <FileButton accept="image/png,image/jpeg,image/webp" onChange={choose}>
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {hasSignature || signature ? t('Change the signature') : t('Upload a signature')}
              </Button>
            )}
          </FileButton>
          {(hasSignature || signature) && signature !== null && (
            <Button variant="subtle" size="sm" onClick={() => setSignature(null)}>
              {t('Remove the signature')}
            </Button>
          )}
          <p className={classes.hint}>
            {signature
              ? t('Chosen: {{name}}', { name: signature.name })
              : hasSignature && signature !== null
                ? t('A signature image is on file.')
                : t('No signature image.')}
          </p>
        </div>
        <Checkbox
          label={t('Print the class rank, by official GPA among students with the same graduation year')}
          checked={showsRank}
          onChange={(event) => setShowsRank(event.currentTarget.checked)}
        />
        <Checkbox
          mt="sm"
          label={t('Print attendance by school year, where it was marked')}
          checked={showsAttendance}
          onChange={(event) => setShowsAttendance(event.currentTarget.checked)}
        />
        <Checkbox
          mt="sm"
          label={t('Print ACT and SAT scores, if they’re on file')}
          checked={showsTests}
          onChange={(event) => setShowsTests(event.currentTarget.checked)}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        {codeOf(save.error) === 'STALE' && (
          <Button variant="default" size="sm" mt="md" mr="sm" onClick={() => void reload()}>
            {t('Load what was saved')}
          </Button>
        )}
        {can.save && (
          <Button type="submit" size="sm" mt="md" loading={save.isPending}>
            {t('Save')}
          </Button>
        )}
      </fieldset>
    </form>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
