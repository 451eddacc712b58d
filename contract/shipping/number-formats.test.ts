import { expect, test } from 'vitest'
import { guessCarrier, isNumberFormats, matchesFormats } from './number-formats.ts'

test('a format has digits, letters, either, fixed characters and counts', () => {
  const cases: [formats: string, number: string, matches: boolean][] = [
    ['1Z*{16}', '1Z 999 AA1 0123456784', true],
    ['1Z*{16}', '1z999aa10123456784', true],
    ['1Z*{16}', '1Z999AA1012345678', false],
    ['#{12}, #{15}', '1234-5678-9012', true],
    ['#{12}, #{15}', '1234567890123', false],
    ['#{10-11}', '12345678901', true],
    ['#{10-11}', '123456789', false],
    ['@@#{9}GB', 'RB123456785GB', true],
    ['@@#{9}GB', 'RB123456785FR', false],
    ['', 'anything 1', true],
  ]
  for (const [formats, number, matches] of cases) {
    expect(matchesFormats(formats, number), `${formats} ${number}`).toBe(matches)
  }
})

test('formats that say nothing of a number are refused', () => {
  for (const typed of ['', '#{12}', ' 1Z*{16} , T#{10} ', 'jd#{18}']) expect(isNumberFormats(typed), typed).toBe(true)
  for (const typed of ['#{0}', '#{41}', '#{9-3}', '#{', '{3}', '.*', '[0-9]+', '#{9}{2}', '(a|b)', '#é']) {
    expect(isNumberFormats(typed), typed).toBe(false)
  }
})

test('the carrier of a number is the first whose numbers look like it, never one that takes any', () => {
  const carriers = [
    { name: 'Bike', numberFormats: '' },
    { name: 'UPS', numberFormats: '1Z*{16}' },
    { name: 'FEDEX', numberFormats: '#{12}' },
    { name: 'Post', numberFormats: '#{11-12}' },
  ]
  expect(guessCarrier(carriers, '1Z999AA10123456784')?.name).toBe('UPS')
  expect(guessCarrier(carriers, ' 1234 5678 9012 ')?.name).toBe('FEDEX')
  expect(guessCarrier(carriers, '12345678901')?.name).toBe('Post')
  expect(guessCarrier(carriers, 'ABC')).toBeUndefined()
})
