import { Button } from '#app/ui/button.tsx'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'
import { Section } from '../section.tsx'

/** The recovery codes, shown once. */
export function CodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void | Promise<void> }) {
  return (
    <Section title={said.codesTitle}>
      <p className="mb-4">{said.codesLead}</p>
      <ul className="mb-6 grid grid-cols-2 gap-2 border border-line p-4 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button className="print:hidden" onClick={onKept}>
        {said.codesKept}
      </Button>
    </Section>
  )
}
