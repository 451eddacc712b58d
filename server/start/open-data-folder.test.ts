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

test('a data folder is made where it is missing, for its owner alone', async () => {
  const dataDir = join(newFolder(), 'deep', 'shop')
  await openDataFolder(dataDir)
  await openDataFolder(dataDir)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

test('a data folder that cannot be made is refused in one sentence', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  await expect(openDataFolder(join(file, 'shop'))).rejects.toThrow(
    `The data folder ${join(file, 'shop')} cannot be used (ENOTDIR: not a directory): choose another DATA_DIR.`,
  )
})
