import { Children } from 'react'
import { api } from '#app/api.ts'
import type { StaffInvitation } from '#contract/staff/calls.ts'
import { adminStaffMessages as said } from '#messages/en-US/admin/staff.ts'
import { Moment } from '../moment.tsx'
import { smallButton } from '../small-control.ts'
import { useSaving } from '../use-saving.ts'

interface InvitationRowProps {
  invitation: StaffInvitation
  onChanged: () => Promise<void>
}

/** An invitation that nobody has accepted; it is sent again with a new link, or withdrawn. */
export function InvitationRow({ invitation, onChanged }: InvitationRowProps) {
  const { invitationId, email, role, by, expiresAt, isExpired } = invitation
  const { isBusy, refusal, save } = useSaving()
  async function run(change: () => Promise<{ message: string }>) {
    await save(change)
    await onChanged()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-small">{by ? said.invitedBy(said.roles[role], by) : said.roles[role]}</p>
        <p className={`text-small ${isExpired ? 'text-accent' : 'text-ink-soft'}`}>
          {isExpired ? said.expired : Children.toArray(said.expires(<Moment at={expiresAt} isDay />))}
        </p>
        {refusal && (
          <p role="alert" className="text-small text-accent">
            {refusal.message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-label={said.resendOf(email)}
          aria-disabled={isBusy}
          className={smallButton}
          onClick={() => run(() => api.staff.inviteStaff({ email, role }))}
        >
          {said.resend}
        </button>
        <button
          type="button"
          aria-label={said.withdrawOf(email)}
          aria-disabled={isBusy}
          className={smallButton}
          onClick={() => run(() => api.staff.withdrawInvitation({ invitationId }))}
        >
          {said.withdraw}
        </button>
      </div>
    </li>
  )
}
