/** What of a table is in a shop file: all its rows and columns unless said otherwise. */
interface ShopTable {
  name: string
  /** The SQL condition on `t` of the rows that are the shop's. */
  where?: string
  /** SQL expressions for columns that are not exported as they are. */
  values?: Record<string, string>
  /** What its rows are sorted by, where one row needs another of the same table first. */
  first?: string
}

// The sections name their images in JSON, where no foreign key is.
const isOnHomePage = `exists (select from public.home_sections s where jsonb_path_exists(
  jsonb_build_array(s.content, s.draft), '$.** ? (@ == $id)', jsonb_build_object('id', t.id)))`

const isOfLogoOrDrawing = `(exists (select from public.categories c where c.drawing = t.name) or exists (
  select from public.settings s where s.key = 'settings.logo' and t.name in (s.value->>'logo', s.value->>'favicon')))`

const isForEverybody = (discount: string) => `${discount}.origin = 'staff' and ${discount}.owner_email is null`

const ofSharedDiscount = `exists (select from public.discounts d where d.id = t.discount_id and ${isForEverybody('d')})`

/**
 * The tables of a shop file, each after the tables that its rows refer to. Triggers fill the columns and tables that are
 * derived from them. Of `images` also those that another exported row refers to are exported.
 */
export const shopTables: readonly ShopTable[] = [
  { name: 'images', where: isOnHomePage },
  { name: 'brand_files', where: isOfLogoOrDrawing },
  { name: 'categories', first: "t.parent_key <> ''" },
  { name: 'former_category_paths' },
  { name: 'size_charts' },
  { name: 'size_chart_places' },
  { name: 'color_families' },
  // Ratings and sales belong to reviews and orders, which stay.
  { name: 'products', values: { rating_average: 'null', rating_count: '0', sold_count: '0' } },
  { name: 'product_colors' },
  { name: 'product_sizes' },
  { name: 'product_images' },
  { name: 'variants', values: { reserved: '0' } },
  { name: 'looks' },
  { name: 'image_spots' },
  { name: 'collections' },
  { name: 'collection_products' },
  { name: 'sales' },
  { name: 'sale_products' },
  // After all that its triggers record.
  { name: 'price_changes', values: { actor_id: 'null' } },
  { name: 'home_sections' },
  { name: 'carriers' },
  { name: 'pickup_points' },
  { name: 'shipping_zones' },
  { name: 'shipping_zone_countries' },
  { name: 'shipping_methods' },
  // Those of a customer stay, and nothing is used yet where they go.
  { name: 'discounts', where: isForEverybody('t'), values: { uses_taken: '0', owner_customer_id: 'null' } },
  { name: 'discount_targets', where: ofSharedDiscount },
  { name: 'discount_codes', where: ofSharedDiscount, values: { uses_taken: '0' } },
  { name: 'search_synonyms' },
  // The other keys are secrets of this installation and marks of its jobs.
  { name: 'settings', where: "t.key like 'settings.%' or t.key like 'page.%' or t.key like 'email.%'" },
]

const personal = 'is about customers, staff or their messages'
const sales = 'is about orders, payments or stock movements'
const derived = 'is derived by triggers or jobs'
const technical = 'concerns this installation only'

/** Every other table, with the reason why it is not in a shop file. */
export const otherTables: Readonly<Record<string, string>> = {
  audit_events: personal,
  personal_reads: personal,
  retention_runs: technical,
  canceled_units: sales,
  order_changes: sales,
  checkout_lines: sales,
  checkout_sessions: sales,
  customers: personal,
  discount_redemptions: sales,
  dispute_movements: sales,
  disputes: sales,
  email_changes: personal,
  emails: personal,
  family_counts: derived,
  image_uploads: technical,
  invoice_counters: sales,
  invoices: sales,
  known_devices: personal,
  message_replies: personal,
  messages: personal,
  newsletter_subscribers: personal,
  newsletter_consents: personal,
  order_events: sales,
  order_lines: sales,
  orders: sales,
  passkey_challenges: personal,
  passkeys: personal,
  password_resets: personal,
  payment_events: sales,
  payment_requests: sales,
  payments: sales,
  pending_orders: sales,
  place_facets: derived,
  product_import_images: technical,
  product_imports: technical,
  rate_limits: technical,
  recovery_codes: personal,
  reconciliation_findings: sales,
  reconciliations: sales,
  refund_lines: sales,
  refunds: sales,
  reservations: sales,
  return_lines: sales,
  return_photos: personal,
  returns: sales,
  review_photos: personal,
  reviews: personal,
  sandbox_disputes: sales,
  sandbox_events: sales,
  sandbox_refunds: sales,
  sandbox_sessions: sales,
  sandbox_switches: technical,
  saved_views: personal,
  search_terms: personal,
  search_words: derived,
  second_factors: personal,
  security_log: technical,
  sessions: personal,
  shop_clock: technical,
  shipment_lines: sales,
  shipments: sales,
  sold_out_views: personal,
  staff_invitations: personal,
  stock_alerts: personal,
  stock_changes: sales,
  stock_sheet_lines: sales,
  stock_sheets: sales,
  versions: personal,
  wanted_marks: derived,
  wanted_variants: derived,
  wishlist_items: personal,
}
