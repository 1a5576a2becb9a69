import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import {
  healthRefund,
  healthRefundDraft,
  healthRefundLine,
} from '#core/health-refunds/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { contentOf, refusal, startRefunds } from './health-refunds.testing.server.ts'

const { database } = await createTestDatabase({ size: 12 })
await seedInstitutions(database)
const site = await startRefunds(database)
const {
  addFiles,
  addScheme,
  addVersion,
  apply,
  call,
  decide,
  newStudent,
  own,
  pass,
  read,
  save,
  send,
} = site
const half = rulesOf({
  categories: [categoryOf('doctor', { percentage: 50 })],
  ownShareOre: 200_00,
})
const path = '/api/frontend/user/health-refunds'

describe('a form that is not sent', () => {
  it('is kept with its files, encrypted, and read again', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    expect(await read(student, scheme)).toMatchObject({ version: 0, content: { lines: [] } })
    const { ids, version } = await addFiles(student, scheme)
    const content = contentOf([{ amount: 'tolv', note: 'rygg', files: ids }], { note: 'hemmelig' })
    expect((await save(student, scheme, { version, content })).status).toBe(200)
    const again = await read(student, scheme)
    expect(again).toMatchObject({ version: version + 1, content, files: [{ id: ids[0] }] })
    const rows = await database
      .select()
      .from(healthRefundDraft)
      .where(eq(healthRefundDraft.userId, student))
    expect(JSON.stringify(rows)).not.toMatch(/hemmelig|rygg|tolv/)
  })

  it('of two tabs, the one that has not seen the other is refused', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const content = contentOf([])
    expect((await save(student, scheme, { version: 0, content })).status).toBe(200)
    const late = await save(student, scheme, { version: 0, content })
    expect(await refusal(late)).toEqual([409, 'HEALTH_DRAFT_CHANGED'])
    const both = await Promise.all(
      [1, 1].map((version) => save(student, scheme, { version, content })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is not somebody else’s, and neither are its files', async () => {
    const [student, other, scheme] = [await newStudent(), await newStudent(), await addScheme(half)]
    const { ids } = await addFiles(student, scheme)
    expect(await read(other, scheme)).toMatchObject({ version: 0, files: [] })
    const file = `${path}/files/${ids[0]}`
    expect((await call(other, file)).status).toBe(404)
    expect((await call(student, file)).status).toBe(200)
  })

  it('does not take a national id', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const content = contentOf([], { note: 'jeg er 76940500571' })
    expect((await save(student, scheme, { version: 0, content })).status).toBe(400)
  })

  it('takes several files that come at once, before anything is saved', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const added = await Promise.all([1, 2, 3].map(() => addFiles(student, scheme)))
    expect(added.map(({ version }) => version)).toEqual([1, 1, 1])
    expect((await read(student, scheme)).files).toHaveLength(3)
  })

  it('is thrown away with its files', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    await addFiles(student, scheme)
    const query = new URLSearchParams({ scheme, period: '2026' })
    expect((await call(student, `${path}/draft?${query}`, { method: 'DELETE' })).status).toBe(200)
    expect(await database.$count(attachment, eq(attachment.ownerId, student))).toBe(0)
    expect(await read(student, scheme)).toMatchObject({ version: 0 })
  })

  it('is of a scheme and a period that there are', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    for (const query of [
      new URLSearchParams({ scheme: randomUUID(), period: '2026' }),
      new URLSearchParams({ scheme, period: '2025' }),
      new URLSearchParams({ scheme, period: '2026V' }),
    ])
      expect(await refusal(await call(student, `${path}/draft?${query}`))).toEqual([
        404,
        'HEALTH_SCHEME_NOT_FOUND',
      ])
  })
})

