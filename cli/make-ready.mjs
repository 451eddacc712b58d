import { build, isBuilt } from './build.mjs'
import { hold } from './hold.mjs'
import { hasEverything, install, isInstalled } from './install.mjs'

/**
 * Installs and builds what is missing or older than the sources.
 * @param {string} root The project's folder.
 * @param {(line: string) => void} [say] Receives progress messages.
 */
export async function makeReady(root, say) {
  if (isInstalled(root, 'shop') && isBuilt(root)) return
  const work = async () => {
    if (!isInstalled(root, 'shop')) await install(root, hasEverything(root) ? 'everything' : 'shop', say)
    if (!isBuilt(root)) await build(root, say)
  }
  await hold(root, work, say)
}

/**
 * Installs what is missing or older than the lock file, including the packages for tests and development.
 * @param {string} root The project's folder.
 */
export async function makeInstalled(root) {
  if (isInstalled(root, 'everything')) return
  await hold(root, async () => {
    if (!isInstalled(root, 'everything')) await install(root, 'everything')
  })
}
