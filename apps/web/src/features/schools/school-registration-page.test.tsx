import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { fill, openPage, screen } from '#testing/page.tsx';
import { server, serverBroke } from '#testing/stub.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('registers no school without a name and an address, and keeps all that was typed', async () => {
  const user = await openPage('/school-registration', { stubs: { 'schools.register': { code: 'LLA1234' } } });
  fill(await screen.findByLabelText('School name'), '   ');
  fill(field('Email'), 'head@llanfair');
  fill(field('Phone'), '555 0100');
  const send = screen.getByRole('button', { name: 'Register School' });
  await user.click(send);
  await screen.findByText('Enter the name of the school.');
  screen.getByText("Enter the school's email address.");
  expect(document.activeElement).toBe(field('School name'));
  expect(field('Email').value).toBe('head@llanfair');
  expect(field('Phone').value).toBe('555 0100');
  expect(server.calls('schools.register')).toEqual([]);

  fill(field('School name'), ' Llanfair ');
  fill(field('Email'), 'head@llanfair.test');
  await user.click(send);
  await screen.findByRole('heading', { name: 'Your school is registered' });
  screen.getByText('LLA1234');
  expect(server.calls('schools.register')).toMatchObject([
    { name: 'Llanfair', phone: '555 0100', address: null },
  ]);
});

it('says beside the field what a phone number and a website look like, and keeps what was typed', async () => {
  const user = await openPage('/school-registration', { stubs: { 'schools.register': { code: 'LLA1234' } } });
  fill(await screen.findByLabelText('School name'), 'Llanfair');
  fill(field('Email'), 'head@llanfair.test');
  fill(field('Phone'), 'ask at the desk');
  fill(field('Website'), 'we have none');
  const send = screen.getByRole('button', { name: 'Register School' });
  await user.click(send);
  await screen.findByText(/^Enter a phone number with its area code/);
  screen.getByText(/^Enter a web address such as www\.school\.org/);
  expect(document.activeElement).toBe(field('Phone'));
  expect(field('Phone').value).toBe('ask at the desk');
  expect(field('Website').value).toBe('we have none');
  expect(server.calls('schools.register')).toEqual([]);

  fill(field('Phone'), '(555) 123-4567 ext. 2');
  fill(field('Website'), 'llanfair.test');
  await user.click(send);
  await screen.findByRole('heading', { name: 'Your school is registered' });
  expect(server.calls('schools.register')).toMatchObject([
    { phone: '(555) 123-4567 ext. 2', website: 'llanfair.test' },
  ]);
});

it('shows beside the field what the server refuses', async () => {
  const user = await openPage('/school-registration', {
    stubs: {
      'schools.register': () => {
        throw new ORPCError('BAD_REQUEST', { status: 422, data: { issues: [{ path: ['website'] }] } });
      },
    },
  });
  fill(await screen.findByLabelText('School name'), 'Llanfair');
  fill(field('Email'), 'head@llanfair.test');
  fill(field('Website'), 'llanfair.test');
  await user.click(screen.getByRole('button', { name: 'Register School' }));
  await screen.findByText(/^Enter a web address/);
  expect(document.activeElement).toBe(field('Website'));
  expect(field('Website').value).toBe('llanfair.test');
});

it('says that a school could not be registered, and keeps what was typed', async () => {
  const user = await openPage('/school-registration', { stubs: { 'schools.register': serverBroke } });
  fill(await screen.findByLabelText('School name'), 'Llanfair');
  fill(field('Email'), 'head@llanfair.test');
  await user.click(screen.getByRole('button', { name: 'Register School' }));
  await screen.findByText('Failed to register school');
  expect(field('School name').value).toBe('Llanfair');
});

it('asks in Spanish for the name of the school', async () => {
  const user = await openPage('/school-registration', { locale: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Registrar escuela' }));
  await screen.findByText('Ingresa el nombre de la escuela.');
});
