import { describe, expect, test } from 'vitest'
import { compareCounts, formatManifest, type Manifest, parseManifest } from './manifest.ts'

const manifest: Manifest = {
  format: 1,
  startedAt: '2026-11-30T20:15:00.000Z',
  endedAt: '2026-11-30T20:16:00.000Z',
  program: { version: '0.1.0', commit: null },
  database: {
    serverVersion: '18.4',
    dumpMajor: 18,
    tables: [{ schema: 'portal', table: 'account', rows: 3 }],
  },
  folders: [
    { name: 'media', in: 'archive', files: 2, bytes: 100 },
    { name: 'received', in: 'bucket' },
  ],
}

test('a manifest is read as it was written', () => {
  expect(parseManifest(formatManifest(manifest))).toEqual(manifest)
})

test.each([
  ['another format', { ...manifest, format: 2 }, /"format".*version of Trivsel/],
  [
    'an unknown folder',
    { ...manifest, folders: [{ name: 'x', in: 'bucket' }] },
    /"folders.0.name"/,
  ],
  ['no time', { ...manifest, startedAt: 'yesterday' }, /"startedAt"/],
])('a manifest with %s is refused', (_, content, message) => {
  expect(() => parseManifest(JSON.stringify(content))).toThrow(message)
})

test('a manifest that is not JSON is refused without repeating it', () => {
  expect(() => parseManifest('{"format":')).toThrow('is damaged: it is not JSON.')
})

describe('counts of tables', () => {
  const table = (name: string, rows: number) => ({ schema: 'portal', table: name, rows })

  test('are the same in any order', () => {
    const [one, other] = [table('account', 3), table('session', 0)]
    expect(compareCounts([one, other], [other, one])).toEqual([])
  })

  test('differ by rows, by tables that are missing and by tables that are new', () => {
    const expected = [table('account', 3), table('session', 1)]
    const found = [table('account', 2), table('audit_log', 0)]
    expect(compareCounts(expected, found)).toEqual([
      'portal.account has 2 rows instead of 3',
      'portal.session is missing',
      'portal.audit_log is not in the backup',
    ])
  })
})
