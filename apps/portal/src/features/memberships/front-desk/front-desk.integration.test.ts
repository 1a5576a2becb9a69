import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { invoiceOf } from '../testing/invoices.testing.server.ts'
import {
  newMember,
  newPerson,
  startMemberships,
  waitingMails,
} from '../testing/memberships.testing.server.ts'
import type { FrontDeskAction, FrontDeskMember, Sale } from './contract.ts'

const atOnce = 8
const { database } = await createTestDatabase({ size: atOnce + 4 })
const { call, on, staffId } = await startMemberships(database)
const why = 'Ba om det i skranken'

beforeEach(() => on('2026-11-23'))

const pathOf = (userId: string) => `staff/sports/members/${userId}/membership`
const frontDeskOf = async (userId: string): Promise<FrontDeskMember> =>
  (await call(null, 'GET', pathOf(userId))).body
const preview = (userId: string, change: FrontDeskAction) =>
  call(null, 'POST', `${pathOf(userId)}/preview`, { change })
const change = (userId: string, wanted: FrontDeskAction, version = 1) =>
  call(null, 'POST', `${pathOf(userId)}/changes`, { change: wanted, version, why })
/** As it is seen now. */
const changeNow = async (userId: string, wanted: FrontDeskAction) =>
  change(userId, wanted, (await frontDeskOf(userId)).version)

const freeze = (
  fromDate: string,
  numberOfMonths = 1,
  waivedRules: ('FREEZE_TOO_SOON' | 'FREEZE_LIMIT')[] = [],
) => ({ action: 'freeze', fromDate, numberOfMonths, waivedRules }) as const
const terminate = { action: 'terminate', reason: 'NOT_STUDENT' } as const
const resume = { action: 'reinstate' } as const

const auditOf = (userId: string) =>
  database
    .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectKind, 'fitness-member'), eq(auditEntry.subjectId, userId)))
    .orderBy(auditEntry.id)
const mailsTo = async (userId: string) => {
  const [person] = await database.select().from(user).where(eq(user.id, userId))
  const mails: { to: string; subject: string; text?: string }[] = await waitingMails(database)
  return mails.filter(({ to }) => to === person?.email)
}

describe('at the desk', () => {
  it('staff see the membership as its member does, its invoices and what there was before', async () => {
    const { userId } = await newMember(database, { startDate: '2026-08-01', commitmentMonths: 12 })
    await database.insert(fitnessMembership).values({
      userId,
      type: 'STUDENT_FREE',
      membershipCategory: 'DIRECT_DEBIT_MEMBERSHIP',

      startDate: '2025-01-01',
      endDate: '2025-06-30',
    })
    const own = await call(userId, 'GET', 'user/sports/memberships')
    expect(await frontDeskOf(userId)).toMatchObject({
      id: userId,
      membership: own.body.items[0],
      version: 1,
      terminationReason: null,
      others: [{ startDate: '2025-01-01', endDate: '2025-06-30', isTerminated: false }],
      buyer: { isMember: true, isEmployee: false, isStudent: false },
      invoices: [],
    })
  })

  it('somebody who is no member yet is found by all of an address, and by nothing less', async () => {
    const userId = await newPerson(database)
    const [person] = await database.select().from(user).where(eq(user.id, userId))
    const find = (email: string) => call(null, 'POST', 'staff/sports/membership-buyers', { email })
    expect((await find(person?.email.toUpperCase() ?? '')).body).toEqual({ id: userId })
    const refused = await find(`x${person?.email}`)
    expect([refused.status, refused.body]).toEqual([404, { errorMessage: 'PERSON_NOT_FOUND' }])
    expect((await frontDeskOf(userId)).membership).toBeNull()
    expect((await call(null, 'GET', pathOf('nobody'))).body).toEqual({
      errorMessage: 'PERSON_NOT_FOUND',
    })
  })
})

