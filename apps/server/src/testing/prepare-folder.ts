import { prepareFolder } from '#testing/database.ts';

/** The journeys make their servers' folder with this, in a process with the server's own Node.js. */
const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('Name the folder.');
await prepareFolder(dataDir);
