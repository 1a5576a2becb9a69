import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { sendMonthlyInvoices } from './invoices/send-monthly-invoices.server.ts'
import { Membership } from './model/contract.ts'
import {
  newMember,
  newPerson,
  newType,
  startMemberships,
  waitingMails,
} from './testing/memberships.testing.server.ts'

const atOnce = 12
const { database } = await createTestDatabase({ size: atOnce + 4 })
const { call, on, portalUrl } = await startMemberships(database)
const own = 'user/sports/memberships'

beforeEach(() => on('2026-11-23'))

const freezeOf = (fromDate: string, numberOfMonths = 1) => ({
  action: 'freeze',
  fromDate,
  numberOfMonths,
})
const termination = { action: 'terminate', reason: 'PRICE' }
const act = (userId: string, body: object) => call(userId, 'POST', own, body)
const membershipOf = async (userId: string): Promise<Membership> =>
  Membership.parse((await call(userId, 'GET', own)).body.items[0])
const freezesOf = (membershipId: number) =>
  database.select().from(fitnessFreeze).where(eq(fitnessFreeze.membershipId, membershipId))
const emailOf = async (userId: string) =>
  (await database.select().from(user).where(eq(user.id, userId)))[0]?.email
/** An institution says that somebody has paid. */
const payFee = async (userId: string, semesterCode: string) => {
  const line = { line: 1, nationalId: '', email: (await emailOf(userId)) ?? '' }
  const lines = [{ ...line, semesterCode, isPaid: true }]
  const delivery = { institution: 'UiO', deliveredBy: 'test', lines }
  await importRegistrations(database, testEncryption, delivery, '2026-11-21')
}
const subjectsTo = async (userId: string) => {
  const email = await emailOf(userId)
  return (await waitingMails(database)).filter(({ to }) => to === email).map((mail) => mail.subject)
}

describe('one’s membership', () => {
  it('has every field, and is nobody else’s', async () => {
    const { userId, membershipId } = await newMember(database, {
      startDate: '2026-08-01',
      commitmentMonths: 12,
    })
    expect((await call(null, 'GET', own)).status).toBe(401)
    const { response, body } = await call(userId, 'GET', own)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { freezeChoices, ...rest } = body.items[0]
    expect(freezeChoices[0]).toEqual({ fromDate: '2027-01-01', maxMonths: 2 })
    expect(rest).toEqual({
      id: membershipId,
      type: 'STUDENT_FREE',
      name: { no: 'Student uten binding', en: 'Student without commitment' },
      membershipCategory: 'DIRECT_DEBIT_MEMBERSHIP',
      monthlyAmount: { amount: 349, currency: 'NOK' },
      directDebitEnabled: false,
      membershipStartDate: '2026-08-01',
      membershipEndDate: null,
      commitmentEndDate: '2027-07-31',
      withdrawableUntil: null,
      terminationDate: null,
      lastInvoiceDueDate: null,
      potentialTerminationDate: '2027-07-31',
      lastEligibleFreezeStartDate: '2027-11-01',
      isDisqualified: false,
      pastFreezePeriods: [],
      validFreezePeriods: [],
      pendingFreezePeriods: [],
    })
    expect((await call(await newPerson(database), 'GET', own)).body).toEqual({ items: [] })
  })

  it('holds until midnight of its last day in Norway', async () => {
    const { userId } = await newMember(database, { endDate: '2026-11-23' })
    expect((await call(userId, 'GET', own)).body.items).toHaveLength(1)
    on('2026-11-24')
    expect((await call(userId, 'GET', own)).body.items).toEqual([])
  })

  it('says of one that is blocked that it is', async () => {
    const { userId } = await newMember(database, { isDisqualified: true })
    expect(await membershipOf(userId)).toMatchObject({ isDisqualified: true })
  })
})

