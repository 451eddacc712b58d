import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/roles.ts'
import { adminPendingOrdersMessages } from '#messages/en-US/admin/pending-orders.ts'
import { NewOrderForm } from './new-order-form.tsx'

const { payments } = adminPendingOrdersMessages

/** The form as the server sends it to a role. */
function shownTo(role: StaffRole): string {
  const Form = () => <NewOrderForm items={[]} countries={[{ value: 'US', label: 'United States' }]} home="US" />
  const Page = createRoutesStub([{ id: 'routes/admin/guard', path: '/', Component: Form }])
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { 'routes/admin/guard': { role } } }} />)
}

test('a new order is offered as already paid only to roles that may mark orders as paid', () => {
  for (const role of ['owner', 'manager'] as const) {
    for (const name of Object.values(payments)) expect(shownTo(role)).toContain(name)
  }
  const forSupport = shownTo('support')
  expect(forSupport).toContain(payments.link)
  expect(forSupport).toContain(payments.transfer)
  expect(forSupport).not.toContain(payments.paid)
})
