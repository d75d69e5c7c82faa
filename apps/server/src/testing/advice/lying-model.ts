import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a stand-in for a model misbehaves; `honest` is how it should. */
export const LIES = [
  'honest',
  'claims in words',
  'a figure',
  'facts that nobody gave it',
  'prose',
  'garbage',
  'silent',
  'breaks off',
  'a tool that isn’t there',
] as const;
export type Lie = (typeof LIES)[number];

const CHOICES: Readonly<Record<string, string>> = {
  'a tool that isn’t there': '{"tools":[{"tool":"grant_eligibility","bodies":["DI"]}]}',
};
const STANDING = '{"tools":[{"tool":"standing","bodies":["DI"]}]}';

const SAYINGS: Readonly<Record<Lie, readonly string[]>> = {
  honest: ['{"say":"Here is what your record says.",', '"facts":["F1"]}\n'],
  'claims in words': [
    '{"say":"Here is your record.","facts":["F1"]}\n',
    '{"say":"You are eligible for sure.","facts":["F2"]}',
  ],
  'a figure': ['{"say":"Your core GPA is 4.000.","facts":["F1"]}'],
  'facts that nobody gave it': ['{"say":"","facts":["F99"]}'],
  prose: ['You qualify for Division I. ', 'Congratulations!'],
  garbage: ['\u0000\ud83d�{{{[', '"""', '\n\n]]}'],
  silent: [],
  'breaks off': ['{"say":"Here is what'],
  'a tool that isn’t there': ['{"say":"Here is your record.","facts":["F1"]}'],
};

/**
 * A provider on this machine that speaks the chat protocol, and misbehaves as it is told. What was sent to it can be read.
 */
export async function openLyingModel() {
  let lie: Lie = 'honest';
  const prompts: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      prompts.push(body);
      const { stream = false } = JSON.parse(body) as { stream?: boolean };
      if (stream) sayIn(response, lie);
      else choose(response, CHOICES[lie] ?? STANDING);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    prompts,
    tells(next: Lie) {
      lie = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function choose(response: ServerResponse, content: string) {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'stand-in',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
    }),
  );
}

function sayIn(response: ServerResponse, lie: Lie) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  const chunk = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({
        id: 'x',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'stand-in',
        choices: [{ index: 0, delta, finish_reason: finish }],
      })}\n\n`,
    );
  for (const content of SAYINGS[lie]) chunk({ role: 'assistant', content });
  // Nothing more comes, and the connection stays.
  if (lie === 'silent') return;
  chunk({}, 'stop');
  response.end('data: [DONE]\n\n');
}
