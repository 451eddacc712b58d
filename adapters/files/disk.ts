import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { reach } from '#failpoints/reach.ts'
import { fileKey } from './file-key.ts'
import type { Files } from './files.ts'

/** Where files are written until they are complete; no key starts with a dot. */
const unfinishedFolder = '.unfinished'
const dayMs = 86_400_000

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const orNull = (error: unknown) => {
  if (isMissing(error)) return null
  throw error
}

/** File storage in a local folder; files are written atomically. */
export function diskFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, fileKey(key))

  return {
    name: 'disk',

    async write(key, content) {
      const path = pathOf(key)
      const unfinished = join(folder, unfinishedFolder, randomUUID())
      await mkdir(dirname(unfinished), { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(unfinished, content)
        if (process.env.FAILPOINTS) await reach('upload.afterTemp')
        await rename(unfinished, path)
        if (process.env.FAILPOINTS) await reach('upload.afterRename')
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    read: async (key) => readFile(pathOf(key)).catch(orNull),

    async stream(key) {
      const found = await stat(pathOf(key)).catch(orNull)
      return found && { content: createReadStream(pathOf(key)), bytes: found.size }
    },

    async has(key) {
      const found = await stat(pathOf(key)).catch(orNull)
      return found?.isFile() ?? false
    },

    async *list(within) {
      const open = await opendir(within ? pathOf(within) : folder, { recursive: true }).catch(orNull)
      if (!open) return
      for await (const entry of open) {
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
        if (entry.isFile() && !key.startsWith(unfinishedFolder)) yield key
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    close() {},
  }
}

/** Removes unfinished files older than a day, which a killed process leaves behind. */
export async function removeUnfinished(folder: string): Promise<void> {
  const drafts = (await readdir(join(folder, unfinishedFolder)).catch(orNull)) ?? []
  for (const draft of drafts.map((name) => join(folder, unfinishedFolder, name))) {
    const found = await stat(draft).catch(orNull)
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(draft, { force: true })
  }
}
