import { useState } from 'react'
import { adminSecureLoginMessages as said } from '#messages/en-US/admin/secure-login.ts'
import { adminSecurityMessages as security } from '#messages/en-US/admin/security.ts'
import { Section } from '../section.tsx'
import { AddPasskey } from '../security/add-passkey.tsx'
import { CodeList } from '../security/code-list.tsx'
import { SetUp } from '../security/set-up.tsx'

/** Sets up the second factor that the shop requires of its staff, up to the recovery codes. */
export function SecondFactorStep({ onDone }: { onDone: () => void | Promise<void> }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <CodeList codes={codes} onKept={onDone} />
  return (
    <>
      <p className="mb-8">{said.required}</p>
      <div className="space-y-10">
        <Section title={security.passkeysTitle}>
          <p className="mb-5">{security.passkeysLead}</p>
          <AddPasskey onAdded={(made) => (made.length > 0 ? setCodes(made) : onDone())} />
        </Section>
        <Section title={security.appTitle}>
          <SetUp onCodes={async (made) => setCodes(made)} />
        </Section>
      </div>
    </>
  )
}
