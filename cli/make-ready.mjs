import { build, isBuilt } from './build.mjs'
import { hold } from './hold.mjs'
import { install, isInstalled } from './install.mjs'

/**
 * Installs and builds what is missing or older than the sources, each only then.
 * @param {string} root The project's folder.
 */
export async function makeReady(root) {
  if (isInstalled(root) && isBuilt(root)) return
  await hold(root, async () => {
    if (!isInstalled(root)) await install(root)
    if (!isBuilt(root)) await build(root)
  })
}

/**
 * Installs what is missing or older than the lock file.
 * @param {string} root The project's folder.
 */
export async function makeInstalled(root) {
  if (isInstalled(root)) return
  await hold(root, async () => {
    if (!isInstalled(root)) await install(root)
  })
}
