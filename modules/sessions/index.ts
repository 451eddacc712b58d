import type { OperationsOf } from '../operation.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'

export const operations: OperationsOf<'sessions'> = { listSessions, endSession, endOtherSessions }
