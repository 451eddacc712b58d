import { type ContentPage, presentPage } from '#app/content/content-pages.server.ts'
import { checkForm, readForm } from '#contract/check-form.ts'
import type { Api } from '#contract/index.ts'
import type { ContentName } from '#contract/settings/content-page.ts'
import { pageFields, readPage } from './page-fields.ts'
import { type Saved, tell } from './save-settings.ts'

/** The outcome of saving a page, and its preview if that was requested. */
export interface SavedPage extends Saved {
  preview: ContentPage | null
}

/** Previews a content page; without JavaScript also saves it or restores the default text. */
export async function savePage(api: Api, name: ContentName, form: FormData): Promise<SavedPage> {
  const version = Number(form.get('version')) || 0
  const typed = readForm(pageFields, form)
  const values = { ...readPage(typed) }
  const intent = form.get('intent')
  const nameOf = (param: string) => param.replace('values.', '')
  if (intent === 'reset') {
    return { ...(await tell(name, values, nameOf, api.settings.resetPage({ name, version }))), preview: null }
  }
  const wrong = checkForm(pageFields, values)
  if (wrong) return { group: name, message: '', answer: { ...wrong, values }, preview: null }
  if (intent === 'preview') {
    const preview = presentPage(values, await api.settings.shownSettings({}))
    return { group: name, message: '', answer: { errors: {}, sentence: '', values }, preview }
  }
  const asked = api.settings.changePage({ name, version, values })
  return { ...(await tell(name, values, nameOf, asked)), preview: null }
}
