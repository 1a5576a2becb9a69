import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { payout } from '#core/bank/tables.server.ts'
import { claimOf } from '#core/invoices/accounts.ts'
import { saveAccount } from '#core/invoices/payout-account.server.ts'
import { isGuardianInvoice } from '#core/kindergartens/access/guardian-invoices.server.ts'
import { kindergartenGuardian } from '#core/kindergartens/children/tables.server.ts'
import { kindergartenRetention } from '#core/kindergartens/retention.server.ts'
import { kindergartenLeader } from '#core/kindergartens/setup/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { removeNationalId, saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { readPersonMoney } from '#core/person-money/read-person-money.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  testEncryption as encryption,
  testConfiguration,
} from '#testing/accounts.testing.server.ts'
import { invoiceMoney } from '../money-source.server.ts'
import { invoiceKind } from '../pay/invoice-kind.server.ts'
import { enterDecision } from '../prices/decide-fee.server.ts'
import {
  addAccount,
  addPrice,
  invoiceMonth,
  invoicesOf,
  month,
  newFamily,
  newGuardian,
  officeOf,
  payment,
  portalUrl,
  today,
} from '../testing/kindergarten-invoices.testing.server.ts'
import {
  carryOverByStaff,
  creditByStaff,
  preparePayoutOfInvoice,
  registerPayment,
  undoPayment,
} from './correct-invoice.server.ts'
import { invoicePayouts } from './invoice-payouts.server.ts'
import {
  describeStaffInvoice,
  getCreditNote,
  getInvoice,
  listOwnInvoices,
  listStaffInvoices,
} from './list-invoices.server.ts'
import { replaceInvoice } from './replace-invoice.server.ts'
import { writeKindergartenCreditNote, writeKindergartenInvoice } from './write-invoice.server.ts'

const { database } = await createTestDatabase({ size: 6 })
const correcting = { database, encryption, portalUrl, today }
const payouts = { database, encryption, payoutSources: [invoicePayouts], ownAccounts: [] }
let office: StaffActor

beforeAll(async () => {
  office = await officeOf(database)
  await addPrice(database)
})

/** A family with an invoice of 1,689 kroner for December. */
async function invoiced() {
  const family = await newFamily(database)
  await invoiceMonth(database, office, family.kindergartenId)
  const list = () => invoicesOf(database, family.guardianId)
  const [first] = await list()
  if (!first) throw new Error('nothing was invoiced')
  const pay = (openOre: number, amountOre: number, id = first.id) =>
    registerPayment(correcting, office, { ...payment(openOre, amountOre), id })
  const decide = (fullPlaceOre: number) =>
    enterDecision({ database, encryption }, office, {
      id: randomUUID(),
      childId: family.childId,
      startsOn: month,
      endsOn: null,
      fullPlaceOre,
      pricePercent: null,
      reference: '2026/77',
    })
  const replace = (wanted: object) =>
    replaceInvoice(correcting, office, {
      id: first.id,
      openOre: 168_900,
      rightOre: 108_900,
      why: 'Vedtak fra kommunen',
      ...wanted,
    })
  return { ...family, first, list, pay, decide, replace }
}

const faultless = async () =>
  expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })

it('a wrong month is credited and invoiced again, and what was paid pays the new one', async () => {
  const { first, list, pay, decide, replace } = await invoiced()
  await pay(168_900, 168_900)
  await decide(60_000)
  await expect(replace({ openOre: 168_900 })).rejects.toMatchObject({ code: 'INVOICE_CHANGED' })
  await expect(replace({ openOre: 0, rightOre: 168_900 })).rejects.toMatchObject({
    code: 'INVOICE_CHANGED',
  })
  await replace({ openOre: 0 })
  const [old, right] = await list()
  expect(old).toMatchObject({ creditedOre: 168_900, openOre: -60_000 })
  expect(right).toMatchObject({ amountOre: 108_900, openOre: 0, periodStart: month })
  expect(right?.lines[0]?.steps?.map(({ kind }) => kind)).toEqual(['price', 'decision'])
  await expect(replace({ openOre: -60_000 })).rejects.toMatchObject({ code: 'INVOICE_CHANGED' })
  await expect(
    replaceInvoice(correcting, office, {
      id: right?.id ?? '',
      openOre: 0,
      rightOre: 108_900,
      why: 'En gang til',
    }),
  ).rejects.toMatchObject({ code: 'INVOICE_RIGHT' })
  expect(await balanceOf(database, claimOf(first.id))).toBe(-60_000)
  await faultless()
})

it('what remains moves on to the next invoice, and neither is below zero', async () => {
  const { kindergartenId, list, pay, decide, replace } = await invoiced()
  await pay(168_900, 168_900)
  await decide(0)
  await replace({ openOre: 0, rightOre: 48_900 })
  await invoiceMonth(database, office, kindergartenId, '2027-01-01')
  const [old, december, january] = await list()
  expect(old).toMatchObject({ openOre: -120_000 + 48_900 })
  expect(december).toMatchObject({ amountOre: 48_900, openOre: 0 })
  expect(january).toMatchObject({ amountOre: 48_900, openOre: 0 })
  await faultless()
})

