import type { ConsentNotice } from '@fieldhouse/contract/consent.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './consent.module.css';

const purposeName = (purpose: ConsentNotice['recipients'][number]['purpose'], t: TFunction): string => {
  switch (purpose) {
    case 'ai_models':
      return t('proposes grades from what students write, only if you agree to it below');
    case 'speech':
      return t('reads lessons aloud; receives the text of the lesson and no names');
    case 'video':
      return t('hosts live classes; receives video, voice and the name shown there');
    case 'email':
      return t('delivers emails; receives the address and the email');
    case 'files':
      return t('stores uploaded files');
  }
};

/**
 * The notice to a parent (16 CFR 312.4(c)), version 2026-11. Its wording is part of what is agreed to: whoever changes what
 * it means gives it another version (CONSENT_TEXT_VERSION).
 */
export function NoticeText({ notice }: { readonly notice: ConsentNotice }) {
  const { t } = useTranslation();
  const { brandName: brand, schoolName: school, studentName: name, recipients } = notice;
  const contacts = [notice.schoolEmail, notice.supportEmail].filter(Boolean).join(', ');
  return (
    <div className={classes.notice}>
      <section>
        <h3>{t('Who we are')}</h3>
        <p>
          {t(
            '{{school}} teaches with {{brand}}. {{name}} signed up and named you as a parent or guardian. So far we hold {{name}}’s name, date of birth and sign-in, and your email address to ask you.',
            { school, brand, name },
          )}
        </p>
      </section>
      <section>
        <h3>{t('What is collected about {{name}}', { name })}</h3>
        <ul>
          <li>{t('Name, date of birth, grade level, sign-in, and a photo if one is added')}</li>
          <li>{t('Answers, uploaded files, drafts, and time spent on lessons')}</li>
          <li>{t('Courses, grades, feedback, attendance and credits')}</li>
          <li>{t('Messages to staff, posts in class discussions, and reports about them')}</li>
          <li>{t('Sign-ins with IP address and kind of browser, to keep the account safe')}</li>
        </ul>
      </section>
      <section>
        <h3>{t('What it is for')}</h3>
        <p>
          {t(
            'To teach {{name}}, to grade, to keep the school record and to keep the account safe. For nothing else: no advertising, no sale of data, no profiling for other purposes, and no training AI with what {{name}} does.',
            { name },
          )}
        </p>
      </section>
      <section>
        <h3>{t('Who receives it')}</h3>
        <ul>
          <li>{t('Teachers and staff of {{school}}, and guardians the school has linked', { school })}</li>
          <li>{t('Classmates: the name, and what {{name}} posts in class discussions', { name })}</li>
          {recipients.map(({ purpose, name: company }) => (
            <li key={purpose}>
              <strong>{company}</strong>: {purposeName(purpose, t)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('How long it is kept')}</h3>
        <p>
          {t(
            'As long as {{name}} has the account. After it’s deleted, the school keeps the academic record, as schools are required to; everything else is deleted. If you don’t answer, all of it is deleted after 14 days, and your address too.',
            { name },
          )}
        </p>
      </section>
      <section>
        <h3>{t('Your rights')}</h3>
        <p>
          {t(
            'You can see what is held about {{name}}, get a copy, have it deleted, and refuse further collection, at any time. You can agree to the account without agreeing to AI models from other companies. If you don’t agree, {{name}} loses nothing but the account.',
            { name },
          )}
        </p>
      </section>
      <section>
        <h3>{t('Who to ask')}</h3>
        <p>
          {contacts
            ? t('{{school}}: {{contacts}}', { school, contacts })
            : t('{{school}}. The school’s office answers questions about this.', { school })}
        </p>
      </section>
      <p className={classes.facts}>{t('Notice version {{version}}', { version: notice.version })}</p>
    </div>
  );
}
