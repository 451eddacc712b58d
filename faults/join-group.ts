import { writeFileSync } from 'node:fs'

// Loaded into a shop before it begins: what it takes from now on counts against the memory of its group.
writeFileSync(process.env.MEMORY_GROUP ?? '', String(process.pid))
