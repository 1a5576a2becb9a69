import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  kindergartenChild,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import {
  addChild,
  addDepartment,
  addKindergarten,
  bindGuardian,
  childNumber,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import {
  kindergartenAbsence,
  kindergartenPresence,
} from '#core/kindergartens/presence/tables.server.ts'
import {
  kindergartenClosingDay,
  kindergartenLeader,
} from '#core/kindergartens/setup/tables.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import {
  kindergartenInvoiceDraft as draft,
  kindergartenPayer,
  kindergartenPrice,
  kindergartenInvoiceRun as run,
} from '../model/tables.server.ts'
import { endDecision, enterDecision } from '../prices/decide-fee.server.ts'
import { setPayers } from '../prices/set-payers.server.ts'
import {
  addPrice,
  invoiceMonth,
  invoicesOf,
  month,
  newFamily,
  newGuardian,
  officeOf,
  portalUrl,
  today,
} from '../testing/kindergarten-invoices.testing.server.ts'
import { exportFees } from './export-fees.server.ts'
import { issueRun } from './issue-run.server.ts'
import { listRuns, previewRun, retryRun, startRun } from './start-run.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const parts = { database, encryption }
let office: StaffActor

beforeAll(async () => {
  office = await officeOf(database)
  await addPrice(database)
})

const preview = (kindergartenId: string, of = month) =>
  previewRun(database, office, { kindergartenId, month: of })
const start = (kindergartenId: string, version: string) =>
  startRun(database, office, { kindergartenId, month, version })
const issue = (id: string) => issueRun({ database, portalUrl, today }, id)

it('issues exactly what was previewed, to a guardian without an account', async () => {
  const { kindergartenId, guardianId } = await newFamily(database)
  const previewed = await preview(kindergartenId)
  expect(previewed).toMatchObject({ totalOre: 168_900, leftOut: [] })
  const id = await invoiceMonth(database, office, kindergartenId)
  const [invoiced, ...others] = await invoicesOf(database, guardianId)
  expect(others).toEqual([])
  expect(invoiced).toMatchObject({
    userId: null,
    subjectId: guardianId,
    unitId: kindergartenId,
    amountOre: 168_900,
    openOre: 168_900,
    recipientName: 'Maja Lunde',
    periodStart: month,
    periodEnd: '2026-12-31',
    dueOn: '2026-12-13',
  })
  expect(
    invoiced?.lines.map(({ kind, amountOre, about }) => [kind, amountOre, about?.name]),
  ).toEqual([
    ['place', 120_000, 'Iben'],
    ['meals', 48_900, 'Iben'],
  ])
  expect(await database.select().from(draft).where(eq(draft.runId, id))).toMatchObject([
    { state: 'issued', lines: [], invoiceId: invoiced?.id },
  ])
  expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
})

it('started twice at once is one run with one invoice each', async () => {
  const { kindergartenId, guardianId } = await newFamily(database)
  const { version } = await preview(kindergartenId)
  const runs = await Promise.all([1, 2, 3].map(() => start(kindergartenId, version)))
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1)
  await Promise.all(runs.map(({ id }) => issue(id)))
  expect(await invoicesOf(database, guardianId)).toHaveLength(1)
})

it('a second run invoices only what is missing', async () => {
  const { kindergartenId, departmentId, guardianId } = await newFamily(database)
  await invoiceMonth(database, office, kindergartenId)
  const { version } = await preview(kindergartenId)
  await expect(start(kindergartenId, version)).rejects.toMatchObject({ code: 'RUN_EMPTY' })
  const later = await newFamily(database, { kindergartenId, departmentId })
  await invoiceMonth(database, office, kindergartenId)
  expect(await invoicesOf(database, guardianId)).toHaveLength(1)
  expect(await invoicesOf(database, later.guardianId)).toHaveLength(1)
})

