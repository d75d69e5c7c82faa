import type { ConsentNotice } from '@fieldhouse/contract/consent.ts';
import { CONSENT_TEXT_VERSION } from '@fieldhouse/domain/families/consent.ts';
import type { Config } from '#platform/config.ts';

const AI_NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' } as const;

const hostOf = (url: string | null | undefined): string | null => (url ? new URL(url).hostname : null);

/** Whether a model of another company is switched on. */
export const hasModels = ({ AI_PROVIDER }: Pick<Config, 'AI_PROVIDER'>): boolean =>
  AI_PROVIDER !== 'built-in';

/** The other companies that receive something, by name: those that this server is set up with, and no others. */
function recipientsOf(config: Config): ConsentNotice['recipients'] {
  const found: { purpose: ConsentNotice['recipients'][number]['purpose']; name: string | null }[] = [];
  const { AI_PROVIDER: ai, TTS_PROVIDER: tts } = config;
  if (ai !== 'built-in') {
    found.push({
      purpose: 'ai_models',
      name: ai === 'openai-compatible' ? hostOf(config.AI_BASE_URL) : AI_NAMES[ai],
    });
  }
  if (tts !== 'built-in') {
    found.push({ purpose: 'speech', name: tts === 'openai' ? AI_NAMES.openai : hostOf(config.TTS_BASE_URL) });
  }
  found.push({
    purpose: 'video',
    name: config.GOOGLE_SERVICE_ACCOUNT ? 'Google Meet' : hostOf(config.JITSI_URL),
  });
  if (config.SMTP_URL) found.push({ purpose: 'email', name: hostOf(config.SMTP_URL) });
  if (config.s3) found.push({ purpose: 'files', name: hostOf(config.s3.endpoint) ?? 'Amazon Web Services' });
  return found.map(({ purpose, name }) => ({ purpose, name: name ?? 'unknown' }));
}

/** What the notice to a parent is filled in with. */
export const noticeOf = (
  config: Config,
  about: Pick<ConsentNotice, 'schoolName' | 'studentName' | 'schoolEmail'>,
): ConsentNotice => ({
  version: CONSENT_TEXT_VERSION,
  brandName: config.BRAND_NAME,
  schoolName: about.schoolName,
  studentName: about.studentName,
  schoolEmail: about.schoolEmail,
  supportEmail: config.SUPPORT_EMAIL ?? null,
  recipients: recipientsOf(config),
});
