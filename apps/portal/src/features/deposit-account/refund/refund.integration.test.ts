import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { camt054, inBatches } from '#core/bank/files/camt054.testing.ts'
import { importCamt054 } from '#core/bank/imports/import-camt054.server.ts'
import { decryptPayee } from '#core/bank/payouts/payee.server.ts'
import { markPayoutFileSent } from '#core/bank/payouts/payout-files.server.ts'
import { prepareAgain } from '#core/bank/payouts/prepare-again.server.ts'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settlePayouts } from '#core/bank/payouts/settle-payouts.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { incomingTransfer, payout } from '#core/bank/tables.server.ts'
import { moveTransfer } from '#core/bank/transfers/change-transfer.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import { decideCase, takeBackDecision } from '#core/cases/decide-case.server.ts'
import { applyEffect } from '#core/cases/effect.server.ts'
import type { CaseDecision } from '#core/cases/rules.ts'
import { caseDecision, caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { documentCheck } from '#core/documents/tables.server.ts'
import { findAttachment } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { maxFiles } from '#core/files/limits.ts'
import { FileStoreError } from '#core/files/store/file-store.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import { sweepFiles } from '#core/files/sweep-files.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { ledgerEntry } from '#core/ledger/tables.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { createLog } from '#platform/log.server.ts'
import { systemClock } from '#platform/time/clock.ts'
import { formatShortDate } from '#platform/time/format.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { accountEndpoints } from '../account/endpoints.ts'
import { applicationEndpoints } from '../apply/endpoints.ts'
import { openDepositAccount } from '../decide/open-account.server.ts'
import { createDepositAccountApi } from '../handlers.server.ts'
import { applicationKind } from '../model/case-kind.ts'
import { AccountApplication } from '../model/contract.ts'
import { depositAccount, depositApplication } from '../model/tables.server.ts'
import { payers, payoutParts } from '../money/money.testing.server.ts'
import { depositPayouts } from '../money/payout-source.server.ts'
import { depositData } from '../personal-data.server.ts'
import { refundFiles } from './case-kind.ts'
import { closeRefundedAccounts } from './close-accounts.server.ts'
import { RefundApplication, StaffRefund } from './contract.ts'
import { applyRefundDecision, refundCases } from './decide-refund.server.ts'
import { refundEndpoints as endpoints } from './endpoints.ts'
import { findWarnings } from './find-warnings.server.ts'
import { createRefundApi } from './handlers.server.ts'
import { refundRetention } from './retention.server.ts'
import { depositRefund } from './tables.server.ts'

/** One person's files are inspected in turn: one, and the sixteen that may wait (untrusted-work). */
const atOnce = 17
const triesInAQuarter = 20
const { database } = await createTestDatabase({ size: atOnce + 4 })
await seedInstitutions(database)
const folder = await mkdtemp(join(tmpdir(), 'trivsel-refunds-'))
afterAll(() => rm(folder, { recursive: true }))

const store = createLocalStore(folder)
let isStoreDown = false
const files: FileParts = {
  store: {
    ...store,
    put: (name, bytes) =>
      isStoreDown ? Promise.reject(new FileStoreError('it is down')) : store.put(name, bytes),
  },
  scan: null,
  encryption: testEncryption,
  log: createLog('silent'),
}
afterEach(() => {
  isStoreDown = false
})

const portalUrl = 'https://portal.example'
const staff: StaffActor = {
  kind: 'staff',
  userId: await newPerson(),
  roles: ['caseworker'],
  requestId: 'request',
}
const releaser = { ...staff, userId: await newPerson() }
const parts = {
  database,
  portalUrl,
  files,
  encryption: testEncryption,
  configuration: { ...testConfiguration, ...exampleDeposit },
  clock: systemClock,
  sessions: {
    find: async (request: Request): Promise<SessionUser | null> => {
      const userId = request.headers.get('x-test-user')
      return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
    },
  },
  requireStaff: allowStaff(staff),
}
const app = createApi({
  configuration: testConfiguration,
  log: createLog('silent'),
  longerBodies: { [endpoints.refund.path]: maxFiles + 256 * 1024 },
}).route('/', createDepositAccountApi(parts).route('/', createRefundApi(parts)))

async function newPerson(): Promise<string> {
  const person = buildPerson({ firstName: 'Linh', lastName: 'Nguyen', membership: null })
  return (await seedPeople(database, [person])).get(person.email) ?? ''
}

const invoicedOre = 1_000_000
const account = '12345678903'
/** Synthetic, of 24 September 2001. */
const number = '24890197341'

let references = 0
async function receive(customerNumber: string, amountOre: number) {
  references += 1
  await registerTransfer(
    { database, encryption: testEncryption },
    {
      reference: `refund-${references}`,
      amountOre,
      valueDate: '2026-11-20',
      debtorName: 'A sponsor',
      remittance: null,
      endToEndId: null,
      customerNumber,
    },
    { ownAccount: exampleDeposit.DEPOSIT_IBAN, actor: { kind: 'command' } },
  )
}

/** Somebody with an account that was approved, and so much on it. */
async function newStudent({ ore = invoicedOre, hasNationalId = true } = {}) {
  const userId = await newPerson()
  await database.insert(profile).values({ userId, birthDate: '2001-09-24', language: 'en' })
  if (hasNationalId) await saveNationalId(database, testEncryption, { userId, number })
  const study = {
    institution: 'UiO',
    depositForm: 'semesters' as const,
    degree: null,
    semesters: 2,
    semesterStart: 'HOEST' as const,
  }
  const { accountId, customerNumber } = await database.transaction(async (transaction) => {
    const [opened] = await transaction
      .insert(caseFile)
      .values({ kind: applicationKind, userId, language: 'en' })
      .returning({ id: caseFile.id })
    const caseId = opened?.id ?? ''
    await transaction.insert(depositApplication).values({
      caseId,
      ...study,
      firstName: 'Linh',
      lastName: 'Nguyễn',
      birthDate: '2001-09-24',
      email: 'linh@example.org',
      nationality: 'VN',
      studySubject: 'Informatics',
      studyDescription: '',
      academicYear: 2026,
      amountOre: invoicedOre,
      acceptedAt: new Date(),
    })
    await transaction.insert(caseEvent).values({
      caseId,
      action: 'approve',
      fromStatus: 'OPPRETTET',
      toStatus: 'INNVILGET',

      actorKind: 'staff',
      actorId: staff.userId,
    } as const)
    const opening = { caseId, study, academicYear: 2026 }
    return { accountId: caseId, customerNumber: await openDepositAccount(transaction, opening) }
  })
  if (ore > 0) await receive(customerNumber, ore)
  return { userId, accountId, customerNumber }
}

type Sent = { name: string; bytes: Uint8Array; type?: string }
const pdf: Sent = { name: 'statement.pdf', bytes: makePdf() }
const manual = {
  reason: 'visa-refused',
  payeeName: 'Thi Nguyen',
  details: 'VN, Vietcombank, 00998877',
}

type Way = { method?: 'POST' | 'PUT'; query?: string; files?: readonly Sent[]; asBlob?: boolean }

function send(userId: string, content: unknown = { kontonummer: account }, way: Way = {}) {
  const { method = 'POST', query = '', files: sent = [pdf], asBlob = false } = way
  const body = new FormData()
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  body.append('content', asBlob ? new Blob([text], { type: 'application/json' }) : text)
  for (const { name, bytes, type = 'application/pdf' } of sent)
    body.append('file', new File([new Uint8Array(bytes)], name, { type }))
  return app.request(`${endpoints.refund.path}${query}`, {
    method,
    headers: { 'x-test-user': userId, 'x-forwarded-for': newAddress() },
    body,
  })
}
const edit = (userId: string, id: string, content?: unknown, way: Way = {}) =>
  send(userId, content, { ...way, method: 'PUT', query: `?id=${id}` })
const get = (userId: string, path: string) =>
  app.request(path, { headers: { 'x-test-user': userId } })
const own = async (userId: string) =>
  RefundApplication.parse(await (await get(userId, endpoints.refund.path)).json())
const asStaff = async (id: string) =>
  StaffRefund.parse(
    await (
      await get(staff.userId, endpointAddress(endpoints.staffRefund, { params: { id } }))
    ).json(),
  )
const refusal = async (response: Response) => [response.status, await response.json()]
const refundsOf = (userId: string) =>
  database.$count(caseFile, sql`user_id = ${userId} and kind = 'deposit-refund'`)
const filesOf = (userId: string) => database.$count(attachment, eq(attachment.ownerId, userId))

async function newRefund(content?: unknown) {
  const student = await newStudent()
  const { id }: { id: string } = await (await send(student.userId, content)).json()
  return { ...student, id }
}

async function decide(caseId: string, action: CaseDecision, comment = 'Feil konto', by = staff) {
  const [found] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
  await decideCase(
    database,
    by,
    { caseId, caseKinds: [refundCases], version: found?.version ?? 0, action, comment },
    (transaction) =>
      refundCases.prepare(transaction, { caseId, action, staff: by, encryption: testEncryption }),
  )
}
async function pass(caseId: string) {
  await database
    .update(caseDecision)
    .set({ takesEffectAt: sql`now()` })
    .where(eq(caseDecision.caseId, caseId))
  await applyEffect(database, caseId, (transaction, effect) =>
    applyRefundDecision(payoutParts(database), transaction, effect),
  )
}
async function mailsTo(userId: string) {
  const { rows } = await database.execute<{ subject: string; text: string }>(sql`
    select payload->>'subject' as subject, payload->>'text' as text
    from graphile_worker._private_jobs
    where payload->>'to' = (select email from ${user} where id = ${userId}) order by id`)
  return rows
}
const payoutsOf = (customerNumber: string) =>
  database.select().from(payout).where(eq(payout.ownerKey, customerNumber))

/** From prepared to what the bank says. */
async function payOut(customerNumber: string, outcome: 'paid' | 'failed' = 'paid') {
  const prepared = (await payoutsOf(customerNumber)).filter(({ state }) => state === 'prepared')
  const [file] = await releasePayouts(
    payoutParts(database),
    {
      ids: prepared.map(({ id }) => id),
      configuration: payers,
      executionDate: '2026-11-23',
    },
    releaser,
  )
  if (file !== undefined) await markPayoutFileSent(payoutParts(database), file, releaser)
  await database.transaction((transaction) =>
    settlePayouts(
      transaction,
      prepared.map(({ endToEndId }) => ({ endToEndId, outcome, reason: 'AC01' })),
      { ...payoutParts(database), actor: releaser, payerIban: null },
    ),
  )
}

describe('a refund', () => {
  it('is sent, read with its account masked, and confirmed by a mail without secrets', async () => {
    const { userId } = await newStudent()
    expect(await own(userId)).toMatchObject({
      id: null,
      amount: { amount: 10_000, currency: 'NOK' },
      eligibility: { ordinary: 'form', manual: 'form' },
      hasNationalId: true,
    })
    const sent = await send(userId, { kontonummer: '1234 56 78903' })
    expect(sent.status).toBe(200)
    const { id } = await sent.json()
    expect(await own(userId)).toMatchObject({
      id,
      status: 'OPPRETTET',
      route: 'ordinary',
      maskedAccount: '•••••••••03',
      manual: null,
      attachments: [{ name: 'statement.pdf', type: 'application/pdf' }],
      events: [{ action: 'send', by: 'customer' }],
      eligibility: { ordinary: 'awaiting-reply', manual: 'awaiting-reply' },
    })
    const mails = await mailsTo(userId)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We have received your application for a refund',
    ])
    expect(JSON.stringify(mails)).not.toMatch(/\d{5}/)
  })

  it('is taken with its JSON as a part that has a name, as browsers send a blob', async () => {
    const { userId } = await newStudent()
    const answer = await send(userId, { kontonummer: account }, { asBlob: true })
    expect(answer.status).toBe(200)
  })

  it('is one, however often it is sent at once, and nothing else is left', async () => {
    const { userId } = await newStudent()
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send(userId)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(atOnce - 1)
    for (const answer of refused)
      expect(await refusal(answer)).toEqual([409, { error: 'REFUND_AWAITING_REPLY' }])
    expect([await refundsOf(userId), await filesOf(userId)]).toEqual([1, 1])
    expect(await mailsTo(userId)).toHaveLength(1)
    for (let tries = atOnce; tries < triesInAQuarter; tries += 1)
      expect((await send(userId)).status).toBe(409)
    expect((await send(userId)).status).toBe(429)
  })

  it('lies encrypted: neither account, payee nor details are in the database as they are', async () => {
    const [one, other] = [await newRefund(), await newRefund({ manual })]
    const rows = await database
      .select()
      .from(depositRefund)
      .where(inArray(depositRefund.caseId, [one.id, other.id]))
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/12345678903|Nguyen|00998877/)
  })

  it.each([
    ['12345678904', 'ACCOUNT_NUMBER_INVALID'],
    ['', 'ACCOUNT_NUMBER_INVALID'],
    ['NO12 1234 5678 903', 'ACCOUNT_NUMBER_INVALID'],
    [number, 'ACCOUNT_NUMBER_IS_NATIONAL_ID'],
  ])('to %s is refused', async (kontonummer, error) => {
    const { userId } = await newStudent()
    expect(await refusal(await send(userId, { kontonummer }))).toEqual([422, { error }])
    expect([await refundsOf(userId), await filesOf(userId)]).toEqual([0, 0])
  })

  it.each(['{', '[]', 'null', '{"kontonummer":1}', '{"manual":{"reason":"x"}}'])(
    'of %s is refused',
    async (content) => {
      const { userId } = await newStudent()
      expect(await refusal(await send(userId, content))).toMatchObject([
        400,
        { error: 'INVALID_REQUEST' },
      ])
    },
  )

  it('is refused to a user who may not request it', async () => {
    const unpaid = await newStudent({ ore: invoicedOre - 1 })
    const withoutId = await newStudent({ hasNationalId: false })
    const stranger = await newPerson()
    const codes = []
    for (const userId of [unpaid.userId, withoutId.userId, stranger])
      codes.push(await refusal(await send(userId)))
    expect(codes).toEqual([
      [409, { error: 'REFUND_NOT_PAID' }],
      [409, { error: 'REFUND_NATIONAL_ID_MISSING' }],
      [409, { error: 'REFUND_NOT_PAID' }],
    ])
    expect((await own(withoutId.userId)).eligibility.ordinary).toBe('no-national-id')
    expect(await refusal(await send(stranger, { manual }))).toEqual([
      409,
      { error: 'REFUND_NOTHING_THERE' },
    ])
    expect((await send('')).status).toBe(401)
  })

  it('of somebody without full payment or national id is paid manually', async () => {
    const { userId } = await newStudent({ ore: 1, hasNationalId: false })
    expect((await send(userId, { manual })).status).toBe(200)
    expect(await own(userId)).toMatchObject({
      route: 'manual',
      maskedAccount: '',
      manual: { reason: 'visa-refused', payeeName: 'Thi Nguyen' },
    })
    expect(JSON.stringify(await own(userId))).not.toContain('00998877')
  })
})

