import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { Section } from '../section.tsx'
import { LinkChecks } from './link-checks.tsx'

interface TextPreviewProps {
  shown: CallResponse<typeof calls.previewEmailText> | null
  refusal: string | null
  isBusy: boolean
}

/** The email as its recipient sees it, what spam filters may mind, and its plain text. */
export function TextPreview({ shown, refusal, isBusy }: TextPreviewProps) {
  const said = adminEmailsMessages.texts
  return (
    <div className="space-y-8" aria-busy={isBusy}>
      <Section title={said.preview}>
        {refusal && (
          <p role="status" className="mb-3 border-l-2 border-accent pl-4 text-small">
            {refusal}
          </p>
        )}
        {shown && (
          <>
            <p className="mb-2 text-small font-medium wrap-anywhere">{said.previewSubject(shown.subject)}</p>
            <div className="border border-line p-px">
              <iframe
                title={adminEmailsMessages.email}
                srcDoc={shown.html}
                sandbox=""
                className={`block h-[36rem] w-full bg-chalk transition-opacity ${isBusy ? 'opacity-60' : ''}`}
              />
            </div>
          </>
        )}
      </Section>
      {shown && (
        <Section title={said.checks}>
          <ul className="list-disc space-y-1 pl-5 text-small wrap-anywhere">
            {shown.findings.map(({ what, of }) => (
              <li key={what}>{said.findings[what](of.join(', '))}</li>
            ))}
            {shown.findings.length === 0 && <li>{said.noFindings}</li>}
            <LinkChecks links={shown.links} />
          </ul>
        </Section>
      )}
      {shown && (
        <details className="text-small">
          <summary className="link target w-fit">{adminEmailsMessages.asText}</summary>
          <pre className="mt-3 border border-line bg-chalk p-4 whitespace-pre-wrap wrap-anywhere">{shown.text}</pre>
        </details>
      )}
    </div>
  )
}
