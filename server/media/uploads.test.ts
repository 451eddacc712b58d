import { request } from 'node:http'
import { expect, test } from 'vitest'
import { images } from '#db/tables/media.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { goodImages } from '#test/images/image-corpus.ts'

const shop = await createTestShop()
const { url } = await shop.listen()
const jpeg = (await goodImages())['a JPEG'] ?? Buffer.alloc(0)
const cookieOf = ({ token }: Person) => ({ cookie: `session=${token}`, origin: url })

interface Part {
  name?: string
  filename?: string
  type?: string
  content: Buffer | string
}

function bodyOf(parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, type, content }) => {
    const said = [name !== undefined && `name="${name}"`, filename !== undefined && `filename="${filename}"`]
    const disposition = ['form-data', ...said.filter(Boolean)].join('; ')
    const head = `--b\r\nContent-Disposition: ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]
  })
  return Buffer.concat([...pieces, Buffer.from('--b--\r\n')])
}
const file = (content: Buffer | string, changed: Partial<Part> = {}): Part => ({
  name: 'file',
  filename: 'a.jpg',
  type: 'image/jpeg',
  content,
  ...changed,
})

async function post(body: Buffer | string, headers: Record<string, string>, type = 'multipart/form-data; boundary=b') {
  const response = await fetch(`${url}/api/images`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  })
  return { status: response.status, body: await response.json() }
}

test('an image is accepted with a session cookie, or with a token field before it', async () => {
  const ann = await shop.customer()
  const address = expect.stringMatching(/^\/images\/[\w-]{36}\/960\.webp$/)
  const taken = { status: 200, body: { status: 200, secure_url: address } }

  expect(await post(bodyOf([file(jpeg)]), cookieOf(ann))).toEqual(taken)
  expect(await post(bodyOf([{ name: 'token', content: ann.token ?? '' }, file(jpeg)]), {})).toEqual(taken)
})

test('guests and conflicting sessions are refused before the image is read', async () => {
  const [ann, bob] = [await shop.customer(), await shop.customer()]
  const other = { name: 'token', content: bob.token ?? '' }
  expect((await post(bodyOf([file(jpeg)]), {})).status).toBe(401)
  expect((await post(bodyOf([{ name: 'token', content: 's_forged' }, file(jpeg)]), {})).status).toBe(401)
  expect((await post(bodyOf([other, file(jpeg)]), cookieOf(ann))).status).toBe(401)
  expect((await post(bodyOf([file(jpeg)]), { ...cookieOf(ann), origin: 'https://evil.example' })).status).toBe(403)
})

test.each([
  ['a name of 5,000 characters', { filename: `${'x'.repeat(5_000)}.jpg` }],
  ['a name that climbs', { filename: '../../x.php' }],
  ['a name with strange signs', { filename: 'a\u202egpj.exe%0d%0a.jpg' }],
  ['a type that is another', { type: 'image/svg+xml' }],
  ['a type that is a page', { type: 'text/html' }],
])('%s is not believed, and the image is kept under a name of our own', async (_what, changed) => {
  const { body } = await post(bodyOf([file(jpeg, changed)]), cookieOf(await shop.customer()))
  expect(body.secure_url).toMatch(/^\/images\/[\w-]{36}\/960\.webp$/)
})

const many = Array.from({ length: 101 }, (_, at) => ({ name: `field${at}`, content: 'x' }))
const refusals: [string, Buffer | string, string | undefined, number[]][] = [
  ['no file at all', bodyOf([{ name: 'other', content: 'x' }]), undefined, [400]],
  ['a field that has another name', bodyOf([file(jpeg, { name: 'image' })]), undefined, [400]],
  ['a file without a name', bodyOf([file(jpeg, { name: undefined })]), undefined, [400]],
  ['a name of the language', bodyOf([file(jpeg, { name: '__proto__' })]), undefined, [400]],
  ['two files', bodyOf([file(jpeg), file(jpeg)]), undefined, [413]],
  ['a hundred parts', bodyOf([...many, file(jpeg)]), undefined, [400, 413]],
  ['a hundred parts behind it', bodyOf([file(jpeg), ...many]), undefined, [413]],
  ['8 MB and one byte', bodyOf([file(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff))]), undefined, [413]],
  ['an empty body', '', undefined, [400]],
  ['a body that stops', bodyOf([file(jpeg)]).subarray(0, 300), undefined, [400]],
  ['another boundary', bodyOf([file(jpeg)]), 'multipart/form-data; boundary=c', [400]],
  ['no boundary', bodyOf([file(jpeg)]), 'multipart/form-data', [400]],
  ['a boundary without end', bodyOf([file(jpeg)]), `multipart/form-data; boundary=${'b'.repeat(5_000)}`, [400]],
  ['JSON', JSON.stringify({ file: 'x' }), 'application/json', [400]],
  ['a form', 'file=x', 'application/x-www-form-urlencoded', [415]],
]

test.each(refusals)('%s is refused with a message, and nothing is stored', async (_what, body, type, statuses) => {
  const before = await shop.db.$count(images)
  const answer = await post(body, cookieOf(await shop.customer()), type)
  expect(statuses).toContain(answer.status)
  expect(answer.body).toEqual({ status: answer.status, message: expect.stringMatching(/^[A-Z].*\.$/) })
  expect(await shop.db.$count(images)).toBe(before)
})

test('an endless upload is refused at 8 MB without filling the memory', async () => {
  const ann = await shop.customer()
  const before = process.memoryUsage().rss
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { ...cookieOf(ann), 'content-type': 'multipart/form-data; boundary=b' }
    const upload = request(`${url}/api/images`, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
      upload.destroy()
    })
    upload.on('error', reject)
    upload.write(bodyOf([file('')]).subarray(0, -'\r\n--b--\r\n'.length))
    const block = Buffer.alloc(1024 * 1024, 0xff)
    const more = () => {
      while (!upload.destroyed && upload.write(block));
      if (!upload.destroyed) upload.once('drain', more)
    }
    more()
  })
  expect(status).toBe(413)
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

test('an aborted upload leaves nothing behind', async () => {
  const ann = await shop.customer()
  const before = await shop.db.$count(images)
  const breaks = Array.from(
    { length: 20 },
    () =>
      new Promise<void>((resolve) => {
        const headers = { ...cookieOf(ann), 'content-type': 'multipart/form-data; boundary=b' }
        const upload = request(`${url}/api/images`, { method: 'POST', headers })
        upload.on('error', () => {})
        upload.on('close', resolve)
        upload.write(bodyOf([file(jpeg)]).subarray(0, 300), () => upload.destroy())
      }),
  )
  await Promise.all(breaks)
  expect(await shop.db.$count(images)).toBe(before)
  expect((await post(bodyOf([file(jpeg)]), cookieOf(await shop.customer()))).status).toBe(200)
})
