import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Runs npm in the project, prints the elapsed time at intervals, and prints npm's output if it fails.
 * @param {string} root The project's folder.
 * @param {string[]} command
 * @param {{ doing: string, isOffProject?: boolean, say?: (line: string) => void }} options `doing` is the task, as the
 *   start of a sentence. `isOffProject` uses the machine's own Node, because the project's is being replaced.
 */
export async function runNpm(root, command, { doing, isOffProject = false, say = console.log }) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  say(`${doing} …`)
  const timer = setInterval(() => say(`  … still running after ${seconds()} s.`), 10_000)
  const { code, output } = await run(root, command, isOffProject)
  clearInterval(timer)
  if (code !== 0) throw new Error(`${output.trimEnd()}\n${doing} failed after ${seconds()} s.`)
  say(`  Done in ${seconds()} s.`)
}

function run(root, command, isOffProject) {
  const own = join(root, 'node_modules')
  const folders = (process.env.PATH ?? '').split(delimiter)
  const path = isOffProject ? folders.filter((folder) => !folder.startsWith(own)) : [join(own, '.bin'), ...folders]
  const [program, ...first] = findNpm(own, folders)
  const child = spawn(program, [...first, ...command], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: program.endsWith('.cmd'),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const leave = () => {
    child.kill()
    process.exit(143)
  }
  process.once('SIGTERM', leave)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: -1, output: `npm could not be run: ${error.message}` }))
    child.once('close', (code) => resolve({ code, output }))
  }).finally(() => process.off('SIGTERM', leave))
}

/** The npm that called us with the Node that runs it, else the one on the machine's path; never on the project's Node. */
function findNpm(own, folders) {
  const { npm_execpath: cli = '', npm_node_execpath: node = own } = process.env
  if (/npm-cli\.c?js$/.test(cli) && existsSync(cli) && existsSync(node) && !node.startsWith(own)) return [node, cli]
  const name = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const folder = folders.find((each) => !each.startsWith(own) && existsSync(join(each, name)))
  if (!folder) throw new Error('npm was not found: install Node 20.19 or newer together with npm.')
  return [join(folder, name)]
}
