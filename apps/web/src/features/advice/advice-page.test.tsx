import { expect, it, vi } from 'vitest';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { networkGone, type OutputOf, refused, type Stubs, server, serverBroke } from '#testing/stub.ts';

type Advice = OutputOf<'advice.get'>;
type Conversation = OutputOf<'advice.conversation'>;
type Message = Conversation['messages'][number];
type Fact = NonNullable<Message['answer']>['facts'][number];

const [STUDENT, CONVERSATION, QUESTION, ANSWER] = [id(30), id(60), id(61), id(62)];
const ADVICE: Advice = {
  student: { studentId: STUDENT, schoolId: SCHOOL_ID, name: 'Maya Chen', isOwn: true },
  asOf: '2026-11-22',
  standings: [
    { body: 'DI', outlook: 'on_track' },
    { body: 'DII', outlook: 'on_track' },
    { body: 'NAIA', outlook: 'met' },
  ],
  lockOn: '2027-08-16',
  rules: [{ body: 'DI', version: 'DI-2023.1', fromOn: '2023-08-01', checkedOn: '2026-11-20' }],
  listCheckedOn: '2026-11-18',
  conversations: [],
  counselors: { names: ['Elena Alvarez'], isAssigned: true },
  engine: 'built_in',
  isReadByGuardians: true,
  can: { ask: true },
};
const GPA: Fact = {
  code: 'gpa',
  params: { body: 'DI', gpa: 3.118, units: 8.5, quality: 26.5, needs: '2.300', projected: 3.115 },
  cites: [
    { kind: 'ledger', body: 'DI' },
    {
      kind: 'rule',
      body: 'DI',
      ruleId: 'core_gpa',
      source: 'NCAA grading scales page, about 2020',
      version: 'DI-2023.1',
      fromOn: '2023-08-01',
      checkedOn: '2026-11-20',
    },
  ],
};
const message = (change: Partial<Message>): Message => ({
  messageId: QUESTION,
  at: '2026-11-22T19:40:00.000Z',
  from: { kind: 'asker', name: 'Maya Chen', isMine: true },
  text: 'What is my core GPA?',
  answer: null,
  help: null,
  handOver: null,
  ...change,
});
const answer = (change: Partial<NonNullable<Message['answer']>> = {}): Message =>
  message({
    messageId: ANSWER,
    from: { kind: 'engine' },
    text: '',
    answer: {
      engine: 'built_in',
      kind: 'answer',
      why: null,
      facts: [GPA],
      sentences: null,
      isFallback: false,
      ...change,
    },
  });
const kept = (messages: Message[], change: Partial<Conversation> = {}): Conversation => ({
  conversation: {
    conversationId: CONVERSATION,
    title: 'What is my core GPA?',
    lastAt: '2026-11-22T19:40:00.000Z',
    openCount: 0,
    askedByName: 'Maya Chen',
    isMine: true,
  },
  student: { studentId: STUDENT, name: 'Maya Chen' },
  schoolName: 'Harbor Point Academy',
  messages,
  can: { ask: true, answer: false, seeTo: false },
  ...change,
});
async function* stream(last: Message): AsyncGenerator<never> {
  yield { kind: 'asked', conversationId: CONVERSATION, question: message({}) } as never;
  yield { kind: 'reading', tools: ['core_gpa'] } as never;
  for (const fact of last.answer?.facts ?? []) yield { kind: 'fact', fact } as never;
  yield { kind: 'done', message: last } as never;
}
const open = (stubs: Stubs = {}, path = '/ncaa-counselor', options: object = {}) =>
  openPage(path, {
    as: 'student',
    stubs: {
      'advice.get': ADVICE,
      'advice.conversation': kept([message({}), answer()]),
      'advice.ask': () => stream(answer()),
      ...stubs,
    },
    ...options,
  });
const field = () => screen.findByRole('textbox', { name: 'Your question' });

it('greets, says what it is and who reads it, and shows the cards as they are stated', async () => {
  await open();
  await screen.findByRole('heading', { name: 'NCAA Academic Counselor' });
  screen.getByText(/Hello! I’m your NCAA Academic Counselor/);
  screen.getByText(/I am the built-in engine/);
  for (const name of ['Quick Topics', 'NCAA Divisions', 'Planning Help'])
    screen.getByRole('heading', { name });
  screen.getByText(/guardians who may see your record read what is asked here/);
  screen.getByText(/The Eligibility Center decides/);
  screen.getByText('10/7 date: Aug 16, 2027');
});

it('sends with Enter, breaks the line with Shift and Enter, and shows each claim with its sources', async () => {
  const user = await open();
  const area = await field();
  await user.type(area, 'What is my{Shift>}{Enter}{/Shift}core GPA?');
  expect((area as HTMLTextAreaElement).value).toBe('What is my\ncore GPA?');
  expect(server.calls('advice.ask')).toEqual([]);
  await user.type(area, '{Enter}');
  await screen.findByText(/core GPA 3\.118, which is 26\.5 points ÷ 8\.5 units/);
  expect(server.calls('advice.ask')).toMatchObject([
    { studentId: STUDENT, conversationId: null, text: 'What is my\ncore GPA?' },
  ]);
  const sources = within(screen.getByRole('list', { name: 'Sources' }));
  sources.getByText('Ledger, Division I');
  sources.getByText('Division I: Core GPA, in force since Aug 1, 2023');
  sources.getByText(/NCAA grading scales page, about 2020, checked/);
  await waitFor(() => expect((area as HTMLTextAreaElement).value).toBe(''));
});

