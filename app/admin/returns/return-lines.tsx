import { Image } from '#app/media/image.tsx'
import { choiceWords } from '#app/returns/choice-words.ts'
import type { OrderReturn } from '#contract/returns/order-return.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'

/** What is sent back and why, with the photos of the buyer. */
export function ReturnLines({ lines }: Pick<OrderReturn, 'lines'>) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.lineId} className="flex gap-4 py-4">
          <Image
            image={{ src: line.image, alt: line.name, tint: 'var(--color-linen)' }}
            sizes="80px"
            className="w-20 shrink-0 self-start"
            isDecorative
          />
          <div className="min-w-0 space-y-1">
            <p className="font-medium">
              {line.quantity} × {line.name}
            </p>
            <p className="text-small text-ink-soft">{[choiceWords(line), line.sku].filter(Boolean).join(' · ')}</p>
            <p className="text-small">{adminReturnsMessages.reasonOf(returnsMessages.reasons[line.reason])}</p>
            {line.note && <p className="text-small wrap-anywhere whitespace-pre-wrap text-ink-soft">{line.note}</p>}
            {line.wanted && <p className="text-small">{adminReturnsMessages.exchangedFor(choiceWords(line.wanted))}</p>}
            {line.received !== null && (
              <p className="text-small">{adminReturnsMessages.counted(line.received, line.restocked)}</p>
            )}
            <Photos photos={line.photos} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Photos({ photos }: { photos: readonly string[] }) {
  if (photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 pt-1">
      {photos.map((src, at) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer" className="block">
            <Image
              image={{ src, alt: adminReturnsMessages.photo(at + 1), tint: 'var(--color-linen)' }}
              sizes="80px"
              className="w-20"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
