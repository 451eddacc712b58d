import { expect, test } from 'vitest'
import { isCountry, listCountries } from './countries.ts'

test('the list names 250 countries once each, the United States first', () => {
  const countries = listCountries()
  expect(countries).toHaveLength(250)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(250)
  expect(new Set(countries.map(({ countryName }) => countryName)).size).toBe(250)
  expect(countries[0]).toEqual({ countryName: 'United States', code: 'US' })
  expect(countries[1]?.countryName).toBe('Afghanistan')
})

test('every country has a name and not only a code', () => {
  expect(listCountries().filter(({ countryName, code }) => countryName === code)).toEqual([])
})

test('a country is known by its whole name', () => {
  expect(isCountry('France')).toBe(true)
  expect(isCountry('france')).toBe(false)
  expect(isCountry('Atlantis')).toBe(false)
})
