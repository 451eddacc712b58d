import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('.', import.meta.url))
const lastChange = Math.max(
  ...readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('node_modules'))
    .map((name) => statSync(join(sources, name)).mtimeMs),
)

/** Where an image is stored. */
export function imagePath(file: string): string {
  return fileURLToPath(new URL(`../images/${file}`, import.meta.url))
}

/** Whether an image is missing, or older than a source that renders images. */
export function isStale(file: string): boolean {
  const path = imagePath(file)
  return !existsSync(path) || statSync(path).mtimeMs < lastChange
}
