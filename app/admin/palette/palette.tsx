import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { adminPaletteMessages } from '#messages/en-US/admin/palette.ts'
import { tableInput } from '../table/table-button.ts'
import type { EntryGroup } from './find-entries.ts'
import { useFound } from './use-found.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The command palette and the list of keyboard shortcuts; each opens by its key. */
export function Palette() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  useShortcuts({ openPalette: () => setOpen('palette'), openHelp: () => setOpen('help') })
  const close = () => setOpen(null)
  return (
    <>
      <Dialog open={open === 'palette'} onOpenChange={close} title={adminPaletteMessages.title} isTitleQuiet>
        <Finder onClose={close} />
      </Dialog>
      <Dialog open={open === 'help'} onOpenChange={close} title={adminPaletteMessages.keysTitle}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-small">
          {Object.values(adminPaletteMessages.keys).map(([key, what]) => (
            <div key={key} className="contents">
              <dt className="font-medium">{key}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

function Finder({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const { groups, isSearching } = useFound(text)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <search className="block pt-1.5" onKeyDown={moveFocus}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.currentTarget.parentElement?.querySelector('a')?.click()
        }}
      >
        <input
          data-autofocus
          aria-label={adminPaletteMessages.placeholder}
          placeholder={adminPaletteMessages.placeholder}
          value={text}
          maxLength={100}
          autoComplete="off"
          className={tableInput}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
      <p role="status" className="mt-2 text-small text-ink-soft">
        {isSearching
          ? adminPaletteMessages.searching
          : count === 0
            ? adminPaletteMessages.none
            : adminPaletteMessages.found(count)}
      </p>
      <div className="mt-2 h-[min(26rem,50dvh)] overflow-y-auto">
        {groups.map((group) => (
          <Group key={group.title} group={group} onClose={onClose} />
        ))}
      </div>
      <p className="mt-3 text-small text-ink-soft max-lg:hidden">{adminPaletteMessages.hint}</p>
    </search>
  )
}

function Group({ group: { title, entries }, onClose }: { group: EntryGroup; onClose: () => void }) {
  return (
    <section aria-label={title} className="mb-3">
      <h3 className="px-2 text-small text-ink-soft">{title}</h3>
      <ul>
        {entries.map(({ to, label, hint }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onClose}
              className="flex min-h-11 items-center gap-3 rounded-small px-2 hover:bg-linen focus:bg-linen lg:min-h-9 lg:text-small"
            >
              <span className="truncate font-medium">{label}</span>
              {hint && <span className="ml-auto max-w-[60%] truncate text-small text-ink-soft">{hint}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The arrow keys move between the field and what was found. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
}
