import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isBusy } from '#server/is-busy.ts'
import { openStorage } from '#test/storage.ts'
import { FilesUnavailableError } from './files.ts'
import { type Bucket, openS3Files } from './s3.ts'

const hurried = { connectMs: 300, answerMs: 300, attempts: 2 }

async function openBucket() {
  const storage = await openStorage()
  const files = await openS3Files(storage.bucket, hurried)
  onTestFinished(async () => {
    files.close()
    await storage.close()
  })
  await files.write('uploads/a.webp', Buffer.from('an image'))
  return { storage, files }
}

function refuse(response: ServerResponse, status: number, said = ''): false {
  response.writeHead(status).end(said)
  return false
}

test('a transient error of the storage is retried', async () => {
  const { storage, files } = await openBucket()
  let faults = 1
  storage.trouble((_request, response) => {
    if (faults-- <= 0) return true
    response.writeHead(503).end()
    return false
  })
  expect(String(await files.read('uploads/a.webp'))).toBe('an image')
})

test.each([500, 502, 503, 429])(
  'a storage that keeps responding %i is unavailable, and the shop responds busy',
  async (status) => {
    const { storage, files } = await openBucket()
    storage.trouble((_request, response) => refuse(response, status))

    const tries = [
      files.read('uploads/a.webp'),
      files.stream('uploads/a.webp'),
      files.has('uploads/a.webp'),
      files.write('uploads/b.webp', Buffer.from('b')),
      files.write('uploads/b.webp', Readable.from([Buffer.from('b')])),
      files.remove('uploads/a.webp'),
      files.list()[Symbol.asyncIterator]().next(),
    ]
    for (const result of await Promise.allSettled(tries)) {
      const reason = result.status === 'rejected' ? result.reason : null
      expect(reason).toBeInstanceOf(FilesUnavailableError)
      expect(isBusy(reason)).toBe(true)
    }
    storage.trouble(null)
    expect(String(await files.read('uploads/a.webp'))).toBe('an image')
  },
)

test('a storage that never responds times out', async () => {
  const { storage, files } = await openBucket()
  storage.trouble(() => false)
  const started = performance.now()
  await expect(files.read('uploads/a.webp')).rejects.toThrow(FilesUnavailableError)
  await expect(files.write('uploads/b.webp', Buffer.from('b'))).rejects.toThrow(FilesUnavailableError)
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('a storage that stalls in the middle of a file is unavailable', async () => {
  const { storage, files } = await openBucket()
  storage.trouble((_request, response) => {
    response.writeHead(200, { 'content-length': '1000000' })
    response.write('a pic')
    return false
  })
  await expect(files.read('uploads/a.webp')).rejects.toThrow(FilesUnavailableError)
  const half = await files.stream('uploads/a.webp')
  await expect(buffer(half?.content ?? Readable.from([]))).rejects.toThrow()

  storage.trouble((_request, response) => {
    response.writeHead(200, { 'content-length': '1000000' })
    const drip = setInterval(() => response.write('a'), 50)
    response.on('close', () => clearInterval(drip))
    return false
  })
  await expect(files.read('uploads/a.webp')).rejects.toThrow(FilesUnavailableError)
})

test('a listing in several responses is read completely', async () => {
  const { storage, files } = await openBucket()
  storage.trouble((request, response) => {
    const from = new URL(request.url ?? '', 'http://storage').searchParams.get('continuation-token')
    const key = from ? 'many/2.txt' : 'many/1.txt'
    const more = from ? '' : '<NextContinuationToken>next page</NextContinuationToken>'
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(`<ListBucketResult>${more}<Contents><Key>${key}</Key></Contents></ListBucketResult>`)
    return false
  })
  const keys: string[] = []
  for await (const key of files.list('many')) keys.push(key)
  expect(keys).toEqual(['many/1.txt', 'many/2.txt'])
})

test('a storage that closes the connection is unavailable', async () => {
  const { storage, files } = await openBucket()
  storage.trouble((request) => {
    request.socket.destroy()
    return false
  })
  await expect(files.read('uploads/a.webp')).rejects.toThrow(FilesUnavailableError)
})

test('a slow storage is awaited', async () => {
  const { storage, files } = await openBucket()
  storage.trouble(async () => {
    await sleep(150)
    return true
  })
  expect(String(await files.read('uploads/a.webp'))).toBe('an image')
})

const wrong: [string, Partial<Bucket>, RegExp][] = [
  ['a bucket that is not there', { name: 'elsewhere' }, /^There is no bucket elsewhere at .*\. Check S3_BUCKET\.$/],
  [
    'keys that nobody knows',
    { keys: { accessKeyId: 'NOBODY', secretAccessKey: 'S3RVER' } },
    /^The bucket products cannot be read and written with these keys \(S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY\)\.$/,
  ],
  [
    'an address where nobody is',
    { endpoint: 'http://127.0.0.1:9' },
    /^The storage at http:\/\/127\.0\.0\.1:9 does not/,
  ],
]

test.each(wrong)('the shop does not start with %s, and reports why', async (_what, changed, sentence) => {
  const { storage } = await openBucket()
  const opening = openS3Files({ ...storage.bucket, ...changed }, hurried)
  await expect(opening).rejects.toThrow(sentence)
})

test('the shop does not start with a wrong secret', async () => {
  const { storage } = await openBucket()
  const said = '<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>'
  storage.trouble((_request, response) => refuse(response, 403, said))
  await expect(openS3Files(storage.bucket, hurried)).rejects.toThrow(/cannot be read and written with these keys/)
})

test('the shop does not start in the wrong region', async () => {
  const { storage } = await openBucket()
  storage.trouble((_request, response) => refuse(response, 301))
  await expect(openS3Files(storage.bucket, hurried)).rejects.toThrow(/is not in the region us-east-1 \(S3_REGION\)/)
})

test('the shop does not start with a read-only bucket', async () => {
  const { storage } = await openBucket()
  storage.trouble((request, response) => request.method !== 'PUT' || refuse(response, 403))
  await expect(openS3Files(storage.bucket, hurried)).rejects.toThrow(/cannot be read and written with these keys/)
})