describe('the files of a refund', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  it.each<[string, Sent[], number, object]>([
    ['none', [], 422, { error: 'FILES_REQUIRED' }],
    ['eleven', Array(11).fill(pdf), 422, { error: 'TOO_MANY_FILES' }],
    [
      '10 MB and one byte',
      [{ name: 'a.pdf', bytes: Buffer.alloc(maxFiles + 1) }],
      413,
      { error: 'FILES_TOO_LARGE' },
    ],
    [
      'a second one of a wrong type with the right ending',
      [pdf, { name: 'b.pdf', bytes: Buffer.from('MZ') }],
      422,
      { error: 'FILE_TYPE_NOT_ALLOWED', file: 1 },
    ],
    [
      'a picture called a PDF',
      [{ name: 'a.pdf', bytes: png }],
      422,
      { error: 'FILE_TYPE_NOT_ALLOWED', file: 0 },
    ],
    [
      'a picture that is cut off',
      [{ name: 'a.png', bytes: png, type: 'image/png' }],
      422,
      { error: 'FILE_UNREADABLE', file: 0 },
    ],
    [
      'an empty one',
      [{ name: 'a.pdf', bytes: Buffer.alloc(0) }],
      422,
      { error: 'FILE_EMPTY', file: 0 },
    ],
  ])('are refused when there is %s, and nothing is stored', async (_, sent, status, answer) => {
    const { userId } = await newStudent()
    const before = await readdir(folder)
    expect(await refusal(await send(userId, undefined, { files: sent }))).toEqual([status, answer])
    expect([await refundsOf(userId), await filesOf(userId)]).toEqual([0, 0])
    expect(await readdir(folder)).toEqual(before)
  })

  it('leave no half application when the store is away, and can be sent again', async () => {
    const { userId } = await newStudent()
    isStoreDown = true
    expect(await refusal(await send(userId))).toEqual([503, { error: 'UNAVAILABLE' }])
    expect([await refundsOf(userId), await filesOf(userId)]).toEqual([0, 0])
    expect(await mailsTo(userId)).toEqual([])
    isStoreDown = false
    expect((await send(userId)).status).toBe(200)
    expect((await sweepFiles({ database, files })).files).toBe(0)
    expect(await filesOf(userId)).toBe(1)
  })

  it('are read by the student and by staff, and by nobody else', async () => {
    const { userId, id } = await newRefund()
    const other = await newRefund()
    const [file] = (await own(userId)).attachments
    const address = endpointAddress(endpoints.refundFile, { params: { file: file?.id ?? '' } })
    const answer = await get(userId, address)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=statement.pdf')
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf.bytes)).toBe(true)
    expect(await refusal(await get(other.userId, address))).toEqual([
      404,
      { error: 'FILE_NOT_FOUND' },
    ])
    const ofStaff = (caseId: string) =>
      findAttachment(database, file?.id ?? '', { subject: refundFiles(caseId) })
    expect((await ofStaff(id))?.id).toBe(file?.id)
    expect(await ofStaff(other.id)).toBeNull()
  })
})

