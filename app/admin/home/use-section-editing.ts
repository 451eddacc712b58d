import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { OwnSection } from '#contract/home/calls.ts'
import type { Api } from '#contract/index.ts'
import { useSaving } from '../use-saving.ts'
import { readSection, sectionFields, valuesOfSection } from './section-fields.ts'

/** A section; null if there is none with this ID. */
export async function findSection({ home }: Api, sectionId: string): Promise<OwnSection | null> {
  const { sections } = await home.listSections({})
  return sections.find((section) => section.sectionId === sectionId) ?? null
}

export type SectionEditing = ReturnType<typeof useSectionEditing>

/** Edits a section; on a conflict the form tells what another admin has saved. */
export function useSectionEditing(loaded: OwnSection) {
  const [section, setSection] = useState(loaded)
  const isPublished = useRef(true)
  const { revalidate } = useRevalidator()
  const discarding = useSaving()
  const { sectionId, version, published } = section

  const form = useForm({
    fields: sectionFields(),
    initial: valuesOfSection(section),
    isQuiet: true,
    async submit(typed) {
      try {
        const edition = readSection(typed)
        const saved = await api.home.changeSection({ sectionId, version, isPublished: isPublished.current, edition })
        setSection(saved.section)
        form.rebase(valuesOfSection(saved.section), typed)
        toast.success(saved.message)
        void revalidate()
      } catch (error) {
        const isStale = error instanceof RefusedError && error.status === 409
        const now = isStale ? await findSection(api, sectionId).catch(() => null) : null
        if (now) setSection(now)
        throw error
      }
    },
  })

  function submit(publish: boolean) {
    isPublished.current = publish
    form.props.ref.current?.requestSubmit()
  }

  /** Publishing what is published removes the draft. */
  async function discardDraft() {
    const done = await discarding.save(() =>
      api.home.changeSection({ sectionId, version, isPublished: true, edition: published }),
    )
    if (!done) return
    setSection(done.section)
    form.reset(valuesOfSection(done.section))
    void revalidate()
  }

  return {
    section,
    form,
    publish: () => submit(true),
    saveDraft: () => submit(false),
    discardDraft,
    refusal: discarding.refusal,
  }
}
