import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { refundAccount } from '#core/health-refunds/accounts.ts'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { findWarnings } from '../decide/find-warnings.server.ts'
import { healthCases } from '../decide/health-cases.server.ts'
import { otherAccount, refusal, startRefunds } from './health-refunds.testing.server.ts'

const { database } = await createTestDatabase({ size: 12 })
await seedInstitutions(database)
const site = await startRefunds(database)
const { addScheme, addVersion, apply, call, decide, newStudent, own, pass, staff } = site
const { payOut, payoutsOf, returnPayout } = site
const half = rulesOf({
  categories: [categoryOf('doctor', { percentage: 50 })],
  ownShareOre: 200_00,
})

const sent = async (lines?: Parameters<typeof apply>[2], rules = half) => {
  const [student, scheme] = [await newStudent(), await addScheme(rules)]
  const { id }: { id: string } = await (await apply(student, scheme, lines)).json()
  return { student, scheme, id }
}
const asStaff = (id: string, init: RequestInit = {}, line = '') =>
  call(staff.userId, `/api/frontend/staff/health-refunds/${id}${line}`, init)
const accept = (id: string, line: string, body: object) =>
  asStaff(id, { method: 'PUT', body: JSON.stringify(body) }, `/lines/${line}`)
const warningsOf = async (id: string) =>
  (await findWarnings(database, { caseId: id, now: new Date(), encryption: testEncryption })) ?? []

const codesOf = async (id: string) => (await warningsOf(id)).map(({ code }) => code)

describe('an approval', () => {
  it('fixes the amount, and makes a payout ready that says nothing of health', async () => {
    const { student, id } = await sent()
    await decide(id, 'approve')
    expect(await own(student, id)).toMatchObject({ grantedOre: null })
    await pass(id)
    expect(await own(student, id)).toMatchObject({
      status: 'INNVILGET',
      grantedOre: 400_00,
      payouts: [{ amountOre: 400_00, state: 'prepared' }],
    })
    const [prepared] = await payoutsOf(id)
    expect(prepared).toMatchObject({ amountOre: 400_00, approvedBy: staff.userId })
    expect(prepared?.message).not.toMatch(/helse|health|refu/i)
    expect(await balanceOf(database, refundAccount(id))).toBe(400_00)
    const faults = await findFaults(database)
    expect(faults).toMatchObject({ totalOre: 0, unbalanced: 0 })
    const mails = await site.mailsTo(student)
    expect(JSON.stringify(mails)).not.toMatch(/helse|health|refusjon|refund|400/i)
  })

  it('of nothing is refused', async () => {
    const { student, scheme } = { student: await newStudent([]), scheme: await addScheme(half) }
    const answer = await apply(student, scheme, [{ amount: '1000' }], {
      claimsRight: true,
      note: 'Jeg har betalt',
    })
    const { id } = await answer.json()
    await expect(decide(id, 'approve')).rejects.toMatchObject({ code: 'HEALTH_NOTHING_GRANTED' })
    await site.reportFees(student, ['2026V'])
    await decide(id, 'approve')
    await pass(id)
    expect(await own(student, id)).toMatchObject({
      grantedOre: 400_00,
      lines: [{ noRight: null }],
    })
  })

  it('is of the amount that was seen', async () => {
    const { id } = await sent()
    const prepare = (amountOre: number) =>
      database.transaction((transaction) =>
        healthCases.prepare(transaction, {
          caseId: id,
          action: 'approve',
          staff,
          terms: { key: '2026', amountOre },
          encryption: testEncryption,
        }),
      )
    await expect(prepare(399_99)).rejects.toMatchObject({ code: 'HEALTH_AMOUNT_CHANGED' })
    expect(await prepare(400_00)).toEqual({ key: '2026', amountOre: 400_00 })
  })

  it('waits while another of the same person and period has not taken effect', async () => {
    const { student, scheme, id } = await sent()
    await decide(id, 'reject')
    await pass(id)
    const { id: second } = await (await apply(student, scheme)).json()
    await decide(id, 'reopen')
    await pass(id)
    await decide(second, 'approve')
    await expect(decide(id, 'approve')).rejects.toMatchObject({ code: 'HEALTH_OTHER_DECISION' })
    await pass(second)
    await decide(id, 'approve')
    await pass(id)
    expect(await own(student, second)).toMatchObject({ grantedOre: 400_00 })
    expect(await own(student, id)).toMatchObject({ grantedOre: 500_00 })
  })

  it('follows rules that were corrected since it was sent, and says so', async () => {
    const { student, scheme, id } = await sent()
    await addVersion(scheme, { ...half, ownShareOre: 0 })
    expect(await codesOf(id)).toContain('new-rules')
    await decide(id, 'approve')
    await pass(id)
    expect(await own(student, id)).toMatchObject({ grantedOre: 500_00 })
    expect(await codesOf(id)).not.toContain('new-rules')
  })
})

describe('a look of staff', () => {
  it('is in the log of the applicant, once for a while', async () => {
    const { student, id } = await sent()
    const looks = () =>
      database.$count(
        accessLog,
        and(eq(accessLog.subjectId, student), eq(accessLog.data, 'health-refund')),
      )
    expect(await looks()).toBe(0)
    const answer = await asStaff(id)
    expect(await answer.json()).toMatchObject({
      payeeName: 'Kari Nordmann',
      maskedAccount: '•••••••••03',
      calculation: { payoutOre: 400_00 },
      mayChange: true,
    })
    expect(await looks()).toBe(1)
    await asStaff(id)
    expect(await looks()).toBe(1)
  })

  it('at their own application, or one to their own account, finds nothing', async () => {
    const scheme = await addScheme(half)
    await site.reportFees(staff.userId, ['2026V'])
    const { id: mine } = await (
      await apply(staff.userId, scheme, undefined, { account: otherAccount })
    ).json()
    expect((await asStaff(mine)).status).toBe(404)
    await expect(decide(mine, 'approve')).rejects.toMatchObject({ code: 'OWN_CASE' })
    const student = await newStudent()
    const { id } = await (await apply(student, scheme, undefined, { account: otherAccount })).json()
    expect((await asStaff(id)).status).toBe(404)
  })
})

