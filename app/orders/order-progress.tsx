import { ordersMessages } from '#messages/en-US/orders.ts'
import type { OrderStep } from './order-steps.tsx'

/** How far an order has come, as a line of steps. */
export function OrderProgress({ steps }: { steps: readonly OrderStep[] }) {
  const current = steps.findLastIndex(({ isDone }) => isDone)
  return (
    <ol aria-label={ordersMessages.progress} className="grid auto-cols-fr grid-flow-col gap-x-2 sm:gap-x-3">
      {steps.map(({ name, detail, isDone }, at) => (
        <li
          key={name}
          aria-current={at === current ? 'step' : undefined}
          className={`border-t-2 pt-3 ${isDone ? 'border-ink' : 'border-line text-ink-soft'}`}
        >
          <p className={`max-sm:text-small ${at === current ? 'font-medium' : ''}`}>{name}</p>
          {detail && <p className="text-small text-balance text-ink-soft">{detail}</p>}
        </li>
      ))}
    </ol>
  )
}