describe('a freeze', () => {
  it('is shown before it is done, without changing anything', async () => {
    const { userId, membershipId } = await newMember(database, {
      startDate: '2026-08-01',
      commitmentMonths: 12,
    })
    const preview = await call(userId, 'POST', `${own}/preview`, freezeOf('2027-01-01', 2))
    expect(preview.body).toEqual({
      freeze: { startDate: '2027-01-01', endDate: '2027-02-28', numberOfMonths: 2 },
      membershipEndDate: null,
      commitmentEndDate: '2027-09-30',
      lastInvoiceDueDate: null,
      lapsedFreezePeriods: [],
      credit: null,
      invoicedMonths: [],
      cancelledBookings: 0,
    })
    expect(await freezesOf(membershipId)).toEqual([])
    expect(await subjectsTo(userId)).toEqual([])
  })

  it('makes the membership frozen, moves the commitment, and is told', async () => {
    const { userId } = await newMember(database, { startDate: '2026-08-01', commitmentMonths: 12 })
    const { status, body } = await act(userId, freezeOf('2027-01-01', 2))
    expect(status).toBe(200)
    expect(body.items[0]).toMatchObject({
      commitmentEndDate: '2027-09-30',
      pendingFreezePeriods: [{ startDate: '2027-01-01', endDate: '2027-02-28', numberOfMonths: 2 }],
    })
    expect(await subjectsTo(userId)).toEqual(['Medlemskapet ditt blir fryst'])
  })

  it('that is asked for many times at once is one', async () => {
    const { userId, membershipId } = await newMember(database)
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => act(userId, freezeOf('2027-02-01'))),
    )
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body)
    expect(refusals).toHaveLength(atOnce - 1)
    expect(new Set(refusals.map(({ errorMessage }) => errorMessage))).toEqual(
      new Set(['FREEZE_OVERLAPS']),
    )
    expect(await freezesOf(membershipId)).toHaveLength(1)
    expect(await subjectsTo(userId)).toHaveLength(1)
  })

  it('stays within the limit, also of many months asked for at once', async () => {
    const { userId, membershipId } = await newMember(database)
    const months = ['02', '03', '04', '05', '06', '07', '08', '09']
    const answers = await Promise.all(
      months.map((month) => act(userId, freezeOf(`2027-${month}-01`))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await freezesOf(membershipId)).toHaveLength(1)
  })

  it.each([
    ['FREEZE_IN_PAST', 422, freezeOf('2026-10-01')],
    ['FREEZE_TOO_SOON', 422, freezeOf('2026-12-01')],
    ['FREEZE_TOO_FAR', 422, freezeOf('2027-12-01')],
    ['FREEZE_NOT_WHOLE_MONTHS', 422, freezeOf('2027-02-10')],
    ['FREEZE_LIMIT', 409, freezeOf('2027-02-01', 2)],
    ['INVALID_REQUEST', 400, freezeOf('2027-02-30')],
    ['INVALID_REQUEST', 400, freezeOf('2027-02-01', 13)],
    ['INVALID_REQUEST', 400, { action: 'terminate', reason: 'BORED' }],
    ['INVALID_REQUEST', 400, { action: 'sell' }],
  ])('is refused as %s', async (code, status, body) => {
    const { userId } = await newMember(database)
    const refused = await act(userId, body)
    expect(refused.status).toBe(status)
    expect(Object.values(refused.body)[0]).toBe(code)
  })

  it('is taken back before it begins, and by its owner alone', async () => {
    const { userId, membershipId } = await newMember(database)
    const other = await newMember(database)
    await act(userId, freezeOf('2027-02-01'))
    const [freeze] = await freezesOf(membershipId)
    const takeBack = (who: string) => call(who, 'DELETE', `${own}/freezes/${freeze?.id}`)
    expect((await takeBack(other.userId)).body).toEqual({ errorMessage: 'FREEZE_NOT_FOUND' })
    on('2027-02-01')
    expect((await takeBack(userId)).body).toEqual({ errorMessage: 'FREEZE_BEGUN' })
    on('2027-01-31')
    const answers = await Promise.all([takeBack(userId), takeBack(userId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await freezesOf(membershipId)).toEqual([])
    expect(await subjectsTo(userId)).toEqual([
      'Medlemskapet ditt blir fryst',
      'Medlemskapet blir ikke fryst likevel',
    ])
  })
})

describe('a termination', () => {
  it('is shown before it is done, and comes to what was shown', async () => {
    const { userId } = await newMember(database)
    await act(userId, freezeOf('2027-03-01'))
    const preview = await call(userId, 'POST', `${own}/preview`, termination)
    expect(preview.body).toMatchObject({
      membershipEndDate: '2026-12-31',
      lastInvoiceDueDate: '2026-12-01',
      lapsedFreezePeriods: [{ startDate: '2027-03-01' }],
    })
    expect(await membershipOf(userId)).toMatchObject({ terminationDate: null })
    const { body } = await act(userId, termination)
    expect(body.items[0]).toMatchObject({
      membershipEndDate: '2026-12-31',
      terminationDate: '2026-12-31',
      lastInvoiceDueDate: '2026-12-01',
      potentialTerminationDate: null,
      lastEligibleFreezeStartDate: null,
      validFreezePeriods: [],
    })
    on('2027-01-01')
    expect((await call(userId, 'GET', own)).body.items).toEqual([])
  })

  it('is done once of many at once, and refused after that', async () => {
    const { userId } = await newMember(database)
    await database.update(profile).set({ language: 'en' }).where(eq(profile.userId, userId))
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => act(userId, termination)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await act(userId, termination)).body).toEqual({ errorMessage: 'MEMBERSHIP_TERMINATED' })
    expect((await act(userId, freezeOf('2027-02-01'))).body).toEqual({
      errorMessage: 'MEMBERSHIP_TERMINATED',
    })
    expect(await subjectsTo(userId)).toEqual(['Your membership is terminated'])
  })

  it('is told in both languages where nobody knows which one its member reads', async () => {
    const { userId } = await newMember(database)
    await database.delete(profile).where(eq(profile.userId, userId))
    await act(userId, termination)
    expect(await subjectsTo(userId)).toEqual([
      'Medlemskapet ditt er sagt opp / Your membership is terminated',
    ])
  })

  it('waits while a freeze runs, and is not for what is paid once', async () => {
    const { userId } = await newMember(database)
    await act(userId, freezeOf('2027-02-01'))
    on('2027-02-28')
    expect((await act(userId, termination)).body).toEqual({ errorMessage: 'MEMBERSHIP_FROZEN' })
    on('2027-03-01')
    expect((await act(userId, termination)).status).toBe(200)
    const cash = await newMember(database, {
      membershipCategory: 'CASH_MEMBERSHIP',
      monthlyAmountOre: null,
      endDate: '2027-12-31',
    })
    for (const action of [termination, freezeOf('2027-06-01')])
      expect((await act(cash.userId, action)).body).toEqual({
        errorMessage: 'MEMBERSHIP_PAID_ONCE',
      })
  })

  it('of nobody’s membership is refused', async () => {
    const userId = await newPerson(database)
    expect(await act(userId, termination)).toMatchObject({
      status: 404,
      body: { errorMessage: 'MEMBERSHIP_NOT_FOUND' },
    })
  })
})

