import { useEffect } from 'react'
import { toast } from '#app/ui/toast/toast.ts'

/** Shows the server's message as a toast too, once. Source: spec section 8. */
export function useErrorToast(message: string | null): void {
  useEffect(() => {
    if (message !== null) toast.error(message)
  }, [message])
}
