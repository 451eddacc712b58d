import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { ConfirmArrival } from './confirm-arrival.tsx'

const shipment = {
  ...{ _id: 'one', position: 1, carrier: null, trackingNumber: null, trackingUrl: null, lines: [] },
  shippedAt: '2026-03-02T18:00:00Z',
  expected: { from: '2026-03-05', to: '2026-03-10' },
}

/** What the buyer of a package that shipped on March 2 is asked; it can be returned for 15 days. */
function shown(deliveredOn: string | null, today: string, isCashbackSettled = false): string {
  const { shippedAt } = shipment
  const shipments = [{ ...shipment, deliveredOn }]
  const order = { orderNumber: 'MG-1001', shippedAt, deliveredOn, shipments, returnDays: 15, isCashbackSettled }
  const Page = createRoutesStub([{ path: '/', Component: () => <ConfirmArrival order={order} today={today} /> }])
  return renderToStaticMarkup(<Page />)
}

test('the buyer is offered the days of arrival that are not refused, and none once it is final', () => {
  const first = shown(null, '2026-03-09')
  expect(first).toContain(ordersMessages.arrivedQuestion)
  expect(first).toContain(ordersMessages.confirmArrival)
  expect(first).toMatch(/min="2026-03-02"/)
  expect(first).toMatch(/max="2026-03-09"/)

  const correction = shown('2026-03-05', '2026-03-09')
  expect(correction).toContain(ordersMessages.correctArrival)
  expect(correction).toContain(ordersMessages.changeArrival)
  expect(correction).not.toContain(ordersMessages.confirmArrival)
  expect(correction).toMatch(/max="2026-03-05"/)

  // No earlier day, a window that is over, and cashback that was sent.
  expect(shown('2026-03-02', '2026-03-09')).toBe('')
  expect(shown('2026-03-05', '2026-03-21')).toBe('')
  expect(shown(null, '2026-03-26')).toBe('')
  expect(shown(null, '2026-03-09', true)).toBe('')
})
