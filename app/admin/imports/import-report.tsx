import type { ProductImport } from '#contract/imports/calls.ts'
import type { ImportState } from './use-import.ts'

/** The progress of an import; in the end its result or its errors. */
export function ImportReport({ state }: { state: ImportState }) {
  const { found, refusal, sent, isDryRun } = state
  const isOver = found !== null && found.state !== 'waiting' && found.state !== 'running'
  if (refusal) return <Sentence isBad>{refusal}</Sentence>
  if (!isOver) {
    const progress = found ? found.progress : sent
    const doing = !found ? 'Sending the file' : isDryRun ? 'Checking the file' : 'Importing'
    return (
      <div>
        <p role="status" className="mb-2">
          {doing} …
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
    return <Sentence isBad>The import was interrupted. Nothing has been changed. Please try again.</Sentence>
  }
  return found.state === 'refused' ? <ErrorTable found={found} /> : <Outcome found={found} />
}

function Outcome({ found: { isDryRun, lines, created, changed, unchanged } }: { found: ProductImport }) {
  return (
    <Sentence>
      {isDryRun
        ? `Checked ${lines} lines. ${created} products would be added and ${changed} changed; ${unchanged} stay as they are.`
        : `Done. ${created} products were added and ${changed} changed; ${unchanged} stay as they were.`}
    </Sentence>
  )
}

function ErrorTable({ found: { errors, errorCount } }: { found: ProductImport }) {
  return (
    <>
      <Sentence isBad>
        {errorCount === 1 ? 'One thing is wrong' : `${errorCount} things are wrong`} in this file. Nothing has been
        changed.
      </Sentence>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-left text-small">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pr-4 font-medium">
                Line
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                Column
              </th>
              <th scope="col" className="py-2 font-medium">
                What is wrong
              </th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`} className="border-b border-line align-top">
                <td className="py-2 pr-4 tabular-nums">{line}</td>
                <td className="py-2 pr-4">{column}</td>
                <td className="py-2">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errorCount > errors.length && <p className="mt-2 text-small">The first {errors.length} are shown.</p>}
    </>
  )
}

function Sentence({ isBad = false, children }: { isBad?: boolean; children: React.ReactNode }) {
  return (
    <p role={isBad ? 'alert' : 'status'} className={`border-l-2 px-4 py-2 ${isBad ? 'border-accent' : 'border-ink'}`}>
      {children}
    </p>
  )
}
