import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { CodeList } from '#app/admin/security/code-list.tsx'
import { Passkeys } from '#app/admin/security/passkeys.tsx'
import { AuthenticatorApp, RecoveryCodes } from '#app/admin/security/second-factor.tsx'
import { apiContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'
import type { Route } from './+types/security.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).secondFactor.readSecondFactor({})
}

/** The passkeys, the authenticator app and the recovery codes of one's own login. */
export default function Security({ loaderData: { since, passkeys, isRequired, codesLeft } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  async function show(made: readonly string[]) {
    setCodes(made)
    await revalidate()
  }
  return (
    <>
      <AdminHeading lead={said.lead}>{adminFrameMessages.pages.security}</AdminHeading>
      <NeedsScript />
      <div className="max-w-form">
        {codes ? (
          <CodeList codes={codes} onKept={() => setCodes(null)} />
        ) : (
          <div className="space-y-12">
            <Passkeys passkeys={passkeys} isOnlyFactor={isRequired && !since} onCodes={show} onChanged={revalidate} />
            <AuthenticatorApp
              since={since}
              mustStay={isRequired && passkeys.length === 0}
              onCodes={show}
              onEnded={revalidate}
            />
            {(since !== null || passkeys.length > 0) && <RecoveryCodes codesLeft={codesLeft} onCodes={show} />}
          </div>
        )}
      </div>
    </>
  )
}
