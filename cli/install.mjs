import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepOnly, packagesFor, readLock } from './packages.mjs'
import { runNpm } from './run-npm.mjs'

/**
 * What is installed: `shop` is what building and running the shop takes, `everything` has what tests and developers use too.
 * @typedef {'shop' | 'everything'} PackageSet
 */

/**
 * Whether node_modules holds what the lock file says.
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
 * Whether what tests and developers use was installed, be it of an older lock file.
 * @param {string} root The project's folder.
 */
export function hasEverything(root) {
  return Object.values(installedLock(root)).some(({ dev }) => dev)
}

/**
 * Makes node_modules hold what the lock file says.
 * @param {string} root The project's folder.
 * @param {PackageSet} set
 * @param {(line: string) => void} [say] Is told what is being done.
 */
export async function install(root, set, say) {
  // The database comes as an optional package, and the Node that runs the shop by a script: no setting of the machine may
  // leave these out.
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
  // From where its Node was linked, with headers for compiling add-ons.
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

/** Where it cannot run (it needs glibc), it must not stand in front of the machine's own in npm's path either. */
function forgetBrokenNode(root) {
  if (spawnSync(ownNode(root), ['--version']).status === 0) return
  for (const path of [ownNode(root), join(root, 'node_modules', '.bin', 'node')]) rmSync(path, { force: true })
}

/**
 * What npm installs although only an optional peer of some package asks for it, as TypeScript, and what only developers
 * read: types, source maps, and libraries for a runtime other than Node.
 */
function removeUnread(root) {
  const lock = wantedLock(root)
  const { dependencies, optionalDependencies } = lock[''] ?? {}
  keepOnly(root, packagesFor(lock, Object.keys({ ...dependencies, ...optionalDependencies })))
  for (const entry of readdirSync(join(root, 'node_modules'), { withFileTypes: true, recursive: true })) {
    const isUnread = entry.isFile() && /\.(d\.[cm]?ts|map|bare)$/.test(entry.name)
    if (isUnread) rmSync(join(entry.parentPath ?? entry.path, entry.name))
  }
  tellNpm(root)
}

/** Has npm, when it is run by hand, install these packages again with what was removed, because they are not as published. */
function tellNpm(root) {
  const integrity = `sha512-${createHash('sha512').update('without types').digest('base64')}`
  const left = Object.entries(installedLock(root)).filter(([path]) => existsSync(join(root, path)))
  const packages = Object.fromEntries(left.map(([path, entry]) => [path, { ...entry, integrity }]))
  const file = installedLockFile(root)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(read(file)), packages }))
  // npm believes it only while it is newer than every folder, and the build writes beside it.
  utimesSync(file, new Date(), new Date('2100-01-01'))
}

/** Whether an npm that was run by hand left there just what the lock file says. */
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
    // The shop may run for a user who may only read it; then the lock files are compared each time.
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
