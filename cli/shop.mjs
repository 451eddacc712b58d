import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBuilt } from './open-built.mjs'

// What `npm run shop` runs; see start.mjs. Progress goes to stderr: stdout belongs to the command.
const { INIT_CWD = process.cwd() } = process.env
await openBuilt(dirname(dirname(fileURLToPath(import.meta.url))), 'shop', {
  args: process.argv.slice(2),
  env: { ...process.env, INIT_CWD },
  say: (line) => console.error(line),
})
