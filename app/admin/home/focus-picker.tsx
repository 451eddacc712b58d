import type { MouseEvent } from 'react'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import { readUploads } from '../media/uploaded.ts'
import type { SectionEditing } from './use-section-editing.ts'

const axes = ['focusX', 'focusY'] as const

/** Chooses the point of the first image that stays in view when it is cropped. */
export function FocusPicker({ of: form }: { of: SectionEditing['form'] }) {
  const [chosen] = readUploads(form.values.images)
  if (!chosen) return axes.map((name) => <input key={name} type="hidden" name={name} value={form.values[name]} />)
  const { focusX, focusY } = form.values

  function press({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const share = (at: number, size: number) => String(Math.round(Math.min(1, Math.max(0, at / size)) * 100))
    form.set({ focusX: share(clientX - left, width), focusY: share(clientY - top, height) })
  }

  return (
    <fieldset>
      <legend className="mb-2">{adminHomeMessages.focus}</legend>
      <p className="mb-3 text-small text-ink-soft">{adminHomeMessages.focusHint}</p>
      {/* biome-ignore lint/a11y: the sliders below do the same with a keyboard. */}
      <div className="relative w-fit max-w-full cursor-crosshair" onClick={press}>
        <img src={chosen.image.src} alt="" className="max-h-80 w-auto max-w-full" />
        <span
          className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-paper bg-accent"
          style={{ left: `${focusX}%`, top: `${focusY}%` }}
        />
      </div>
      {axes.map((name) => (
        <label key={name} className="mt-3 flex max-w-form flex-wrap items-center gap-x-4 text-small">
          <span className="w-36">{adminHomeMessages[name]}</span>
          <input
            type="range"
            name={name}
            min={0}
            max={100}
            value={form.values[name]}
            className="h-11 grow accent-accent"
            onChange={({ currentTarget }) => form.set({ [name]: currentTarget.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}