it('ignores an empty question, and asks a topic with one click', async () => {
  const user = await open();
  await user.type(await field(), '  {Enter}');
  expect(server.calls('advice.ask')).toEqual([]);
  await user.type(await field(), 'Half a question');
  await user.click(screen.getByRole('button', { name: 'Where do I stand?' }));
  await waitFor(() => expect(server.calls('advice.ask')).toMatchObject([{ text: 'Where do I stand?' }]));
  await screen.findByText(/core GPA 3\.118/);
  expect(((await field()) as HTMLTextAreaElement).value.trim()).toBe('Half a question');
});

it('says that 20,000 characters are too many, and keeps them', async () => {
  const user = await open();
  const area = (await field()) as HTMLTextAreaElement;
  fill(area, 'x'.repeat(20_000));
  await screen.findByText(/has 20,000 characters, and 4,000 fit/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(server.calls('advice.ask')).toEqual([]);
  expect(area.value).toHaveLength(20_000);
});

it('keeps the draft and says so in the chat when an answer fails', async () => {
  const user = await open({ 'advice.ask': serverBroke });
  const area = (await field()) as HTMLTextAreaElement;
  await user.type(area, 'Where do I stand?{Enter}');
  await screen.findByText(/I’m sorry, I encountered an error/);
  await screen.findByText('Failed to get counselor response. Please try again.');
  expect(area.value).toBe('Where do I stand?');
});

it('sends a retried question under the same key', async () => {
  const user = await open({ 'advice.ask': serverBroke });
  await user.type(await field(), 'Where do I stand?{Enter}');
  await screen.findByText(/I’m sorry, I encountered an error/);
  await user.type(await field(), '{Enter}');
  await waitFor(() => expect(server.calls('advice.ask')).toHaveLength(2));
  const keys = server.calls('advice.ask').map(({ messageKey }) => messageKey);
  expect(new Set(keys).size).toBe(1);
});

it('hands a question that has no answer to the named counselor with one click', async () => {
  const refusal = answer({ kind: 'refused', why: 'binding', facts: [] });
  const user = await open(
    {
      'advice.conversation': kept([message({ text: 'Will they take me?' }), refusal]),
      'advice.handOver': { questionId: id(70), toName: 'Elena Alvarez' },
    },
    `/ncaa-counselor?conversation=${CONVERSATION}`,
  );
  await screen.findByText('I can’t answer that one.');
  screen.getByText('Seen: your question and this conversation');
  await user.click(screen.getByRole('button', { name: 'Ask Elena Alvarez' }));
  await waitFor(() => expect(server.calls('advice.handOver')).toMatchObject([{ messageId: QUESTION }]));
});

it('shows help at once to somebody in danger', async () => {
  await open(
    {
      'advice.conversation': kept([
        message({
          text: 'I want to die',
          help: {
            kind: 'suicide',
            toldCount: 2,
            lines: [
              {
                country: 'US',
                name: '988 Suicide & Crisis Lifeline',
                phone: '988',
                text: '988',
                source: 'https://988lifeline.org',
              },
            ],
          },
        }),
      ]),
    },
    `/ncaa-counselor?conversation=${CONVERSATION}`,
  );
  const help = within(await screen.findByRole('alert'));
  help.getByText('You are not alone with this. Talk to somebody now.');
  expect(help.getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988');
  help.getByText('2 adults of your school have been told, so that somebody comes to you.');
});

it('shows help also where nothing reaches the server', async () => {
  const user = await open({ 'advice.ask': networkGone });
  await user.type(await field(), 'I want to die{Enter}');
  await screen.findByText('You are not alone with this. Talk to somebody now.');
  expect(screen.getAllByRole('link', { name: '988' })[0]?.getAttribute('href')).toBe('tel:988');
  await screen.findByText('Nobody else has been told. Please talk to an adult whom you trust.');
});

it('says what an answer would say otherwise today', async () => {
  const user = await open(
    {
      'advice.changes': {
        asOf: '2026-12-01',
        answers: [
          {
            messageId: ANSWER,
            changes: [{ before: GPA, now: { ...GPA, params: { ...GPA.params, gpa: 3.2 } } }],
          },
        ],
      },
    },
    `/ncaa-counselor?conversation=${CONVERSATION}`,
  );
  await user.click(await screen.findByRole('button', { name: 'What changed since you asked' }));
  await screen.findByText('As of Dec 1, 2026 it is different:');
  screen.getByText(/core GPA 3\.2/);
});

it('prints the conversation', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = await open({}, `/ncaa-counselor?conversation=${CONVERSATION}`);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('lets a counselor read the conversation and answer in it', async () => {
  const question = message({
    from: { kind: 'asker', name: 'Maya Chen', isMine: false },
    handOver: {
      questionId: id(70),
      state: 'open',
      toName: 'Elena Alvarez',
      askedAt: '2026-11-22T19:41:00.000Z',
      version: 3,
    },
  });
  const user = await open(
    {
      'advice.conversation': kept([question, answer()], { can: { ask: false, answer: true, seeTo: true } }),
      'advice.answer': { messageId: id(63) },
    },
    `/ncaa-counselor?conversation=${CONVERSATION}`,
    { as: 'teacher' },
  );
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'I asked their coach.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() =>
    expect(server.calls('advice.answer')).toMatchObject([
      { questionId: id(70), text: 'I asked their coach.', version: 3 },
    ]),
  );
});

it('tells apart nobody to ask about, and a page that failed', async () => {
  await open({ 'advice.get': refused('NOT_FOUND') });
  await screen.findByRole('heading', { name: 'There is no student here about whom you can ask.' });
});

it('greets in German', async () => {
  await open({}, '/ncaa-counselor', { locale: 'de' });
  await screen.findByRole('heading', { name: 'NCAA-Studienberatung' });
  screen.getByText(/Ich bin die eingebaute Auskunft/);
});
