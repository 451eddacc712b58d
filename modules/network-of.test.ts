import { expect, test } from 'vitest'
import { blockOf, networkOf } from './network-of.ts'

test('every notation of an IPv4 address counts as the same address', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('the addresses of one IPv6 /64 count as one', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2')
  expect(networkOf('2001:DB8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
})

test('the addresses of one IPv4 /24 and of one IPv6 /48 are a block', () => {
  expect(blockOf('203.0.113.7')).toBe('203.0.113')
  expect(blockOf('::ffff:203.0.113.200')).toBe('203.0.113')
  expect(blockOf('2001:db8:1:2::1')).toBe('2001:db8:1')
  expect(blockOf('elsewhere')).toBe('elsewhere')
})
