import { isRouteErrorResponse } from 'react-router'

/** A text that the server sent with a failed page: the sentence for the shopper, or the id of the request in the log. */
export function errorText(error: unknown, name: 'message' | 'requestId'): string | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  const found: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null
  return typeof found === 'string' ? found : null
}
