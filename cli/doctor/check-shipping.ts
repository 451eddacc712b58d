import type pg from 'pg'
import { countryCodes } from '#contract/countries.ts'
import { cliDoctorMessages } from '#messages/en-US/cli/doctor.ts'
import { type Finding, good, note, wrong } from './finding.ts'

// The countries sold to, none meaning all; where each is, and whether a method that is on ships there.
const query = `
  with sold as (
    select unnest(coalesce(
      (select nullif(array(select jsonb_array_elements_text(value->'countries')), '{}')
        from settings where key = 'settings.places'), $1::text[])) as country
  ), served as (
    select country, coalesce(
      (select zone_id from shipping_zone_countries c where c.country = sold.country),
      (select id from shipping_zones where is_rest)) as zone_id
    from sold
  )
  select
    coalesce(array_agg(country) filter (where not exists (
      select from shipping_methods m where m.zone_id = served.zone_id and is_on)), '{}') as unserved,
    count(*)::int as sold,
    (select coalesce(bool_and(price_cents + per_kg_cents + price_over_cents = 0), false)
      from shipping_methods where is_on) as "isFree"
  from served`

/** Whether every country sold to has a shipping method, and whether shipping costs anything. */
export async function checkShipping(client: pg.Client): Promise<Finding> {
  const name = cliDoctorMessages.shipping
  const { rows } = await client.query<{ unserved: string[]; sold: number; isFree: boolean }>(query, [countryCodes])
  const { unserved = [], sold = 0, isFree = false } = rows[0] ?? {}
  if (unserved.length === sold) return wrong(name, cliDoctorMessages.shippingNowhere, cliDoctorMessages.shippingAdvice)
  if (unserved.length > 0) {
    return note(name, cliDoctorMessages.shippingMissing(unserved.join(', ')), cliDoctorMessages.shippingAdvice)
  }
  return isFree
    ? note(name, cliDoctorMessages.shippingFree, cliDoctorMessages.shippingFreeAdvice)
    : good(name, cliDoctorMessages.shippingEverywhere)
}
