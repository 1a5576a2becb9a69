import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { claimAccount, costAccount } from '#core/health-refunds/accounts.ts'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import { healthRefundAppeal, healthRefundDecision } from '#core/health-refunds/tables.server.ts'
import { openAccounts } from '#core/ledger/open-accounts.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { demoOrganisation } from '#core/organisation/demo/demo-organisation.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { holdOrganisation } from '#platform/organisation/current-organisation.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { staffLetterDescribed } from '../correct/letter-endpoints.server.ts'
import { workOutCase } from '../decide/work-out-case.server.ts'
import { type NewDecision, recordDecision } from '../letters/record-decision.server.ts'
import { encryptText } from '../model/refund-secrets.server.ts'
import { otherAccount, refusal, startRefunds } from './health-refunds.testing.server.ts'

const { database } = await createTestDatabase({ size: 12 })
await seedInstitutions(database)
const site = await startRefunds(database)
const { addScheme, apply, call, decide, newStudent, pass, staff } = site
const half = rulesOf({
  categories: [categoryOf('doctor', { percentage: 50 })],
  ownShareOre: 200_00,
})
const decidedOn = new Date('2026-11-20T11:00:00Z')

afterEach(() => {
  holdOrganisation(demoOrganisation)
  site.setNow('2026-11-20')
})

/** A decision as it is written down when it takes effect. */
async function record(id: string, changes: Partial<NewDecision> = {}, at = decidedOn) {
  const parts = { database, encryption: testEncryption }
  const worked = await workOutCase(parts, id)
  if (!worked) throw new Error('no application')
  const decision: NewDecision = {
    basis: 'application',
    grantedOre: worked.calculation.payoutOre,
    words: 'Fordi det stemmer',
    note: '',
    decidedBy: staff.userId,
    confirmedBy: null,
    payBack: null,
    ...changes,
  }
  return recordDecision(parts, worked, decision, at)
}

async function decided(changes: Partial<NewDecision> = {}) {
  const [student, scheme] = [await newStudent(), await addScheme(half)]
  const { id }: { id: string } = await (await apply(student, scheme)).json()
  await decide(id, 'approve')
  await pass(id)
  // Of a day and with words that are known here.
  await database.delete(healthRefundDecision).where(eq(healthRefundDecision.caseId, id))
  return { student, id, letter: await record(id, changes) }
}

/** Rejected, and reopened by staff. */
async function sentAgain() {
  const [student, scheme] = [await newStudent(), await addScheme(half)]
  const { id }: { id: string } = await (await apply(student, scheme)).json()
  await decide(id, 'reject')
  await pass(id)
  await decide(id, 'reopen')
  await pass(id)
  return { student, id }
}

const base = '/api/frontend/user/health-refunds'
const decisionsOf = async (userId: string, id: string) =>
  (await call(userId, `${base}/${id}/decisions`)).json()
const letterOf = (userId: string, id: string, letter: string, language = 'no') =>
  call(userId, `${base}/${id}/letters/${letter}?language=${language}`)
const appeal = (userId: string, id: string, text = 'Dere har glemt en kvittering') =>
  call(userId, `${base}/${id}/appeal`, { method: 'POST', body: JSON.stringify({ text }) })
const withdraw = (userId: string, id: string) =>
  call(userId, `${base}/${id}/appeal/withdraw`, { method: 'POST' })
const textOf = async (response: Response) => {
  const { title, said } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  return { title, said: said.replaceAll('\u00a0', ' ') }
}

/** What is claimed back, as a correction posts it. */
const claim = (id: string, amountOre: number) =>
  database.transaction(async (transaction) => {
    const [from, to] = [costAccount('2026'), claimAccount(id)]
    await openAccounts(transaction, [from, to])
    await postTransaction(transaction, {
      key: `test:${randomUUID()}`,
      kind: 'health-corrected',
      valueDate: '2026-11-20',
      entries: move(amountOre, { from, to }),
      actorId: staff.userId,
    })
  })

