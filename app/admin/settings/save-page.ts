import { type ContentPage, presentPage } from '#app/content/content-pages.server.ts'
import type { Api } from '#contract/index.ts'
import type { ContentName } from '#contract/settings/content-page.ts'
import { unknownPlaceholder } from '#contract/settings/placeholders.ts'
import { type Saved, tell } from './save-settings.ts'

/** The outcome of saving a page, and its preview if that was requested. */
export interface SavedPage extends Saved {
  preview: ContentPage | null
}

const lines = ['title', 'description', 'effective'] as const

/** Saves the form of a content page, previews it, or restores the default text. */
export async function savePage(api: Api, name: ContentName, form: FormData): Promise<SavedPage> {
  const text = (field: string) => String(form.get(field) ?? '')
  const [title = '', description = '', effective = ''] = lines.map((field) => text(field).replace(/\s+/g, ' ').trim())
  const values = { title, description, effective, body: text('body').replace(/\r\n?/g, '\n').trim() }
  const intent = form.get('intent')
  if (intent === 'preview') return preview(api, name, values)

  const version = Number(form.get('version')) || 0
  const asked =
    intent === 'reset' ? api.settings.resetPage({ name, version }) : api.settings.changePage({ name, version, values })
  const saved = await tell(name, form, (param) => param.replace('values.', ''), asked)
  return { ...saved, preview: null }
}

async function preview(api: Api, name: ContentName, values: Parameters<typeof presentPage>[0]): Promise<SavedPage> {
  const wrong = Object.entries(values).flatMap(([field, typed]) => {
    const sentence = unknownPlaceholder(typed)
    return sentence ? [[field, sentence] as const] : []
  })
  const shown = wrong.length > 0 ? null : presentPage(values, await api.settings.shownSettings({}))
  return {
    group: name,
    isDone: false,
    isStale: false,
    version: null,
    message: wrong.length > 0 ? 'Please check the marked fields.' : '',
    errors: Object.fromEntries(wrong),
    typed: values,
    preview: shown,
  }
}
