import { messageAssets } from 'virtual:message-assets'
import { useContext } from 'react'
import { useMatches } from 'react-router'
import { currentLocale } from '#messages/current-locale.ts'
import { ScriptNonce } from './script-nonce.ts'

const addresses = () => messageAssets?.addresses[currentLocale()] ?? {}

/** Maps the page's imports to the messages of its locale. It must precede all module scripts, or browsers refuse it. */
export function MessageMap() {
  const imports = Object.entries(addresses()).map(([name, address]) => [`messages/${name}`, address])
  const map = import.meta.env.SSR ? JSON.stringify({ imports: Object.fromEntries(imports) }) : ''
  const nonce = useContext(ScriptNonce)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file names, allowed by their hash in the CSP
    <script type="importmap" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: map }} />
  )
}

/** Requests the messages of the page along with its code. */
export function MessagePreloads() {
  const names = useMatches().flatMap(({ id }) => messageAssets?.routes[id] ?? [])
  const files = new Set(names.map((name) => addresses()[name]))
  return [...files].map((file) => <link key={file} rel="modulepreload" href={file} />)
}
