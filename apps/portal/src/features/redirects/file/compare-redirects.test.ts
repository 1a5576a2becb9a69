import { describe, expect, it } from 'vitest'
import { longestOldAddress } from '#platform/routing/old-address.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import { longestRedirectFile } from './columns.ts'
import { compareRedirects } from './compare-redirects.ts'
import { exportColumns } from './export-columns.ts'
import { readRedirectFile } from './read-redirect-file.ts'

const present = {
  '/om': '/om-oss',
  '/side?a=1&b=2': 'https://annen.example/a;b',
  '/bl%c3%a5': '/en/new?x=1#here',
}
const origin = 'https://site.example'

function compareText(text: string, redirects: Readonly<Record<string, string>> = present) {
  const read = readRedirectFile(text)
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  return compareRedirects(read.lines, new Map(Object.entries(redirects)), origin)
}
const compare = (...lines: string[]) => compareText(['from;to', ...lines].join('\n'))

describe('a file with redirects', () => {
  it('that was exported changes nothing', () => {
    const redirects = Object.entries(present).map(([from, to], id) => ({
      id,
      from,
      to,
      version: 1,
    }))
    const text = writeCsv(
      exportColumns.map(({ header }) => header),
      redirects.map((one) => exportColumns.map(({ value }) => value(one))),
    )
    expect(compareText(text)).toMatchObject({
      lines: [2, 3, 4].map((line) => ({ line, change: 'unchanged' })),
      changed: [],
      kept: 0,
    })
  })

  it('shows what is new, changed and unchanged as it would be saved', () => {
    expect(
      compare('https://gammel.example/om/#her;/ny', '/side?b=2&a=1;/', '/a;/b', '/b;/c', '/c/x;/x'),
    ).toEqual({
      lines: [
        { line: 2, from: '/om', to: '/ny', change: 'changed' },
        { line: 3, from: '/side?a=1&b=2', to: '/', change: 'changed' },
        { line: 4, from: '/a', to: '/c', change: 'added' },
        { line: 5, from: '/b', to: '/c', change: 'added' },
        { line: 6, from: '/c/x', to: '/x', change: 'added' },
      ],
      changed: expect.arrayContaining([{ from: '/a', to: '/c' }]),
      kept: 1,
    })
  })

  it('says of its own lines only what they do, and what else leads on', () => {
    expect(compare('/om-oss;/om-oss-to')).toEqual({
      lines: [{ line: 2, from: '/om-oss', to: '/om-oss-to', change: 'added' }],
      changed: [
        { from: '/om', to: '/om-oss-to' },
        { from: '/om-oss', to: '/om-oss-to' },
      ],
      kept: 2,
    })
  })

  it.each([
    [';/ny', 'OLD_ADDRESS_REQUIRED'],
    ['om;/ny', 'OLD_ADDRESS_INVALID'],
    [`/${'a'.repeat(longestOldAddress)};/ny`, 'OLD_ADDRESS_INVALID'],
    ['/a;', 'TARGET_REQUIRED'],
    ['/a;ny', 'TARGET_INVALID'],
    ['/a;http://annen.example', 'TARGET_INVALID'],
    ['/a;//annen.example', 'TARGET_INVALID'],
    [`/a;/${'a'.repeat(2_000)}`, 'TOO_LONG'],
    ['/kontakt;/ny', 'ADDRESS_IN_USE'],
    ['/a;/a/', 'REDIRECT_CIRCLE'],
    ['/om-oss;/om', 'REDIRECT_CIRCLE'],
    ['/foerst/;/annen', 'REPEATED'],
  ])('with %j names the line: %s', (line, problem) => {
    expect(compare('/foerst;/ny', line)).toEqual({ problems: [{ line: 3, problem }] })
  })

  it('may have the same twice', () => {
    expect(compare('/a;/ny', '/a/;https://site.example/ny')).toMatchObject({
      lines: [{ change: 'added' }, { change: 'added' }],
      changed: [{ from: '/a', to: '/ny' }],
    })
  })

  it('may have as many lines as the limit says', () => {
    const read = (count: number) => readRedirectFile(`from,to\n${'/a,/b\n'.repeat(count)}`)
    expect(read(longestRedirectFile)).toHaveProperty('lines')
    expect(read(longestRedirectFile + 1)).toEqual({ problem: 'TOO_LONG' })
  })
})
