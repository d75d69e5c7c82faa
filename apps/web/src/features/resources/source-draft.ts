import type { FileId } from '@fieldhouse/contract/ids.ts';
import type { TFunction } from 'i18next';
import type { SourceDraft } from './source-field.tsx';
import type { MaterialState } from './use-material-upload.ts';

type Source =
  | { readonly kind: 'file'; readonly fileId: FileId }
  | { readonly kind: 'link'; readonly url: string };

/** What was chosen as the server takes it, or what is wrong with it. */
export function readSource(
  { kind, url }: SourceDraft,
  sent: MaterialState | null,
  t: TFunction,
): { readonly source: Source | null; readonly error: string | undefined } {
  if (kind === 'file') {
    if (sent?.stored) return { source: { kind, fileId: sent.stored.fileId }, error: undefined };
    return { source: null, error: sent ? undefined : t('Choose a file.') };
  }
  const typed = url.trim();
  // What people copy from an address bar often lacks its beginning.
  const whole = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const isGood =
    typed !== '' &&
    URL.canParse(whole) &&
    new URL(whole).protocol === 'https:' &&
    new URL(whole).hostname.includes('.');
  if (!isGood) return { source: null, error: t('Enter an address that starts with https://.') };
  return { source: { kind, url: whole }, error: undefined };
}
