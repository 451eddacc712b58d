import { useId } from 'react'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { smallControl } from '../small-control.ts'

interface AltTextProps {
  value: string
  onChange: (value: string) => void
}

/** The alt text of an image; Enter saves its form. */
export function AltText({ value, onChange }: AltTextProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="mt-1 block text-small text-ink-soft">
        {adminProductsMessages.altText}
      </label>
      <textarea
        id={id}
        value={value}
        rows={2}
        maxLength={200}
        placeholder={adminProductsMessages.altTextHint}
        className={`${smallControl} block field-sizing-content py-1.5 text-small`}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click()
        }}
      />
    </>
  )
}
