import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesFor, readLock, removeOthers } from './packages.mjs'
import { runNpm } from './run-npm.mjs'

/**
 * The packages to install: `shop` has those to build and run the shop, `everything` also those for tests and development.
 * @typedef {'shop' | 'everything'} PackageSet
 */

/**
 * Whether node_modules matches the lock file.
 * @param {string} root The project's folder.
 * @param {PackageSet} set
 */
export function isInstalled(root, set) {
  if (!findNode(root)) return false
  const stamp = read(stampFile(root))
  if (stamp === stampOf(root, 'everything') || stamp === stampOf(root, set)) return true
  if (stamp === stampOf(root, 'shop') || !isInStep(root, set)) return false
  writeStamp(root, isInStep(root, 'everything') ? 'everything' : 'shop')
  return true
}

/**
 * Whether the packages for tests and development were installed, even from an older lock file.
 * @param {string} root The project's folder.
 */
export function hasEverything(root) {
  return Object.values(installedLock(root)).some(({ dev }) => dev)
}

/**
 * Installs the packages of the lock file into node_modules.
 * @param {string} root The project's folder.
 * @param {PackageSet} set
 * @param {(line: string) => void} [say] Receives progress messages.
 */
export async function install(root, set, say) {
  // The database is an optional package, and the Node that runs the shop is installed by a script: no npm setting of the
  // machine may omit these.
  const always = ['--include=optional', '--ignore-scripts=false', '--engine-strict=false', '--prefer-offline']
  const packages = set === 'everything' ? '--include=dev' : '--omit=dev'
  await runNpm(root, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...always, packages], {
    doing: 'Installing the packages the shop is made of',
    isOffProject: true,
    ...(say && { say }),
  })
  forgetBrokenNode(root)
  if (!findNode(root)) {
    throw new Error('The Node 24 that comes with the shop cannot run on this system: install Node 24 and start again.')
  }
  // The directory that its Node was linked from, with headers for compiling add-ons.
  rmSync(join(root, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true })
  if (set === 'shop') removeUnread(root)
  writeStamp(root, set)
}

/**
 * The Node that runs the shop: the one among its packages, else the machine's own if that is new enough.
 * @param {string} root The project's folder.
 * @returns {string | undefined}
 */
export function findNode(root) {
  const own = ownNode(root)
  if (existsSync(own)) return own
  return Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : undefined
}

function ownNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Where it cannot run (it needs glibc), it must not come before the machine's own in npm's path either. */
function forgetBrokenNode(root) {
  if (spawnSync(ownNode(root), ['--version']).status === 0) return
  for (const path of [ownNode(root), join(root, 'node_modules', '.bin', 'node')]) rmSync(path, { force: true })
}

/**
 * Packages that npm installs only because they are an optional peer, such as TypeScript, and files for development
 * only: types, source maps, and libraries for a runtime other than Node.
 */
function removeUnread(root) {
  const lock = wantedLock(root)
  const { dependencies, optionalDependencies } = lock[''] ?? {}
  removeOthers(root, packagesFor(lock, Object.keys({ ...dependencies, ...optionalDependencies })))
  for (const entry of readdirSync(join(root, 'node_modules'), { withFileTypes: true, recursive: true })) {
    const isUnread = entry.isFile() && /\.(d\.[cm]?ts|map|bare)$/.test(entry.name)
    if (isUnread) rmSync(join(entry.parentPath ?? entry.path, entry.name))
  }
  markModified(root)
}

/** Makes a manual npm install add these packages again in full, because they differ from the published ones. */
function markModified(root) {
  const integrity = `sha512-${createHash('sha512').update('without types').digest('base64')}`
  const left = Object.entries(installedLock(root)).filter(([path]) => existsSync(join(root, path)))
  const packages = Object.fromEntries(left.map(([path, entry]) => [path, { ...entry, integrity }]))
  const file = installedLockFile(root)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(read(file)), packages }))
  // npm trusts it only while it is newer than every folder, and the build writes to node_modules.
  utimesSync(file, new Date(), new Date('2100-01-01'))
}

/** Whether a manual npm install left exactly the packages of the lock file. */
function isInStep(root, set) {
  const found = installedLock(root)
  const mayMiss = ({ dev, devOptional, optional }) => optional || (set === 'shop' && (dev || devOptional))
  return (
    Object.keys(found).length > 0 &&
    Object.entries(wantedLock(root)).every(
      ([path, entry]) => path === '' || (found[path] ? found[path].integrity === entry.integrity : mayMiss(entry)),
    )
  )
}

const wantedLock = (root) => readLock(join(root, 'package-lock.json'))
const installedLock = (root) => readLock(installedLockFile(root))
const installedLockFile = (root) => join(root, 'node_modules', '.package-lock.json')

function stampFile(root) {
  return join(root, 'node_modules', '.vitrine-install')
}

function stampOf(root, set) {
  const lock = createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch} ${set}\n`
}

function writeStamp(root, set) {
  try {
    writeFileSync(stampFile(root), stampOf(root, set))
  } catch {
    // The shop may run as a user with read access only; then the lock files are compared each time.
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
