import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/** The level of each requirement of a section, in order. Source: OWASP ASVS 5.0.0. */
const sections = {
  ...{ 'V1.1': '22', 'V1.2': '1111122223', 'V1.3': '112222222223', 'V1.4': '222', 'V1.5': '123' },
  ...{ 'V2.1': '122', 'V2.2': '112', 'V2.3': '12223', 'V2.4': '23' },
  ...{
    'V3.1': '3',
    'V3.2': '113',
    'V3.3': '12223',
    'V3.4': '11222233',
    'V3.5': '11122333',
    'V3.6': '3',
    'V3.7': '22333',
  },
  ...{ 'V4.1': '12233', 'V4.2': '23333', 'V4.3': '22', 'V4.4': '1222' },
  ...{ 'V5.1': '2', 'V5.2': '112333', 'V5.3': '113', 'V5.4': '222' },
  ...{ 'V6.1': '122', 'V6.2': '111111112222', 'V6.3': '11223333', 'V6.4': '112233', 'V6.5': '22222333' },
  ...{ 'V6.6': '2223', 'V6.7': '33', 'V6.8': '2222' },
  ...{ 'V7.1': '222', 'V7.2': '1111', 'V7.3': '22', 'V7.4': '11222', 'V7.5': '223', 'V7.6': '22' },
  ...{ 'V8.1': '1233', 'V8.2': '1123', 'V8.3': '133', 'V8.4': '23', 'V9.1': '111', 'V9.2': '1222' },
  ...{ 'V10.1': '22', 'V10.2': '223', 'V10.3': '22223', 'V10.4': '1111122222233333' },
  ...{ 'V10.5': '22222', 'V10.6': '22', 'V10.7': '222' },
  ...{
    'V11.1': '2233',
    'V11.2': '22233',
    'V11.3': '11233',
    'V11.4': '1222',
    'V11.5': '23',
    'V11.6': '23',
    'V11.7': '33',
  },
  ...{ 'V12.1': '12233', 'V12.2': '11', 'V12.3': '22223' },
  ...{ 'V13.1': '2333', 'V13.2': '222223', 'V13.3': '2233', 'V13.4': '1222233' },
  ...{ 'V14.1': '22', 'V14.2': '12223333', 'V14.3': '122' },
  ...{ 'V15.1': '12233', 'V15.2': '12233', 'V15.3': '1222222', 'V15.4': '3333' },
  ...{ 'V16.1': '2', 'V16.2': '22222', 'V16.3': '2222', 'V16.4': '222', 'V16.5': '2223' },
  ...{ 'V17.1': '23', 'V17.2': '22223333', 'V17.3': '22' },
}

const row = z.object({
  id: z.string(),
  level: z.enum(['1', '2']),
  chapter: z.string().check(z.minLength(1)),
  requirement: z.string().check(z.minLength(3)),
  state: z.enum(['pass', 'not applicable', 'accepted']),
  reason: z.string().check(z.minLength(1)),
  evidence: z.string(),
  /** Beginnings of the titles of tests in the files of the evidence, between bars. */
  tests: z.string(),
})
const rows = z.array(row).parse(parse(readFileSync('docs/asvs.csv', 'utf8'), { columns: true }))

test('every requirement of levels 1 and 2 has one row, in the order of the standard', () => {
  const expected = Object.entries(sections).flatMap(([section, levels]) =>
    [...levels].flatMap((level, at) => (level === '3' ? [] : [`${section}.${at + 1} ${level}`])),
  )
  expect(expected.length).toBe(253)
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(expected)
})

const named = rows.map((each) => ({
  ...each,
  files: each.evidence.split(' ').filter(Boolean),
  titles: each.tests.split(' | ').filter(Boolean),
}))

test('what is met or accepted names its evidence, which exists', () => {
  expect(named.filter(({ state, files }) => state !== 'not applicable' && files.length === 0)).toEqual([])
  expect(named.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([])
})

test('every file of tests in the evidence has one that the row names, and no other is named', () => {
  const hasTest = (file: string, title: string) => {
    const text = readFileSync(file, 'utf8')
    return [`'${title}`, `"${title}`, `\`${title}`].some((quoted) => text.includes(quoted))
  }
  const wrong = named.flatMap(({ id, files, titles }) => {
    const testFiles = files.filter((file) => /\.(test|spec)\.ts$/.test(file))
    return [
      ...testFiles.filter((file) => !titles.some((title) => hasTest(file, title))).map((file) => `${id}: ${file}`),
      ...titles.filter((title) => !testFiles.some((file) => hasTest(file, title))).map((title) => `${id}: ${title}`),
    ]
  })
  expect(wrong).toEqual([])
})

test('of what applies, level 1 is met, and of both levels all but what decision 163 accepts: at least 95 %', () => {
  const applicable = (level: string) => rows.filter((each) => each.level === level && each.state !== 'not applicable')
  const accepted = (level: string) => applicable(level).filter(({ state }) => state === 'accepted')
  expect(accepted('1')).toEqual([])
  const decision = readFileSync('docs/decisions/163-accepted-requirements-of-asvs.md', 'utf8')
  const named = [...decision.matchAll(/\((\d+\.\d+\.\d+)\)/g)].map(([, id]) => `V${id}`)
  expect(accepted('2').map(({ id }) => id)).toEqual(named)
  const all = applicable('1').length + applicable('2').length
  expect(accepted('2').length).toBeLessThanOrEqual(0.05 * all)
})
