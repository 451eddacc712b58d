import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const maxAgeMs = 14 * 24 * 3_600_000
const maxBytes = 200 * 1024 * 1024

/**
 * Copies the assets of a build aside before the next build replaces them, because pages that are open or cached still
 * request them. Each is kept for 14 days after the last build that contained it, within 200 MB in total.
 * Source: threats, fault F30.
 */
export function keepAssets(root: string, now = Date.now()): void {
  const assets = join(root, 'build', 'client', 'assets')
  // In a folder of its own, because a build empties its output folder.
  const assetsFolder = join(root, 'kept-assets')
  mkdirSync(assetsFolder, { recursive: true })
  for (const name of namesIn(assets)) {
    copyFileSync(join(assets, name), join(assetsFolder, name))
    utimesSync(join(assetsFolder, name), now / 1_000, now / 1_000)
  }

  let bytes = 0
  const files = namesIn(assetsFolder).map((name) => ({
    file: join(assetsFolder, name),
    ...statSync(join(assetsFolder, name)),
  }))
  for (const { file, mtimeMs, size } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size
    if (now - mtimeMs > maxAgeMs || bytes > maxBytes) rmSync(file)
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

if (import.meta.main) keepAssets('.')
