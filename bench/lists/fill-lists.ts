import type pg from 'pg'

const spread = "now() - n * interval '80 seconds'"
const numbers = 'generate_series(1, $1::int) as n'
const names = `(array['Ann','Bea','Cai','Dora','Emil','Fay','Gus','Hana'])[n % 8 + 1]`

/** The rows of each list, invented: as many as the parameter says. */
const fillings: Record<string, string> = {
  customers: `
    insert into customers (email, first_name, last_name, country, password_hash, created_at)
    select 'bench-' || n || '@example.com', ${names}, 'Bench' || n, 'United States', 'invented', ${spread} from ${numbers}`,
  reviews: `
    insert into reviews (product_id, name, email, title, message, rating, reply, hidden_at, created_at)
    select p.id, ${names}, 'bench-' || n || '@example.com', 'Review ' || n, 'As it should be.', n % 5 + 1,
      case when n % 3 = 0 then 'Thank you.' end, case when n % 50 = 0 then now() end, ${spread}
    from ${numbers}
    join (select id, row_number() over (order by id) as at from products where status = 'published' limit 20000) p
      on p.at = n % 20000 + 1`,
  messages: `
    insert into messages (name, phone, email, department, subject, message, status, answered_at, created_at)
    select ${names} || ' Bench' || n, '', 'bench-' || n || '@example.com', 'Orders', 'Question ' || n, 'When will it arrive?',
      case when n % 20 = 0 then 'open' when n % 3 = 0 then 'answered' else 'closed' end,
      case when n % 20 > 0 and n % 3 = 0 then now() end, ${spread}
    from ${numbers}`,
  stock_alerts: `
    insert into stock_alerts (product_id, variant_id, email, created_at, emailed_at)
    select v.product_id, v.id, 'bench-' || n || '@example.com', ${spread}, case when n % 2 = 0 then now() end
    from ${numbers}
    join (select id, product_id, row_number() over (order by id) as at from variants limit 30000) v on v.at = n % 30000 + 1`,
  newsletter_subscribers: `
    insert into newsletter_subscribers (email, subscribed_at, unsubscribed_at)
    select 'bench-' || n || '@example.com', ${spread}, case when n % 9 = 0 then now() end from ${numbers}`,
  discounts: `
    with made as (
      insert into discounts (title, method, kind, rate, is_paused, ends_at, owner_email, origin, created_at)
      select 'Bench ' || n, 'code', 'percent', 10000, n % 20 = 0, case when n % 3 = 0 then now() - interval '1 day' end,
        case when n % 2 = 0 then 'bench-' || n || '@example.com' end, 'staff', ${spread}
      from ${numbers} returning id, title
    )
    insert into discount_codes (discount_id, code) select id, upper(replace(title, ' ', '-')) from made`,
  audit_events: `
    insert into audit_events (actor_id, action, subject_kind, subject_id, detail, at)
    select (select id from customers where role = 'owner' order by created_at limit 1), 'product.changed', 'product',
      (select id from products limit 1)::text, '{"name": "Bench", "fields": ["name"]}', ${spread}
    from ${numbers}`,
  personal_reads: `
    insert into personal_reads (actor_id, data, subject_id, at)
    select (select id from customers where role = 'owner' order by created_at limit 1), 'orders', null, ${spread}
    from ${numbers}`,
  stock_sheets: `
    with made as (
      insert into stock_sheets (kind, state, reference, started_at, closed_at)
      select 'delivery', case when n % 20 = 0 then 'draft' else 'booked' end, 'Delivery ' || n, ${spread},
        case when n % 20 > 0 then now() end
      from ${numbers} returning id, kind, state
    )
    insert into stock_sheet_lines (sheet_id, kind, state, variant_id, units, booked)
    select made.id, made.kind, made.state, v.id, 3, case when made.state = 'booked' then 3 end
    from made join (select id, row_number() over (order by id) as at from variants limit 10) v on v.at <= 3`,
  security_log: `
    insert into security_log (minute, event, call, status, count, request_id)
    select date_trunc('minute', now()) - n * interval '1 minute', 'login_failed', 'users/login', 401, 1, gen_random_uuid()::text
    from ${numbers}`,
}

/** Fills the lists that orders and products do not fill with this number of rows each, unless they have them already. */
export async function fillLists(client: pg.Client, rows: number): Promise<void> {
  await client.query('set statement_timeout = 0')
  for (const [table, statement] of Object.entries(fillings)) {
    const { rows: counted } = await client.query<{ there: number }>(`select count(*)::int as there from ${table}`)
    if ((counted[0]?.there ?? 0) < rows) await client.query(statement, [rows])
  }
  await client.query('vacuum (analyze)')
}
