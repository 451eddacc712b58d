import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './run-npm.mjs'

/**
 * Whether node_modules holds what the lock file says.
 * @param {string} root The project's folder.
 */
export function isInstalled(root) {
  if (!findNode(root)) return false
  if (read(stampFile(root)) === stampOf(root)) return true
  if (!isInStep(root)) return false
  writeStamp(root)
  return true
}

/**
 * Makes node_modules hold what the lock file says.
 * @param {string} root The project's folder.
 * @param {(line: string) => void} [say] Is told what is being done.
 */
export async function install(root, say) {
  // Development tools build the shop, the database comes as an optional package, and so does the Node that runs them
  // all by a script: no setting of the machine may leave these out.
  const everything = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--engine-strict=false']
  await runNpm(root, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...everything], {
    doing: 'Installing the packages the shop is made of',
    isOffProject: true,
    ...(say && { say }),
  })
  forgetBrokenNode(root)
  if (!findNode(root)) {
    throw new Error('The Node 24 that comes with the shop cannot run on this system: install Node 24 and start again.')
  }
  writeStamp(root)
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

/** Whether an npm that was run by hand left there just what the lock file says. */
function isInStep(root) {
  const wanted = packages(join(root, 'package-lock.json'))
  const found = packages(join(root, 'node_modules', '.package-lock.json'))
  return (
    Object.keys(found).length > 0 &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || (found[path] ? found[path].version === version : optional),
    )
  )
}

function packages(lock) {
  return JSON.parse(read(lock) || '{}').packages ?? {}
}

function stampFile(root) {
  return join(root, 'node_modules', '.vitrine-install')
}

function stampOf(root) {
  const lock = createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

function writeStamp(root) {
  try {
    writeFileSync(stampFile(root), stampOf(root))
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
