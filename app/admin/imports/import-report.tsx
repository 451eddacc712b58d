import type { ProductImport } from '#contract/imports/calls.ts'
import { countUnlisted, linesOf } from '#contract/imports/error-lines.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { ImportState } from './use-import.ts'

/** The progress of an import; in the end its result or its errors. */
export function ImportReport({ state }: { state: ImportState }) {
  const messages = adminProductsMessages.import
  const { found, refusal } = state
  const isOver = found !== null && found.state !== 'waiting' && found.state !== 'running'
  if (refusal) return <Sentence isBad>{refusal}</Sentence>
  if (!isOver) {
    const { progress, doing } = doingOf(state)
    return (
      <div>
        <p role="status" className="mb-2">
          {doing}
        </p>
        <progress
          aria-label={doing}
          value={progress}
          max={1}
          className="block h-2 w-full appearance-none bg-linen [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-accent"
        />
      </div>
    )
  }
  if (found.state === 'failed') {
    return <Sentence isBad>{messages.interrupted}</Sentence>
  }
  return found.state === 'refused' ? <Refusal found={found} /> : <Outcome found={found} />
}

function doingOf({ found, sent, isDryRun }: ImportState): { progress: number; doing: string } {
  const messages = adminProductsMessages.import
  if (!found) return { progress: sent, doing: messages.sending }
  if (isDryRun) return { progress: found.progress, doing: messages.checking }
  const { waiting, fetched, failed } = found.images
  if (waiting === 0) return { progress: found.progress, doing: messages.importing }
  const tried = fetched + failed
  return { progress: tried / (tried + waiting), doing: messages.fetching(tried, tried + waiting, failed) }
}

function Outcome({ found }: { found: ProductImport }) {
  const { isDryRun, lines, created, changed, unchanged, newCategories, notes, images } = found
  const messages = adminProductsMessages.import
  return (
    <>
      <Sentence>
        {isDryRun ? messages.checked(lines, created, changed, unchanged) : messages.done(created, changed, unchanged)}
        {newCategories.length > 0 &&
          ` ${isDryRun ? messages.wouldAdd(newCategories.join(', ')) : messages.haveAdded(newCategories.join(', '))}`}
        {isDryRun && images.waiting > 0 && ` ${messages.wouldFetch(images.waiting)}`}
        {images.fetched + images.failed > 0 && ` ${messages.haveFetched(images.fetched, images.failed)}`}
      </Sentence>
      {notes.length > 0 && <FindingsTable label={messages.note} findings={notes} />}
    </>
  )
}

function Refusal({ found }: { found: ProductImport }) {
  const messages = adminProductsMessages.import
  const unlisted = countUnlisted(found)
  return (
    <>
      <Sentence isBad>{messages.errors(found.errorCount)}</Sentence>
      <FindingsTable label={messages.error} findings={found.errors} />
      {unlisted > 0 && <p className="mt-2 text-small">{messages.firstErrors(found.errorCount - unlisted)}</p>}
    </>
  )
}

/** Errors or notes with their lines and columns. */
function FindingsTable({ label, findings }: { label: string; findings: ProductImport['errors'] }) {
  const messages = adminProductsMessages.import
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pr-4 font-medium">
              {messages.line}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              {messages.column}
            </th>
            <th scope="col" className="py-2 font-medium">
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {findings.map((each) => (
            <tr key={`${each.column} ${each.message}`} className="border-b border-line align-top">
              <td className="py-2 pr-4 tabular-nums">{linesOf(each)}</td>
              <td className="py-2 pr-4">{each.column}</td>
              <td className="py-2">{each.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Sentence({ isBad = false, children }: { isBad?: boolean; children: React.ReactNode }) {
  return (
    <p role={isBad ? 'alert' : 'status'} className={`border-l-2 px-4 py-2 ${isBad ? 'border-accent' : 'border-ink'}`}>
      {children}
    </p>
  )
}