describe('a purchase', () => {
  const order = (type: string, totalOre: number) => ({
    orderId: crypto.randomUUID(),
    type,
    totalOre,
  })
  const buy = (userId: string, body: object) => call(userId, 'POST', `${own}/purchases`, body)
  // 8 of 30 days of November, December, and the start fee.
  const freeTotal = 14_600 + 54_900 + 10_000

  it('is seen before, and makes a membership, an invoice and a mail, however often it is sent', async () => {
    const userId = await newPerson(database)
    const preview = await call(userId, 'GET', `${own}/purchases/preview/ORDINARY_FREE`)
    expect(preview.body).toMatchObject({
      totalOre: freeTotal,
      startDate: '2026-11-23',
      dueOn: '2026-12-07',
    })
    expect((await call(userId, 'GET', own)).body.items).toEqual([])
    const once = order('ORDINARY_FREE', freeTotal)
    const answers = await Promise.all(Array.from({ length: atOnce }, () => buy(userId, once)))
    const again = await buy(userId, once)
    expect(again.status).toBe(200)
    for (const { body } of answers) expect(body).toEqual(again.body)
    expect(await membershipOf(userId)).toMatchObject({
      type: 'ORDINARY_FREE',
      membershipStartDate: '2026-11-23',
      commitmentEndDate: null,
    })
    const invoices = await call(userId, 'GET', 'user/sports/invoices')
    expect(invoices.body.items).toMatchObject([{ amountOre: freeTotal, status: 'open' }])
    expect(await subjectsTo(userId)).toEqual(['Velkommen som medlem'])
  })

  it('of two different ones at once is one', async () => {
    const userId = await newPerson(database)
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => buy(userId, order('ORDINARY_FREE', freeTotal))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body).toEqual({ errorMessage: 'MEMBERSHIP_EXISTS' })
    const invoices = await call(userId, 'GET', 'user/sports/invoices')
    expect(invoices.body.items).toHaveLength(1)
  })

  it('costs what was seen, or is refused', async () => {
    const userId = await newPerson(database)
    expect((await buy(userId, order('ORDINARY_FREE', freeTotal - 1))).body).toEqual({
      errorMessage: 'PRICE_CHANGED',
    })
    expect((await buy(userId, order('NO_SUCH_TYPE', freeTotal))).status).toBe(404)
  })

  it('is not for employees, and is again when they have left', async () => {
    const userId = await newPerson(database)
    await database.insert(staffMember).values({ userId, roles: ['contact'] })
    expect(await buy(userId, order('ORDINARY_FREE', freeTotal))).toMatchObject({
      status: 403,
      body: { errorMessage: 'NO_EMPLOYEES' },
    })
    await database
      .update(staffMember)
      .set({ endedAt: new Date() })
      .where(eq(staffMember.userId, userId))
    expect((await buy(userId, order('ORDINARY_FREE', freeTotal))).status).toBe(200)
  })

  it('at a student price needs the semester fee', async () => {
    const userId = await newPerson(database)
    // 8 of 30 days of November, and December.
    const student = () => buy(userId, order('STUDENT', 8_000 + 29_900))
    expect((await student()).body).toEqual({ errorMessage: 'STUDENT_FEE_MISSING' })
    await payFee(userId, '2026H')
    expect((await call(userId, 'GET', `${own}/buyer`)).body).toMatchObject({ isStudent: true })
    expect((await student()).status).toBe(200)
    expect(await membershipOf(userId)).toMatchObject({ commitmentEndDate: '2027-11-30' })
  })

  it('paid once ends by itself', async () => {
    const userId = await newPerson(database)
    await payFee(userId, '2026H')
    expect((await buy(userId, order('STUDENT_CASH', 189_000))).status).toBe(200)
    expect(await membershipOf(userId)).toMatchObject({
      membershipCategory: 'CASH_MEMBERSHIP',
      membershipEndDate: '2027-05-22',
      monthlyAmount: null,
      potentialTerminationDate: null,
    })
  })
})

