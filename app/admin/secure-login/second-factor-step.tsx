import { useState } from 'react'
import { adminSecureLoginMessages as said } from '#messages/en-US/admin/secure-login.ts'
import { CodeList } from '../security/code-list.tsx'
import { SetUp } from '../security/set-up.tsx'

/** Sets up the second factor that the shop requires of its staff, up to the recovery codes. */
export function SecondFactorStep({ onDone }: { onDone: () => void | Promise<void> }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <CodeList codes={codes} onKept={onDone} />
  return (
    <>
      <p className="mb-6">{said.required}</p>
      <SetUp onCodes={async (made) => setCodes(made)} />
    </>
  )
}
