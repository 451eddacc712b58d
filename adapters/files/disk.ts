import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './files.ts'

const missing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder of the machine; a file is there whole or not at all. */
export function diskFiles(folder: string): Files {
  function placeOf(key: string): string {
    if (!/^[a-z0-9][\w-]*(\/[a-z0-9][\w.-]*)*$/i.test(key) || key.includes('..'))
      throw new Error(`Not a file key: ${key}`)
    return join(folder, key)
  }

  return {
    name: 'disk',

    async write(key, content) {
      const place = placeOf(key)
      const unfinished = `${place}.${randomUUID()}.tmp`
      await mkdir(dirname(place), { recursive: true })
      try {
        await writeFile(unfinished, content)
        await rename(unfinished, place)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async read(key) {
      try {
        return await readFile(placeOf(key))
      } catch (error) {
        if (missing(error)) return null
        throw error
      }
    },

    async stream(key) {
      try {
        const { size } = await stat(placeOf(key))
        return { content: createReadStream(placeOf(key)), bytes: size }
      } catch (error) {
        if (missing(error)) return null
        throw error
      }
    },

    async remove(key) {
      await rm(placeOf(key), { force: true })
    },
  }
}
