/** "Summer sale (SUMMER10)", or the title alone where it says the same. */
export function discountName({ title, code }: { title: string; code: string | null }): string {
  return code === null || code === title.toUpperCase() ? title : `${title} (${code})`
}
