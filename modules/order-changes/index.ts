import type { OperationsOf } from '../operation.ts'
import { changeContact } from './change-contact.ts'
import { changeLines } from './change-lines.ts'
import { findEditable } from './find-editable.ts'
import { previewChange } from './preview-change.ts'
import { withdrawChange } from './withdraw-change.ts'

export const operations: OperationsOf<'orderChanges'> = {
  findEditable,
  previewChange,
  changeLines,
  withdrawChange,
  changeContact,
}