describe('a change for a member', () => {
  it('comes to what was shown, is audited with its reason, and is told as done by staff', async () => {
    const { userId } = await newMember(database, { startDate: '2026-08-01', commitmentMonths: 12 })
    const shown = await preview(userId, freeze('2027-01-01', 2))
    expect(shown.body).toMatchObject({
      freeze: { startDate: '2027-01-01', endDate: '2027-02-28' },
      commitmentEndDate: '2027-09-30',
    })
    expect((await frontDeskOf(userId)).version).toBe(1)
    expect((await change(userId, freeze('2027-01-01', 2))).status).toBe(200)
    expect(await frontDeskOf(userId)).toMatchObject({
      version: 2,
      membership: { commitmentEndDate: '2027-09-30', pendingFreezePeriods: [{}] },
    })
    expect(await auditOf(userId)).toEqual([
      {
        action: 'membership-frozen',
        before: {},
        after: {
          freezeFrom: '2027-01-01',
          freezeTo: '2027-02-28',
          membershipChangeReason: why,
        },
      },
    ])
    const [mail] = await mailsTo(userId)
    expect(mail?.subject).toBe('Medlemskapet ditt blir fryst')
    expect(mail?.text).toContain('gjort dette for deg')
  })

  it('that is pressed many times at once is made once', async () => {
    const { userId } = await newMember(database)
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => change(userId, freeze('2027-02-01'))),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(atOnce - 1)
    expect(new Set(refused.map(({ body }) => body.errorMessage))).toEqual(
      new Set(['MEMBERSHIP_CHANGED']),
    )
    expect(await mailsTo(userId)).toHaveLength(1)
    expect(await auditOf(userId)).toHaveLength(1)
  })

  it('is refused when its member has changed the membership since', async () => {
    const { userId } = await newMember(database)
    const own = { action: 'freeze', fromDate: '2027-02-01', numberOfMonths: 1 }
    expect((await call(userId, 'POST', 'user/sports/memberships', own)).status).toBe(200)
    const refused = await change(userId, terminate)
    expect([refused.status, refused.body]).toEqual([409, { errorMessage: 'MEMBERSHIP_CHANGED' }])
    expect((await changeNow(userId, terminate)).status).toBe(200)
  })

  it.each([
    ['FREEZE_IN_PAST', 422, freeze('2026-10-01', 1, ['FREEZE_TOO_SOON', 'FREEZE_LIMIT'])],
    ['FREEZE_IN_PAST', 422, freeze('2026-11-01', 1, ['FREEZE_TOO_SOON'])],
    ['FREEZE_TOO_SOON', 422, freeze('2026-12-01')],
    ['FREEZE_TOO_FAR', 422, freeze('2027-12-01', 1, ['FREEZE_TOO_SOON'])],
    ['FREEZE_NOT_WHOLE_MONTHS', 422, freeze('2027-02-10')],
    ['FREEZE_LIMIT', 409, freeze('2027-02-01', 2, ['FREEZE_TOO_SOON'])],
    ['FREEZE_NOT_FOUND', 404, { action: 'cancel-freeze', freezeId: 1 } as const],
    ['MEMBERSHIP_NOT_TERMINATED', 409, resume],
    ['DISQUALIFICATION_UNCHANGED', 409, { action: 'requalify' } as const],
  ])('is refused as %s, and leaves nothing', async (code, status, wanted) => {
    const { userId } = await newMember(database)
    for (const refused of [await preview(userId, wanted), await change(userId, wanted)])
      expect([refused.status, refused.body]).toEqual([status, { errorMessage: code }])
    expect((await frontDeskOf(userId)).version).toBe(1)
    expect(await auditOf(userId)).toEqual([])
    expect(await mailsTo(userId)).toEqual([])
  })

  it('needs a reason in words, and none with a national id', async () => {
    const { userId } = await newMember(database)
    for (const said of ['', ' kort ', 'Gjelder 01010750160']) {
      const body = { change: terminate, version: 1, why: said }
      expect((await call(null, 'POST', `${pathOf(userId)}/changes`, body)).status).toBe(400)
    }
  })

  it('is made for members who are there, and have a membership', async () => {
    const without = await newPerson(database)
    expect((await change(without, terminate)).body).toEqual({
      errorMessage: 'MEMBERSHIP_NOT_FOUND',
    })
    expect((await change('nobody', terminate)).body).toEqual({ errorMessage: 'PERSON_NOT_FOUND' })
  })

  it('is never made for oneself', async () => {
    await database.insert(fitnessMembership).values({
      userId: staffId,
      type: 'STUDENT_FREE',
      startDate: '2025-03-10',
      membershipCategory: 'DIRECT_DEBIT_MEMBERSHIP',
    })
    const refused = await change(staffId, freeze('2027-02-01'))
    expect([refused.status, refused.body]).toEqual([403, { error: 'OWN_CASE' }])
  })
})

