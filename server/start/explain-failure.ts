import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import { describeError } from '../log/describe-error.ts'

// The values of $1, $2, … follow in the message of Drizzle; a connection URL may be quoted by any.
const password = /(:\/\/[^\s:/@]*):[^\s/@]*@/g
const refusedByPooler = 'unsupported startup parameter'

/** Why a start failed, in a sentence: its cause, never the values of a statement or the password of a connection. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const statement = /^Failed query: ([^\n]*)/.exec(error.message)?.[1]
  const reason = statement === undefined ? messageOf(error) : describeError(innermost(error)).message
  const said = statement === undefined ? reason : cliStartMessages.statementFailed(reason, statement)
  const advice = reason.includes(refusedByPooler) ? ` ${cliStartMessages.databasePooled}` : ''
  return `${said}${advice}`.replace(password, '$1:…@')
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error
}

// An error of several addresses of one host has no message of its own.
function messageOf(error: Error): string {
  if (error.message) return error.message
  const [first] = error instanceof AggregateError ? error.errors : []
  return first instanceof Error ? first.message : error.name
}
