import { expect, test } from 'vitest'
import yazl from 'yazl'
import { readZip } from './read-zip.ts'

async function zipOf(files: Record<string, { text: string; isStored?: boolean }>): Promise<Blob> {
  const zip = new yazl.ZipFile()
  for (const [path, { text, isStored }] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(text), path, { compress: !isStored })
  }
  zip.addEmptyDirectory('empty')
  zip.end({ comment: 'Made by a camera.', forceZip64Format: false })
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of zip.outputStream) chunks.push(Uint8Array.from(Buffer.from(chunk)))
  return new Blob(chunks)
}

test('deflated and stored files are read with their paths and sizes', async () => {
  const long = 'linen '.repeat(2_000)
  const zip = await zipOf({ 'shoot/LD-1.jpg': { text: long }, 'Größe.png': { text: 'x', isStored: true } })
  const files = await readZip(zip)
  expect(files?.map(({ path, size }) => [path, size])).toEqual([
    ['shoot/LD-1.jpg', long.length],
    ['Größe.png', 1],
  ])
  expect(await Promise.all(files?.map(async ({ read }) => (await read()).text()) ?? [])).toEqual([long, 'x'])
})

test('what is no ZIP, is cut off or has no files is told apart', async () => {
  expect(await readZip(new Blob(['sku,name\n1,Dress']))).toBeNull()
  expect(await readZip(new Blob([]))).toBeNull()
  const zip = await zipOf({ 'a.jpg': { text: 'a' } })
  expect(await readZip(zip.slice(0, zip.size - 60))).toBeNull()
  expect(await readZip(await zipOf({}))).toEqual([])
})

test('a ZIP with an encrypted file is refused', async () => {
  const bytes = Buffer.from(await (await zipOf({ 'a.jpg': { text: 'a' } })).arrayBuffer())
  // The flag in the table of contents.
  const entry = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  bytes.writeUInt16LE(bytes.readUInt16LE(entry + 8) | 1, entry + 8)
  expect(await readZip(new Blob([bytes]))).toBeNull()
})
