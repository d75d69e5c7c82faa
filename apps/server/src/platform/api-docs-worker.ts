import { parentPort } from 'node:worker_threads';
import type { ApiDocs } from './api-docs.ts';
import { apiPage } from './api-page.ts';
import { describeApi, type Installation } from './openapi.ts';
import type { Answer, Order } from './work-thread.ts';

parentPort?.on('message', async ({ id, work }: Order<Installation>) => {
  const description = await describeApi(work);
  const answer: Answer<ApiDocs> = {
    id,
    result: { json: JSON.stringify(description), html: apiPage(work.brand, description) },
  };
  parentPort?.postMessage(answer);
});
