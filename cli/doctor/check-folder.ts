import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cliDoctorMessages } from '#messages/en-US/cli/doctor.ts'
import { errorMessage, type Finding, good, note, wrong } from './finding.ts'

const gigabyte = 1024 ** 3
const minFreeBytes = gigabyte
const minFreeShare = 0.03

/** Whether the data folder is writable, and private to its owner. */
export async function checkFolder(dataDir: string): Promise<Finding> {
  const name = cliDoctorMessages.folder
  const exists = existsSync(dataDir)
  const folder = exists ? dataDir : nearest(dataDir)
  const probe = join(folder, `.doctor-${randomUUID()}`)
  try {
    await writeFile(probe, 'doctor', { flag: 'wx', mode: 0o600 })
    await rm(probe)
  } catch (error) {
    return wrong(
      name,
      cliDoctorMessages.folderReadOnly(folder, errorMessage(error)),
      cliDoctorMessages.folderReadOnlyAdvice,
    )
  }
  if (!exists) return note(name, cliDoctorMessages.folderMissing(dataDir), cliDoctorMessages.startToCreate)
  const { mode } = await stat(dataDir)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    return note(name, cliDoctorMessages.folderOpen(dataDir), cliDoctorMessages.folderOpenAdvice(dataDir))
  }
  return good(name, dataDir)
}

/** Whether at least 1 GB and 3 % of the disk are free. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(nearest(dataDir))
  const free = bavail * bsize
  const share = bavail / blocks
  const found = cliDoctorMessages.diskFree((free / gigabyte).toFixed(1), Math.floor(share * 100))
  if (free >= minFreeBytes && share >= minFreeShare) return good(cliDoctorMessages.disk, found)
  return wrong(cliDoctorMessages.disk, found, cliDoctorMessages.diskAdvice)
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}
