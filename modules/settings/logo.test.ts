import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { brandFiles } from '#db/tables/settings.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { sweepBrandFiles } from './brand-files.ts'

const shop = await createTestShop()
const boss = await shop.admin()
const { settings } = shop.as(boss)
const { app } = await shop.listen()
const get = (url: string) => app.inject({ url })

const svg = (inner: string, root = 'viewBox="0 0 200 50"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`,
  )
const shape = '<path d="M0 0h200v50H0z"/>'
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#b04a2f' } })
    .png()
    .toBuffer()
const upload = async (file: Buffer) => (await settings.uploadLogo({ file })).name
const save = async (values: Partial<typeof defaultSettings.logo>) =>
  settings.changeLogo({
    version: (await settings.ownSettings({})).versions.logo,
    values: { ...defaultSettings.logo, ...values },
  })

test('nothing of an SVG runs or loads, and its shapes stay', async () => {
  const name = await upload(
    svg(`<script>alert(1)</script><style>.a{fill:url(#g)} @import url(https://evil.example/a.css);</style>
      <style>.b{fill:#c00}</style><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
      <g onload="alert(2)" class="b"><path d="M0 0h200v50H0z" fill="url(#g)" onclick="alert(3)"/></g>
      <path d="M1 1h9" style="fill:url('https://evil.example/x')" filter="url(//evil.example/f#a)"/>
      <use xlink:href="#g"/><use href="https://evil.example/a.svg#b"/><image href="https://evil.example/p.png"/>
      <a href="javascript:alert(4)"><circle r="4"/></a><foreignObject><body xmlns="http://www.w3.org/1999/xhtml">
      <iframe src="https://evil.example"></iframe></body></foreignObject>
      <animate attributeName="href" values="javascript:alert(5)"/>`),
  )
  expect(name).toMatch(/^[\w-]{22}-1000x250\.svg$/)
  const { body, headers, statusCode } = await get(`/brand/${name}`)
  expect(statusCode).toBe(200)
  expect(body).not.toMatch(/script|evil|onload|onclick|foreignObject|iframe|<image|@import/i)
  expect(body).toMatch(/<linearGradient.*<path d="M0 0h200v50H0z" fill="url\(#g\)".*<circle r="4"/s)
  expect(body).toContain('.b{fill:#c00}')
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test.each([
  ['no image', Buffer.from('<html><body>Logo</body></html>'), 415, 'Please choose an SVG or PNG file.'],
  [
    'a JPEG',
    await sharp(await png(9, 9))
      .flatten()
      .jpeg()
      .toBuffer(),
    415,
    'Please choose an SVG or PNG file.',
  ],
  ['a broken SVG', svg('<path d="M0 0h9"'), 415, "This file can't be rendered."],
  ['an SVG without a size', svg(shape, ''), 415, "This file can't be rendered."],
  ['an SVG that draws nothing', svg('<script>draw()</script>'), 415, "This file can't be rendered."],
  [
    'an SVG with entities',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path d="&a;"/>')}`),
    415,
    "This file can't be rendered.",
  ],
  [
    'an SVG that reads a file by an entity',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg(`<title>&a;</title>${shape}`)}`),
    415,
    "This file can't be rendered.",
  ],
  ['a large SVG', svg(`<desc>${'a'.repeat(200_000)}</desc>${shape}`), 413, 'This file is too large.'],
  ['half a PNG', (await png(300, 300)).subarray(0, 90), 415, "This file can't be rendered."],
])('%s is refused', async (_, file, status, message) => {
  await expect(settings.uploadLogo({ file })).rejects.toMatchObject({
    status,
    message: expect.stringContaining(message),
  })
})

test('a logo is on pages, in emails and in icons at once, until it is removed', async () => {
  const logo = await upload(await png(2_400, 600))
  expect(logo).toMatch(/-1200x300\.png$/)
  await save({ logo, logoColor: 'text' })
  const { emailId } = await shop.as(boss).emails.sendTestEmail({ email: 'box@example.com' })
  await shop.runJobs()
  const { email } = await shop.as(boss).emails.findEmail({ id: emailId })
  const [, src = ''] =
    /<img src="http:\/\/localhost:3000([^"]+)" alt="MG" width="176" height="44"/.exec(email.html) ?? []
  const drawn = await get(src)
  expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'png', width: 528, height: 132 })
  expect(drawn.headers['cross-origin-resource-policy']).toBe('cross-origin')

  const ico = async () => (await get('/favicon.ico')).rawPayload
  const before = await ico()
  expect([...before.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sharp(before.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  const touch = await get('/apple-touch-icon.png')
  expect(await sharp(touch.rawPayload).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
  await save({ logo, favicon: await upload(svg(shape, 'viewBox="0 0 9 9"')) })
  expect(await ico()).not.toEqual(before)
  expect((await get('/favicon.svg')).body).toContain('href="data:image/svg+xml;base64,')
  await save({})
  expect((await get('/favicon.svg')).body).toContain('>M</text>')
})

test('a file that no setting has ever named is deleted after a day, and a setting cannot name one that is gone', async () => {
  const [logo, favicon, unused, replaced] = await Promise.all(
    [10, 20, 30, 40].map((side) => png(side, side).then(upload)),
  )
  await save({ logo: replaced })
  await save({ logo, favicon })
  await shop.db.update(brandFiles).set({ createdAt: sql`now() - interval '25 hours'` })
  const fresh = await upload(svg(shape))
  await sweepBrandFiles(shop.db)
  const left = await shop.db.select({ name: brandFiles.name }).from(brandFiles)
  const names = left.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([logo, favicon, fresh, replaced]))
  expect(names).not.toContain(unused)
  expect((await get(`/brand/${unused}`)).statusCode).toBe(404)
  await expect(save({ logo: unused })).rejects.toMatchObject({
    status: 400,
    fields: [{ param: 'values.logo', msg: 'Please upload this file again.' }],
  })
  await expect(save({ logo: '../../secret.svg' })).rejects.toMatchObject({ status: 400 })
  await shop.db.delete(brandFiles).where(eq(brandFiles.name, fresh))
})
