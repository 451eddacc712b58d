import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the cluster consists of, by the Debian packages that have it, and a file of each. */
const packages = {
  postgresql: '/usr/lib/postgresql',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  caddy: '/usr/bin/caddy',
  buildah: '/usr/bin/buildah',
  mmdebstrap: '/usr/bin/mmdebstrap',
}

/** Installs what is missing; returns why the cluster cannot be started on this machine, or null. */
export function installPrograms(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    return 'the cluster needs root on a Debian machine'
  const missing = Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : name))
  if (missing.length === 0) return null
  const { status, stderr } = spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...missing], {
    encoding: 'utf8',
    // With the level of a single user, packages do not start their services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  return status === 0 ? null : `${missing.join(', ')} could not be installed: ${stderr.trim().split('\n').at(-1)}`
}

/** The folder with the programs of the newest PostgreSQL of Debian. */
export function postgresPrograms(): string {
  const home = packages.postgresql
  const versions = readdirSync(home).filter((name) => existsSync(join(home, name, 'bin', 'postgres')))
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0]
  if (!newest) throw new Error(`There is no PostgreSQL in ${home}.`)
  return join(home, newest, 'bin')
}

/** A user of the system who owns nothing: PostgreSQL refuses root. */
export function postgresUser(): { uid: number; gid: number } {
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  if (!uid || !gid) throw new Error('There is no user postgres.')
  return { uid: Number(uid), gid: Number(gid) }
}