it('a month that costs nothing is credited and not invoiced again', async () => {
  const { childId, list, replace, guardianId } = await invoiced()
  const { guardianId: other } = await newGuardian(database, [childId])
  await database.execute(
    `update portal.kindergarten_guardianship set has_responsibility = false
      where guardian_id = '${guardianId}'`,
  )
  expect(await replace({ rightOre: 0 })).toEqual({ invoiceNumber: null })
  expect(await list()).toMatchObject([{ creditedOre: 168_900, openOre: 0 }])
  expect(await invoicesOf(database, other)).toEqual([])
  await faultless()
})

it('a part is credited, and never more than is left', async () => {
  const { first, list } = await invoiced()
  const credit = (openOre: number, amountOre: number) =>
    creditByStaff(correcting, office, {
      id: first.id,
      openOre,
      lines: [{ line: 1, amountOre }],
      why: 'Ingen mat i en uke',
    })
  await credit(168_900, 8_900)
  await expect(credit(168_900, 8_900)).rejects.toMatchObject({ code: 'INVOICE_CHANGED' })
  await expect(credit(160_000, 40_001)).rejects.toMatchObject({ code: 'CREDIT_TOO_HIGH' })
  expect(await list()).toMatchObject([{ openOre: 160_000, creditedOre: 8_900 }])
  await faultless()
})

it('a payment is registered once and taken back', async () => {
  const { first, list } = await invoiced()
  const once = { ...payment(168_900, 168_900), id: first.id }
  await registerPayment(correcting, office, once)
  await registerPayment(correcting, office, once)
  expect(await list()).toMatchObject([{ openOre: 0 }])
  const { paymentId } = once
  await undoPayment(correcting, office, { id: first.id, paymentId, why: 'Feil faktura' })
  expect(await list()).toMatchObject([{ openOre: 168_900 }])
  await faultless()
})

it('what was paid too much pays another invoice, or goes to an account', async () => {
  const { kindergartenId, guardianId, first, list, pay, prove } = await invoiced()
  await pay(168_900, 200_000)
  await invoiceMonth(database, office, kindergartenId, '2027-01-01')
  expect(await list()).toMatchObject([{ openOre: 0 }, { openOre: 168_900 - 31_100 }])
  const [, january] = await list()
  await pay(137_800, 137_800 + 50_000, january?.id)
  await expect(carryOverByStaff(correcting, office, first.id)).rejects.toMatchObject({
    code: 'INVOICE_CHANGED',
  })
  const userId = await prove(await addAccount(database))
  const number = january?.invoiceNumber ?? 0
  const given = { kind: 'kindergarten', number, account: '12345678903' } as const
  const accounts = { database, encryption, ownAccounts: [] }
  await expect(saveAccount(accounts, userId, given)).rejects.toMatchObject({
    code: 'INVOICE_NOT_FOUND',
  })
  await saveAccount(accounts, userId, { ...given, isOwn: isGuardianInvoice([userId]) })
  const [{ payoutAccountMasked: masked } = { payoutAccountMasked: null }] = await listOwnInvoices(
    database,
    userId,
    today,
  )
  await preparePayoutOfInvoice(payouts, office, {
    id: january?.id ?? '',
    requestId: randomUUID(),
    amountOre: 50_000,
    account: { masked: masked ?? '' },
    why: 'Plassen er slutt',
  })
  expect(
    await database
      .select()
      .from(payout)
      .where(eq(payout.ownerKey, january?.id ?? '')),
  ).toMatchObject([{ ownerKind: 'kindergarten', amountOre: 50_000 }])
  expect(await invoicePayouts.findOwn(database, new Set([userId]))).toContain(january?.id)
  const other = await addAccount(database)
  expect(await invoicePayouts.findOwn(database, new Set([other]))).toEqual([])
  expect(guardianId).toBe(january?.subjectId)
})

it('a guardian sees their own invoices alone, also those from before their account', async () => {
  const { first, number, prove } = await invoiced()
  const stranger = await (await newGuardian(database)).prove(await addAccount(database))
  const userId = await addAccount(database)
  expect(await listOwnInvoices(database, userId, today)).toEqual([])
  await prove(userId)
  expect(await listOwnInvoices(database, userId, today)).toMatchObject([{ id: first.id }])
  expect(await getInvoice(database, userId, first.invoiceNumber)).toMatchObject({ id: first.id })
  await expect(getInvoice(database, stranger, first.invoiceNumber)).rejects.toMatchObject({
    code: 'INVOICE_NOT_FOUND',
  })
  const why = { why: 'Stengt', openOre: 168_900, lines: [{ line: 0, amountOre: 100 }] }
  await creditByStaff(correcting, office, { id: first.id, ...why })
  const [{ creditNumbers } = { creditNumbers: [] }] = await listOwnInvoices(database, userId, today)
  const creditNumber = Number(creditNumbers[0])
  expect(await getCreditNote(database, userId, creditNumber)).toMatchObject({
    invoice: { id: first.id },
  })
  await expect(getCreditNote(database, stranger, creditNumber)).rejects.toMatchObject({
    code: 'INVOICE_NOT_FOUND',
  })
  await removeNationalId(database, userId)
  expect(await listOwnInvoices(database, userId, today)).toEqual([])
  await saveNationalId(database, encryption, { userId, number })
  expect(await listOwnInvoices(database, userId, today)).toEqual([])
})

