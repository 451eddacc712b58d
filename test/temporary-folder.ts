import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { availableMemory } from 'node:process'

const neededBytes = 6 * 1024 ** 3

/**
 * Sets `TMPDIR` of this process and its children to a folder of their own, removed when the process exits. It is in
 * memory if there is enough: creating a database means creating 900 files, which takes a disk fifteen times as long.
 */
export function openTemporaryFolder(): void {
  const folder = mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), 'vitrine-'))
  // Some tests switch to another user before they open a folder below it.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(folder: string): boolean {
  if (process.platform !== 'linux' || availableMemory() < neededBytes) return false
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > neededBytes
  } catch {
    return false
  }
}
