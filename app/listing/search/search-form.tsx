import { Search } from 'lucide'
import { Form } from 'react-router'
import { controlClass } from '#app/ui/form/field-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { searchMessages } from '#messages/en-US/search.ts'

/** The search box of the search page; it works without JavaScript. */
export function SearchForm({ query }: { query: string }) {
  return (
    <search className="block w-full max-w-form">
      <Form action="/shop" className="relative">
        <input
          key={query}
          type="search"
          name="search"
          aria-label={searchMessages.placeholder}
          placeholder={searchMessages.placeholder}
          defaultValue={query}
          maxLength={100}
          enterKeyHint="search"
          className={`${controlClass} pr-12`}
        />
        <IconButton type="submit" label={searchMessages.search} className="absolute top-0.5 right-0.5">
          <Icon of={Search} size={20} />
        </IconButton>
      </Form>
    </search>
  )
}
