import type { OperationsOf } from '../operation.ts'
import { addSection } from './add-section.ts'
import { changeSection } from './change-section.ts'
import { listRemovedSections } from './list-removed-sections.ts'
import { listSections } from './list-sections.ts'
import { moveSection } from './move-section.ts'
import { previewHome } from './preview-home.ts'
import { removeSection } from './remove-section.ts'
import { restoreSection } from './restore-section.ts'
import { shownHome } from './shown-home.ts'

export const operations: OperationsOf<'home'> = {
  shownHome,
  listSections,
  previewHome,
  addSection,
  changeSection,
  moveSection,
  removeSection,
  restoreSection,
  listRemovedSections,
}