describe('sending it again', () => {
  async function rejected(content?: unknown) {
    const refund = await newRefund(content)
    await decide(refund.id, 'reject')
    await pass(refund.id)
    return refund
  }

  it('is for the owner of a refund that was rejected or commented', async () => {
    const { userId, id } = await newRefund()
    expect(await refusal(await edit(userId, id))).toEqual([409, { error: 'REFUND_AWAITING_REPLY' }])
    const back = await rejected()
    expect(await own(back.userId)).toMatchObject({ status: 'AVVIST', comment: 'Feil konto' })
    for (const other of [await rejected(), await newRefund(), await newStudent()])
      expect(await refusal(await edit(other.userId, back.id))).toEqual([
        404,
        { error: 'CASE_NOT_FOUND' },
      ])
    expect(await refusal(await send(back.userId))).toEqual([
      409,
      { error: 'REFUND_AWAITING_REPLY' },
    ])
    expect(await filesOf(back.userId)).toBe(1)
    expect((await edit(back.userId, back.id)).status).toBe(200)
    expect((await own(back.userId)).status).toBe('ENDRET_AV_KUNDE')
    expect((await mailsTo(back.userId)).map(({ subject }) => subject)).toEqual([
      'We have received your application for a refund',
      'Answer to your application for a refund',
      'We have received your edited application for a refund',
    ])
  })

  it('keeps the account and the files that are named, and no others', async () => {
    const { userId, id } = await rejected()
    const [first] = (await own(userId)).attachments
    const kept = { kontonummer: '', attachments: [first?.id] }
    const second = { ...pdf, name: 'card.pdf' }
    expect((await edit(userId, id, kept, { files: [second] })).status).toBe(200)
    expect(await own(userId)).toMatchObject({
      maskedAccount: '•••••••••03',
      attachments: [{ name: 'statement.pdf' }, { name: 'card.pdf' }],
    })
    await decide(id, 'ask-for-changes')
    await pass(id)
    expect((await edit(userId, id, { kontonummer: account })).status).toBe(200)
    expect((await own(userId)).attachments.map(({ name }) => name)).toEqual(['statement.pdf'])
    expect((await own(userId)).attachments[0]?.id).not.toBe(first?.id)
  })

  it('counts the files that stay with those that come', async () => {
    const { userId, id } = await rejected()
    const [first] = (await own(userId)).attachments
    const content = { kontonummer: account, attachments: [first?.id] }
    const ten = { files: Array(10).fill(pdf) }
    expect(await refusal(await edit(userId, id, content, ten))).toEqual([
      422,
      { error: 'TOO_MANY_FILES' },
    ])
    const none = { kontonummer: account, attachments: [] }
    expect(await refusal(await edit(userId, id, none, { files: [] }))).toEqual([
      422,
      { error: 'FILES_REQUIRED' },
    ])
    expect((await own(userId)).attachments).toHaveLength(1)
  })

  it('can take no file of somebody else', async () => {
    const [mine, other] = [await rejected(), await newRefund()]
    const [theirs] = (await own(other.userId)).attachments
    const content = { kontonummer: account, attachments: [theirs?.id] }
    expect(await refusal(await edit(mine.userId, mine.id, content, { files: [] }))).toEqual([
      422,
      { error: 'FILES_REQUIRED' },
    ])
    expect((await own(other.userId)).attachments).toHaveLength(1)
  })

  it('may go another way, and then needs what that way needs', async () => {
    const { userId, id } = await rejected()
    const wanting = { manual: { ...manual, details: '' } }
    expect((await edit(userId, id, wanting)).status).toBe(400)
    expect((await edit(userId, id, { manual })).status).toBe(200)
    expect(await own(userId)).toMatchObject({ route: 'manual', maskedAccount: '' })
    await decide(id, 'reject')
    await pass(id)
    expect((await edit(userId, id, wanting)).status).toBe(200)
    await decide(id, 'reject')
    await pass(id)
    expect((await edit(userId, id, { kontonummer: '' })).status).toBe(422)
  })

  it('makes a decision void that was about what was sent before', async () => {
    const { userId, id, customerNumber } = await newRefund()
    await decide(id, 'ask-for-changes')
    await pass(id)
    await decide(id, 'approve', '')
    expect((await edit(userId, id)).status).toBe(200)
    await pass(id)
    expect((await own(userId)).status).toBe('ENDRET_AV_KUNDE')
    expect(await payoutsOf(customerNumber)).toEqual([])
    const both = await Promise.allSettled([decide(id, 'approve', ''), edit(userId, id)])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await takeBackDecision(database, staff, { caseId: id, caseKinds: [refundCases] })
  })
})

