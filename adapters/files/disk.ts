import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { reach } from '#failpoints/reach.ts'
import { fileKey } from './file-key.ts'
import type { Files } from './files.ts'

/** Where files are written before they are whole; no key begins with a dot. */
const unfinishedFolder = '.unfinished'
const dayMs = 86_400_000

const missing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const nothing = (error: unknown) => {
  if (missing(error)) return null
  throw error
}

/** Files in a folder of the machine; a file is there whole or not at all. */
export function diskFiles(folder: string): Files {
  const placeOf = (key: string) => join(folder, fileKey(key))

  return {
    name: 'disk',

    async write(key, content) {
      const place = placeOf(key)
      const unfinished = join(folder, unfinishedFolder, randomUUID())
      await mkdir(dirname(unfinished), { recursive: true })
      await mkdir(dirname(place), { recursive: true })
      try {
        await writeFile(unfinished, content)
        if (process.env.FAILPOINTS) await reach('upload.afterTemp')
        await rename(unfinished, place)
        if (process.env.FAILPOINTS) await reach('upload.afterRename')
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    read: async (key) => readFile(placeOf(key)).catch(nothing),

    async stream(key) {
      const found = await stat(placeOf(key)).catch(nothing)
      return found && { content: createReadStream(placeOf(key)), bytes: found.size }
    },

    async has(key) {
      const found = await stat(placeOf(key)).catch(nothing)
      return found?.isFile() ?? false
    },

    async *list(within) {
      const open = await opendir(within ? placeOf(within) : folder, { recursive: true }).catch(nothing)
      if (!open) return
      for await (const entry of open) {
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
        if (entry.isFile() && !key.startsWith(unfinishedFolder)) yield key
      }
    },

    async remove(key) {
      await rm(placeOf(key), { force: true })
    },

    close() {},
  }
}

/** Removes what was begun a day ago or longer and never finished, as a shop that is killed leaves it. */
export async function removeUnfinished(folder: string): Promise<void> {
  const drafts = (await readdir(join(folder, unfinishedFolder)).catch(nothing)) ?? []
  for (const draft of drafts.map((name) => join(folder, unfinishedFolder, name))) {
    const found = await stat(draft).catch(nothing)
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(draft, { force: true })
  }
}
