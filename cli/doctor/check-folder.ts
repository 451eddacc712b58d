import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Finding, good, note, wordsOf, wrong } from './finding.ts'

const gigabyte = 1024 ** 3
const leastBytes = gigabyte
const leastShare = 0.03

/** Whether the shop can write where it keeps its data, and nobody else can read it. */
export async function checkFolder(dataDir: string): Promise<Finding> {
  const name = 'Data folder'
  const isThere = existsSync(dataDir)
  const place = isThere ? dataDir : nearest(dataDir)
  const probe = join(place, `.doctor-${randomUUID()}`)
  try {
    await writeFile(probe, 'The shop may write here.', { flag: 'wx', mode: 0o600 })
    await rm(probe)
  } catch (error) {
    return wrong(name, `${place} cannot be written to (${wordsOf(error)}).`, 'Let the user who runs the shop own it.')
  }
  if (!isThere) return note(name, `${dataDir} is not there yet.`, 'npm start makes it.')
  const { mode } = await stat(dataDir)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    return note(name, `${dataDir} may be entered by other users of this machine.`, `chmod 700 ${dataDir}`)
  }
  return good(name, dataDir)
}

/** Whether there is room for more data, and for the files a database needs to stay whole. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(nearest(dataDir))
  const free = bavail * bsize
  const share = bavail / blocks
  const found = `${(free / gigabyte).toFixed(1)} GB are free (${Math.floor(share * 100)} %).`
  if (free >= leastBytes && share >= leastShare) return good('Disk', found)
  return wrong('Disk', found, 'Make room: a database that cannot write stops, and the shop with it.')
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}
