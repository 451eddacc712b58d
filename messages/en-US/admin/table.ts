import { defineMessages } from '../../define-messages.ts'

/** What the lists of the admin area share: search, filters, columns, selection. */
export const adminTableMessages = defineMessages('admin/table', {
  filter: 'Filter',
  filterBy: (list: string) => `Filter ${list}`,
  any: 'Any',
  apply: 'Apply',
  chips: 'Active filters',
  chip: (name: string, value: string) => `${name}: ${value}`,
  removeChip: (chip: string) => `Remove filter ${chip}`,
  clearFilters: 'Clear filters',
  columns: 'Columns',
  sortBy: (column: string) => `Sort by ${column}`,
  selectRow: (row: string) => `Select ${row}`,
  selectPage: 'Select all on this page',
  selected: (count: number) => `${count.toLocaleString('en-US')} selected`,
  selectedHere: (here: number, elsewhere: number) => `${here} here, ${elsewhere} on other pages`,
  clearSelection: 'Clear selection',
  exportCsv: 'Export CSV',
  reading: (rows: number) => `Exporting… ${rows.toLocaleString('en-US')} rows`,
  csvCut: (rows: number) =>
    `The file contains the first ${rows.toLocaleString('en-US')} rows. Filter the list to export the rest.`,
  next: 'Next page',
  first: 'First page',
  choose: 'Choose',
  bulk: 'Actions for the selection',
  progress: (done: number, all: number) => `${done} of ${all}`,
  done: (done: number) => (done === 1 ? '1 changed.' : `${done} changed.`),
  refused: (count: number) => (count === 1 ? '1 was not changed:' : `${count} were not changed:`),
  refusal: (name: string, reason: string) => `${name}: ${reason}`,
  close: 'Close',
})
