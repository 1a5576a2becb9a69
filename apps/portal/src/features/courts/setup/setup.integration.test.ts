import { desc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { createHold } from '../holds/create-hold.server.ts'
import { findSetupVersion } from '../model/find-setup.server.ts'
import { everyDay } from '../model/rules/court-setup.testing.ts'
import { courtOpening } from '../model/tables.server.ts'
import {
  createCourt,
  createHoldParts,
  inTwoDays,
  spanOf,
} from '../testing/courts.testing.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveSetup } from './save-setup.server.ts'
import type { SetupEdit } from './setup-forms.ts'

const { database } = await createTestDatabase()
const staffId = await createMember(database, null)
const staff = { kind: 'staff', userId: staffId, roles: ['sports'], requestId: null } as const

const save = async (edit: SetupEdit, version?: number) =>
  saveSetup(database, staff, { edit, version: version ?? (await findSetupVersion(database)) })
const read = () => readSetup(database, new Date())

async function lastAudited() {
  const [entry] = await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
  return entry
}

const weekly = { ...everyDay, validFrom: '2026-01-01', validTo: null }
const settings = {
  daysAhead: 5,
  refundHours: 12,
  lateRefundPercent: 25,
  holdMinutes: 15,
  maxHolds: 2,
  maxSlotAlerts: 5,
}

describe('the setup', () => {
  it('is saved, read back and recorded in the audit log', async () => {
    const { courtId, sportsCenterId, categoryId } = await createCourt(database)
    await save({ kind: 'settings', form: settings })
    await save({
      kind: 'opening',
      form: { ...weekly, id: null, centerId: sportsCenterId, courtId },
    })
    await save({ kind: 'price', form: { ...weekly, id: null, categoryId, priceOre: 7_000 } })
    await save({ kind: 'club-hours', form: { ...weekly, id: null, courtId, clubName: 'OSI' } })
    const setup = await read()
    expect(setup.settings).toEqual(settings)
    expect(setup.openings.at(-1)).toEqual({
      ...everyDay,
      validFrom: '2026-01-01',
      validTo: null,

      id: expect.any(Number),
      centerId: sportsCenterId,
      courtId,
    })
    expect(setup.prices.at(-1)).toMatchObject({ categoryId, priceOre: 7_000 })
    expect(setup.clubHours.at(-1)).toMatchObject({ courtId, clubName: 'OSI', toTime: '23:00' })
    expect(await lastAudited()).toMatchObject({
      action: 'court-club-hours-saved',
      actorId: staffId,
      before: null,
      after: { courtClubName: 'OSI', courtFromTime: '07:00' },
    })
  })

  it('offers centres that are in use, and those where something is set already', async () => {
    const outOfUse = { name: 'Fjordvel', isActive: false }
    await database.insert(sportsCenter).values([
      { id: 70, ...outOfUse },
      { id: 71, ...outOfUse },
      { id: 72, ...outOfUse, isActive: true },
    ])
    await createCourt(database, { centerId: 71 })
    const offered = (await read()).centers.map(({ id }) => id)
    expect(offered).toEqual(expect.arrayContaining([71, 72]))
    expect(offered).not.toContain(70)
  })

  it('is changed in place, with the previous values in the audit log', async () => {
    const { sportsCenterId, categoryId, courtId } = await createCourt(database)
    const name = { no: 'Bane A', en: 'Court A' }
    const form = { id: courtId, name, centerId: sportsCenterId, categoryId, isOffered: false }
    await save({ kind: 'court', form })
    const { courts } = await read()
    expect(courts.find(({ id }) => id === courtId)).toEqual(form)
    expect(await lastAudited()).toMatchObject({
      before: { courtName: { no: 'Bane 1', en: 'Court 1' }, courtIsOffered: true },
      after: { courtName: name, courtIsOffered: false },
    })
  })

  it('is removed once', async () => {
    const { sportsCenterId } = await createCourt(database)
    const [rule] = await database
      .insert(courtOpening)
      .values({ ...everyDay, centerId: sportsCenterId, courtId: null })
      .returning({ id: courtOpening.id })
    const edit = { kind: 'remove', what: 'opening', id: rule?.id ?? 0 } as const
    await save(edit)
    expect((await read()).openings.some(({ id }) => id === edit.id)).toBe(false)
    await expect(save(edit)).rejects.toMatchObject({ code: 'RULE_NOT_FOUND' })
  })

  it('is refused with an outdated version, also for concurrent requests', async () => {
    const version = await findSetupVersion(database)
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((daysAhead) =>
        save({ kind: 'settings', form: { ...settings, daysAhead } }, version),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'SETUP_CHANGED' })
    expect(await findSetupVersion(database)).toBeGreaterThan(version)
  })

  it('refers only to existing items', async () => {
    const { courtId, categoryId, sportsCenterId } = await createCourt(database)
    const code = (edit: SetupEdit) =>
      save(edit).then(
        () => null,
        ({ code }) => code,
      )
    const unknown = 2_147_483_647
    const opening = { ...weekly, id: null, centerId: sportsCenterId, courtId }
    expect(await code({ kind: 'opening', form: { ...opening, centerId: unknown } })).toBe(
      'CENTER_NOT_FOUND',
    )
    expect(await code({ kind: 'opening', form: { ...opening, courtId: unknown } })).toBe(
      'COURT_NOT_FOUND',
    )
    const { courtId: elsewhere } = await createCourt(database, { centerId: 7 })
    expect(await code({ kind: 'opening', form: { ...opening, courtId: elsewhere } })).toBe(
      'COURT_NOT_FOUND',
    )
    const price = { ...weekly, id: null, categoryId, priceOre: 100 }
    expect(await code({ kind: 'price', form: { ...price, categoryId: unknown } })).toBe(
      'CATEGORY_NOT_FOUND',
    )
    expect(await code({ kind: 'price', form: { ...price, id: unknown } })).toBe('RULE_NOT_FOUND')
  })

  it('does not show rules whose last day is over', async () => {
    const { categoryId } = await createCourt(database)
    const over = { ...weekly, id: null, validTo: '2026-01-02', categoryId, priceOre: 1_234 }
    await save({ kind: 'price', form: over })
    expect((await read()).prices.some(({ priceOre }) => priceOre === 1_234)).toBe(false)
  })
})