it('all of it is in their finances', async () => {
  const { first, pay, prove } = await invoiced()
  const userId = await prove(await addAccount(database))
  await pay(168_900, 100_000)
  const money = await readPersonMoney(
    {
      database,
      configuration: testConfiguration,
      takesCards: true,
      moneySources: new Map([[invoiceMoney.subject, invoiceMoney]]),
    },
    { userId, locale: 'no' },
    new Date(`${today}T12:00:00Z`),
  )
  const number = String(first.invoiceNumber)
  expect(money.due).toMatchObject([{ number, amountOre: 68_900 }])
  expect(money.rows.map(({ kind, amountOre }) => [kind, amountOre])).toEqual([
    ['bank-payment', 100_000],
    ['invoice', 168_900],
  ])
})

it('is paid by card by the guardian alone', async () => {
  const { first, prove, pay } = await invoiced()
  const userId = await prove(await addAccount(database))
  const now = new Date(`${today}T12:00:00Z`)
  const find = (who: string) =>
    database.transaction((transaction) =>
      invoiceKind.findPayable(transaction, { id: first.id, userId: who, now }),
    )
  expect(await find(userId)).toMatchObject({ amountOre: 168_900, account: claimOf(first.id) })
  await expect(find(await addAccount(database))).rejects.toMatchObject({
    code: 'INVOICE_NOT_FOUND',
  })
  await pay(168_900, 168_900)
  await expect(find(userId)).rejects.toMatchObject({ code: 'INVOICE_PAID' })
})

it('staff reach invoices of their own kindergarten, and nobody their own', async () => {
  const { first, kindergartenId, prove } = await invoiced()
  const leader: StaffActor = { ...(await officeOf(database)), roles: ['kindergarten'] }
  const credit = (staff: StaffActor) =>
    creditByStaff(correcting, staff, {
      id: first.id,
      openOre: 168_900,
      lines: [{ line: 0, amountOre: 100 }],
      why: 'Stengt',
    })
  const wanted = { number: first.invoiceNumber, today }
  await expect(credit(leader)).rejects.toMatchObject({ code: 'INVOICE_NOT_FOUND' })
  await expect(describeStaffInvoice(database, leader, wanted)).rejects.toMatchObject({
    code: 'INVOICE_NOT_FOUND',
  })
  expect((await listStaffInvoices(database, leader, today)).items).toEqual([])
  await database.insert(kindergartenLeader).values({ userId: leader.userId, kindergartenId })
  expect((await listStaffInvoices(database, leader, today)).items).toHaveLength(1)
  expect(await describeStaffInvoice(database, leader, wanted)).toMatchObject({
    rightOre: 168_900,
    lines: [{ leftOre: 120_000 }, { leftOre: 48_900 }],
  })
  await prove(leader.userId)
  await expect(credit(leader)).rejects.toMatchObject({ code: 'OWN_CASE' })
})

it('is printed with each step, and the same again', async () => {
  const { list, decide, replace, prove, first } = await invoiced()
  await decide(60_000)
  await replace({})
  const [, right] = await list()
  const seller = {
    name: 'Trivsel',
    organisationNumber: '310000000',
    address: 'Gata 1, 0001 Oslo',
    isExample: true,
    accountNumber: '12345678903',
  }
  if (!right) throw new Error('nothing was invoiced')
  const once = await writeKindergartenInvoice(seller, right, 'no')
  expect(Buffer.from(once).equals(await writeKindergartenInvoice(seller, right, 'no'))).toBe(true)
  const userId = await prove(await addAccount(database))
  const items = await listOwnInvoices(database, userId, today)
  const creditNumber = Number(items.find(({ id }) => id === first.id)?.creditNumbers[0])
  const note = await getCreditNote(database, userId, creditNumber)
  expect((await writeKindergartenCreditNote(seller, note, 'en')).length).toBeGreaterThan(1_000)
})

it('a guardian stays as long as an invoice of theirs', async () => {
  const { guardianId } = await invoiced()
  const alone = await newGuardian(database)
  const created = { createdAt: new Date('2020-01-01T00:00:00Z') }
  await database.update(kindergartenGuardian).set(created)
  await database.execute(
    `delete from portal.kindergarten_guardianship where guardian_id = '${guardianId}'`,
  )
  for (const { remove } of kindergartenRetention)
    await database.execute(remove(new Date('2026-11-29T12:00:00Z')))
  const isThere = (id: string) =>
    database.$count(kindergartenGuardian, eq(kindergartenGuardian.id, id))
  expect(await isThere(guardianId)).toBe(1)
  expect(await isThere(alone.guardianId)).toBe(0)
})