describe('what counts of an expense', () => {
  it('is changed with a reason, which the applicant reads with the decision', async () => {
    const { student, id } = await sent([{ amount: '1000' }, { amount: '500' }])
    const { version, lines } = await (await asStaff(id)).json()
    const changed = await accept(id, lines[1].id, { acceptedOre: 0, because: 'Reise', version })
    expect(changed.status).toBe(200)
    expect(await (await asStaff(id)).json()).toMatchObject({ calculation: { payoutOre: 400_00 } })
    expect((await own(student, id)).lines[1]).toMatchObject({ acceptedOre: null })
    await decide(id, 'approve')
    await pass(id)
    expect(await own(student, id)).toMatchObject({
      grantedOre: 400_00,
      lines: [{ acceptedOre: null }, { acceptedOre: 0, acceptedBecause: 'Reise' }],
    })
    const late = await accept(id, lines[0].id, { acceptedOre: 1, because: 'x', version })
    expect((await refusal(late))[0]).toBe(409)
  })

  it.each([
    ['more than was spent', { acceptedOre: 1_000_01, because: 'x' }, 422],
    ['no reason', { acceptedOre: 1, because: ' ' }, 400],
    ['a negative amount', { acceptedOre: -1, because: 'x' }, 400],
    ['a national id', { acceptedOre: 1, because: '76940500571' }, 400],
    ['another version', { acceptedOre: 1, because: 'x', version: 99 }, 409],
  ])('is refused with %s', async (_, body, status) => {
    const { id } = await sent()
    const { version, lines } = await (await asStaff(id)).json()
    expect((await accept(id, lines[0].id, { version, ...body })).status).toBe(status)
  })

  it('is taken back', async () => {
    const { id } = await sent()
    const { version, lines } = await (await asStaff(id)).json()
    await accept(id, lines[0].id, { acceptedOre: 300_00, because: 'x', version })
    await accept(id, lines[0].id, { acceptedOre: null, because: '', version })
    expect(await (await asStaff(id)).json()).toMatchObject({
      lines: [{ acceptedOre: null, acceptedBecause: '' }],
      calculation: { payoutOre: 400_00 },
    })
  })

  it('is not that of another application', async () => {
    const [one, other] = [await sent(), await sent()]
    const { version } = await (await asStaff(one.id)).json()
    const { lines } = await (await asStaff(other.id)).json()
    const answer = await accept(one.id, lines[0].id, { acceptedOre: 0, because: 'x', version })
    expect(await refusal(answer)).toEqual([404, 'HEALTH_LINE_NOT_FOUND'])
  })
})

describe('warnings', () => {
  it('name applications with the same file, the same expense and the same account', async () => {
    const scheme = await addScheme(half)
    const [first, second] = [await newStudent(), await newStudent()]
    const { id: one } = await (
      await apply(first, scheme, [{ amount: '777' }], { file: 'same.pdf' })
    ).json()
    const { id: other } = await (
      await apply(second, scheme, [{ amount: '777' }], { file: 'same.pdf' })
    ).json()
    const found = await warningsOf(other)
    expect(found.find(({ code }) => code === 'same-file')?.cases).toContain(one)
    expect(found.find(({ code }) => code === 'same-account')?.cases).toContain(one)
    expect(found.map(({ code }) => code)).not.toContain('same-expense')
    await decide(one, 'reject')
    await pass(one)
    const { id: again } = await (await apply(first, scheme, [{ amount: '777' }])).json()
    expect((await warningsOf(again)).find(({ code }) => code === 'same-expense')?.cases).toEqual([
      one,
    ])
  })
})

describe('a payout', () => {
  it('is released by a colleague, and pays out what was granted', async () => {
    const { student, id } = await sent()
    await decide(id, 'approve')
    await pass(id)
    await payOut(id)
    expect(await own(student, id)).toMatchObject({ payouts: [{ state: 'paid' }] })
    expect(await balanceOf(database, refundAccount(id))).toBe(0)
  })

  it('that comes back goes to another account, once that is approved again', async () => {
    const { student, id } = await sent()
    await decide(id, 'approve')
    await pass(id)
    const change = (userId: string, number: string) =>
      call(userId, `/api/frontend/user/health-refunds/${id}/account`, {
        method: 'PUT',
        body: JSON.stringify({ account: number }),
      })
    expect(await refusal(await change(student, otherAccount))).toEqual([409, 'STEP_NOT_POSSIBLE'])
    await payOut(id)
    await returnPayout(id)
    expect(await own(student, id)).toMatchObject({ payouts: [{ state: 'returned' }] })
    expect((await change(student, '123')).status).toBe(422)
    expect((await change(await newStudent(), otherAccount)).status).toBe(404)
    expect((await change(student, '15032700028')).status).toBe(200)
    expect(await own(student, id)).toMatchObject({
      status: 'ENDRET_AV_KUNDE',
      maskedAccount: '•••••••••28',
    })
    await decide(id, 'approve')
    await pass(id)
    const states = (await own(student, id)).payouts
    expect(states).toMatchObject([{ state: 'returned' }, { state: 'prepared', amountOre: 400_00 }])
    expect(await database.$count(caseFile, eq(caseFile.id, id))).toBe(1)
  })
})
