import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

// What `npm run image` runs: builds the image of the Containerfile on a Debian machine that has no container engine. Its
// base is made of Debian's packages and of the Node that the lock file names.

const { values: options } = parseArgs({
  options: { tag: { type: 'string', default: 'localhost/vitrine' }, 'keep-base': { type: 'boolean' } },
})
const suite = 'bookworm'
const base = `localhost/vitrine-base:${suite}-node${process.versions.node}`
const certificates = '/etc/ssl/certs'

const missing = ['mmdebstrap', 'buildah'].filter((name) => spawnSync(name, ['--version']).error)
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} not found. Run: apt-get install mmdebstrap buildah`)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-image-'))
try {
  // A base of an earlier run lacks the security updates since then.
  if (!options['keep-base'] || !isBuilt(base)) buildBase()
  buildShop()
  console.log(`The image is ${options.tag}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Debian's smallest system with Node, npm for the build, and the user who runs the shop. */
function buildBase(): void {
  const local = join(folder, 'local')
  mkdirSync(join(local, 'bin'), { recursive: true })
  mkdirSync(join(local, 'lib', 'node_modules'), { recursive: true })
  // An npm script runs on the Node of the npm package.
  copyFileSync(process.execPath, join(local, 'bin', 'node'))
  const npm = findNpm()
  cpSync(npm, join(local, 'lib', 'node_modules', 'npm'), {
    recursive: true,
    // The settings of this machine are not those of the image.
    filter: (path) => !['npmrc', 'docs', 'man'].some((name) => path === join(npm, name)),
  })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'))
  const archive = join(folder, 'base.tar')
  run('mmdebstrap', [
    ...['--quiet', '--variant=minbase', '--include=ca-certificates,libstdc++6'],
    ...['--dpkgopt=path-exclude=/usr/share/doc/*', '--dpkgopt=path-exclude=/usr/share/man/*'],
    '--customize-hook=chroot "$1" useradd --uid 1000 --create-home node',
    `--customize-hook=copy-in ${local} /usr`,
    ...[suite, archive],
  ])
  writeFileSync(join(folder, 'Containerfile'), 'FROM scratch\nADD base.tar /\n')
  buildah([...['--tag', base, '--file', join(folder, 'Containerfile')], folder])
}

function buildShop(): void {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const npmrc = join(folder, 'npmrc')
  writeFileSync(npmrc, `registry=${registry}\ncafile=${certificates}/ca-certificates.crt\n`)
  buildah([
    // What this machine trusts, and where it gets packages from; not a part of the image.
    ...['--volume', `${certificates}:${certificates}:ro`, '--volume', `${npmrc}:/root/.npmrc:ro`],
    ...['--build-arg', `BASE=${base}`, '--tag', options.tag, '--file', 'Containerfile'],
    '.',
  ])
}

/** Builds without a container engine; the format of Docker, because the other one has no health check. */
function buildah(more: readonly string[]): void {
  run('buildah', ['bud', '--isolation', 'chroot', '--format', 'docker', '--layers', ...more])
}

/** The folder of the npm that runs this script. */
function findNpm(): string {
  const { npm_execpath: cli = '' } = process.env
  if (!/npm-cli\.c?js$/.test(cli)) throw new Error('The image is built with npm: use npm run image.')
  return dirname(dirname(cli))
}

function isBuilt(image: string): boolean {
  return spawnSync('buildah', ['inspect', '--type', 'image', image], { stdio: 'ignore' }).status === 0
}

function run(command: string, more: readonly string[]): void {
  const { status, error } = spawnSync(command, more, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${more[0]} ended with ${error?.message ?? status}.`)
}