it('refuses with what has changed, and sends nothing', async () => {
  const { kindergartenId, departmentId, childId, guardianId } = await newFamily(database)
  const seen = await preview(kindergartenId)
  await enterDecision(parts, office, {
    id: randomUUID(),
    childId,
    startsOn: month,
    endsOn: null,
    fullPlaceOre: 50_000,
    pricePercent: null,
    reference: '2026/77',
  })
  await expect(start(kindergartenId, seen.version)).rejects.toMatchObject({
    code: 'PREVIEW_CHANGED',
    details: { changed: ['decisions'] },
  })
  const again = await preview(kindergartenId)
  await addChild(database, { departmentId })
  await database
    .update(kindergartenPrice)
    .set({ mealsOre: 50_000 })
    .where(eq(kindergartenPrice.validFrom, '2026-01-01'))
  try {
    await expect(start(kindergartenId, again.version)).rejects.toMatchObject({
      details: { changed: ['prices', 'decisions', 'places', 'payers'] },
    })
  } finally {
    await database
      .update(kindergartenPrice)
      .set({ mealsOre: 48_900 })
      .where(eq(kindergartenPrice.validFrom, '2026-01-01'))
  }
  expect(await invoicesOf(database, guardianId)).toEqual([])
})

it('a change in another kindergarten changes nothing', async () => {
  const { kindergartenId, guardianId } = await newFamily(database)
  const { version } = await preview(kindergartenId)
  await newFamily(database)
  const { id } = await start(kindergartenId, version)
  await issue(id)
  expect(await invoicesOf(database, guardianId)).toHaveLength(1)
})

it('what was previewed is issued although the price changes in the middle of the run', async () => {
  const { kindergartenId, guardianId } = await newFamily(database)
  const { version } = await preview(kindergartenId)
  const { id } = await start(kindergartenId, version)
  const isPrice = eq(kindergartenPrice.validFrom, '2026-01-01')
  await database.update(kindergartenPrice).set({ placeOre: 999_900 }).where(isPrice)
  await issue(id)
  await database.update(kindergartenPrice).set({ placeOre: 120_000 }).where(isPrice)
  expect(await invoicesOf(database, guardianId)).toMatchObject([{ amountOre: 168_900 }])
})

it('what failed stops nothing else and is tried again', async () => {
  const { kindergartenId, departmentId, guardianId } = await newFamily(database)
  const other = await newFamily(database, { kindergartenId, departmentId })
  const { version } = await preview(kindergartenId)
  const { id } = await start(kindergartenId, version)
  const isOther = eq(draft.guardianId, other.guardianId)
  const [stored] = await database.select().from(draft).where(isOther)
  const lines = stored?.lines ?? []
  const broken = lines.map((line) => ({ ...line, amountOre: -1 }))
  await database.update(draft).set({ lines: broken }).where(isOther)
  await expect(issue(id)).rejects.toBeInstanceOf(AggregateError)
  expect(await invoicesOf(database, guardianId)).toHaveLength(1)
  const listed = async () => (await listRuns(database, office)).items.find((one) => one.id === id)
  expect(await listed()).toMatchObject({ issued: 1, failed: 1, finishedAt: null })
  await database.update(draft).set({ lines }).where(isOther)
  await retryRun(database, office, id)
  await issue(id)
  expect(await listed()).toMatchObject({ issued: 2, failed: 0, finishedAt: expect.any(String) })
  expect(await invoicesOf(database, guardianId)).toHaveLength(1)
  await expect(retryRun(database, office, id)).rejects.toMatchObject({ code: 'RUN_NOT_FOUND' })
})

it('an invoice that is there already is skipped', async () => {
  const { kindergartenId, guardianId } = await newFamily(database)
  const first = await invoiceMonth(database, office, kindergartenId)
  await database.update(run).set({ finishedAt: null }).where(eq(run.id, first))
  await database
    .update(draft)
    .set({ state: 'waiting', lines: [{ kind: 'place', from: month, to: month, amountOre: 1 }] })
    .where(eq(draft.runId, first))
  await issue(first)
  expect(await database.select().from(draft).where(eq(draft.runId, first))).toMatchObject([
    { state: 'skipped' },
  ])
  expect(await invoicesOf(database, guardianId)).toHaveLength(1)
})