describe('a freeze for a member', () => {
  it('goes beyond notice and limit where staff set them aside, which is audited', async () => {
    const { userId } = await newMember(database)
    const beyond = freeze('2026-12-01', 3, ['FREEZE_TOO_SOON', 'FREEZE_LIMIT'])
    expect((await change(userId, beyond)).status).toBe(200)
    const [entry] = await auditOf(userId)
    expect(entry?.after).toMatchObject({
      membershipRulesSetAside: ['FREEZE_TOO_SOON', 'FREEZE_LIMIT'],
    })
  })

  it('is never of a month that is invoiced', async () => {
    const { userId, membershipId } = await newMember(database)
    await invoiceOf(database, { userId, membershipId })
    const refused = await change(userId, freeze('2026-12-01', 1, ['FREEZE_TOO_SOON']))
    expect(refused.body).toEqual({ errorMessage: 'FREEZE_INVOICED' })
  })

  it('is taken back before it begins', async () => {
    const { userId, membershipId } = await newMember(database)
    await change(userId, freeze('2027-02-01'))
    const [{ id: freezeId = 0 } = {}] = await database
      .select()
      .from(fitnessFreeze)
      .where(eq(fitnessFreeze.membershipId, membershipId))
    const takeBack = { action: 'cancel-freeze', freezeId } as const
    on('2027-02-01')
    expect((await change(userId, takeBack, 2)).body).toEqual({ errorMessage: 'FREEZE_BEGUN' })
    on('2027-01-31')
    expect((await change(userId, takeBack, 2)).status).toBe(200)
    expect((await frontDeskOf(userId)).membership?.validFreezePeriods).toEqual([])
    expect((await auditOf(userId))[1]).toMatchObject({
      action: 'membership-freeze-taken-back',
      before: { freezeFrom: '2027-02-01', freezeTo: '2027-02-28' },
    })
  })
})

describe('a termination for a member', () => {
  it('is taken back while the membership holds, and leaves the end that there was', async () => {
    const { userId } = await newMember(database, { endDate: '2027-06-30' })
    await change(userId, freeze('2027-03-01'))
    await changeNow(userId, terminate)
    expect(await frontDeskOf(userId)).toMatchObject({
      terminationReason: 'NOT_STUDENT',
      membership: { terminationDate: '2026-12-31', validFreezePeriods: [] },
    })
    on('2026-12-31')
    expect((await preview(userId, resume)).body).toMatchObject({ membershipEndDate: '2027-06-30' })
    expect((await changeNow(userId, resume)).status).toBe(200)
    expect(await frontDeskOf(userId)).toMatchObject({
      terminationReason: null,
      membership: {
        terminationDate: null,
        lastInvoiceDueDate: null,
        membershipEndDate: '2027-06-30',
      },
    })
    expect((await mailsTo(userId)).map(({ subject }) => subject)).toContain(
      'Medlemskapet ditt fortsetter',
    )
  })

  it('that has come to its end is not taken back', async () => {
    const { userId } = await newMember(database)
    await change(userId, terminate)
    on('2027-01-01')
    expect((await change(userId, resume, 2)).body).toEqual({ errorMessage: 'MEMBERSHIP_NOT_FOUND' })
  })

  it('is not taken back once the next membership is bought, also at the same moment', async () => {
    const { userId } = await newMember(database)
    await change(userId, terminate)
    const next = await saleOf(userId, 'ORDINARY_FREE', '2027-01-01')
    const [sold, wentOn] = await Promise.all([sell(userId, next), change(userId, resume, 2)])
    expect([sold.status, wentOn.status].sort()).toEqual([200, 409])
    expect(
      [sold.body, wentOn.body].flatMap(({ errorMessage }) => errorMessage ?? []),
    ).toContainEqual(expect.stringMatching(/MEMBERSHIP_(EXISTS|FOLLOWED)/))
  })
})

describe('a disqualification', () => {
  it('blocks booking until it is taken back', async () => {
    const { userId } = await newMember(database)
    expect((await change(userId, { action: 'disqualify' })).status).toBe(200)
    expect((await frontDeskOf(userId)).membership).toMatchObject({ isDisqualified: true })
    expect((await changeNow(userId, { action: 'requalify' })).status).toBe(200)
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual([
      'membership-disqualified',
      'membership-requalified',
    ])
    expect((await mailsTo(userId)).map(({ subject }) => subject)).toEqual([
      'Medlemskapet ditt er sperret for booking',
      'Du kan booke igjen',
    ])
  })
})

