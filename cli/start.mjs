import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBuilt } from './open-built.mjs'

// What `npm start` runs. It uses no package and no new syntax: on the first run only the machine's Node is available.
await openBuilt(dirname(dirname(fileURLToPath(import.meta.url))), 'main')
