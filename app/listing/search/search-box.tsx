import { Search, X } from 'lucide'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { searchMessages } from '#messages/en-US/search.ts'

interface SearchBoxProps {
  query: string
  onQuery: (query: string) => void
  onSubmit: () => void
  onClose: () => void
  /** The id of the list of options. */
  list: string
  /** The id of the active option. */
  active: string | null
  onKeyDown: (event: KeyboardEvent) => void
}

/** The text box of the search popup, a combobox whose options are the suggestions below it. */
export function SearchBox({ query, onQuery, onSubmit, onClose, list, active, onKeyDown }: SearchBoxProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <search className="border-b border-line">
      <form action="/shop" onSubmit={submit} className="container-page flex items-center gap-3 py-3">
        <Icon of={Search} size={24} strokeWidth={1.25} className="shrink-0" />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="search"
          role="combobox"
          aria-label={searchMessages.placeholder}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={active ?? undefined}
          placeholder={searchMessages.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
          value={query}
          onChange={({ currentTarget }) => onQuery(currentTarget.value)}
          onKeyDown={onKeyDown}
          className="display min-h-14 w-full min-w-0 bg-transparent text-title outline-none placeholder:text-ink-soft"
        />
        <IconButton label={searchMessages.close} onClick={onClose}>
          <Icon of={X} size={24} strokeWidth={1.25} />
        </IconButton>
      </form>
    </search>
  )
}