describe('invoices', () => {
  const send = (today: string) => sendMonthlyInvoices({ database, portalUrl, today })
  const invoicesOf = async (userId: string) =>
    database.select().from(invoice).where(eq(invoice.userId, userId)).orderBy(invoice.periodStart)

  it('are sent once for each month, none for frozen ones and none after the end', async () => {
    const resting = await newMember(database)
    await act(resting.userId, freezeOf('2027-01-01'))
    const leaving = await newMember(database)
    await act(leaving.userId, termination)
    for (const day of ['2026-11-24', '2026-12-20', '2027-01-20'])
      await Promise.all([send(day), send(day), send(day)])
    const monthsOf = async (userId: string) =>
      (await invoicesOf(userId)).map(({ periodStart }) => periodStart)
    expect(await monthsOf(resting.userId)).toEqual(['2026-12-01', '2027-02-01'])
    expect(await monthsOf(leaving.userId)).toEqual(['2026-12-01'])
    const told = await subjectsTo(resting.userId)
    expect(told.filter((subject) => subject === 'Ny faktura for trening')).toHaveLength(2)
  })

  it('have numbers without gaps', async () => {
    const rows = await database
      .select({ number: invoice.invoiceNumber })
      .from(invoice)
      .orderBy(invoice.invoiceNumber)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => 500_001 + index))
  })

  it('are files in both languages, for their owner alone', async () => {
    const { userId } = await newMember(database)
    await send('2026-11-24')
    const [sent] = await invoicesOf(userId)
    const read = (who: string, language: string | null) => {
      const query = language === null ? '' : `?language=${language}`
      return call(who, 'GET', `user/sports/invoices/${sent?.invoiceNumber}${query}`)
    }
    const textOf = async (language: string | null) => {
      const { response } = await read(userId, language)
      return (await readPdf(new Uint8Array(await response.arrayBuffer()))).said
    }
    expect(await textOf('no')).toContain(sent?.kid)
    expect(await textOf('no')).toContain('Student uten binding, 1. desember 2026')
    expect(await textOf('en')).toContain('Student without commitment, 1 December 2026')
    expect(await textOf(null)).toBe(await textOf('no'))
    expect((await read(await newPerson(database), 'no')).body).toEqual({
      errorMessage: 'INVOICE_NOT_FOUND',
    })
  })

  it('are registered as paid by staff, once, and written down', async () => {
    const { userId } = await newMember(database)
    await send('2026-11-17')
    const [sent] = await invoicesOf(userId)
    on('2026-12-02')
    const statusOf = async () =>
      (await call(userId, 'GET', 'user/sports/invoices')).body.items[0].status
    expect(await statusOf()).toBe('overdue')
    const pay = (paidOn: string) =>
      call(userId, 'PUT', `staff/sports/invoices/${sent?.id}/payment`, {
        id: crypto.randomUUID(),
        openOre: sent?.openOre,
        amountOre: sent?.openOre,
        paidOn,
      })
    for (const day of ['2026-12-03', '2026-11-16'])
      expect((await pay(day)).body).toEqual({ error: 'PAYMENT_DAY_INVALID' })
    const answers = await Promise.all([pay('2026-12-01'), pay('2026-12-02')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await statusOf()).toBe('paid')
    const entries = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, String(sent?.invoiceNumber)))
    expect(entries).toMatchObject([{ action: 'fitness-payment-registered' }])
  })

  it('outlast their member', async () => {
    const { userId } = await newMember(database)
    await send('2026-11-24')
    const [sent] = await invoicesOf(userId)
    await database.delete(user).where(eq(user.id, userId))
    const [kept] = await database
      .select()
      .from(invoice)
      .where(eq(invoice.id, sent?.id ?? ''))
    expect(kept).toMatchObject({ userId: null, kid: sent?.kid })
  })
})

