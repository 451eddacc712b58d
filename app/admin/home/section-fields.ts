import type { FormFields, FormValues } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import type { OwnSection } from '#contract/home/calls.ts'
import { hasPart, productSources } from '#contract/home/kinds.ts'
import { type Edition, maxLinkText, maxSectionText, maxSectionTitle, sectionLink } from '#contract/home/section.ts'
import { adminHomeMessages as m } from '#messages/en-US/admin/home.ts'
import { readUploads } from '../media/uploaded.ts'

const quiet = { autoComplete: 'off', isOptional: true } as const

/** The fields of every kind; a form shows those that its kind has. Images are JSON, as their uploads answered. */
export const sectionFields = () =>
  ({
    isOn: { label: m.isOn, control: 'checkbox' },
    title: { ...quiet, label: m.title, hint: m.blankHint, maxLength: maxSectionTitle, refusal: /title/ },
    text: { label: m.text, control: 'paragraph', rows: 3, maxLength: maxSectionText, isOptional: true },
    source: {
      label: m.source,
      control: 'select',
      // Sections without products have no such field.
      missing: null,
      options: productSources.map((value) => ({ value, label: m.sources[value] })),
    },
    collectionId: { label: m.collection, control: 'select', missing: null, refusal: /collection/ },
    skus: { label: m.skus, hint: m.skusHint, control: 'paragraph', rows: 4, isOptional: true, refusal: /SKU/ },
    linkText: { ...quiet, label: m.linkText, maxLength: maxLinkText },
    link: { ...quiet, label: m.link, hint: m.linkHint, maxLength: 500, rule: schemaRule(sectionLink), refusal: /path/ },
    images: { label: m.images, control: 'hidden' },
    talls: { label: m.talls, control: 'hidden' },
    imageAlt: { ...quiet, label: m.imageAlt, hint: m.imageAltHint, maxLength: 300 },
    focusX: { label: m.focusX, control: 'hidden' },
    focusY: { label: m.focusY, control: 'hidden' },
    startsAt: { label: m.startsAt, hint: m.timeHint, control: 'datetime-local', isOptional: true, refusal: /a date/ },
    endsAt: { label: m.endsAt, control: 'datetime-local', isOptional: true, refusal: /an end/ },
  }) satisfies FormFields

export type SectionValues = FormValues<ReturnType<typeof sectionFields>>
export type SectionName = keyof SectionValues

/** The names of the fields of a kind, in their order; those of images are apart. */
export function namesOf(kind: OwnSection['kind'], source: string): SectionName[] {
  return [
    ...(hasPart(kind, 'title') ? (['title'] as const) : []),
    ...(hasPart(kind, 'text') ? (['text'] as const) : []),
    ...(hasPart(kind, 'products') ? (['source'] as const) : []),
    ...(hasPart(kind, 'products') && source === 'collection' ? (['collectionId'] as const) : []),
    ...(hasPart(kind, 'products') && source === 'hand' ? (['skus'] as const) : []),
    ...(hasPart(kind, 'link') ? (['linkText', 'link'] as const) : []),
  ]
}

const onOrOff = (isOn: boolean) => (isOn ? 'on' : '')

/** The values of an edition, by default of the draft or else of what is published. */
export function valuesOfSection(section: OwnSection, edition = section.draft ?? section.published): SectionValues {
  const { isOn, startsAt, endsAt, content } = edition
  const { images, talls, focusX, focusY, collectionId, skus, ...texts } = content
  const uploads = (ids: readonly string[]) => {
    return JSON.stringify(ids.flatMap((id) => section.images.find(({ imageId }) => imageId === id) ?? []))
  }
  return {
    ...texts,
    isOn: onOrOff(isOn),
    images: uploads(images),
    talls: uploads(talls),
    focusX: String(focusX),
    focusY: String(focusY),
    collectionId: collectionId ?? '',
    skus: skus.join('\n'),
    startsAt: startsAt ?? '',
    endsAt: endsAt ?? '',
  }
}

/** The typed values as the calls take them. */
export function readSection(typed: SectionValues): Edition {
  const { isOn, startsAt, endsAt, images, talls, focusX, focusY, collectionId, skus, source, ...texts } = typed
  const ids = (json: string) => readUploads(json).map(({ imageId }) => imageId)
  return {
    isOn: isOn === 'on',
    startsAt: startsAt || null,
    endsAt: endsAt || null,
    content: {
      ...texts,
      images: ids(images),
      talls: ids(talls),
      focusX: Number(focusX),
      focusY: Number(focusY),
      source: productSources.find((each) => each === source) ?? 'newest',
      collectionId: collectionId || null,
      skus: [...new Set(skus.split(/[,\n]/).flatMap((each) => each.trim() || []))],
    },
  }
}

/** What to call a section. */
export function nameOf({ kind, draft, published }: OwnSection): string {
  const { title, source } = (draft ?? published).content
  const detail = title || (kind === 'products' ? m.sources[source] : '')
  return detail ? `${m.kinds[kind]}: ${detail}` : m.kinds[kind]
}