it('says who is left out and why', async () => {
  const { kindergartenId, departmentId } = await addKindergarten(database)
  const [two, blocked] = [
    await addChild(database, { departmentId }),
    await addChild(database, { departmentId }),
  ]
  await newGuardian(database, [two])
  await newGuardian(database, [two])
  const { guardianId } = await newGuardian(database, [blocked])
  await database
    .update(kindergartenGuardianship)
    .set({ blockedAt: new Date(), blockedBecause: 'Besøksforbud' })
    .where(eq(kindergartenGuardianship.guardianId, guardianId))
  const { items, leftOut } = await preview(kindergartenId)
  expect(items).toEqual([])
  expect(new Map(leftOut.map(({ childId, reason }) => [childId, reason]))).toEqual(
    new Map([
      [two, 'no-payer'],
      [blocked, 'payer-blocked'],
    ]),
  )
  const inJuly = await preview(kindergartenId, '2026-07-01')
  expect(inJuly.leftOut.map(({ reason }) => reason)).toEqual(['free-month', 'free-month'])
  const before = await preview(kindergartenId, '2025-12-01')
  expect(before.leftOut.map(({ reason }) => reason)).toEqual(['no-price', 'no-price'])
})

it('two payers get an invoice each, never above the fee together', async () => {
  const { kindergartenId, childId, guardianId: firstId } = await newFamily(database)
  const { guardianId: secondId } = await newGuardian(database, [childId])
  const form = { childId, fromMonth: month, firstId, secondId, secondPercent: 33, version: 0 }
  await setPayers(parts, office, form)
  await expect(setPayers(parts, office, form)).rejects.toMatchObject({
    code: 'KINDERGARTEN_CHANGED',
  })
  await invoiceMonth(database, office, kindergartenId)
  const amounts = [
    ...(await invoicesOf(database, firstId)),
    ...(await invoicesOf(database, secondId)),
  ].map(({ amountOre }) => amountOre)
  expect(amounts).toEqual([113_163, 55_737])
  expect(amounts.reduce((sum, ore) => sum + ore, 0)).toBe(168_900)
})

it('nobody pays who is no guardian with responsibility, or is blocked', async () => {
  const { childId, guardianId: firstId } = await newFamily(database)
  const { guardianId: stranger } = await newGuardian(database)
  const form = { childId, fromMonth: month, secondId: null, secondPercent: 0, version: 0 }
  await expect(setPayers(parts, office, { ...form, firstId: stranger })).rejects.toMatchObject({
    code: 'PAYER_INVALID',
  })
  await bindGuardian(database, childId, stranger, { hasResponsibility: false })
  await expect(setPayers(parts, office, { ...form, firstId: stranger })).rejects.toMatchObject({
    code: 'PAYER_INVALID',
  })
  await setPayers(parts, office, { ...form, firstId })
  expect(await database.$count(kindergartenPayer, eq(kindergartenPayer.childId, childId))).toBe(1)
})

it('a decision is ended and entered again, and two never count at once', async () => {
  const { kindergartenId, childId } = await newFamily(database)
  const id = randomUUID()
  const form = {
    id,
    childId,
    startsOn: '2026-08-01',
    endsOn: '2027-07-31',
    fullPlaceOre: 40_000,
    pricePercent: null,
    reference: '2026/1',
  }
  await enterDecision(parts, office, form)
  await enterDecision(parts, office, form)
  const placeOre = async () => (await preview(kindergartenId)).items[0]?.lines[0]?.amountOre
  expect(await placeOre()).toBe(40_000)
  await expect(enterDecision(parts, office, { ...form, id: randomUUID() })).rejects.toMatchObject({
    code: 'DECISION_OVERLAPS',
  })
  const end = { id, version: 1, endsOn: '2026-07-31', why: 'Feil barn' }
  await expect(endDecision(parts, office, { ...end, endsOn: '2027-07-31' })).rejects.toMatchObject({
    code: 'DECISION_END_INVALID',
  })
  await endDecision(parts, office, end)
  expect(await placeOre()).toBe(120_000)
  await enterDecision(parts, office, { ...form, id: randomUUID(), fullPlaceOre: 30_000 })
  expect(await placeOre()).toBe(30_000)
  await expect(endDecision(parts, office, end)).rejects.toMatchObject({
    code: 'KINDERGARTEN_CHANGED',
  })
})

