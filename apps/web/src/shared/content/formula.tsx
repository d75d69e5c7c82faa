import 'katex/dist/katex.min.css';
import katex from 'katex';
import { useCallback } from 'react';
import classes from './formula.module.css';

/** One formula, drawn for the eye and as MathML for everyone who listens. A mistake in it shows its source in red. */
export default function Formula({ tex, isDisplay }: { tex: string; isDisplay: boolean }) {
  const draw = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      katex.render(tex, element, {
        displayMode: isDisplay,
        throwOnError: false,
        output: 'htmlAndMathml',
        maxExpand: 200,
        maxSize: 20,
        trust: false,
      });
    },
    [tex, isDisplay],
  );
  return <span ref={draw} className={isDisplay ? classes.display : undefined} lang="zxx" translate="no" />;
}
