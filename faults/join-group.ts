import { writeFileSync } from 'node:fs'

// Preloaded into a shop: its memory counts against the limit of its control group.
writeFileSync(process.env.MEMORY_GROUP ?? '', String(process.pid))
