import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './run-npm.mjs'

const sourceFolders = [
  'adapters',
  'app',
  'cli',
  'content',
  'contract',
  'db',
  'demo',
  'emails',
  'failpoints',
  'modules',
  'sandbox',
  'public',
  'server',
]
const settings = ['package.json', 'package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts']

/**
 * Whether the build was made from the current sources. Only files with a new time stamp are compared by content.
 * @param {string} root The project's folder.
 */
export function isBuilt(root) {
  const built = modifiedAt(builtFile(root, 'main'))
  if (!built) return false
  const sources = listSources(root)
  const stamp = readStamp(root)
  if (stamp?.built !== built) return sources.every(({ modified }) => modified < built)
  if (stamp.shape === shapeOf(sources)) return true
  if (stamp.content !== contentOf(sources)) return false
  writeStamp(root, { ...stamp, shape: shapeOf(sources) })
  return true
}

/**
 * Builds the server, the command line and the pages.
 * @param {(line: string) => void} [say] Receives progress messages.
 * @param {(line: string) => void} [say] Receives progress messages.
 */
export async function build(root, say) {
  const sources = listSources(root)
  const stamp = { shape: shapeOf(sources), content: contentOf(sources) }
  rmSync(stampFile(root), { force: true })
  await runNpm(root, ['run', '--silent', 'build'], { doing: 'Building the shop', ...(say && { say }) })
  const built = modifiedAt(builtFile(root, 'main'))
  if (!built) throw new Error(`The build ended without ${builtFile(root, 'main')}.`)
  writeStamp(root, { ...stamp, built })
}

/**
 * The entry point of a build: the shop (`main`) or its command line (`shop`).
 * @param {string} root The project's folder.
 * @param {'main' | 'shop'} name
 */
export function builtFile(root, name) {
  return join(root, 'build', 'server', `${name}.js`)
}

function listSources(root) {
  const paths = [
    ...sourceFolders.flatMap((folder) => filesIn(join(root, folder))),
    ...settings.map((name) => join(root, name)),
  ]
  return paths
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => {
      const found = statSync(path, { throwIfNoEntry: false })
      return { path, modified: found?.mtimeMs ?? 0, bytes: found?.size ?? 0 }
    })
}

function filesIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  } catch {
    return []
  }
}

function shapeOf(sources) {
  return createHash('sha256').update(JSON.stringify(sources)).digest('hex')
}

function contentOf(sources) {
  const hash = createHash('sha256')
  for (const { path, bytes } of sources) hash.update(`${path} ${bytes}\n`).update(bytes > 0 ? readFileSync(path) : '')
  return hash.digest('hex')
}

function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

function stampFile(root) {
  return join(root, 'build', '.stamp')
}

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'))
  } catch {
    return undefined
  }
}

function writeStamp(root, stamp) {
  try {
    mkdirSync(join(root, 'build'), { recursive: true })
    writeFileSync(stampFile(root), JSON.stringify(stamp))
  } catch {
    // The shop may run as a user with read access only; then times are compared.
  }
}