it('a closure lasts from one wall time to another, and counts the reservations in it', async () => {
  const wanted = await createCourt(database)
  const { courtId, sportsCenterId: centerId } = wanted
  await save({ kind: 'settings', form: settings })
  const userId = await createMember(database)
  await createHold(createHoldParts(database), { ...spanOf(wanted, '18:00', '19:00'), userId })
  const day = osloDate(inTwoDays('12:00'))
  const closure = {
    id: null,
    centerId,
    courtId,
    fromDay: day,
    toDay: day,

    fromTime: '18:30',
    toTime: '24:00',
    reason: { no: 'Lekkasje', en: 'A leak' },
  }
  expect(await save({ kind: 'closure', form: closure })).toEqual({ reservations: 1 })
  expect((await read()).closures.at(-1)).toEqual({
    ...closure,

    id: expect.any(Number),
    reservations: 1,
  })
  const saved = (await read()).closures.at(-1)
  await save({ kind: 'closure', form: { ...closure, id: saved?.id ?? 0, toTime: '23:30' } })
  expect(await lastAudited()).toMatchObject({
    before: { courtFromDay: day, courtFromTime: '18:30', courtToTime: '24:00' },
    after: { courtFromDay: day, courtFromTime: '18:30', courtToTime: '23:30' },
  })
  const later = { ...closure, fromTime: '19:00' }
  expect(await save({ kind: 'closure', form: later })).toEqual({ reservations: 0 })
  const earlier = { ...closure, courtId: null, fromTime: '10:00', toTime: '18:00' }
  expect(await save({ kind: 'closure', form: earlier })).toEqual({ reservations: 0 })
})
