import { expect, test } from 'vitest'
import { isCountry, listCountries } from './countries.ts'

test('the list has 250 unique countries, the United States first', () => {
  const countries = listCountries()
  expect(countries).toHaveLength(250)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(250)
  expect(new Set(countries.map(({ countryName }) => countryName)).size).toBe(250)
  expect(countries[0]).toEqual({ countryName: 'United States', code: 'US' })
  expect(countries[1]?.countryName).toBe('Afghanistan')
  expect(listCountries('DE')[0]?.code).toBe('DE')
})

test('every country has a name besides its code', () => {
  expect(listCountries().filter(({ countryName, code }) => countryName === code)).toEqual([])
})

test('a country is valid by its full name only', () => {
  expect(isCountry('France')).toBe(true)
  expect(isCountry('france')).toBe(false)
  expect(isCountry('Atlantis')).toBe(false)
})
