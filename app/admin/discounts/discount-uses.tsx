import type { ReactNode } from 'react'
import type { OwnDiscount } from '#contract/discounts/own-discount.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import { Section } from '../section.tsx'
import { money } from './describe-discount.ts'

/** What has been used of a discount, and the link that brings its code along. */
export function DiscountUses({ discount }: { discount: OwnDiscount }) {
  const { uses, maxUses, held, revenue, saved, balance, amount, ownerEmail, code } = discount
  return (
    <Section title={m.usage}>
      <dl className="space-y-2 tabular-nums">
        {ownerEmail !== null && <Fact name={m.ownerFact}>{ownerEmail || m.formerOwner}</Fact>}
        {balance !== null && <Fact name={m.balanceFact}>{m.balanceOf(money(balance), money(amount ?? 0))}</Fact>}
        <Fact name={m.usesFact}>{maxUses === null ? uses : m.usesOf(String(uses), String(maxUses))}</Fact>
        <Fact name={m.heldFact}>{held}</Fact>
        <Fact name={m.revenueFact}>{money(revenue)}</Fact>
        <Fact name={m.savedFact}>{money(saved)}</Fact>
        {code !== null && <Fact name={m.link}>{`/?code=${code}`}</Fact>}
      </dl>
      {code !== null && <p className="mt-2 text-small text-ink-soft">{m.linkHint}</p>}
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
