import { writeFileSync } from 'node:fs'
import { rolesTable } from './roles-table.ts'

// What `npm run roles-table` runs.
writeFileSync('docs/roles.md', rolesTable())
