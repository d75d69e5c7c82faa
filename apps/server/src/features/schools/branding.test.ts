import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const picture = (format: 'png' | 'gif') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f5c4d' } })
    .toFormat(format)
    .withMetadata({ exif: { IFD0: { Copyright: 'somebody' } } })
    .toBuffer();

it("shows a school's line and logo to its people alone, re-encoded and square", async () => {
  const school = await world.hasSchool('Brand High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Brand Admin' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Brand Teacher' });
  const other = await (await world.hasSchool('Plain High')).hasPerson({
    role: 'teacher',
    name: 'Plain Teacher',
  });

  await admin.client.schools.saveBrandingText({ brandingText: 'Go Herons' });
  const { logoUrl } = await admin.client.schools.setLogo({
    imageBase64: (await picture('png')).toString('base64'),
  });
  const { me } = await teacher.client.accounts.session({});
  expect(me?.memberships[0]).toMatchObject({ brandingText: 'Go Herons', logoUrl });
  expect((await other.client.accounts.session({})).me?.memberships[0]).toMatchObject({
    brandingText: null,
    logoUrl: null,
  });

  const [, schoolId, key] = /^\/branding\/([^/]+)\/([0-9a-f]{32})\.webp$/.exec(logoUrl ?? '') ?? [];
  const kept = await world.services.files.get(`branding/${schoolId}/${key}`);
  const metadata = await sharp(kept).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 192, height: 192 });
  expect(metadata.exif).toBeUndefined();

  await admin.client.schools.setLogo({ imageBase64: null });
  expect((await admin.client.schools.branding({})).logoUrl).toBeNull();
});

it('decodes no image of whoever may not set a logo', async () => {
  const school = await world.hasSchool('Closed Door High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Door Teacher' });
  const setLogo = { imageBase64: Buffer.from('<svg onload="alert(1)"/>').toString('base64') };
  await expect(world.anonymous.schools.setLogo(setLogo)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(teacher.client.schools.setLogo(setLogo)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it.each([
  ['a GIF', async () => await picture('gif')],
  ['a script', async () => Buffer.from('<svg onload="alert(1)"/>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['a cut PNG', async () => (await picture('png')).subarray(0, 60)],
])('refuses %s as a logo', async (_, bytes) => {
  const school = await world.hasSchool('Strict High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Strict Admin' });
  await expect(
    admin.client.schools.setLogo({ imageBase64: (await bytes()).toString('base64') }),
  ).rejects.toMatchObject({ code: 'INVALID_IMAGE' });
});
