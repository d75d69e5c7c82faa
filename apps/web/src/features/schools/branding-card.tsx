import { Button, FileButton, TextInput } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { refreshSession } from '#lib/session.ts';
import { BrandMark } from '#ui/display/brand-mark.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './branding-card.module.css';

const LONGEST = 200;
const MAX_KILOBYTES = 600;

/** The school's line and logo, as everybody of the school sees them above the navigation. */
export function BrandingCard() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(api.schools.branding.queryOptions({ input: {} }));
  const [text, setText] = useState(data.brandingText ?? '');
  const saved = useSaved();
  const saveText = useMutation(api.schools.saveBrandingText.mutationOptions(saved));
  const setLogo = useMutation(api.schools.setLogo.mutationOptions(saved));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveText.mutate({ brandingText: text.trim() || null });
  };
  const choose = async (file: File | null) => {
    if (!file) return;
    if (file.size > MAX_KILOBYTES * 1024) {
      void toast({
        title: t('Error'),
        message: t('The picture is larger than {{size}} KB. Choose a smaller one.', { size: MAX_KILOBYTES }),
        tone: 'error',
      });
      return;
    }
    setLogo.mutate({ imageBase64: await base64Of(file) });
  };

  return (
    <Card title={t('Branding')} description={t('Your people see it above the navigation.')}>
      <div className={classes.logo}>
        {data.logoUrl ? (
          <img
            src={data.logoUrl}
            alt={t('Logo of {{school}}', { school: data.schoolName })}
            width={72}
            height={72}
          />
        ) : (
          <BrandMark size={72} />
        )}
        <div className={classes.logoWords}>
          <p className={classes.hint}>
            {t("PNG, JPEG or WebP, up to {{size}} KB. It's fit into a square.", { size: MAX_KILOBYTES })}
          </p>
          <div className={classes.buttons}>
            <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void choose(file)}>
              {(props) => (
                <Button {...props} variant="default" size="sm" loading={setLogo.isPending}>
                  {data.logoUrl ? t('Change the logo') : t('Upload a logo')}
                </Button>
              )}
            </FileButton>
            {data.logoUrl && (
              <Button variant="subtle" size="sm" onClick={() => setLogo.mutate({ imageBase64: null })}>
                {t('Remove the logo')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={t('Branding text')}
          description={t('A short line, such as your motto. Leave it blank to show only the name.')}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          type="submit"
          size="sm"
          loading={saveText.isPending}
          disabled={text.trim() === (data.brandingText ?? '')}
        >
          {t('Save')}
        </Button>
      </form>
    </Card>
  );
}

/** The sidebar and this card show the change at once. */
function useSaved() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return {
    async onSuccess() {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.schools.branding.key() }),
        refreshSession(queryClient),
      ]);
      void toast({ title: t('Saved') });
    },
    onError(error: unknown) {
      const message =
        codeOf(error) === 'INVALID_IMAGE'
          ? t("We can't read this file as an image. Use a PNG, JPEG or WebP file.")
          : errorText(error, t);
      void toast({ title: t('Error'), message, tone: 'error' });
    },
  };
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
