import { expect, it } from 'vitest';
import { fill, openPage, screen, waitFor } from '#testing/page.tsx';
import { sessionOf } from '#testing/sessions.ts';
import { refused, type Stubs, server } from '#testing/stub.ts';

const ADA = {
  'Full name': 'Ada Lovelace',
  'School code': 'NOR4821',
  Email: 'ada@families.test',
  'Date of birth': '2011-05-06',
  Password: 'walnut-drum-71-canoe',
};
type Typed = typeof ADA;

const CODES: Stubs = {
  'accounts.checkCode': ({ code }) =>
    code === ADA['School code'] ? { schoolName: 'Northfield Academy' } : refused('INVALID_CODE'),
};

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { exact: true, selector: 'input' });

async function openForm(typed: Typed, stubs: Stubs = {}) {
  const user = await openPage('/login?tab=sign-up', { stubs: { ...CODES, ...stubs } });
  await screen.findByRole('radio', { name: /^Student/ });
  for (const [label, text] of Object.entries(typed)) fill(field(label), text);
  await screen.findByText(/Northfield Academy|Invalid school code/);
  const send = () => user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return { user, send };
}

const descriptionOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((one) => document.getElementById(one)?.textContent)
    .join(' ');

/** The reason stands at its field, which has the focus, and everything is as it was typed. */
async function expectRefused(label: keyof Typed, reason: string, typed: Typed) {
  await screen.findByText(reason);
  expect(descriptionOf(field(label))).toContain(reason);
  expect(document.activeElement).toBe(field(label));
  for (const [one, text] of Object.entries(typed)) expect(field(one).value).toBe(text);
}

it.each([
  ['Full name', ' ', 'Enter your full name.'],
  ['School code', 'ZZZ9999', 'Invalid school code'],
  ['Password', '12345', 'Password must be at least 6 characters'],
  ['Email', 'ada@families', 'Enter your email address.'],
  ['Email', 'ada@families.t', 'Enter your email address.'],
  ['Date of birth', '', 'Enter your date of birth.'],
] as const)(
  'says at %s what is wrong with "%s", keeps what was typed, and asks for no account',
  async (label, text, reason) => {
    const typed = { ...ADA, [label]: text };
    const { send } = await openForm(typed);
    await send();
    await expectRefused(label, reason, typed);
    expect(server.calls('accounts.signUp')).toEqual([]);
  },
);

it('names the school of a code, or says that there is none, while it is typed', async () => {
  await openForm(ADA);
  await screen.findByText('Northfield Academy');
  fill(field('School code'), 'ZZZ9999');
  await screen.findByText('Invalid school code');
  expect(screen.queryByText('Northfield Academy')).toBeNull();
});

it('names no school beside a code that was switched off after it was typed', async () => {
  const { send } = await openForm(ADA, { 'accounts.signUp': refused('INVALID_CODE') });
  await screen.findByText('Northfield Academy');
  await send();
  await screen.findByText('Invalid school code');
  expect(screen.queryByText('Northfield Academy')).toBeNull();
});

it.each([
  [
    'Password',
    refused('WEAK_PASSWORD', { reason: 'common', minLength: 6 }),
    'This password is on lists of common passwords. Choose another one.',
  ],
  [
    'Password',
    refused('WEAK_PASSWORD', { reason: 'guessable', minLength: 6 }),
    'This password is easy to guess. Add a word or two.',
  ],
  ['School code', refused('INVALID_CODE'), 'Invalid school code'],
  [
    'Date of birth',
    refused('TOO_YOUNG'),
    'A different date of birth was given here before. Sign in to that account: a parent or your school can open it.',
  ],
  [
    'Date of birth',
    refused('BIRTH_DATE_IMPOSSIBLE'),
    'Check the year: a date of birth must be between 1900 and today.',
  ],
] as const)('shows a refusal of the server at %s', async (label, refusal, reason) => {
  const { send } = await openForm(ADA, { 'accounts.signUp': refusal });
  await send();
  await expectRefused(label, reason, ADA);
});

it('says that an email is taken, and signing in with what was typed is a step away', async () => {
  const { user, send } = await openForm(ADA, {
    'accounts.signUp': refused('EMAIL_TAKEN'),
    'accounts.signIn': { status: 'signed_in' },
  });
  await send();
  await expectRefused(
    'Email',
    'An account with this email already exists. Sign in or reset your password.',
    ADA,
  );
  await user.click(screen.getByRole('tab', { name: 'Sign In' }));
  expect(field('Email').value).toBe(ADA.Email);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() =>
    expect(server.calls('accounts.signIn')).toEqual([{ email: ADA.Email, password: ADA.Password }]),
  );
});

it('sends all that was typed once it is right, and leads those with a license of their own to the payment', async () => {
  const { user, send } = await openForm(ADA, {
    'accounts.signUp': { status: 'signed_in' },
    'billing.plans': { currency: 'USD', trialDays: 14, plans: [] },
    'billing.mine': { payments: [], trialEndsAt: null },
  });
  await user.click(screen.getByRole('radio', { name: /^Parent/ }));
  server.add({ 'accounts.session': sessionOf('parent') });
  await send();
  await screen.findByRole('heading', { level: 1, name: 'Complete Your Registration' });
  expect(server.calls('accounts.signUp')).toMatchObject([
    {
      role: 'parent',
      fullName: 'Ada Lovelace',
      email: ADA.Email,
      schoolCode: ADA['School code'],
      birthOn: null,
    },
  ]);
  await screen.findByText('Please complete payment to activate your account.');
});

it('says the same in Spanish', async () => {
  const user = await openPage('/login?tab=sign-up', { locale: 'es', stubs: CODES });
  await user.click(await screen.findByRole('button', { name: 'Registrarse' }));
  await screen.findByText('Ingresa tu nombre completo.');
});
