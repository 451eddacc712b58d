import { forbidden } from '#contract/errors.ts'
import { apiSavedViewsMessages } from '#messages/en-US/api/saved-views.ts'
import type { AdminContext } from '../context.ts'
import { may } from '../may.ts'

/** Refuses with 403 callers who may not share views. */
export function refuseSharing(ctx: AdminContext): void {
  if (!may(ctx, 'manager')) throw forbidden(apiSavedViewsMessages.sharing)
}