describe('types and rules', () => {
  const save = (body: object) => call(null, 'PUT', 'staff/sports/membership-types', body)
  const priceOn = async (day: string) => {
    on(day)
    const { body } = await call(null, 'GET', 'sports/membership-types')
    return body.items.find(({ code }: { code: string }) => code === 'MORNING')?.priceOre
  }

  it('the newest price that has begun is asked for', async () => {
    expect((await save(newType)).status).toBe(200)
    expect((await save({ ...newType, validFrom: '2027-01-01', priceOre: 12_000 })).status).toBe(200)
    expect((await save({ ...newType, validFrom: '2027-06-01', isOffered: false })).status).toBe(200)
    expect(await priceOn('2026-12-31')).toBe(10_000)
    expect(await priceOn('2027-01-01')).toBe(12_000)
    expect(await priceOn('2027-06-01')).toBeUndefined()
    expect(await priceOn('2025-12-31')).toBeUndefined()
  })

  it('of two who save the same line one is told', async () => {
    const changed = { ...newType, code: 'EVENING' }
    const answers = await Promise.all([save(changed), save(changed)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const later = await Promise.all([1, 2].map(() => save({ ...changed, version: 1 })))
    expect(later.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await save({ ...newType, code: 'CASH', payment: 'once' })).status).toBe(400)
  })

  it('rules hold from when they are saved', async () => {
    const path = 'staff/sports/membership-settings'
    const { userId } = await newMember(database)
    expect((await act(userId, freezeOf('2027-02-01', 3))).status).toBe(409)
    const { body: before } = await call(null, 'GET', path)
    expect(before.version).toBe(0)
    const settings = { ...before, uncommittedFreeze: 3 }
    const answers = await Promise.all([1, 2].map(() => call(null, 'PUT', path, settings)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await act(userId, freezeOf('2027-02-01', 3))).status).toBe(200)
    await call(null, 'PUT', path, { ...before, version: 1 })
  })

  it('days to pay hold for the next invoice, and are recorded', async () => {
    const path = 'staff/sports/membership-settings'
    const { body: before } = await call(null, 'GET', path)
    const member = await newMember(database)
    const send = (today: string) => sendMonthlyInvoices({ database, portalUrl, today })
    const dueDates = async () => {
      const rows = await database
        .select({ dueOn: invoice.dueOn })
        .from(invoice)
        .where(eq(invoice.userId, member.userId))
        .orderBy(invoice.periodStart)
      return rows.map(({ dueOn }) => dueOn)
    }
    await send('2026-11-24')
    await send('2026-12-11')
    expect(await dueDates()).toEqual(['2026-12-08'])
    expect((await call(null, 'PUT', path, { ...before, daysToPay: 21 })).status).toBe(200)
    await send('2026-12-10')
    await send('2026-12-11')
    expect(await dueDates()).toEqual(['2026-12-08', '2027-01-01'])
    const [recorded] = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'fitness-settings-saved'))
      .orderBy(desc(auditEntry.id))
      .limit(1)
    expect(recorded).toMatchObject({
      before: { membershipDaysToPay: 14 },
      after: { membershipDaysToPay: 21 },
    })
    await call(null, 'PUT', path, { ...before, version: before.version + 1 })
  })
})

it('nobody has two memberships of which one is not over', async () => {
  const { userId } = await newMember(database)
  await act(userId, termination)
  const values = { userId, type: 'STUDENT_FREE', membershipCategory: 'CASH_MEMBERSHIP' }
  await expect(
    database.insert(fitnessMembership).values({ ...values, startDate: '2026-12-31' }),
  ).rejects.toThrow()
  await database.insert(fitnessMembership).values({ ...values, startDate: '2027-01-01' })
})
