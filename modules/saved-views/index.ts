import type { OperationsOf } from '../operation.ts'
import { changeView } from './change-view.ts'
import { listViews } from './list-views.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'

export const operations: OperationsOf<'savedViews'> = { listViews, saveView, changeView, removeView }
