declare global {
  interface Window {
    /** The query that the next request of a file of code adds, by its name. */
    codeRetries?: Record<string, string>
  }
}

/** Browsers do not ask again for a module that failed to load on the same page, unless its address is another. */
export function retryUnderNewAddress(error: unknown): void {
  const [, file, times = '0'] = /\/([\w.-]+\.js)(?:\?again=(\d+))?$/.exec(String(error)) ?? []
  if (!file) return
  window.codeRetries ??= {}
  window.codeRetries[file] = `?again=${Number(times) + 1}`
}

/** The code of a file that loads others on demand, each under the address of its next try. */
export function withRetries(code: string): string {
  return code.replace(/\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g, 'import("./$2"+(window.codeRetries?.["$2"]??""))')
}
