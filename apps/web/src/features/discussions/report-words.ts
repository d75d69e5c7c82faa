import type { ReportReason } from '@fieldhouse/contract/discussion-moderation.ts';
import type { TFunction } from 'i18next';

/** What can be wrong with a post, in words. */
export const reasonWords = (t: TFunction): Record<ReportReason, string> => ({
  hurtful: t("It's hurtful or insulting"),
  unsafe: t('Someone may be in danger'),
  private: t('It reveals something private'),
  spam: t('It has nothing to do with the course'),
  other: t('Something else'),
});
