/** The URL of a login page that returns to `next` afterwards. */
export function withNext(page: '/login' | '/register', next: string | null): string {
  return next ? `${page}?next=${encodeURIComponent(next)}` : page
}
