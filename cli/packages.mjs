import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The entries of a lock file, by the folder of the package.
 * @param {string} file A `package-lock.json`, or the one that npm writes to node_modules.
 * @returns {Record<string, { version?: string, license?: string, integrity?: string, dev?: boolean, optional?: boolean }>}
 */
export function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * The folders of the named packages and of their dependencies. Optional peers are not included.
 * @param {ReturnType<typeof readLock>} lock
 * @param {Iterable<string>} names
 */
export function packagesFor(lock, names) {
  const found = new Set()
  const add = (from, name) => {
    const path = find(lock, from, name)
    if (!path || found.has(path)) return
    found.add(path)
    for (const each of namesNeededBy(lock[path])) add(path, each)
  }
  for (const name of names) add('', name)
  return found
}

/**
 * The folders of the packages that the one in a folder needs itself.
 * @param {ReturnType<typeof readLock>} lock
 * @param {string} path
 */
export function directDependencies(lock, path) {
  return namesNeededBy(lock[path]).flatMap((name) => find(lock, path, name) || [])
}

function namesNeededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional)
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])]
}

/** Resolves a package as Node does: in the folder of the dependent, then in its parents. */
function find(lock, from, name) {
  const path = `${from}${from && '/'}node_modules/${name}`
  if (lock[path]) return path
  return from && find(lock, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

/**
 * Removes every package except those in the named folders, including their commands.
 * @param {string} root The project's folder.
 * @param {Set<string>} kept
 */
export function removeOthers(root, kept) {
  for (const path of Object.keys(readLock(join(root, 'package-lock.json')))) {
    if (path && !kept.has(path)) rmSync(join(root, path), { recursive: true, force: true })
  }
  const commands = join(root, 'node_modules', '.bin')
  for (const name of existsSync(commands) ? readdirSync(commands) : []) {
    const file = join(commands, name)
    if (lstatSync(file).isSymbolicLink() && !existsSync(file)) rmSync(file)
  }
}
