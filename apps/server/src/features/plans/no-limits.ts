/** What a term may hold where nobody has said anything. */
export const NO_LIMITS = {
  regular: { credits: null, courses: null },
  optional: { credits: null, courses: null },
} as const;
