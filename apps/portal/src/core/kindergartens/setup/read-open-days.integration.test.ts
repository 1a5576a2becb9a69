import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addKindergarten } from '../kindergartens.testing.server.ts'
import { readOpenDays } from './read-open-days.server.ts'
import { kindergartenClosingDay } from './tables.server.ts'

const { database } = await createTestDatabase()
const reason = { no: 'Planleggingsdag', en: 'Planning day' }
const of = { from: '2026-12-01', to: '2026-12-31' }

it('reads the closing days of one kindergarten within the days', async () => {
  const { kindergartenId } = await addKindergarten(database, { closedOn: '2027-06-30' })
  const other = await addKindergarten(database)
  await database.insert(kindergartenClosingDay).values([
    ...['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((onDate) => ({
      kindergartenId,
      onDate,
      reason,
    })),
    { kindergartenId: other.kindergartenId, onDate: '2026-12-10', reason },
  ])
  const { closedOn, closingDays } = await readOpenDays(database, kindergartenId, of)
  expect(closedOn).toBe('2027-06-30')
  expect([...closingDays]).toEqual([
    ['2026-12-01', reason],
    ['2026-12-31', reason],
  ])
})

it('has a kindergarten without closing days', async () => {
  const { kindergartenId } = await addKindergarten(database)
  const { closedOn, closingDays } = await readOpenDays(database, kindergartenId, of)
  expect([closedOn, closingDays.size]).toEqual([null, 0])
})
