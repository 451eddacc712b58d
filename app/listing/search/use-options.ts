import { createContext, type KeyboardEvent, type RefObject, useContext, useState } from 'react'
import { flushSync } from 'react-dom'

/** The id of the option that the arrow keys are on; null while they are in the text box. */
export const ActiveOption = createContext<string | null>(null)

/** Makes an element an option of the text box, by an id of its own in the document. */
export function useOption(id: string) {
  return { id, role: 'option', 'aria-selected': useContext(ActiveOption) === id }
}

/**
 * Arrow keys move through the options in `panel` while the focus stays in the text box, as in the combobox pattern of the
 * ARIA Authoring Practices: up and down to the option in the line above or below, left and right to the neighbor, Home and
 * End to the first and the last. Enter presses the option; above the first one is the text box.
 */
export function useOptions(panel: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<string | null>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const options = [...(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const now = options.find(({ id }) => id === active) ?? null
    if (event.key === 'Enter') {
      if (!now) return
      event.preventDefault()
      return now.click()
    }
    const next = move(event.key, options, now)
    if (next === undefined) return
    event.preventDefault()
    // Chosen before it is scrolled to, so that its outline is in view.
    flushSync(() => setActive(next?.id ?? null))
    next?.scrollIntoView({ block: 'nearest' })
  }

  return { active, onKeyDown, leave: () => setActive(null) }
}

/** The option that a key moves to, null for the text box; undefined if the key is not about options. */
function move(key: string, options: readonly HTMLElement[], now: HTMLElement | null): HTMLElement | null | undefined {
  const first = options[0] ?? null
  if (!now) return key === 'ArrowDown' ? first : key === 'ArrowUp' ? (options.at(-1) ?? null) : undefined
  const place = options.indexOf(now)
  switch (key) {
    case 'ArrowDown':
      return nearest(now, options.slice(place + 1), 'below') ?? now
    case 'ArrowUp':
      return nearest(now, options.slice(0, place), 'above')
    case 'ArrowRight':
      return options[place + 1] ?? now
    case 'ArrowLeft':
      return options[place - 1] ?? null
    case 'Home':
      return first
    case 'End':
      return options.at(-1) ?? null
    default:
      return undefined
  }
}

/** The option in the next line, above or below, whose center is the nearest. */
function nearest(from: HTMLElement, options: readonly HTMLElement[], side: 'above' | 'below'): HTMLElement | null {
  const box = from.getBoundingClientRect()
  const center = box.left + box.width / 2
  const far = options.flatMap((option) => {
    const other = option.getBoundingClientRect()
    const lines = side === 'below' ? other.top - box.bottom : box.top - other.bottom
    return lines > -1 ? [{ option, lines, aside: Math.abs(other.left + other.width / 2 - center) }] : []
  })
  const closest = Math.min(...far.map(({ lines }) => lines))
  const line = far.filter(({ lines }) => lines < closest + box.height / 2)
  return line.toSorted((one, other) => one.aside - other.aside)[0]?.option ?? null
}
