import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { FormState } from '#app/ui/form/form-state.ts'

type Part = 'items' | 'contact'
type FormRef = RefObject<HTMLFormElement | null>

/** What a form of the page that edits an order tells and asks that page. */
export interface Parts {
  note: (part: Part, form: FormRef, isDirty: boolean) => void
  /** Leaves for the order once a part is saved, or stays and goes on to the other one, if that has unsaved changes. */
  leave: (part: Part) => Promise<void>
}

/** The parts of an order that are edited on one page and saved each by itself. */
export function useParts(orderNumber: string): Parts {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const dirty = useRef(new Map<Part, FormRef>())
  const note = useCallback<Parts['note']>((part, form, isDirty) => {
    if (isDirty) dirty.current.set(part, form)
    else dirty.current.delete(part)
  }, [])

  async function leave(saved: Part) {
    const [, other] = [...dirty.current].find(([part]) => part !== saved) ?? []
    if (!other) return await navigate(`/admin/orders/${orderNumber}`)
    await revalidate()
    other.current?.querySelector<HTMLElement>('select, input')?.focus()
  }

  return { note, leave }
}

/** Tells the page whether a part has unsaved changes. */
export function useNotePart(
  { note }: Parts,
  part: Part,
  { props: { ref }, isDirty }: Pick<FormState, 'props' | 'isDirty'>,
) {
  useEffect(() => {
    note(part, ref, isDirty)
    return () => note(part, ref, false)
  }, [note, part, ref, isDirty])
}