describe('an application', () => {
  it('is sent with its files, and read by its applicant alone', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const sent = await apply(student, scheme, [{ amount: '1 000,50', note: 'rygg' }], {
      note: 'Ring meg',
    })
    expect(sent.status).toBe(200)
    const { id } = await sent.json()
    expect(await own(student, id)).toMatchObject({
      status: 'OPPRETTET',
      period: '2026',
      note: 'Ring meg',
      maskedAccount: '•••••••••03',
      lines: [
        { amountOre: 1_000_50, note: 'rygg', noRight: null, files: [{ name: 'kvittering.pdf' }] },
      ],
      calculation: { payoutOre: 400_25 },
      grantedOre: null,
      mayChange: true,
      mayWithdraw: true,
    })
    expect(await read(student, scheme)).toMatchObject({ version: 0, files: [] })
    const rows = JSON.stringify([
      await database.select().from(healthRefund).where(eq(healthRefund.caseId, id)),
      await database.select().from(healthRefundLine).where(eq(healthRefundLine.caseId, id)),
    ])
    expect(rows).not.toMatch(/rygg|Ring meg|12345678903|Nordmann/)
    const stranger = await newStudent()
    expect((await own(stranger, id)).error).toBe('CASE_NOT_FOUND')
    const mails = await site.mailsTo(student)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toMatch(/helse|health|refusjon|refund|\d{5}/i)
  })

  it('of two that are sent at once, one is', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const { ids, version } = await addFiles(student, scheme)
    const content = contentOf([{ amount: '1000', files: ids }])
    await save(student, scheme, { version, content })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(student, scheme)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await database.$count(caseFile, eq(caseFile.userId, student))).toBe(1)
  })

  it.each([
    ['not confirmed', { isConfirmed: false }, [422, 'HEALTH_NOT_CONFIRMED']],
    ['no account', { account: '' }, [422, 'HEALTH_ACCOUNT_INVALID']],
    [
      'an account with a wrong check digit',
      { account: '12345678904' },
      [422, 'HEALTH_ACCOUNT_INVALID'],
    ],
    ['an older form', { version: 1 }, [409, 'HEALTH_DRAFT_CHANGED']],
    [
      'rules that do not count any more',
      { versionId: randomUUID() },
      [409, 'HEALTH_SCHEME_CHANGED'],
    ],
  ])('is refused with %s, and stays in the form', async (_, form, expected) => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    expect(await refusal(await apply(student, scheme, [{ amount: '1000' }], form))).toEqual(
      expected,
    )
    expect((await read(student, scheme)).content.lines).toHaveLength(1)
  })

  it('is refused with all that is wrong in it', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const answer = await apply(student, scheme, [
      { amount: '-5', from: '2027-01-01', to: '2027-01-01' },
    ])
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: 'HEALTH_EXPENSES_INVALID',
      problems: [
        { field: 'amount', problem: 'AMOUNT_NEGATIVE' },
        { field: 'from', problem: 'DATE_FUTURE' },
      ],
    })
  })

  it('is refused when a file in it is somebody else’s', async () => {
    const [student, other, scheme] = [await newStudent(), await newStudent(), await addScheme(half)]
    const { ids } = await addFiles(other, scheme)
    const answer = await apply(student, scheme, [{ amount: '1000', files: ids }])
    expect(await refusal(answer)).toEqual([422, 'HEALTH_EXPENSES_INVALID'])
    expect(await database.$count(caseFile, eq(caseFile.userId, student))).toBe(0)
  })

  it.each([
    [{ amount: '200' }, 'own-share'],
    [{ amount: '1000', from: '2026-05-04', to: '2026-05-04' }, null],
  ])('of what the rules pay nothing for is refused with the reason (%#)', async (line, why) => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const answer = await apply(student, scheme, [line])
    if (why === null) expect(answer.status).toBe(200)
    else expect(await answer.json()).toMatchObject({ error: 'HEALTH_NOTHING_TO_PAY', why })
  })

  it('without the right is sent only when the applicant explains it', async () => {
    const [student, scheme] = [await newStudent(['2026H']), await addScheme(half)]
    const answer = await apply(student, scheme)
    expect(await answer.json()).toMatchObject({ error: 'HEALTH_NOTHING_TO_PAY', why: 'no-right' })
    expect((await send(student, scheme, { claimsRight: true })).status).toBe(422)
    const { version, content } = await read(student, scheme)
    await save(student, scheme, { version, content: { ...content, note: 'Betalte i mai' } })
    const sent = await send(student, scheme, { claimsRight: true })
    const { id } = await sent.json()
    expect(await own(student, id)).toMatchObject({
      lines: [{ noRight: 'no-semester-fee' }],
      calculation: { payoutOre: 0 },
    })
  })

  it('waits for the answer to the one before it, and is one in a period where the scheme says so', async () => {
    const [student, scheme] = [await newStudent(), await addScheme({ ...half, isOnce: true })]
    const { id } = await (await apply(student, scheme)).json()
    expect(await refusal(await apply(student, scheme))).toEqual([409, 'HEALTH_AWAITING_REPLY'])
    await decide(id, 'approve')
    await pass(id)
    expect(await refusal(await send(student, scheme))).toEqual([409, 'HEALTH_ONCE'])
  })

  it('counts what was granted earlier in the period', async () => {
    const scheme = await addScheme({ ...half, capOre: 500_00 })
    const student = await newStudent()
    const { id } = await (await apply(student, scheme)).json()
    await decide(id, 'approve')
    await pass(id)
    expect(await read(student, scheme)).toMatchObject({
      terms: {
        earlier: { grantedOre: 400_00, spent: [{ category: 'doctor', amountOre: 1_000_00 }] },
      },
    })
    const second = await (await apply(student, scheme)).json()
    expect((await own(student, second.id)).calculation).toMatchObject({
      payoutOre: 100_00,
      earlierOre: 400_00,
      leftOre: 0,
    })
  })

  it('cannot be sent after the last day', async () => {
    const scheme = await addScheme(half)
    const student = await newStudent()
    const { ids, version } = await addFiles(student, scheme)
    await save(student, scheme, { version, content: contentOf([{ amount: '1000', files: ids }]) })
    site.setNow('2027-02-01')
    const late = await send(student, scheme)
    site.setNow('2027-01-31')
    const inTime = await send(student, scheme)
    site.setNow('2026-11-20')
    expect(await late.json()).toMatchObject({
      error: 'HEALTH_NOT_OPEN',
      opens: '2026-01-01',
      closes: '2027-01-31',
    })
    expect(inTime.status).toBe(200)
  })
})

