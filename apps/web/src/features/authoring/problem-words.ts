import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import type { Problem } from './authoring-queries.ts';

/** What is missing, in a sentence. */
export function problemText(
  { code, expected, found, listedTitle }: Pick<Problem, 'code' | 'expected' | 'found' | 'listedTitle'>,
  t: TFunction,
  format: Formats,
): string {
  const figures = {
    expected: expected === null ? '' : format.number(expected),
    found: found === null ? '' : format.number(found),
  };
  switch (code) {
    case 'no_description':
      return t('The course has no description for students to read in the catalog.');
    case 'near_listed_title':
      return t('The school’s NCAA list has “{{title}}”. Transcripts must print exactly that.', {
        title: listedTitle ?? '',
      });
    case 'no_lessons':
      return t('The course has no lesson ready for students.');
    case 'title_missing':
      return t('The title is missing.');
    case 'lesson_empty':
      return t('The lesson has no text and no video yet.');
    case 'video_host':
      return t("The video's address isn't a YouTube or Vimeo address.");
    case 'image_without_alt':
      return t('An image has no description for people who can’t see it.');
    case 'assignment_without_instructions':
      return t('The assignment has no instructions.');
    case 'rubric_does_not_add_up':
      return t('The rubric adds up to {{found}} points; the assignment is worth {{expected}}.', figures);
    case 'criterion_above_level':
      return t(
        'A level is worth {{found}} points, more than the {{expected}} its criterion is worth.',
        figures,
      );
    case 'criterion_without_levels':
      return t('A criterion judged by an engine has no levels to choose from.');
    case 'matching_incomplete':
      return t('The matching activity needs at least two complete pairs.');
  }
}
