import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverOf } from './build.mjs'
import { findNode } from './install.mjs'
import { makeReady } from './make-ready.mjs'

// What `npm start` runs. It knows no package and no new syntax: the first time, nothing but the machine's Node is there.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Vitrine needs Node 20.19 or newer to start; this is Node ${process.versions.node}.`)
  process.exit(1)
}

try {
  await makeReady(root)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
open()

function open() {
  const shop = spawn(findNode(root), ['--enable-source-maps', serverOf(root)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const told = new Set()
  const tell = (signal) => {
    if (!told.has(signal)) shop.kill(signal)
    told.add(signal)
  }
  // Ctrl-C in a terminal goes to every process in front; the shop has it already.
  const isInTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  process.on('SIGINT', () => isInTerminal || tell('SIGINT'))
  process.on('SIGHUP', () => isInTerminal || tell('SIGHUP'))
  process.on('SIGTERM', () => tell('SIGTERM'))
  // npm passes a signal to the shell between us, which dies of it without a word.
  const parent = process.ppid
  const orphaned = () => process.ppid !== parent && tell('SIGTERM')
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 250).unref()

  shop.once('error', (error) => {
    console.error(`The shop could not be started: ${error.message}`)
    process.exitCode = 1
  })
  shop.once('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    } else process.exitCode = code
  })
}
