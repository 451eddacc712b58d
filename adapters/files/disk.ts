import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { reach } from '#failpoints/reach.ts'
import { fileKey } from './file-key.ts'
import type { Files } from './files.ts'

const unfinishedFile = /\.[\w-]{36}\.tmp$/

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
      const unfinished = `${place}.${randomUUID()}.tmp`
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
        if (!entry.isFile() || unfinishedFile.test(entry.name)) continue
        yield relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
      }
    },

    async remove(key) {
      await rm(placeOf(key), { force: true })
    },

    close() {},
  }
}
