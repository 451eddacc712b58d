import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#adapters/files/files.ts'
import { createSemaphore } from '#modules/create-semaphore.ts'

/** Where the storage has the scripts and styles of builds, and a list of them for each build. */
const assetsFolder = 'assets'
const buildsFolder = 'builds'
const keptDays = 14
const dayMs = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * Stores the scripts and styles of this build where the shop's other processes find them: during an upgrade a page of one
 * version asks another for its own. Those of builds that no process has served for 14 days are removed.
 */
export async function shareAssets(files: Files, root = process.cwd(), now = Date.now()): Promise<void> {
  const assets = join(root, 'build', 'client', 'assets')
  // Compressed copies are left out: few requests need this.
  const names = (await readdir(assets)).filter((name) => !/\.(br|gz)$/.test(name)).sort()
  const stored = await namesIn(files, assetsFolder)
  const inTurn = createSemaphore({ concurrency: 10, maxQueue: names.length })
  const missing = names.filter((name) => !stored.has(name))
  await Promise.all(
    missing.map((name) => inTurn(async () => files.write(keyOf(name), await readFile(join(assets, name))))),
  )
  const hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  // After the assets, so that a list names none that is not there.
  await files.write(`${buildsFolder}/${dayOf(now)}-${hash}`, Buffer.from(names.join('\n')))
  await removeOld(files, dayOf(now - keptDays * dayMs))
}

/** The content of an asset that another build has; null if none has. */
export async function readSharedAsset(files: Files, name: string): Promise<Buffer | null> {
  return /^[a-z0-9][\w-]*(\.[\w-]+)+$/i.test(name) ? files.read(keyOf(name)) : null
}

const keyOf = (name: string) => `${assetsFolder}/${name}`

async function namesIn(files: Files, folder: string): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const key of files.list(folder)) names.add(key.slice(folder.length + 1))
  return names
}

async function removeOld(files: Files, firstDay: string): Promise<void> {
  const builds = [...(await namesIn(files, buildsFolder))]
  const old = builds.filter((build) => build < firstDay)
  if (old.length === 0) return
  const used = new Set<string>()
  for (const build of builds.filter((each) => each >= firstDay)) {
    const list = await files.read(`${buildsFolder}/${build}`)
    for (const name of list?.toString().split('\n') ?? []) used.add(name)
  }
  for (const name of await namesIn(files, assetsFolder)) if (!used.has(name)) await files.remove(keyOf(name))
  for (const build of old) await files.remove(`${buildsFolder}/${build}`)
}
