const privatePages = /^\/(account|orders|admin|add-product|shop\/payment\/feedback|track-order|pay)(\/|\.data|$)/i

/** Whether a page shows personal data. Only these are rendered with the session of the visitor, and they are never cached. */
export function isPrivatePage(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '/'
  try {
    path = decodeURI(path)
  } catch {
    return false
  }
  return privatePages.test(path.replace(/\/+/g, '/'))
}