describe('an approved refund', () => {
  it('revokes the letter when it takes effect, and there is no other', async () => {
    const { userId, id, accountId } = await newRefund()
    const letter = () =>
      app.request(accountEndpoints.confirmation.path, { headers: { 'x-test-user': userId } })
    const revoked = () =>
      database
        .select({ because: documentCheck.revocationReason })
        .from(documentCheck)
        .where(eq(documentCheck.letter, `deposit-confirmation ${accountId}`))
    expect((await letter()).status).toBe(200)
    await decide(id, 'approve', '')
    expect(await revoked()).toEqual([{ because: null }])
    await pass(id)
    expect(await revoked()).toEqual([{ because: 'refund-approved' }])
    expect(await refusal(await letter())).toEqual([409, { error: 'NOT_PAID' }])
    expect(await revoked()).toHaveLength(1)
  })

  it('is a payout of all that is on the account, which somebody else releases', async () => {
    const { userId, id, customerNumber } = await newRefund()
    await decide(id, 'approve', '')
    await receive(customerNumber, 1)
    await Promise.all([pass(id), pass(id)])
    const payouts = await payoutsOf(customerNumber)
    expect(payouts).toMatchObject([
      {
        requestKey: `refund:${id}`,
        amountOre: invoicedOre + 1,
        payeeAccountMasked: '•••••••••03',
        message: 'Refund of deposit',
        approvedBy: staff.userId,
        state: 'prepared',
      },
    ])
    // The second person sees what was decided, by whom, and for whom.
    const reader = { roles: ['caseworker'], locale: 'en' } as const
    const link = { page: 'staffCase', params: { id } }
    const key = payouts[0]?.requestKey ?? ''
    const day = formatShortDate(new Date(), 'en')
    expect((await depositPayouts.reasonsOf(database, [key], reader)).get(key)).toEqual({
      heading: `Refund that the student applied for on ${day}`,
      link,
      lines: ['To the student’s own account', `Approved on ${day} by Linh Nguyen`],
    })
    const owners = await depositPayouts.describe(database, [customerNumber], reader)
    expect(owners.get(customerNumber)).toMatchObject({
      name: 'Linh Nguyễn',
      reference: customerNumber,
    })
    // Who releases payouts and decides no cases opens none.
    const releases = { roles: ['payout-approver'], locale: 'en' } as const
    const seen = await depositPayouts.reasonsOf(database, [key], releases)
    expect(seen.get(key)?.link).toBeNull()
    expect(await own(userId)).toMatchObject({
      status: 'INNVILGET',
      amount: { amount: 10_000.01 },
      payouts: [{ state: 'prepared' }],
      eligibility: { ordinary: 'refunded', manual: 'refunded' },
    })
    expect(await refusal(await send(userId))).toEqual([409, { error: 'REFUND_ALREADY_MADE' }])
    const release = {
      ids: payouts.map((one) => one.id),
      configuration: payers,
      executionDate: '2026-11-23',
    }
    const bank = payoutParts(database)
    await expect(releasePayouts(bank, release, staff)).rejects.toMatchObject({ code: 'PAYOUT_OWN' })
    await payOut(customerNumber)
    expect(await own(userId)).toMatchObject({
      amount: { amount: 10_000.01 },
      payouts: [{ state: 'paid' }],
    })
    expect((await mailsTo(userId)).map(({ subject }) => subject)).toContain(
      'Your application for a refund is accepted',
    )
  })

  it('of the manual route is a manual payout, to the account that the student gave', async () => {
    const { userId, customerNumber } = await newStudent({ ore: 500, hasNationalId: false })
    const { id } = await (await send(userId, { manual })).json()
    await decide(id, 'approve', '')
    await pass(id)
    const [made] = await payoutsOf(customerNumber)
    expect(made).toMatchObject({
      channel: 'manual',
      amountOre: 500,
      payeeAccountMasked: null,
      state: 'prepared',
      approvedBy: staff.userId,
    })
    expect(made && decryptPayee(testEncryption, made.id, made)).toMatchObject({
      name: manual.payeeName,
      details: manual.details,
    })
  })

  it('leaves what another payout has promised', async () => {
    const { id, customerNumber } = await newRefund()
    const promise = (requestKey: string, amountOre: number) =>
      preparePayout(
        payoutParts(database),
        {
          requestKey,
          owner: { kind: 'deposit', key: customerNumber },
          amountOre,
          payee: { name: 'Linh Nguyen', account },
          message: 'x',
          approvedBy: staff.userId,
        },
        staff,
      )
    await promise(`other:${id}`, 400_000)
    await decide(id, 'approve', '')
    await pass(id)
    expect((await payoutsOf(customerNumber)).map(({ amountOre }) => amountOre)).toEqual([
      400_000, 600_000,
    ])
  })

  it('needs something on the account when it is decided', async () => {
    const { id, customerNumber } = await newRefund()
    await decide(id, 'approve', '')
    await pass(id)
    await payOut(customerNumber)
    const again = await newStudent({ ore: 0 })
    const [opened] = await database
      .insert(caseFile)
      .values({ kind: 'deposit-refund', userId: again.userId, language: 'no' })
      .returning({ id: caseFile.id })
    const caseId = opened?.id ?? ''
    const [row] = await database.select().from(depositRefund).where(eq(depositRefund.caseId, id))
    if (!row) throw new Error('there is no refund')
    await database.insert(depositRefund).values({ ...row, caseId, accountId: again.accountId })
    await expect(decide(caseId, 'approve', '')).rejects.toMatchObject({
      code: 'REFUND_NOTHING_THERE',
      status: 409,
    })
    await decide(caseId, 'reject')
  })
})

