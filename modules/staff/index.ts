import type { OperationsOf } from '../operation.ts'
import { changeRole } from './change-role.ts'

export const operations: OperationsOf<'staff'> = { changeRole }
