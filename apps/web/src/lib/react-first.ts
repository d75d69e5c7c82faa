/**
 * React evaluates where this is imported first: in a file of its own, which the page starts as a script by itself
 * (`tools/boot-script.ts`). A slow phone can do something else between that and the rest of the app.
 */
import 'react-dom/client';
