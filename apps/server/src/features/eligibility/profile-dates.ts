/** Days that follow each other where both are known. */
export const isInOrder = (...days: readonly (string | null)[]): boolean => {
  const known = days.filter((day) => day !== null);
  return known.every((day, index) => index === 0 || known[index - 1]! <= day);
};
