import { admin } from './admin.ts'
import type { Verb } from './verb.ts'

/** Everything `npm run shop` can do. */
export const verbs: Record<string, Verb> = { admin }
