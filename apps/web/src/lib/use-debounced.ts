import { useEffect, useState } from 'react';

/** The value as it was once it stood still for so long; for questions that follow typing. */
export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [still, setStill] = useState(value);
  // Follows the clock.
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return still;
}