async function saleOf(
  userId: string,
  type: string,
  startDate: string,
  changed: Partial<Sale> = {},
): Promise<Sale> {
  const shown = await call(null, 'POST', `${pathOf(userId)}/sales/preview`, { type, startDate })
  const { totalOre } = shown.body
  return {
    orderId: crypto.randomUUID(),
    type,
    startDate,
    totalOre,
    waivedRules: [],
    why,
    ...changed,
  }
}
const sell = (userId: string, sale: Sale) => call(null, 'POST', `${pathOf(userId)}/sales`, sale)

describe('a sale', () => {
  it('begins on the day that was chosen, with an invoice from that day on', async () => {
    const userId = await newPerson(database)
    const sale = await saleOf(userId, 'ORDINARY_FREE', '2027-01-15')
    const sold = await sell(userId, sale)
    expect(sold.body).toMatchObject({ dueOn: '2027-01-29', totalOre: sale.totalOre })
    expect(await frontDeskOf(userId)).toMatchObject({
      membership: null,
      others: [{ startDate: '2027-01-15', endDate: null }],
      invoices: [{ periodStart: '2027-01-15', periodEnd: '2027-02-28' }],
    })
    expect((await auditOf(userId))[0]).toMatchObject({
      action: 'membership-sold',
      after: { membershipSold: 'ORDINARY_FREE', membershipStart: '2027-01-15' },
    })
    const [mail] = await mailsTo(userId)
    expect(mail?.text).toContain('15.\u00a0januar 2027')
    on('2027-01-15')
    expect((await frontDeskOf(userId)).membership).toMatchObject({
      membershipStartDate: '2027-01-15',
    })
  })

  it('that is sent many times at once is one', async () => {
    const userId = await newPerson(database)
    const sale = await saleOf(userId, 'ORDINARY_FREE', '2026-11-23')
    const answers = await Promise.all(Array.from({ length: atOnce }, () => sell(userId, sale)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.invoiceNumber)).size).toBe(1)
    expect(await auditOf(userId)).toHaveLength(1)
    expect(await mailsTo(userId)).toHaveLength(1)
  })

  it.each([
    ['START_IN_PAST', 422, '2026-11-22'],
    ['START_TOO_FAR', 422, '2027-02-24'],
  ])('is refused as %s', async (code, status, startDate) => {
    const userId = await newPerson(database)
    const sale = { ...(await saleOf(userId, 'ORDINARY_FREE', '2026-11-23')), startDate }
    const refused = await sell(userId, sale)
    expect([refused.status, refused.body]).toEqual([status, { errorMessage: code }])
    const shown = await call(null, 'POST', `${pathOf(userId)}/sales/preview`, sale)
    expect(shown.status).toBe(status)
  })

  it('to a member begins after the membership that there is', async () => {
    const { userId } = await newMember(database, { endDate: '2026-12-31' })
    const early = await sell(userId, await saleOf(userId, 'ORDINARY_FREE', '2026-12-31'))
    expect(early.body).toEqual({ errorMessage: 'MEMBERSHIP_EXISTS' })
    const next = await sell(userId, await saleOf(userId, 'ORDINARY_FREE', '2027-01-01'))
    expect(next.status).toBe(200)
  })

  it('at another price than was seen is refused', async () => {
    const userId = await newPerson(database)
    const sale = await saleOf(userId, 'ORDINARY_FREE', '2026-11-23', { totalOre: 100 })
    expect((await sell(userId, sale)).body).toEqual({ errorMessage: 'PRICE_CHANGED' })
  })

  it('for students without a fee, or to employees, is made where staff set that aside', async () => {
    const student = await newPerson(database)
    const refused = await saleOf(student, 'STUDENT_FREE', '2026-11-23')
    expect((await sell(student, refused)).body).toEqual({ errorMessage: 'STUDENT_FEE_MISSING' })
    const proven = { ...refused, waivedRules: ['STUDENT_FEE_MISSING' as const] }
    expect((await sell(student, proven)).status).toBe(200)
    expect((await auditOf(student))[0]?.after).toMatchObject({
      membershipRulesSetAside: ['STUDENT_FEE_MISSING'],
    })
    const employee = await newPerson(database)
    await database.insert(staffMember).values({ userId: employee, roles: ['contact'] })
    const sale = await saleOf(employee, 'ORDINARY_FREE', '2026-11-23')
    expect((await sell(employee, sale)).body).toEqual({ errorMessage: 'NO_EMPLOYEES' })
    expect((await sell(employee, { ...sale, waivedRules: ['NO_EMPLOYEES'] })).status).toBe(200)
  })
})
