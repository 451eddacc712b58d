import { expect, test } from 'vitest'
import { buyerMessages } from '#messages/en-US/buyer.ts'
import { buyerShape } from './buyer.ts'

const ann = {
  ...{ email: 'ann@example.com', name: 'Ann Lee', phone: '', line1: '12 Harbour Street', line2: '' },
  ...{ city: 'Portland', country: 'US', state: 'OR', postalCode: '97201' },
}
const errorsOf = (changed: Partial<typeof ann>) =>
  (buyerShape.safeParse({ ...ann, ...changed }).error?.issues ?? []).map(({ path, message }) => [path[0], message])

test.each([
  [{}],
  [{ postalCode: '97201-1234' }],
  [{ country: 'DE', state: '', postalCode: '10115' }],
  [{ country: 'GB', state: 'Kent', postalCode: 'CT1 2EH' }],
  [{ country: 'HK', state: '', postalCode: '' }],
])('an address whose parts belong together is accepted: %j', (changed) => {
  expect(errorsOf(changed)).toEqual([])
})

test.each([
  [{ state: 'Oregon' }, [['state', buyerMessages.stateMissing]]],
  [{ state: '' }, [['state', buyerMessages.stateMissing]]],
  [{ postalCode: 'CT1 2EH' }, [['postalCode', buyerMessages.zipInvalid]]],
  [{ postalCode: '' }, [['postalCode', buyerMessages.zipInvalid]]],
  [{ country: 'DE', postalCode: '10115!' }, [['postalCode', buyerMessages.postalInvalid]]],
  [{ country: 'XX' }, [['country', buyerMessages.countryMissing]]],
])('state and postal code are refused where the country has other ones: %j', (changed, errors) => {
  expect(errorsOf(changed)).toEqual(errors)
})
