import type { TFunction } from 'i18next';

/** A step on the road to college. `on` is its day, written out; null: it has none. */
export function taskSentence(what: string, state: string, on: string | null, t: TFunction): string {
  const words = { task: taskName(what, t), date: on ?? '' };
  switch (state) {
    case 'done':
      return on === null ? t('Done: {{task}}.', words) : t('Done: {{task}}, {{date}}.', words);
    case 'due':
      return on === null ? t('To do now: {{task}}.', words) : t('To do since {{date}}: {{task}}.', words);
    case 'unsaid':
      return t('Expected on {{date}}, and nobody has noted it: {{task}}.', words);
    default:
      return on === null ? t('To come: {{task}}.', words) : t('To come on {{date}}: {{task}}.', words);
  }
}

function taskName(what: string, t: TFunction): string {
  switch (what) {
    case 'register':
      return t('register with the NCAA Eligibility Center');
    case 'transcript_4':
      return t('a transcript after four semesters');
    case 'transcript_6':
      return t('a transcript after six semesters');
    case 'graduation':
      return t('graduation');
    case 'final_transcript':
      return t('the final transcript with proof of graduation');
    case 'other_transcripts':
      return t('a transcript of each other school');
    default:
      return t('a step');
  }
}
