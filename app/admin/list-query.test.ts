import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { choiceParam, idParam, queryOf, readQuery, textParam } from './list-query.ts'

const schema = z.object({ search: textParam(10), sort: choiceParam(['newest', 'oldest']), after: idParam })
const read = (query: string) => readQuery(schema, new Request(`http://shop.test/admin/list?${query}`))

test('the query of a list is read from its address', () => {
  const after = crypto.randomUUID()
  expect(read(`search=ann+lee&sort=oldest&after=${after}&other=1`)).toEqual({
    search: 'ann lee',
    sort: 'oldest',
    after,
  })
})

test.each([
  'search=&sort=&after=',
  'search=12345678901',
  'search=ann%0Alee',
  'search=ann%00lee',
  'sort=price',
  'sort=__proto__',
  'after=1',
])('what a call would refuse is ignored: %s', (query) => {
  expect(read(query)).toEqual({})
})

test('an empty parameter is left out of an address', () => {
  expect(queryOf({ search: 'a&b', sort: undefined, after: '' })).toBe('search=a%26b')
})
