import { useEffect, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/stock-alerts/calls.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import { useMay } from '../use-may.ts'

/** How many addresses are read; the others are counted. */
const maxNamed = 50

type Preview = CallResponse<typeof calls.previewRestock>

/** Who would be told if units of a variant arrived; their addresses only for roles that may see them. */
export function RestockPreview({ variantId }: { variantId: string }) {
  const said = adminStockAlertsMessages.restock
  const mayNames = useMay()('support')
  const [found, setFound] = useState<Preview | string | null>(null)

  useEffect(() => {
    let isCurrent = true
    void sentenceIfRefused(api.stockAlerts.previewRestock({ variantId })).then((preview) => {
      if (isCurrent) setFound(preview)
    })
    return () => {
      isCurrent = false
    }
  }, [variantId])

  if (typeof found === 'string') return <Refused sentence={found} />
  return (
    <div role="status" className="text-small">
      {found === null ? (
        said.looking
      ) : (
        <>
          <p className="font-medium">{found.isPublished ? said.told(found.told) : said.unpublished}</p>
          {found.told > 0 && mayNames && <Addresses variantId={variantId} told={found.told} />}
        </>
      )}
    </div>
  )
}

/** The addresses of waiting shoppers, in the order in which they are told; the log of personal data records that they were read. */
function Addresses({ variantId, told }: { variantId: string; told: number }) {
  const [emails, setEmails] = useState<readonly string[] | string>([])
  useEffect(() => {
    let isCurrent = true
    const asked = api.stockAlerts.listStockAlerts({ variantId, sort: 'oldest', limit: maxNamed })
    void sentenceIfRefused(asked).then((read) => {
      if (isCurrent) setEmails(typeof read === 'string' ? read : read.alerts.map(({ email }) => email))
    })
    return () => {
      isCurrent = false
    }
  }, [variantId])

  if (typeof emails === 'string') return <Refused sentence={emails} />
  return (
    <ul className="mt-1 max-h-48 overflow-y-auto wrap-anywhere">
      {emails.map((email) => (
        <li key={email}>{email}</li>
      ))}
      {emails.length > 0 && told > emails.length && (
        <li className="text-ink-soft">{adminStockAlertsMessages.restock.more(told - emails.length)}</li>
      )}
    </ul>
  )
}

function Refused({ sentence }: { sentence: string }) {
  return (
    <p role="alert" className="border-l-2 border-accent pl-4 text-small">
      {sentence}
    </p>
  )
}

async function sentenceIfRefused<T>(asked: Promise<T>): Promise<T | string> {
  return asked.catch((error: unknown) => {
    if (error instanceof RefusedError) return error.message
    throw error
  })
}
