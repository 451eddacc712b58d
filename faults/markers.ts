import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder in which test builds create a file for every failpoint they reach, and look for the one they wait for. */
export function openMarkers(folder: string) {
  return {
    folder,
    has: (name: string) => existsSync(join(folder, name)),
    leave: (name: string) => writeFile(join(folder, name), ''),
    remove: (name: string) => rm(join(folder, name), { force: true }),
    async removeAll() {
      for (const name of await readdir(folder)) await rm(join(folder, name), { force: true })
    },
  }
}
