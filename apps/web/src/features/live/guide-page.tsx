import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.ts';
import { LanguageSelect } from '#shared/frame/language-select.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { BrandMark } from '#ui/display/brand-mark.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './live.module.css';

/** How live classes work, for teachers; open to everybody. */
export function GuidePage() {
  const { t } = useTranslation();
  const { brandName } = useSession();
  const title = t('Live Sessions Guide');
  usePageTitle(title);
  const steps = [
    {
      title: t('Schedule the session'),
      text: t(
        "Choose one of your published courses, a day, a time and a length, once or every week. Everyone taking the course is notified, and it appears on their calendar. Times are in your school's time zone.",
      ),
    },
    {
      title: t('Prepare materials'),
      text: t(
        "Add what students need: slides, a worksheet, a picture. PDF, Word, PowerPoint, JPG and PNG files are accepted, up to 25 MB each. Files added while scheduling a series belong to every session in it; later you can add and remove them session by session, before and after it's held.",
      ),
    },
    {
      title: t('Teach'),
      text: t(
        'The room opens 15 minutes before the start, when the session shows "Starting Soon". Everyone who joins is added to the attendance list automatically, on time or late; what you mark yourself stays.',
      ),
    },
    {
      title: t('Recording'),
      text: t(
        "With Google Meet, the recording is saved to the teacher's cloud drive, and its link is added to the session once it's there. For any other recording, you add the link yourself.",
      ),
    },
    {
      title: t('Student access'),
      text: t(
        "Students find upcoming sessions and recordings under Live Sessions and in the course. Parents see session times and recordings, but don't get links to join.",
      ),
    },
  ];
  return (
    <main className={classes.guide}>
      <div className={classes.guideHead}>
        <a href="/" className={classes.brand}>
          <BrandMark size={36} />
          {brandName}
        </a>
        <LanguageSelect />
      </div>
      <h1>{title}</h1>
      <p>{t('Five steps from planning to recording.')}</p>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2 className={classes.stepTitle}>{step.title}</h2>
              <p className={classes.stepText}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Notice title={t('Google Calendar')}>
        {t(
          'Google Meet meetings are created on the calendar your school has connected. If none is connected, sessions get a Jitsi room, or the link you paste. The person who runs the server connects a calendar with a service account.',
        )}
      </Notice>
      <div className={classes.actions}>
        <ButtonLink to="/schedule-session">{t('Schedule Session')}</ButtonLink>
        <ButtonLink to="/live-sessions" variant="default">
          {t('Live Sessions')}
        </ButtonLink>
      </div>
    </main>
  );
}
