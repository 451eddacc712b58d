import type { OperationsOf } from '../operation.ts'
import { shownHome } from './shown-home.ts'

export const operations: OperationsOf<'home'> = { shownHome }