describe('what staff read', () => {
  const warningsOf = (caseId: string) =>
    findWarnings(database, { caseId, encryption: testEncryption })

  it('has what a decision needs, and no number that is not masked', async () => {
    const { userId, id, customerNumber } = await newRefund()
    const read = await asStaff(id)
    expect(read).toMatchObject({
      id,
      bruker: {
        id: userId,
        fornavn: 'Linh',
        fodselsDato: '2001-09-24',
        fodselsnummer: '•••••••••41',
        erFodselsnummerBevist: false,
      },
      soknad: { navn: 'Linh Nguyễn' },
      rute: 'ordinary',
      kontonummer: '•••••••••03',
      mottaker: 'Linh Nguyen',
      arsak: null,
      vedlegg: [{ name: 'statement.pdf' }],
      belop: { amount: 10_000 },
      kundenummer: customerNumber,
      innbetalinger: [{ dato: '2026-11-20', belop: { amount: 10_000 } }],
      status: 'OPPRETTET',
    })
    expect(JSON.stringify(read)).not.toMatch(/12345678903|24890197341/)
    const missing = endpointAddress(endpoints.staffRefund, {
      params: { id: '00000000-0000-4000-8000-000000000000' },
    })
    expect((await get(staff.userId, missing)).status).toBe(404)
  })

  it('shows the account for the money in a request of its own', async () => {
    const [read] = (refundCases.secrets ?? []).map((secret) => secret.read)
    const [one, other] = [await newRefund(), await newRefund({ manual })]
    const targets = [one.id, other.id, one.accountId].map((id) =>
      read?.(database, testEncryption, id),
    )
    expect(await Promise.all(targets)).toEqual([account, manual.details, null])
  })

  it('warns of an account that another student has named, and of a birth date that differs', async () => {
    const kontonummer = '15032080119'
    const first = await newRefund({ kontonummer })
    expect(await warningsOf(first.id)).toEqual([])
    const second = await newRefund({ kontonummer })
    await database
      .update(profile)
      .set({ birthDate: '2001-09-25' })
      .where(eq(profile.userId, second.userId))
    expect(await warningsOf(second.id)).toEqual([
      { code: 'ACCOUNT_USED_BY_ANOTHER', cases: [first.id] },
      { code: 'NATIONAL_ID_OTHER_BIRTH_DATE' },
    ])
    await database.delete(nationalId).where(eq(nationalId.userId, first.userId))
    expect(await warningsOf(first.id)).toEqual([
      { code: 'ACCOUNT_USED_BY_ANOTHER', cases: [second.id] },
      { code: 'NATIONAL_ID_MISSING' },
    ])
  })

  it('warns of an account to which money of another student was to go', async () => {
    const other = await newStudent()
    await preparePayout(
      payoutParts(database),
      {
        requestKey: `staff:${other.accountId}`,
        owner: { kind: 'deposit', key: other.customerNumber },
        amountOre: 100,
        payee: { name: 'Linh Nguyen', account: '15069900000' },
        message: 'x',
        approvedBy: staff.userId,
      },
      staff,
    )
    const { id } = await newRefund({ kontonummer: '15069900000' })
    expect(await warningsOf(id)).toEqual([
      { code: 'ACCOUNT_USED_BY_ANOTHER', cases: [other.accountId] },
    ])
  })
})

