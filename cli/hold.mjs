import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs `work` while no other start of this project does: concurrent installs or builds would corrupt each other.
 * @param {string} root The project's folder.
 * @param {() => Promise<void>} work Checks again whether it is still needed: another start may have done it meanwhile.
 * @param {(line: string) => void} say Receives progress messages.
 */
export async function hold(root, work, say = console.log) {
  const lock = join(root, '.start.lock')
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, `${process.pid}`)
  try {
    await claim(draft, lock, say)
    // A process id may be reused; a lock that is no longer updated is not held.
    const touch = setInterval(() => utimesSync(lock, new Date(), new Date()), 1_000)
    try {
      await work()
    } finally {
      clearInterval(touch)
      rmSync(lock, { force: true })
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

async function claim(draft, lock, say) {
  for (let tries = 0; ; tries++) {
    try {
      // A link is created atomically, and never replaces another.
      return linkSync(draft, lock)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isHeld(lock)) rmSync(lock, { force: true })
    else if (tries === 0) say('Another start is running in this folder; waiting for it …')
    await wait(200)
  }
}

function isHeld(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs < 10_000 && process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
