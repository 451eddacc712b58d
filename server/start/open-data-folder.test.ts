import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDataFolder } from './open-data-folder.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a missing data folder is created for its owner only', async () => {
  const dataDir = join(newFolder(), 'deep', 'shop')
  await openDataFolder(dataDir)
  await openDataFolder(dataDir)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

test('a data folder that cannot be created is reported in one sentence', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  await expect(openDataFolder(join(file, 'shop'))).rejects.toThrow(
    `Data folder ${join(file, 'shop')} is not writable (ENOTDIR: not a directory). Set DATA_DIR to another folder.`,
  )
})
