import { filterKeys } from '#contract/products/fields.ts'

/** Excludes carts, pages that need a login, and every listing that only repeats products of another from crawling. */
export function robots(origin: string): string {
  const closed = [
    ...['/account', '/add-product', '/admin', '/api/', '/cart', '/checkout', '/confirm-email', '/forget-password'],
    ...[
      '/gateway',
      '/join/',
      '/login',
      '/orders',
      '/pay/',
      '/pictured',
      '/register',
      '/reset-password',
      '/shop/payment',
      '/sandbox',
      '/undo-email-change',
      '/unsubscribe',
    ],
    ...['/wishlist', '/*.data$', '/*?*color=', '/*?*size=', '/*?*min=', '/*?*max=', '/*?*search=', '/*?*sort='],
    ...['/*?*available=', '/*?*sale=', '/*?*rating=', '/*?*type=', '/*?*category='],
    ...['/*?*view=', '/*?*shown=', '/*?*pass=', '/*?*next='],
    ...filterKeys.map((key) => `/*?*${key}=`),
  ]
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}
