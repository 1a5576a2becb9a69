import { describe, expect, test } from 'vitest'
import { defaultDays, findExpired, mostDays } from './expired.ts'
import { backupName, isUnfinishedBackup, parseBackupName } from './names.ts'

const startedAt = new Date('2026-11-30T20:15:00.730Z')

describe('the name of a backup', () => {
  test('is the second at which it started, in UTC', () => {
    expect(backupName(startedAt)).toBe('2026-11-30T201500Z')
    expect(parseBackupName('2026-11-30T201500Z')).toEqual(new Date('2026-11-30T20:15:00Z'))
  })

  test.each([
    '2026-11-30T201500',
    '2026-11-31T201500Z',
    '2026-11-30T251500Z',
    '2026-11-30T201500Z.part',
    'x2026-11-30T201500Z',
    'lost+found',
  ])('is not %s', (name) => {
    expect(parseBackupName(name)).toBeUndefined()
  })

  test('says whether the backup was interrupted', () => {
    expect(isUnfinishedBackup('2026-11-30T201500Z.part')).toBe(true)
    expect(isUnfinishedBackup('2026-11-30T201500Z')).toBe(false)
    expect(isUnfinishedBackup('2026-11-30T201500Z.copy')).toBe(false)
    expect(isUnfinishedBackup('film.part')).toBe(false)
  })
})

describe('backups that are past their time', () => {
  const now = new Date('2026-11-30T02:00:00Z')
  const limits = { now, keepDays: 30 }

  test('are older than 30 days to the second', () => {
    const names = ['2026-11-30T020000Z', '2026-10-31T020000Z', '2026-10-31T015959Z']
    expect(findExpired(names, limits)).toEqual(['2026-10-31T015959Z'])
  })

  test('are never the newest', () => {
    expect(findExpired(['2026-01-01T000000Z'], limits)).toEqual([])
    const both = ['2026-01-02T000000Z', '2026-01-01T000000Z']
    expect(findExpired(both, limits)).toEqual(['2026-01-01T000000Z'])
  })

  test('are nothing that a backup did not write', () => {
    const names = ['2026-11-30T020000Z', '2026-01-01T000000Z.part', 'old', '2026-01-01']
    expect(findExpired(names, limits)).toEqual([])
  })

  test('go two days before the promised 30 by default, for a run that fails or is late', () => {
    const names = ['2026-11-30T020000Z', '2026-11-02T015959Z']
    expect(findExpired(names, { now, keepDays: defaultDays })).toEqual(['2026-11-02T015959Z'])
    expect(mostDays - defaultDays).toBe(2)
  })
})
