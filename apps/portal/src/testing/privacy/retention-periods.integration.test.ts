import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accessLogPeriod } from '#core/access-log/retention.server.ts'
import { accessLog } from '#core/access-log/tables.server.ts'
import { accountActivity } from '#core/accounts/activity/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { retentionPeriod } from '#core/personal-data/tables.server.ts'
import { collectPersonalData } from '#features/privacy/collect-personal-data.server.ts'
import { listAccessLog } from '#features/privacy/list-access-log.server.ts'
import { removePastData } from '#features/privacy/remove-past-data.server.ts'
import { deleteUnused, warnUnused } from '#features/privacy/unused-accounts.server.ts'
import { listPeriods } from '#features/retention-periods/list-periods.server.ts'
import { previewRemoval } from '#features/retention-periods/preview-removal.server.ts'
import { readRetention } from '#features/retention-periods/read-retention.server.ts'
import { savePeriod } from '#features/retention-periods/save-period.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { personalTables, retention } from '../../features.server.ts'
import { testEncryption } from '../accounts.testing.server.ts'
import { createMember } from '../group-classes.testing.server.ts'

const { database } = await createTestDatabase()
const parts = {
  database,
  encryption: testEncryption,
  personalTables,
  retention,
  portalUrl: 'https://trivsel.example',
}
const now = new Date('2026-11-21T02:20:00Z')
const adminId = await createMember(database, null)
const admin = { kind: 'staff', userId: adminId, roles: ['admin'], requestId: null } as const

const save = (kind: string, months: number, version: number) =>
  savePeriod(parts, admin, { kind, months, version })
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { code?: string }) => error.code,
  )
const periodOf = async (kind: string) => {
  const { periods } = await readRetention(parts, 'en')
  return periods.find((one) => one.kind === kind)
}
const logAt = (...days: string[]) =>
  database.insert(accessLog).values(
    days.map((day) => ({
      at: new Date(`${day}T12:00:00Z`),
      subjectId: adminId,
      data: 'national-id' as const,
      reason: 'own-profile' as const,
    })),
  )

describe('the periods that administrators can change', () => {
  it('have one kind each, and start within their limits', async () => {
    const periods = listPeriods(retention)
    expect(new Set(periods.map(({ kind }) => kind)).size).toBe(periods.length)
    for (const { months, least, most } of periods) {
      // Shorter than three months, a text would need a singular.
      expect(least).toBeGreaterThanOrEqual(3)
      expect(months).toBeGreaterThanOrEqual(least)
      expect(months).toBeLessThanOrEqual(most)
    }
    const { periods: read } = await readRetention(parts, 'no')
    expect(read.map(({ kind, months }) => [kind, months])).toEqual(
      periods.map(({ kind, months }) => [kind, months]),
    )
  })

  it('are counted before they are saved, and the next run removes as many rows', async () => {
    await logAt('2025-11-20', '2025-11-21', '2024-11-22')
    const wanted = { kind: 'access-log', months: 12 }
    expect(await previewRemoval(parts, { ...wanted, months: 24 }, now)).toEqual({ rows: 0 })
    expect(await previewRemoval(parts, wanted, now)).toEqual({ rows: 2 })
    expect((await removePastData(parts, now))['access log']).toBe(0)
    await save('access-log', 12, 0)
    expect((await removePastData(parts, now))['access log']).toBe(2)
    expect(await previewRemoval(parts, wanted, now)).toEqual({ rows: 0 })
  })

  it('are recorded with the months before and after, and saved over the version that was read', async () => {
    expect(await periodOf('access-log')).toMatchObject({ months: 12, version: 1 })
    await save('access-log', 18, 1)
    const [entry] = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'retention-period-saved'))
      .orderBy(desc(auditEntry.id))
      .limit(1)
    expect(entry).toMatchObject({
      actorId: adminId,
      subjectId: 'access-log',
      before: { retentionMonths: 12 },
      after: { retentionMonths: 18 },
    })
    for (const version of [0, 1])
      expect(await refusal(save('access-log', 12, version))).toBe('PERIOD_CHANGED')
    expect(await periodOf('access-log')).toMatchObject({ months: 18, version: 2 })
  })

  it('stay within their limits, and are known', async () => {
    const { least, most } = accessLogPeriod
    for (const months of [least - 1, most + 1]) {
      expect(await refusal(save('access-log', months, 2))).toBe('MONTHS_INVALID')
      expect(await refusal(previewRemoval(parts, { kind: 'access-log', months }, now))).toBe(
        'MONTHS_INVALID',
      )
    }
    expect(await refusal(save('bookkeeping', 12, 0))).toBe('PERIOD_UNKNOWN')
    expect(await database.$count(retentionPeriod)).toBe(1)
  })

  it('are what people read of their data', async () => {
    const userId = await createMember(database, null)
    const data = await collectPersonalData(parts, { userId, locale: 'en', isNumberShown: false })
    const retentionOf = (wanted: object) =>
      data?.sections.find(({ table }) => table.table === wanted)?.retention
    expect(retentionOf(accessLog)).toBe('For 18\u00a0months.')
    expect(await listAccessLog(database, userId, 1)).toMatchObject({ retentionMonths: 18 })
  })
})

it('an account that nobody uses is warned and deleted after the months that are set', async () => {
  const night = (date: string) => new Date(`${date}T03:30:00Z`)
  const userId = await createMember(database, null)
  const used = (lastUsedOn: string) =>
    database.update(accountActivity).set({ lastUsedOn }).where(eq(accountActivity.userId, userId))
  await used('2025-06-15')
  const wanted = { kind: 'unused-accounts', months: 18 }
  expect(await previewRemoval(parts, wanted, night('2026-11-14'))).toEqual({ rows: 0 })
  expect(await previewRemoval(parts, wanted, night('2026-11-15'))).toEqual({ rows: 1 })
  expect(await warnUnused(parts, night('2026-11-15'))).toBe(0)
  await save('unused-accounts', 18, 0)
  expect(await warnUnused(parts, night('2026-11-14'))).toBe(0)
  expect(await warnUnused(parts, night('2026-11-15'))).toBe(1)
  expect(await deleteUnused(parts, night('2026-12-14'))).toBe(0)
  expect(await deleteUnused(parts, night('2026-12-15'))).toBe(1)
})
