import { spawn } from 'node:child_process'
import { builtFile } from './build.mjs'
import { findNode } from './install.mjs'
import { makeReady } from './make-ready.mjs'
import { nodeFlags, nodeSurroundings } from './node-settings.mjs'

/**
 * Installs and builds if needed, and runs a built entry point in place of this process, with its signals and exit code.
 * @param {string} root The project's folder.
 * @param {'main' | 'shop'} name The entry point.
 * @param {{ args?: string[], env?: Record<string, string | undefined>, say?: (line: string) => void }} options
 */
export async function openBuilt(root, name, { args = [], env = process.env, say } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Vitrine needs Node 20.19 or newer to start; this is Node ${process.versions.node}.`)
    process.exit(1)
  }
  try {
    await makeReady(root, say)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
  const program = spawn(findNode(root), [...nodeFlags, builtFile(root, name), ...args], {
    cwd: root,
    env: { ...nodeSurroundings, ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  passSignals(program)
  program.once('error', (error) => {
    console.error(`The shop could not be started: ${error.message}`)
    process.exitCode = 1
  })
  program.once('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    } else process.exitCode = code
  })
}

function passSignals(program) {
  const sent = new Set()
  const tell = (signal) => {
    if (!sent.has(signal)) program.kill(signal)
    sent.add(signal)
  }
  // Ctrl-C in a terminal signals every process in the foreground; the shop has received it already.
  const isInTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  process.on('SIGINT', () => isInTerminal || tell('SIGINT'))
  process.on('SIGHUP', () => isInTerminal || tell('SIGHUP'))
  process.on('SIGTERM', () => tell('SIGTERM'))
  // npm passes a signal to the shell between us, which exits without a message.
  const parent = process.ppid
  const orphaned = () => process.ppid !== parent && tell('SIGTERM')
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 250).unref()
}