describe('changes to an application', () => {
  it('replace what was sent, and keep the account that is not typed again', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const { id } = await (await apply(student, scheme)).json()
    const form = await read(student, scheme, id)
    expect(form).toMatchObject({
      version: 0,
      maskedAccount: '•••••••••03',
      content: { lines: [{ amount: '1000' }] },
    })
    const { ids } = await addFiles(student, scheme, ['ny.pdf'], id)
    const [line] = form.content.lines
    const content = { ...form.content, lines: [{ ...line, amount: '1400', files: ids }] }
    expect((await save(student, scheme, { version: 1, content, id })).status).toBe(200)
    expect((await send(student, scheme, { account: '' }, id)).status).toBe(200)
    expect(await own(student, id)).toMatchObject({
      status: 'ENDRET_AV_KUNDE',
      maskedAccount: '•••••••••03',
      lines: [{ amountOre: 1_400_00, files: [{ name: 'ny.pdf' }] }],
    })
    expect(await database.$count(attachment, eq(attachment.ownerId, student))).toBe(1)
  })

  it('make a decision void that nobody was notified of', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const { id } = await (await apply(student, scheme)).json()
    await decide(id, 'approve')
    const form = await read(student, scheme, id)
    await save(student, scheme, { version: 0, content: form.content, id })
    expect((await send(student, scheme, { account: '' }, id)).status).toBe(200)
    await pass(id)
    expect(await own(student, id)).toMatchObject({ status: 'ENDRET_AV_KUNDE', grantedOre: null })
  })

  it('are not for others, and not for what is granted', async () => {
    const [student, other, scheme] = [await newStudent(), await newStudent(), await addScheme(half)]
    const { id } = await (await apply(student, scheme)).json()
    expect((await read(other, scheme, id)).error).toBe('CASE_NOT_FOUND')
    await decide(id, 'approve')
    await pass(id)
    expect((await read(student, scheme, id)).error).toBe('STEP_NOT_POSSIBLE')
    const withdrawn = await call(student, `${path}/${id}/withdrawal`, { method: 'POST' })
    expect(await refusal(withdrawn)).toEqual([409, 'STEP_NOT_POSSIBLE'])
  })

  it('may be that it is withdrawn, and a new one sent', async () => {
    const [student, other, scheme] = [await newStudent(), await newStudent(), await addScheme(half)]
    const { id } = await (await apply(student, scheme)).json()
    const withdraw = (userId: string) =>
      call(userId, `${path}/${id}/withdrawal`, { method: 'POST' })
    expect((await withdraw(other)).status).toBe(404)
    expect((await withdraw(student)).status).toBe(200)
    expect(await own(student, id)).toMatchObject({ status: 'TRUKKET', isClosed: true })
    expect((await apply(student, scheme)).status).toBe(200)
  })
})

describe('rules that change meanwhile', () => {
  it('are shown before it is sent', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(half)]
    const { terms } = await read(student, scheme)
    await addVersion(scheme, { ...half, ownShareOre: 0 })
    const answer = await apply(student, scheme, [{ amount: '1000' }], {
      versionId: terms.versionId,
    })
    expect(await refusal(answer)).toEqual([409, 'HEALTH_SCHEME_CHANGED'])
    const { id } = await (await send(student, scheme)).json()
    expect((await own(student, id)).calculation.payoutOre).toBe(500_00)
  })
})

it('the overview says what is open, and what was sent', async () => {
  const [student, scheme] = [await newStudent(), await addScheme({ ...half, capOre: 900_00 })]
  const { id } = await (await apply(student, scheme)).json()
  const { schemes, applications } = await (await call(student, path)).json()
  expect(schemes.find((one: { id: string }) => one.id === scheme)).toMatchObject({
    periods: [{ period: '2026', closes: '2027-01-31', state: 'awaiting-reply', hasDraft: false }],
  })
  expect(applications).toMatchObject([{ id, amountOre: 400_00, grantedOre: null, payout: null }])
})
