import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { resize } from '#adapters/images/resize.ts'
import { demoKey, narrowerThan, originals, readyWidth, widths } from './demo-images.ts'

// What `npm run widths` runs: makes the widths of new and changed originals, and removes those of others.
sharp.concurrency(1)
const atOnce = 2

const files = await filesIn(originals)
const made = new Set(await filesIn(widths))
const wanted = new Set<string>()

async function makeWidths(file: string): Promise<void> {
  const original = await readFile(join(originals, file))
  const key = demoKey(file, original)
  const { width: originalWidth } = await sharp(original).metadata()
  const missing = narrowerThan(originalWidth).flatMap((width) => {
    const path = readyWidth(key, width)
    if (!path) return []
    wanted.add(path)
    return made.has(path) ? [] : [{ width, path: join(widths, path) }]
  })
  if (missing.length === 0) return
  // Decoded once for all widths.
  const decoded = await sharp(original).tiff({ compression: 'none' }).toBuffer()
  for (const { width, path } of missing) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.part`, await resize(decoded, width, 'avif'))
    await rename(`${path}.part`, path)
  }
  console.log(file)
}

const queue = files.values()
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (const file of queue) await makeWidths(file)
  }),
)
for (const path of made) if (!wanted.has(path)) await rm(join(widths, path))

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