describe('an approved refund whose money comes back', () => {
  async function payoutFailure(outcome: 'returned' | 'failed') {
    const refund = await newRefund()
    await decide(refund.id, 'approve', '')
    await pass(refund.id)
    await payOut(refund.customerNumber, outcome === 'failed' ? 'failed' : 'paid')
    if (outcome === 'returned') await giveBack(refund.customerNumber)
    return refund
  }
  async function giveBack(customerNumber: string) {
    const [made] = await payoutsOf(customerNumber)
    const text = camt054(
      [
        {
          reference: `back-${customerNumber}`,
          amount: String(invoicedOre / 100),
          endToEndId: made?.endToEndId ?? '',
          returnReason: 'AC04',
        },
      ],
      { messageId: `back-${customerNumber}` },
    )
    await importCamt054(
      { ...payoutParts(database), matchTransfers: async () => [] },
      { bytes: inBatches(text), ownAccount: exampleDeposit.DEPOSIT_IBAN, actor: releaser },
    )
  }

  it.each(['returned', 'failed'] as const)(
    'asks the student for another account, who sends it, and it is paid once more: %s',
    async (outcome) => {
      const { userId, id, customerNumber } = await payoutFailure(outcome)
      expect(await own(userId)).toMatchObject({
        status: 'INNVILGET',
        payoutFailure: outcome,

        payouts: [{ state: outcome }],
        eligibility: { ordinary: 'form', manual: 'form' },
      })
      // Where the money did not arrive is not kept.
      const silent = { kontonummer: '', attachments: [] }
      expect((await edit(userId, id, silent)).status).toBe(422)
      const other = { kontonummer: '15032080119' }
      expect((await edit(userId, id, other)).status).toBe(200)
      expect(await own(userId)).toMatchObject({ status: 'ENDRET_AV_KUNDE', payoutFailure: null })
      expect(await refusal(await edit(userId, id, other))).toEqual([
        409,
        { error: 'REFUND_AWAITING_REPLY' },
      ])
      await decide(id, 'approve', '')
      await pass(id)
      expect(
        (await payoutsOf(customerNumber)).map(({ requestKey, state }) => [requestKey, state]),
      ).toEqual([
        [`refund:${id}`, outcome],
        [`refund:${id}/2`, 'prepared'],
      ])
      expect(await own(userId)).toMatchObject({ status: 'INNVILGET', payoutFailure: null })
      await payOut(customerNumber)
      expect((await own(userId)).payouts.map(({ state }) => state)).toEqual([outcome, 'paid'])
    },
  )

  it('asks for nothing while staff pay it again', async () => {
    const { userId, id, customerNumber } = await payoutFailure('returned')
    const [made] = await payoutsOf(customerNumber)
    const payee = { name: 'Linh Nguyen', account: '15032080119' }
    const bank = payoutParts(database)
    await prepareAgain(bank, { id: made?.id ?? '', payee, reason: 'Ny konto' }, staff)
    expect(await own(userId)).toMatchObject({
      payoutFailure: null,
      eligibility: { ordinary: 'refunded', manual: 'refunded' },
    })
    expect(await refusal(await edit(userId, id))).toEqual([409, { error: 'REFUND_ALREADY_MADE' }])
  })
})

