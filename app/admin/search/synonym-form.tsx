import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { FormFields } from '#contract/check-form.ts'
import type { Synonym } from '#contract/search/calls.ts'
import { maxSynonymWords, maxTermLength } from '#contract/search/limits.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminSearchMessages } from '#messages/en-US/admin/search.ts'
import { apiSearchMessages } from '#messages/en-US/api/search.ts'

interface SynonymFormProps {
  /** The synonym to change; null for a new one. */
  synonym: Synonym | null
  /** The term a new one starts with. */
  term: string
  /** Called with what saving it changed, and with null before. */
  onSaved: (message: string | null) => void
}

/** Adds a synonym or changes one; afterwards the list is loaded again. */
export function SynonymForm({ synonym, term, onSaved }: SynonymFormProps) {
  const navigate = useNavigate()
  const form = useForm({
    fields: synonymFields(),
    initial: { term: synonym?.term ?? term, words: synonym?.words.join(', ') ?? '' },
    isQuiet: true,
    async submit(typed) {
      onSaved(null)
      const words = typed.words.split(',').flatMap((word) => word.trim() || [])
      const synonymId = synonym?.synonymId
      const { message } = await api.search.saveSynonym({ term: typed.term, words, ...(synonymId && { synonymId }) })
      form.reset({ term: '', words: '' })
      onSaved(message)
      await navigate('/admin/search', { preventScrollReset: true })
    },
  })
  const isStarted = synonym !== null || term !== ''

  return (
    <Form of={form} label={titleOf(synonym)} className="grid max-w-form gap-4">
      <h3 className="font-medium">{titleOf(synonym)}</h3>
      <FormField of={form} name="term" />
      <FormField of={form} name="words" ref={isStarted ? focusField : undefined} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {adminSearchMessages.save}
        </Button>
        {isStarted && (
          <LinkButton to="/admin/search" variant="secondary" preventScrollReset>
            {adminFormsMessages.cancel}
          </LinkButton>
        )}
      </p>
    </Form>
  )
}

function titleOf(synonym: Synonym | null): string {
  return synonym ? adminSearchMessages.editSynonym(synonym.term) : adminSearchMessages.newSynonym
}

function synonymFields() {
  return {
    term: {
      label: adminSearchMessages.term,
      hint: adminSearchMessages.termHint,
      maxLength: maxTermLength,
      missing: apiSearchMessages.termMissing,
      refusal: /shoppers search for|synonyms/,
    },
    words: {
      label: adminSearchMessages.words,
      hint: adminSearchMessages.wordsHint,
      maxLength: (maxTermLength + 2) * maxSynonymWords,
      missing: apiSearchMessages.wordsMissing,
      refusal: /./,
    },
  } satisfies FormFields
}

function focusField(field: HTMLElement | null): void {
  field?.focus()
}
