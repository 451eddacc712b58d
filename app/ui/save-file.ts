/** Saves a text as a file, as a download of the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
