/** Weakenings that change nothing anybody could do, each with the reason. */
export const EQUIVALENT: readonly { readonly pattern: RegExp; readonly reason: string }[] = [];
