import { defineMessages } from '../../define-messages.ts'

/** The versions of settings, texts, sections of the home page, categories, collections, size charts and shipping zones. */
export const adminVersionsMessages = defineMessages('admin/versions', {
  link: 'Previous versions',
  linkOf: (subject: string) => ` of ${subject}`,
  lead: 'Restoring a version saves it again as the newest. Nothing is lost.',
  back: 'Back',
  none: 'No one has changed it yet.',
  newest: 'Current version',
  deleted: 'This was deleted.',
  outdated: 'An older release saved this version, and fields have been added since. Enter its values by hand.',
  savedBy: <Node>(moment: Node, name: string | null): (string | Node)[] =>
    name === null ? [moment] : [moment, ` by ${name}`],
  came: 'Original',
  changes: 'Changed',
  value: (field: string, value: string) => `${field}: ${value || 'empty'}`,
  unchanged: 'Nothing changed.',
  whole: 'Show all',
  restore: 'Restore',
  ofVersion: (version: number) => `version ${version}`,
  askRestore: 'Restore this version?',
  on: 'yes',
  off: 'no',
  images: (count: number) => (count === 1 ? '1 image' : `${count} images`),
  removedTitle: 'Deleted sections',
  removedText: 'A restored section goes to the end, turned off.',
})
