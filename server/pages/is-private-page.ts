const privatePages = /^\/(account|orders|admin|add-product|shop\/payment\/feedback|track-order)(\/|\.data|$)/i

/** Whether a page shows something personal; only such pages are told who is asking, and none of them is ever cached. */
export function isPrivatePage(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '/'
  try {
    path = decodeURI(path)
  } catch {
    return false
  }
  return privatePages.test(path.replace(/\/+/g, '/'))
}
