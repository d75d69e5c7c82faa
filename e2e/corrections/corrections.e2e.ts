import { expect, expectAccessible, test } from '../fixtures.ts';

test('a student asks to correct the record, the school refuses with its reason, and the statement stays', async ({
  page,
  browser,
  signInAs,
}) => {
  await signInAs('hana', page, '/profile?tab=privacy');
  await page.getByRole('button', { name: 'Ask for a correction' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for a correction' });
  await ask.getByLabel('Part of the record').selectOption('Attendance');
  await ask.getByLabel('Which entry').fill('Absent on March 3');
  await ask.getByLabel('What it should say').fill('Late');
  await ask.getByLabel('Why it is wrong or misleading').fill('The bus was late.');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Send to the school' }).click();
  await expect(ask).toBeHidden();
  await expect(page.getByText('Attendance · Absent on March 3')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signInAs('schooladmin', office, '/students');
  await office.getByRole('button', { name: 'Answer Absent on March 3' }).click();
  const answer = office.getByRole('dialog', { name: 'Answer the request' });
  await answer.getByLabel('What was changed, or why it wasn’t').fill('The register says absent.');
  await expectAccessible(office);
  await answer.getByRole('button', { name: 'Reject' }).click();
  await expect(answer).toBeHidden();
  await office.context().close();

  await page.reload();
  await expect(page.getByText('Answer: The register says absent.')).toBeVisible();
  await page.getByRole('button', { name: 'Hearing or statement' }).click();
  const object = page.getByRole('dialog', { name: 'Hearing or statement' });
  await object.getByLabel('I ask for a hearing').check();
  await object.getByLabel('Statement for the record').fill('The driver confirms it.');
  await object.getByRole('button', { name: 'Send to the school' }).click();
  await expect(object).toBeHidden();
  await expect(page.getByText('Statement kept with the record: The driver confirms it.')).toBeVisible();
});