it('nobody of the office decides for their own child', async () => {
  const { childId, guardianId, prove } = await newFamily(database)
  await prove(office.userId)
  const form = {
    id: randomUUID(),
    childId,
    startsOn: month,
    endsOn: null,
    fullPlaceOre: 0,
    pricePercent: null,
    reference: '2026/1',
  }
  await expect(enterDecision(parts, office, form)).rejects.toMatchObject({ code: 'OWN_CASE' })
  const payers = { childId, fromMonth: month, firstId: guardianId, secondId: null }
  await expect(
    setPayers(parts, office, { ...payers, secondPercent: 0, version: 0 }),
  ).rejects.toMatchObject({ code: 'OWN_CASE' })
})

it('a leader reaches the runs of their own kindergarten alone', async () => {
  const [own, other] = [await newFamily(database), await newFamily(database)]
  const leader: StaffActor = { ...(await officeOf(database)), roles: ['kindergarten'] }
  await database
    .insert(kindergartenLeader)
    .values({ userId: leader.userId, kindergartenId: own.kindergartenId })
  await invoiceMonth(database, leader, own.kindergartenId)
  const refused = { code: 'KINDERGARTEN_NOT_FOUND' }
  const wanted = { kindergartenId: other.kindergartenId, month }
  await expect(previewRun(database, leader, wanted)).rejects.toMatchObject(refused)
  await expect(startRun(database, leader, { ...wanted, version: 'seen' })).rejects.toMatchObject(
    refused,
  )
  const { id } = await start(other.kindergartenId, (await preview(other.kindergartenId)).version)
  await expect(retryRun(database, leader, id)).rejects.toMatchObject({ code: 'RUN_NOT_FOUND' })
  const { kindergartens, items } = await listRuns(database, leader)
  expect(kindergartens.map((one) => one.id)).toEqual([own.kindergartenId])
  expect(items.map(({ kindergartenId }) => kindergartenId)).toEqual([own.kindergartenId])
})

it('exports places, days on which the kindergarten is open, and fees, without names', async () => {
  const { kindergartenId, departmentId, childId } = await newFamily(database)
  const [number = ''] = makeNumbers('010223', 1)
  await database
    .update(kindergartenChild)
    .set(childNumber(encryption, childId, number))
    .where(eq(kindergartenChild.id, childId))
  await addDepartment(database, kindergartenId)
  for (const onDate of ['2026-12-01', '2026-12-02', '2026-11-30'])
    await database.insert(kindergartenPresence).values({
      childId,
      departmentId,
      onDate,
      arrivedAt: new Date(`${onDate}T07:00:00Z`),
      departedAt: new Date(`${onDate}T14:00:00Z`),
      departedHow: 'recorded',
    })
  await database.insert(kindergartenAbsence).values([
    // Over a weekend, and from the month before.
    { id: randomUUID(), childId, kind: 'sick', fromOn: '2026-12-04', toOn: '2026-12-07' },
    { id: randomUUID(), childId, kind: 'sick', fromOn: '2026-11-27', toOn: '2026-12-01' },
  ])
  const planning = { no: 'Planleggingsdag', en: 'Planning day' }
  // A Monday of the absence, a day on which the child was there, and a public holiday.
  for (const onDate of ['2026-12-07', '2026-12-02', '2026-12-25'])
    await database
      .insert(kindergartenClosingDay)
      .values({ kindergartenId, onDate, reason: planning })
  const { items } = await exportFees(parts, office, { kindergartenId, month })
  expect(items).toEqual([
    {
      nationalId: number,
      bornOn: '2023-04-12',
      placePercent: 100,
      from: month,
      to: '2026-12-31',
      daysPresent: 1,
      daysAbsent: 2,
      daysOpen: 20,
      closingDays: [
        { onDate: '2026-12-02', reason: planning },
        { onDate: '2026-12-07', reason: planning },
      ],
      priceOre: 120_000,
      decisionOre: 0,
      reference: '',
      siblingPercent: 0,
      siblingOre: 0,
      feeOre: 120_000,
      mealsOre: 48_900,
    },
  ])
})
