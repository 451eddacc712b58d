import type { contentMessages as source } from '../en-US/content.ts'
import type { Translation } from '../translation.ts'

export const contentMessages: Translation<typeof source> = {
  onThisPage: 'Auf dieser Seite',
  effective: (day) => `Gültig ab ${day}`,
}
