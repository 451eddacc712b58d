/** The address of a page for logging in that remembers where somebody wanted to go. */
export function withNext(page: '/login' | '/register', next: string | null): string {
  return next ? `${page}?next=${encodeURIComponent(next)}` : page
}
