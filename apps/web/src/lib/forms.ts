import { isEmailAddress } from '@fieldhouse/domain/accounts/entries.ts';

/** Messages by the name of the field they belong to; a field without one is fine. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string | undefined>>;

export const hasErrors = (errors: FieldErrors) => Object.values(errors).some(Boolean);

/** Takes the person to the first field that needs them. Fields are found by their name attribute. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors) {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && errors[element.name]) {
      element.focus();
      return;
    }
  }
}

/** As the server judges it. */
export const looksLikeEmail = isEmailAddress;
