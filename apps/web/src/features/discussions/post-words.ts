import { POST_MAX_WORDS } from '@fieldhouse/contract/limits.ts';
import { postHtml } from '@fieldhouse/domain/discussions/markup.ts';
import { wordCount } from '@fieldhouse/domain/discussions/words.ts';
import { ORPCError } from '@orpc/client';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { peopleQuery } from './discussion-queries.ts';
import { mentionablesOf } from './mentionables.ts';

/** The typed text as it is sent. People are looked up only where somebody may be named. */
export async function sentHtml(queryClient: QueryClient, courseId: string, text: string): Promise<string> {
  if (!text.includes('@')) return postHtml(text);
  const { people } = await queryClient.ensureQueryData(peopleQuery(courseId));
  return postHtml(text, mentionablesOf(people));
}

/** What is wrong with the length of a text; undefined: nothing. */
export const lengthProblem = (text: string, t: TFunction): string | undefined => {
  const words = wordCount(text);
  return words > POST_MAX_WORDS
    ? t('Posts can have up to {{most}} words. This one has {{count}}.', {
        most: POST_MAX_WORDS,
        count: words,
      })
    : undefined;
};

/** Too many words, which the form says before it sends them; or too many characters, which only the server can count. */
function tooLongText(error: unknown, t: TFunction): string {
  const data =
    error instanceof ORPCError ? (error.data as { characters?: number; most?: number } | null) : null;
  return data?.characters === undefined
    ? t('This post is too long.')
    : t(
        'With formatting, this post has {{length}} characters, and at most {{most}} can be stored. Shorten it.',
        {
          length: data.characters,
          most: data.most,
        },
      );
}

/** Why something could not be posted, in one sentence. */
export function postErrorText(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'NOT_IN_COURSE':
      return t("Someone you mention isn't in this course anymore. Remove the name and post again.");
    case 'NOT_OPEN':
      return t('This discussion is closed, so nothing can be added or changed.');
    case 'NOT_FOUND':
    case 'FORBIDDEN':
      return t("You can't take part in this discussion anymore. What you wrote is kept on this device.");
    case 'TOO_LONG':
      return tooLongText(error, t);
    case 'BAD_REQUEST':
      return t('This post is too long.');
    default:
      return errorText(error, t);
  }
}
