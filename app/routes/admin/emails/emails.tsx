import { Link } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { emailBulkActions } from '#app/admin/emails/bulk-actions.ts'
import { emailColumns } from '#app/admin/emails/email-columns.tsx'
import { SendTestEmail, type TestEmailAnswer } from '#app/admin/emails/send-test-email.tsx'
import { testEmailFields } from '#app/admin/emails/test-email-fields.ts'
import { ForRole } from '#app/admin/for-role.tsx'
import { afterParam, choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { createSelection } from '#app/admin/table/create-selection.ts'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { tableButton } from '#app/admin/table/table-button.ts'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { checkForm, readForm, refusalToErrors } from '#contract/check-form.ts'
import { emailStates, type StoredEmail } from '#contract/emails/calls.ts'
import { ages } from '#contract/list-order.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/emails.ts'

const querySchema = z.object({
  state: choiceParam(emailStates),
  to: textParam(254),
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})

const selection = createSelection<StoredEmail>()

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { emails, next, hasEmailServer } = await context.get(apiContext).emails.listEmails({ ...filter, after })
  return { page: { rows: emails, next, after }, hasEmailServer, filter, columns }
}

/** Takes the form of a page without JavaScript. */
export async function action({ request, context }: Route.ActionArgs): Promise<TestEmailAnswer> {
  const values = readForm(testEmailFields, await request.formData())
  const wrong = checkForm(testEmailFields, values)
  if (wrong) return { ...wrong, values }
  try {
    return { sent: await context.get(apiContext).emails.sendTestEmail(values) }
  } catch (error) {
    const sentence = refusalOf(error)
    if (sentence === null) throw error
    return { ...refusalToErrors(testEmailFields, sentence), values }
  }
}

export default function EmailList({
  loaderData: { page, hasEmailServer, filter, columns },
  actionData,
}: Route.ComponentProps) {
  const name = adminFrameMessages.pages.emails
  return (
    <>
      <AdminHeading
        actions={
          <ForRole access="manager">
            <Link to="/admin/email-texts" className={tableButton}>
              {adminFrameMessages.pages.emailTexts}
            </Link>
            <SendTestEmail answer={actionData} />
          </ForRole>
        }
      >
        {name}
      </AdminHeading>
      {!hasEmailServer && (
        <p className="mb-4 border-l-2 border-accent pl-4 text-small text-pretty">{adminEmailsMessages.noServer}</p>
      )}
      <ListTable
        name={name}
        page={page}
        columns={emailColumns()}
        idOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        query={{ ...filter, columns }}
        filters={[
          {
            name: 'state',
            label: adminEmailsMessages.state,
            options: emailStates.map((value) => ({ value, label: adminEmailsMessages.states[value] })),
          },
          { name: 'to', label: adminEmailsMessages.recipient, isText: true },
        ]}
        usualSort="newest"
        csv={{
          file: 'emails',
          async readPage(page) {
            const { emails, next } = await api.emails.listEmails({ ...filter, ...page })
            return { rows: emails, next }
          },
        }}
        empty={{ title: adminEmailsMessages.none, filtered: adminEmailsMessages.none }}
        selection={selection}
        actions={emailBulkActions()}
      />
    </>
  )
}
