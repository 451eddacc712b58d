import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { linkForm } from '#contract/emails/check-email.ts'
import { type EmailText, usualText } from '#contract/emails/email-text.ts'
import { useStyles } from '../styles.ts'
import { fillWords } from './placeholders.ts'

interface OwnWords {
  text: EmailText
  /** What the placeholders stand for. */
  values: Readonly<Record<string, string>>
}

/** The owner's words of the email being rendered. */
const WordsContext = createContext<OwnWords>({ text: usualText, values: {} })

/** An email with the owner's words. */
export function inWords(words: OwnWords, email: ReactNode): ReactNode {
  return <WordsContext value={words}>{email}</WordsContext>
}

/** The heading: the owner's, or the usual one. */
export function useHeading(usual: string): string {
  const { text, values } = useContext(WordsContext)
  return text.heading === '' ? usual : fillWords(text.heading, values)
}

/** The first sentence, which the owner's opening replaces. Without one it is only the owner's, above what must not be missing. */
export function Opening({ children }: { children?: ReactNode }) {
  const styles = useStyles()
  const { text } = useContext(WordsContext)
  if (text.opening !== '') return <Paragraphs text={text.opening} />
  return children === undefined ? null : <p style={styles.text}>{children}</p>
}

/** What the owner says below everything else. */
export function Closing() {
  const { text } = useContext(WordsContext)
  return text.closing === '' ? null : <Paragraphs text={text.closing} />
}

function Paragraphs({ text }: { text: string }) {
  const styles = useStyles()
  return text.split(/\n\s*\n/).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once, and paragraphs have no ids
    <p key={at} style={styles.text}>
      {paragraph.split(/\r?\n/).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids either
        <Fragment key={place}>
          {place > 0 && <br />}
          <Line text={line} />
        </Fragment>
      ))}
    </p>
  ))
}

/** A line with its links. Only what the owner wrote becomes one, never what a placeholder stands for. */
function Line({ text }: { text: string }) {
  const styles = useStyles()
  const { values } = useContext(WordsContext)
  const links = text.match(linkForm) ?? []
  return text.split(linkForm).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids
    <Fragment key={at}>
      {fillWords(part, values)}
      {links[at] !== undefined && (
        <a href={links[at]} style={styles.link}>
          {links[at]}
        </a>
      )}
    </Fragment>
  ))
}
