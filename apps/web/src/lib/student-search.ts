/** Whose page it is, in its address; without one the reader's own, or their first child's. */
export interface StudentSearch {
  readonly student?: string;
}

/** The search of such a page, and what it is loaded by. */
export const ofStudent = {
  validateSearch: ({ student }: Record<string, unknown>): StudentSearch =>
    typeof student === 'string' ? { student } : {},
  loaderDeps: ({ search: { student } }: { search: StudentSearch }) => ({ student }),
};
