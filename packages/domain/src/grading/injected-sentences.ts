import { findInjections, type Injection } from './injection.ts';
import { type Span, sentencesOf } from './sentences.ts';

/** Stands for what is left out; no text from a database holds it. */
const BLANK = '\u0000';

/**
 * The text with every sentence in which an injection was found blanked out, as long as before, so that places in it are
 * places in the text. What is left may serve as evidence.
 */
export function withoutInjectedSentences(text: string): string {
  const injections = findInjections(text).filter(({ flag }) => flag !== 'hidden_characters');
  const parts: string[] = [];
  let at = 0;
  let next = 0;
  for (const span of sentencesOf(text)) {
    while (next < injections.length && injections[next]!.end <= span.start) next += 1;
    if (!overlaps(injections, next, span)) continue;
    parts.push(text.slice(at, span.start), BLANK.repeat(span.end - span.start));
    at = span.end;
  }
  return parts.join('') + text.slice(at);
}

/** Injections are in order of their start, but a long one may reach past the next. */
export function overlaps(injections: readonly Injection[], from: number, span: Span): boolean {
  for (let i = from; i < injections.length && injections[i]!.start < span.end; i++) {
    if (injections[i]!.end > span.start) return true;
  }
  return false;
}
