import { admin } from './admin.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import type { Verb } from './verb.ts'

/** Everything `npm run shop` can do. */
export const verbs: Record<string, Verb> = { admin, backup, restore }
