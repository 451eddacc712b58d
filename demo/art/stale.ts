import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const scripts = fileURLToPath(new URL('.', import.meta.url))
const lastChange = Math.max(
  ...readdirSync(scripts, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(scripts, name)).mtimeMs),
)

/** Where a picture lies on disk. */
export function pictureFile(file: string): string {
  return fileURLToPath(new URL(`../pictures/${file}`, import.meta.url))
}

/** Whether a picture is missing, or older than a script that makes pictures. */
export function isStale(file: string): boolean {
  const path = pictureFile(file)
  return !existsSync(path) || statSync(path).mtimeMs < lastChange
}
