import { FoldIcon } from '#app/ui/fold-icon.tsx'
import { contentMessages } from '#messages/en-US/content.ts'
import type { Section } from './render-markdown.ts'

/** The sections of a long page: beside it on wide screens, collapsed above it on narrow ones. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <details className="mb-8 border-y border-line lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-medium">
          {contentMessages.onThisPage}
          <FoldIcon />
        </summary>
        <Links sections={sections} />
      </details>
      <nav aria-label={contentMessages.onThisPage} className="max-lg:hidden">
        <div className="max-h-[calc(100dvh-22rem)] overflow-y-auto">
          <Links sections={sections} />
        </div>
      </nav>
    </>
  )
}

function Links({ sections }: { sections: readonly Section[] }) {
  return (
    <ul className="pb-4 text-small lg:border-l lg:border-line lg:pb-0">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-center py-1 text-ink-soft transition-colors hover:text-accent lg:min-h-7 lg:pl-5"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
