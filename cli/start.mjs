import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBuilt } from './open-built.mjs'

// What `npm start` runs. It knows no package and no new syntax: the first time, nothing but the machine's Node is there.
await openBuilt(dirname(dirname(fileURLToPath(import.meta.url))), 'main')
