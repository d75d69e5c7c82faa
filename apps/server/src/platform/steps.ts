/**
 * Work that tells its steps one by one, for an answer that is streamed. It begins when somebody reads the first one, and its
 * signal ends it when the request ends or nobody reads on.
 *
 * @param work throws what the reader is to get after the steps that were told.
 */
export async function* stepsOf<Step>(
  request: AbortSignal | undefined,
  work: (tell: (step: Step) => void, ended: AbortSignal) => Promise<void>,
): AsyncGenerator<Step, void, void> {
  const told: Step[] = [];
  const leave = new AbortController();
  const ended = request ? AbortSignal.any([request, leave.signal]) : leave.signal;
  let wake = () => {};
  let isOver = false;
  const working = work((step) => {
    told.push(step);
    wake();
  }, ended).finally(() => {
    isOver = true;
    wake();
  });
  // Whoever leaves early doesn't hear why it ended.
  working.catch(() => undefined);
  try {
    for (;;) {
      const step = told.shift();
      if (step !== undefined) yield step;
      else if (isOver) break;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    await working;
  } finally {
    leave.abort(new Error('nobody reads on'));
  }
}
