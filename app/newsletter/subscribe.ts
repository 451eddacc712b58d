import { api, RefusedError } from '#app/api.ts'
import { localData } from '#app/state/local-data.ts'
import { toast } from '#app/ui/toast/toast.ts'

/** Subscribes, shows the outcome, and never shows the newsletter modal in this browser again. */
export async function subscribe(email: string): Promise<{ message: string; isSubscribed: boolean }> {
  try {
    const { message } = await api.newsletter.newsletter({ email })
    toast.success(message, { about: 'newsletter' })
    await localData.newsletter.change(() => false)
    await localData.newsletterDismissed.change(() => true)
    return { message, isSubscribed: true }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.error(error.message, { about: 'newsletter' })
    return { message: error.message, isSubscribed: false }
  }
}
