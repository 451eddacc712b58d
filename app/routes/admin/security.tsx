import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { CodeList } from '#app/admin/security/code-list.tsx'
import { SecondFactor } from '#app/admin/security/second-factor.tsx'
import { SetUp } from '#app/admin/security/set-up.tsx'
import { apiContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'
import type { Route } from './+types/security.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).secondFactor.readSecondFactor({})
}

/** The second factor of one's own login. */
export default function Security({ loaderData: { since, isRequired, codesLeft } }: Route.ComponentProps) {
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
        ) : since ? (
          <SecondFactor
            since={since}
            isRequired={isRequired}
            codesLeft={codesLeft}
            onCodes={show}
            onEnded={revalidate}
          />
        ) : (
          <SetUp onCodes={show} />
        )}
      </div>
    </>
  )
}
