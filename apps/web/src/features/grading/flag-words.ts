import type { TFunction } from 'i18next';

/** What made an engine doubt, in a sentence for the teacher. */
export function flagWords(flag: string, t: TFunction): string {
  switch (flag) {
    case 'ignore_instructions':
    case 'grader_instruction':
    case 'role_marker':
    case 'forged_heading':
      return t('The text addresses the grader instead of answering.');
    case 'hidden_characters':
      return t('The text has hidden characters.');
    case 'encoded_blob':
      return t('Part of the text is encoded.');
    case 'capped_after_injection':
      return t('Proposed levels were lowered because the text addresses the grader.');
    case 'far_above_words':
      return t("The model gives much more than the rubric's words support. Look closely.");
    case 'no_evidence':
      return t('No sentence supports any criterion.');
    case 'word_salad':
      return t("The words of the task are here, but they don't say anything. Look closely.");
    case 'term_list':
      return t('The text is mostly a list of terms.');
    case 'repeated_text':
      return t('The text repeats itself.');
    case 'copied_text':
      return t('Much of the text is copied from the material.');
    case 'unknown_language':
      return t("The text is in a language the grader doesn't know.");
    case 'unread_file':
      return t('A document has no readable text.');
    default:
      return flag;
  }
}

/** One sentence for each kind of doubt, however many flags say it. */
export const flagSentences = (flags: readonly string[], t: TFunction) => [
  ...new Set(flags.map((flag) => flagWords(flag, t))),
];

/** Below this the engine is not sure enough; a person looks first. */
export const LOW_CONFIDENCE = 0.4;
