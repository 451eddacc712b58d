import { writeFileSync } from 'node:fs'
import { settingsTable } from './settings-table.ts'

// What `npm run settings-table` runs.
writeFileSync('docs/settings.md', settingsTable())