/** Somebody who had no part in the decision has answered. */
async function answer(id: string, outcome: 'changed' | 'stands' | 'not-heard') {
  const [sent] = await database
    .select()
    .from(healthRefundAppeal)
    .where(eq(healthRefundAppeal.caseId, id))
  await database
    .update(healthRefundAppeal)
    .set({
      outcome,
      words: encryptText(testEncryption, 'appeal-words', {
        id: sent?.id ?? '',
        text: 'Vi står ved det',
      }),
      decidedBy: staff.userId,
      decidedAt: decidedOn,
    })
    .where(eq(healthRefundAppeal.id, sent?.id ?? ''))
}

/** Holds the case until so many wait for it, so that they go on at once. */
async function whileLocked<Answer>(
  id: string,
  count: number,
  start: () => readonly Promise<Answer>[],
): Promise<Answer[]> {
  const started = await database.transaction(async (transaction) => {
    await transaction.select().from(caseFile).where(eq(caseFile.id, id)).for('update')
    const answers = Promise.all(start())
    await vi.waitFor(
      async () => {
        const { rows } = await database.execute<{ waiting: number }>(sql`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        expect(rows[0]?.waiting).toBe(count)
      },
      { timeout: 10_000 },
    )
    return { answers }
  })
  return started.answers
}

describe('what was decided', () => {
  it('is read by the applicant, the latest first', async () => {
    const { student, id, letter } = await decided()
    const payBack = { ore: 150_00, by: '2027-01-15' }
    const corrected = await record(id, {
      basis: 'correction',
      grantedOre: 250_00,
      note: 'Reisen ble regnet med',
      payBack,
    })
    expect(await decisionsOf(student, id)).toEqual({
      decisions: [
        {
          id: corrected,
          basis: 'correction',
          outcome: 'granted',
          grantedOre: 250_00,
          words: 'Fordi det stemmer',
          note: 'Reisen ble regnet med',
          decidedAt: decidedOn.toISOString(),
          appealUntil: '2026-12-11',
          payBackOre: 150_00,
          payBackBy: '2027-01-15',
          isCurrent: true,
        },
        expect.objectContaining({ id: letter, basis: 'application', isCurrent: false }),
      ],
      appeals: [],
      way: 'open',
      claim: null,
    })
  })

  it('is nothing before a decision, and nothing of somebody else', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const { id } = await (await apply(student, scheme)).json()
    const nothing = { decisions: [], appeals: [], way: 'none', claim: null }
    expect(await decisionsOf(student, id)).toEqual(nothing)
    const other = await call(await newStudent(), `${base}/${id}/decisions`)
    expect(await refusal(other)).toEqual([404, 'CASE_NOT_FOUND'])
  })

  it('is encrypted where it is stored', async () => {
    const { id } = await decided({ words: 'Hemmeligheten', note: 'Skjultnotat' })
    const rows = await database
      .select()
      .from(healthRefundDecision)
      .where(eq(healthRefundDecision.caseId, id))
    expect(JSON.stringify(rows)).not.toMatch(/Hemmeligheten|Skjultnotat|Kategori|Nordmann/)
  })

  it('says what is to be paid back, until it is', async () => {
    const { student, id } = await decided({ payBack: { ore: 150_00, by: '2027-01-15' } })
    await record(id, { basis: 'correction' })
    const isClaimed = async () =>
      (await (await call(student, base)).json()).applications.map(
        (one: { isClaimed: boolean }) => one.isClaimed,
      )
    expect(await isClaimed()).toEqual([false])
    await claim(id, 150_00)
    expect((await decisionsOf(student, id)).claim).toEqual({
      leftOre: 150_00,
      payBackBy: '2027-01-15',
      account: '86011117947',
      reference: id.slice(0, 8).toUpperCase(),
    })
    expect(await isClaimed()).toEqual([true])
  })
})

describe('a letter', () => {
  it('is a PDF in the language that is asked for, and its name says nothing of anybody', async () => {
    const { student, id, letter } = await decided()
    const norwegian = await letterOf(student, id, letter)
    expect(norwegian.headers.get('content-type')).toBe('application/pdf')
    expect(norwegian.headers.get('cache-control')).toBe('no-store')
    expect(norwegian.headers.get('content-disposition')).toContain('"vedtak.pdf"')
    const { title, said } = await textOf(norwegian)
    expect(title).toBe('Søknaden din om refusjon er innvilget')
    for (const part of [
      'Kari Nordmann',
      'Innvilget med 400,00 kr',
      'Fordi det stemmer',
      'Utgift Kategori doctor',
      'Egenandel −200,00 kr 50 % av resten 400,00 kr',
      'til og med 11. desember 2026',
    ])
      expect(said).toContain(part)
    const english = await letterOf(student, id, letter, 'en')
    expect(english.headers.get('content-disposition')).toContain('"decision.pdf"')
    expect((await textOf(english)).said).toContain('Expense Category doctor')
    expect((await letterOf(student, id, letter, 'sv')).status).toBe(400)
  })

  it('names expenses of earlier applications, which are worked out together', async () => {
    const two = rulesOf({ categories: [categoryOf('doctor'), categoryOf('dental')] })
    const [student, scheme] = [await newStudent(), await addScheme(two)]
    for (const category of ['dental', 'doctor']) {
      const { id } = await (await apply(student, scheme, [{ amount: '100', category }])).json()
      await decide(id, 'approve')
      await pass(id)
      if (category === 'dental') continue
      const { said } = await textOf(await letterOf(student, id, await record(id)))
      expect(said).toContain('Kategori dental Beløp Utgifter 100,00 kr')
      expect(said).not.toContain('Utgift Kategori dental')
    }
  })

  it('is not of another application or person', async () => {
    const [one, other] = [await decided(), await decided()]
    const { id: second }: { id: string } = await (
      await apply(one.student, await addScheme(half))
    ).json()
    const wrong = [
      [one.student, second, one.letter],
      [other.student, one.id, one.letter],
      [other.student, other.id, one.letter],
      [one.student, one.id, other.letter],
      [one.student, one.id, randomUUID()],
    ] as const
    for (const [who, id, letter] of wrong)
      expect(await refusal(await letterOf(who, id, letter))).toEqual([404, 'CASE_NOT_FOUND'])
  })

  it('cannot be written before the organisation is described', async () => {
    const { student, id, letter } = await decided()
    holdOrganisation({ ...demoOrganisation, legalName: '' })
    expect(await refusal(await letterOf(student, id, letter))).toEqual([409, 'NO_SENDER'])
  })
})

describe('a letter for staff', () => {
  const read = (userId: string, id: string, letter: string) =>
    call(userId, `/api/frontend/staff/health-refunds/${id}/letters/${letter}?language=no`)
  const looks = (student: string) =>
    database.$count(
      accessLog,
      and(eq(accessLog.subjectId, student), eq(accessLog.data, 'health-refund')),
    )

  it('is in the access log of the applicant', async () => {
    const { student, id, letter } = await decided()
    expect(await looks(student)).toBe(0)
    const response = await read(staff.userId, id, letter)
    expect(response.status).toBe(200)
    expect((await textOf(response)).said).toContain('Innvilget med 400,00 kr')
    expect(await looks(student)).toBe(1)
  })

  it('is not of another application, and then nothing is in the log', async () => {
    const [one, other] = [await decided(), await decided()]
    expect(await refusal(await read(staff.userId, one.id, other.letter))).toEqual([
      404,
      'CASE_NOT_FOUND',
    ])
    expect(await looks(other.student)).toBe(0)
  })

  it('is for the role of health alone', () => {
    expect(staffLetterDescribed.letter.access).toEqual({ staff: ['health'] })
  })

  it('is not for somebody who is tied to the applicant', async () => {
    const scheme = await addScheme(half)
    await site.reportFees(staff.userId, ['2026V'])
    await apply(staff.userId, scheme, undefined, { account: otherAccount })
    const student = await newStudent()
    const sent = await apply(student, scheme, undefined, { account: otherAccount })
    const { id }: { id: string } = await sent.json()
    const tied = await read(staff.userId, id, await record(id))
    expect(await refusal(tied)).toEqual([404, 'CASE_NOT_FOUND'])
    expect(await looks(student)).toBe(0)
  })
})

describe('an appeal', () => {
  it('is taken until the last day, and marked after it', async () => {
    const [inTime, late] = [await decided(), await decided()]
    site.setNow('2026-12-11')
    expect((await appeal(inTime.student, inTime.id)).status).toBe(200)
    site.setNow('2026-12-12')
    expect((await decisionsOf(late.student, late.id)).way).toBe('late')
    expect((await appeal(late.student, late.id)).status).toBe(200)
    const read = async ({ student, id }: typeof late) => (await decisionsOf(student, id)).appeals
    expect(await read(inTime)).toMatchObject([
      { text: 'Dere har glemt en kvittering', isLate: false, isWithdrawn: false, answer: null },
    ])
    expect(await read(late)).toMatchObject([{ isLate: true }])
  })

  it('is encrypted where it is stored', async () => {
    const { student, id } = await decided()
    await appeal(student, id, 'Ryggskjoldet')
    const [row] = await database
      .select()
      .from(healthRefundAppeal)
      .where(eq(healthRefundAppeal.caseId, id))
    expect(row?.text).toBeTruthy()
    expect(JSON.stringify(row)).not.toContain('Ryggskjoldet')
  })

  it('is one at a time, also when two are sent at once', async () => {
    const { student, id } = await decided()
    const both = await whileLocked(id, 2, () => [appeal(student, id), appeal(student, id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused && (await refusal(refused))).toEqual([409, 'HEALTH_APPEAL_WAITS'])
    expect(await decisionsOf(student, id)).toMatchObject({ way: 'waits', appeals: [{}] })
  })

  it('can be withdrawn and sent again, until it is decided', async () => {
    const { student, id } = await decided()
    expect(await refusal(await withdraw(student, id))).toEqual([409, 'HEALTH_APPEAL_CLOSED'])
    await appeal(student, id)
    expect((await withdraw(student, id)).status).toBe(200)
    expect(await decisionsOf(student, id)).toMatchObject({
      way: 'open',
      appeals: [{ isWithdrawn: true }],
    })
    expect(await refusal(await withdraw(student, id))).toEqual([409, 'HEALTH_APPEAL_CLOSED'])
    expect((await appeal(student, id)).status).toBe(200)
  })

  it('that is answered is final, and shows the answer', async () => {
    const { student, id } = await decided()
    await appeal(student, id)
    await answer(id, 'stands')
    expect(await decisionsOf(student, id)).toMatchObject({
      way: 'final',
      appeals: [{ answer: { outcome: 'stands', words: 'Vi står ved det' } }],
    })
    expect(await refusal(await appeal(student, id))).toEqual([409, 'HEALTH_NO_APPEAL'])
    expect(await refusal(await withdraw(student, id))).toEqual([409, 'HEALTH_APPEAL_CLOSED'])
  })

  it('is refused against what nobody has decided, and what is final', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const { id } = await (await apply(student, scheme)).json()
    expect(await refusal(await appeal(student, id))).toEqual([409, 'HEALTH_NO_APPEAL'])
    const closed = await decided()
    await database.update(caseFile).set({ closedAt: decidedOn }).where(eq(caseFile.id, closed.id))
    expect(await refusal(await appeal(closed.student, closed.id))).toEqual([
      409,
      'HEALTH_NO_APPEAL',
    ])
    expect(await decisionsOf(closed.student, closed.id)).toMatchObject({ way: 'none' })
    const reopened = await sentAgain()
    expect(await refusal(await appeal(reopened.student, reopened.id))).toEqual([
      409,
      'HEALTH_NO_APPEAL',
    ])
    const final = await decided({ basis: 'appeal' })
    expect(await refusal(await appeal(final.student, final.id))).toEqual([409, 'HEALTH_NO_APPEAL'])
  })

  it('is the applicant’s alone', async () => {
    const { student, id } = await decided()
    const other = await newStudent()
    expect(await refusal(await appeal(other, id))).toEqual([404, 'CASE_NOT_FOUND'])
    await appeal(student, id)
    expect(await refusal(await withdraw(other, id))).toEqual([404, 'CASE_NOT_FOUND'])
    expect((await decisionsOf(student, id)).appeals).toMatchObject([{ isWithdrawn: false }])
  })

  it.each([
    ['nothing', '  '],
    ['too much', 'a'.repeat(4_001)],
    ['a national id', 'Jeg er 76940500571'],
  ])('that says %s is refused', async (_, text) => {
    const { student, id } = await decided()
    expect((await appeal(student, id, text)).status).toBe(400)
  })
})