describe('an account that is nobody’s own', () => {
  it.each([
    ['00000000000', 'ACCOUNT_NUMBER_INVALID'],
    ['0000.00.00000', 'ACCOUNT_NUMBER_INVALID'],
    ['86011117947', 'ACCOUNT_NUMBER_OWN'],
    ['8601 11 17947', 'ACCOUNT_NUMBER_OWN'],
    ['NO93 8601 1117 947', 'ACCOUNT_NUMBER_OWN'],
  ])('is refused: %s', async (kontonummer, code) => {
    const { userId } = await newStudent()
    expect(await refusal(await send(userId, { kontonummer }))).toEqual([422, { error: code }])
    expect(await refundsOf(userId)).toBe(0)
  })

  it('is refused in the words of a manual refund too', async () => {
    const { userId } = await newStudent()
    const details = 'NO, Eksempelbanken, IBAN NO93 8601 1117 947'
    expect(await refusal(await send(userId, { manual: { ...manual, details } }))).toEqual([
      422,
      { error: 'ACCOUNT_NUMBER_OWN' },
    ])
  })
})

describe('an account that was paid back', () => {
  async function paidBack() {
    const refund = await newRefund()
    await decide(refund.id, 'approve', '')
    await pass(refund.id)
    await payOut(refund.customerNumber)
    return refund
  }
  /** The guard of payouts lets nobody change when one was settled: time goes by instead. */
  async function daysLater(days: number, customerNumber: string) {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`alter table ${payout} disable trigger user`)
      await transaction.execute(sql`
        update ${payout} set settled_at = now() - make_interval(days => ${days})
        where owner_key = ${customerNumber} and settled_at is not null`)
      await transaction.execute(sql`alter table ${payout} enable trigger user`)
    })
  }
  const closedOf = async (userId: string) =>
    (await database.select().from(caseFile).where(eq(caseFile.userId, userId))).filter(
      ({ closedAt }) => closedAt !== null,
    ).length

  it('is closed after ninety days, and its owner may apply again', async () => {
    const { userId, customerNumber } = await paidBack()
    await daysLater(89, customerNumber)
    await closeRefundedAccounts(database)
    expect(await closedOf(userId)).toBe(0)
    await daysLater(90, customerNumber)
    expect(await closeRefundedAccounts(database)).toBe(1)
    expect(await closeRefundedAccounts(database)).toBe(0)
    expect(await closedOf(userId)).toBe(2)
    expect(await own(userId)).toMatchObject({ id: null, status: null, payouts: [] })
    const application = AccountApplication.parse(
      await (await get(userId, applicationEndpoints.application.path)).json(),
    )
    expect(application.status).toBeNull()
  })

  it('stays open while it has a balance, or a payout is on its way', async () => {
    const [late, failed, waiting] = [await paidBack(), await newRefund(), await newRefund()]
    await receive(late.customerNumber, 1)
    await daysLater(100, late.customerNumber)
    for (const { id } of [failed, waiting]) {
      await decide(id, 'approve', '')
      await pass(id)
    }
    await payOut(failed.customerNumber, 'failed')
    await daysLater(100, failed.customerNumber)
    await closeRefundedAccounts(database)
    for (const { userId } of [late, failed, waiting]) expect(await closedOf(userId)).toBe(0)
  })

  it('stays open while nothing was paid, also when the money was somebody else’s', async () => {
    const { userId, id, customerNumber } = await newRefund()
    await decide(id, 'approve', '')
    await pass(id)
    const [prepared] = await payoutsOf(customerNumber)
    await withdrawPayout(payoutParts(database), prepared?.id ?? '', staff)
    const [transfer] = await database
      .select()
      .from(incomingTransfer)
      .where(eq(incomingTransfer.customerNumber, customerNumber))
    if (!transfer) throw new Error('there is no transfer')
    await moveTransfer({ transaction: database }, transfer, null, staff.userId)
    await closeRefundedAccounts(database)
    expect(await closedOf(userId)).toBe(0)
  })

  it('goes five years after the end of the year, with its files; the books stay', async () => {
    const { userId, id, customerNumber } = await paidBack()
    const young = await paidBack()
    for (const one of [customerNumber, young.customerNumber]) await daysLater(100, one)
    await closeRefundedAccounts(database)
    const close = (who: string, at: string) =>
      database.execute(sql`update ${caseFile} set closed_at = ${at} where user_id = ${who}`)
    await close(userId, '2025-12-31T22:59:59Z')
    await close(young.userId, '2025-12-31T23:00:00Z')
    const entries = await database.$count(ledgerEntry)
    const [step] = refundRetention
    if (!step) throw new Error('there is no step')
    const remove = (now: string) => database.execute(step.remove(new Date(now)))
    await remove('2030-12-31T22:00:00Z')
    expect(await database.$count(caseFile, eq(caseFile.userId, userId))).toBe(2)
    await remove('2031-01-01T02:00:00Z')
    expect(await database.$count(caseFile, eq(caseFile.userId, userId))).toBe(0)
    expect(await database.$count(caseFile, eq(caseFile.userId, young.userId))).toBe(2)
    expect(await database.$count(depositRefund, eq(depositRefund.caseId, id))).toBe(0)
    expect(await database.$count(attachment, eq(attachment.subjectId, refundFiles(id).id))).toBe(0)
    expect(await filesOf(young.userId)).toBe(1)
    expect(await payoutsOf(customerNumber)).toHaveLength(1)
    expect(
      await database.$count(incomingTransfer, eq(incomingTransfer.customerNumber, customerNumber)),
    ).toBe(1)
    expect(await database.$count(ledgerEntry)).toBe(entries)
    expect(await findFaults(database)).toEqual({
      totalOre: 0,
      unbalanced: 0,
      wrongCheckpoints: 0,
    })
  })

  it('keeps its owner from deleting the account when money comes to it afterwards', async () => {
    const { userId, customerNumber } = await paidBack()
    await daysLater(90, customerNumber)
    await closeRefundedAccounts(database)
    const blocks = depositData.find(({ table }) => table === depositAccount)?.blocksDeletion
    expect(await blocks?.(database, userId)).toBeUndefined()
    await receive(customerNumber, 1)
    expect(await blocks?.(database, userId)).toBe('DEPOSIT_ACCOUNT_OPEN')
  })
})

describe('a draft of a refund', () => {
  const draft = async (userId: string) =>
    (await (await get(userId, endpoints.refundDraft.path)).json()).values
  const keep = (userId: string, values: object) =>
    app.request(endpoints.saveRefundDraft.path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-test-user': userId },
      body: JSON.stringify(values),
    })

  it('is kept until it is sent, is one’s own, and is not that of the application', async () => {
    const { userId } = await newStudent()
    expect((await keep(userId, { route: 'manual', payeeName: 'Thi' })).status).toBe(200)
    expect(await draft(userId)).toEqual({ route: 'manual', payeeName: 'Thi' })
    expect(await draft(await newPerson())).toBeNull()
    expect(await (await get(userId, applicationEndpoints.draft.path)).json()).toEqual({
      values: null,
    })
    await send(userId, { manual })
    expect(await draft(userId)).toBeNull()
  })

  it('never holds where the money should go', async () => {
    const { userId } = await newStudent()
    for (const values of [{ kontonummer: account }, { details: 'x' }, { payeeName: number }])
      expect((await keep(userId, values)).status).toBe(400)
    expect(await draft(userId)).toBeNull()
  })
})
