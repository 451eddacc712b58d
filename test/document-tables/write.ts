import { writeFileSync } from 'node:fs'
import { decisionsTable } from './decisions.ts'
import { loggingTable } from './logging.ts'
import { rolesTable } from './roles.ts'
import { settingsTable } from './settings.ts'

// What `npm run document-tables` runs.
writeFileSync('docs/roles.md', rolesTable())
writeFileSync('docs/settings.md', settingsTable())
writeFileSync('docs/security/logging.md', loggingTable())
writeFileSync('docs/decisions/README.md', decisionsTable())
