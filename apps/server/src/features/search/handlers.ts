export { people } from './people.ts';
export { query } from './query.ts';
