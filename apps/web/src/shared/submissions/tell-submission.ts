import type { TFunction } from 'i18next';
import { codeOf } from '#lib/errors.ts';
import type { HandIn } from '#lib/hand-in-check.ts';
import { handInReason } from '#lib/hand-in-words.ts';
import { EDITED_ELSEWHERE, type Outcome } from '#lib/hand-ins.ts';
import { type Receipt, refreshAfterHandIn } from '#lib/use-hand-ins.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Says what came of an answer that was sent by itself. A module of its own: most pages never need it. */
export function tellOfHandIn({ title }: HandIn, outcome: Outcome<Receipt>, t: TFunction) {
  if (outcome.kind === 'sent') {
    void toast({ id: 'toast-submission', title: t('Submitted: {{title}}', { title }) });
    void refreshAfterHandIn();
  } else if (outcome.kind === 'refused') {
    const code = codeOf(outcome.error) ?? EDITED_ELSEWHERE;
    void toast({
      id: 'toast-submission',
      tone: 'error',
      keep: true,
      title: t('Not submitted: {{title}}', { title }),
      message: handInReason(code, t),
    });
  }
}
