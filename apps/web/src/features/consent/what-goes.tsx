import { useTranslation } from 'react-i18next';
import classes from './consent.module.css';

/** What the end of a consent does, what goes, and what stays and why. */
export function WhatGoes({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.gone}>
      <li>{t("{{name}}'s access ends at once, on open pages too.", { name })}</li>
      <li>
        {t(
          'After 14 days this is deleted: profile, sign-in, posts, messages, work with files, drafts and settings. Until then you can agree again.',
        )}
      </li>
      <li>
        {t(
          'This stays: the academic record with courses, grades and attendance, because schools are required to keep it; and the record of who consented when.',
        )}
      </li>
    </ul>
  );
}
