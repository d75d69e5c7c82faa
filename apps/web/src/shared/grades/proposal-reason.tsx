import type { ProposalReason as Reason } from '@fieldhouse/contract/content.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

/** Why an engine proposed what it did, in a sentence. */
export function ProposalReason({ reason }: { reason: Reason }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (reason.kind === 'text') return <>{reason.text}</>;
  const found = reason.found.length > 0 && t('Found: {{terms}}.', { terms: format.list(reason.found) });
  const missing =
    reason.missing.length > 0 && t('Not found: {{terms}}.', { terms: format.list(reason.missing) });
  if (!found && !missing) return <>{t('No terms from this criterion were found.')}</>;
  return (
    <>
      {found} {missing}
    </>
  );
}
