import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { openStorage } from '#test/storage.ts'
import { diskFiles, removeUnfinished } from './disk.ts'
import { openS3Files } from './s3.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'))
const storage = await openStorage()
const bucket = await openS3Files(storage.bucket)
afterAll(async () => {
  bucket.close()
  await storage.close()
  await rm(folder, { recursive: true, force: true })
})

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'image ')
async function keysOf(keys: AsyncIterable<string>) {
  const found: string[] = []
  for await (const key of keys) found.push(key)
  return found.sort()
}

describe.each([diskFiles(folder), bucket])('files on $name', (files) => {
  test('a written file is read as a whole and as a stream', async () => {
    const content = megabytes(3)
    await files.write('images/a/320.avif', content)

    expect((await files.read('images/a/320.avif'))?.equals(content)).toBe(true)
    const found = await files.stream('images/a/320.avif')
    expect(found?.bytes).toBe(content.length)
    expect((await buffer(found?.content ?? Readable.from([]))).equals(content)).toBe(true)
    expect(await files.has('images/a/320.avif')).toBe(true)
  })

  test('a stream of any length is stored', async () => {
    const part = megabytes(1)
    await files.write('backup/long.tar', Readable.from(Array.from({ length: 14 }, () => part)))
    expect((await files.stream('backup/long.tar'))?.bytes).toBe(14 * part.length)
    expect((await files.read('backup/long.tar'))?.subarray(-8)).toEqual(part.subarray(-8))
  })

  test('a stream that fails leaves the previous file', async () => {
    await files.write('whole/broken.txt', Buffer.from('whole'))
    async function* breaking() {
      yield megabytes(6)
      throw new Error('the sender is gone')
    }
    await expect(files.write('whole/broken.txt', Readable.from(breaking()))).rejects.toThrow()
    expect(String(await files.read('whole/broken.txt'))).toBe('whole')
    expect(await keysOf(files.list())).toContain('whole/broken.txt')
    expect(await readdir(join(folder, '.unfinished'))).toEqual([])
  })

  test('an empty file is a file', async () => {
    await files.write('whole/empty.txt', Buffer.alloc(0))
    expect((await files.read('whole/empty.txt'))?.length).toBe(0)
    expect(await files.has('whole/empty.txt')).toBe(true)
  })

  test('writing again replaces a file, even concurrently', async () => {
    await files.write('uploads/same.webp', Buffer.from('before'))
    const versions = Array.from({ length: 10 }, (_, at) => `version ${at} `.repeat(1_000))
    await Promise.all(versions.map((version) => files.write('uploads/same.webp', Buffer.from(version))))
    expect(versions).toContain(String(await files.read('uploads/same.webp')))
  })

  test('a missing file is null, and removing it does nothing', async () => {
    expect(await files.read('uploads/none.webp')).toBeNull()
    expect(await files.stream('uploads/none.webp')).toBeNull()
    expect(await files.has('uploads/none.webp')).toBe(false)
    await files.remove('uploads/none.webp')
  })

  test('removing a file leaves the others', async () => {
    await files.write('uploads/gone.webp', Buffer.from('gone'))
    await files.write('uploads/gone.webp2', Buffer.from('here'))
    await files.remove('uploads/gone.webp')
    expect(await files.has('uploads/gone.webp')).toBe(false)
    expect(await files.has('uploads/gone.webp2')).toBe(true)
  })

  test('a folder is listed with its subfolders, and no other', async () => {
    const keys = ['imports/a.csv', 'imports/deep/b.csv', 'imports-2/c.csv']
    for (const key of keys) await files.write(key, Buffer.from(key))
    expect(await keysOf(files.list('imports'))).toEqual(['imports/a.csv', 'imports/deep/b.csv'])
    expect(await keysOf(files.list())).toEqual(expect.arrayContaining(keys))
    expect(await keysOf(files.list('nothing'))).toEqual([])
  })

  test.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', '', '.env', 'a/.env', 'a\\b', 'a b', 'ü'])(
    '%j is no key',
    async (key) => {
      await expect(files.write(key, Buffer.from('x'))).rejects.toThrow('Not a file key')
      await expect(files.read(key)).rejects.toThrow('Not a file key')
      await expect(files.has(key)).rejects.toThrow('Not a file key')
      await expect(files.remove(key)).rejects.toThrow('Not a file key')
    },
  )
})

test('temporary files older than a day are removed, recent ones stay, and none of them is listed', async () => {
  const drafts = join(folder, '.unfinished')
  for (const name of ['old', 'new']) await writeFile(join(drafts, name), 'half a pic')
  const dayAgo = new Date(Date.now() - 86_400_001)
  await utimes(join(drafts, 'old'), dayAgo, dayAgo)
  await removeUnfinished(folder)
  expect(await readdir(drafts)).toEqual(['new'])
  expect(await keysOf(diskFiles(folder).list())).not.toContain('.unfinished/new')
  await removeUnfinished(join(folder, 'nothing'))
})
