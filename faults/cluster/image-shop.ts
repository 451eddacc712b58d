import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { nodeFlags } from '#cli/node-settings.mjs'
import { opened, type ShopProcess, shopEnvironment, shopOn, watchShop } from '../shop-process.ts'
import { commandOf, descendantsOf } from './programs.ts'

const image = 'localhost/vitrine-faults'
/** The user `node` of the image. */
const shopUser = 1_000
const entry = 'build/server/main.js'

/** Builds the image that the shops of the cluster run; returns why it cannot be built, or null. */
export function buildImage(): string | null {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'image', '--', '--tag', image, '--keep-base'], {
    encoding: 'utf8',
  })
  return status === 0 ? null : `${stdout}\n${stderr}`.trim().slice(-600)
}

/** A container of the image with a folder for its data. */
export function openContainer(dataDir: string) {
  const container = execFileSync('buildah', ['from', '--pull-never', image], { encoding: 'utf8' }).trim()
  chownSync(dataDir, shopUser, shopUser)
  return {
    /** Starts the shop in it, as the user of the image and on the network of this machine. */
    async start(port: number, env: Record<string, string>): Promise<ShopProcess> {
      const set = Object.entries(shopEnvironment(port, { ...env, DATA_DIR: '/data' }))
      const child = spawn(
        'buildah',
        [
          ...['run', '--isolation', 'chroot', '--network', 'host', '--volume', `${dataDir}:/data`],
          ...set.flatMap(([name, value]) => ['--env', `${name}=${value}`]),
          ...[container, '--', 'node', ...nodeFlags, entry],
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      )
      const shop = watchShop(child)
      const signal = (name: 'SIGTERM' | 'SIGKILL') => {
        // Its parents do not pass it on.
        const pid = descendantsOf(child.pid ?? 0).find((each) => /^(\S*\/)?node /.test(commandOf(each)))
        if (pid) process.kill(pid, name)
        else child.kill(name)
      }
      await opened(shop).catch((error: unknown) => {
        signal('SIGKILL')
        throw error
      })
      return shopOn(port, shop, signal)
    },
    async remove() {
      spawnSync('buildah', ['rm', container])
    },
  }
}
