import { and, eq, or, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { ImportedFile } from '#core/bank/answers.ts'
import type { SampleEntry } from '#core/bank/files/camt054.testing.ts'
import { pain002 } from '#core/bank/files/pain002.testing.ts'
import {
  bankFile,
  incomingTransfer,
  moneyCorrection,
  payout,
  payoutFile,
} from '#core/bank/tables.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type {
  AllocationPreview,
  Conflicts,
  TransferPage,
} from '#features/deposit-account/money/contract.ts'
import { describedMoney } from '#features/deposit-account/money/endpoints.server.ts'
import { moneyEndpoints } from '#features/deposit-account/money/endpoints.ts'
import type {
  PayoutForm,
  TransferForm,
  TransferSearch,
} from '#features/deposit-account/money/forms.ts'
import { createMoneyApi } from '#features/deposit-account/money/handlers.server.ts'
import {
  bankFileOf,
  newStudent,
  next,
} from '#features/deposit-account/money/money.testing.server.ts'
import { depositPayouts } from '#features/deposit-account/money/payout-source.server.ts'
import { mostSearched } from '#features/deposit-account/money/search-transfers.server.ts'
import { refundKind } from '#features/deposit-account/refund/case-kind.ts'
import { manualReasons } from '#features/deposit-account/refund/refund-form.ts'
import { depositRefund } from '#features/deposit-account/refund/tables.server.ts'
import { describedPayouts } from '#features/payouts/manage/endpoints.server.ts'
import { payoutEndpoints } from '#features/payouts/manage/endpoints.ts'
import { createPayoutsApi } from '#features/payouts/manage/handlers.server.ts'
import type { PayoutPage } from '#features/payouts/model/contract.ts'
import type { PayoutSearch } from '#features/payouts/model/forms.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { type Endpoint, endpointAddress } from '#platform/api/endpoint.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { createLog } from '#platform/log.server.ts'
import { holdOrganisation, organisation } from '#platform/organisation/current-organisation.ts'
import { systemClock } from '#platform/time/clock.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  buildPerson,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'

const endpoints = { ...moneyEndpoints, ...payoutEndpoints }
const { database, pool } = await createTestDatabase({ size: 12 })
const logged: string[] = []
const log = createLog('trace', { write: (line) => void logged.push(line) })
const longerBodies = Object.fromEntries(
  Object.values({ ...describedMoney, ...describedPayouts }).flatMap((description) =>
    'longestBody' in description ? [[description.endpoint.path, description.longestBody]] : [],
  ),
)
const sessions = {
  find: async () => ({ sessionId: 's', userId: 'u', firstName: 'Test', lastName: 'Person' }),
}

/** The routes as this member of the staff has them. */
function portalOf(staff: StaffActor, configuration: object = exampleDeposit) {
  const parts = {
    database,
    encryption: testEncryption,
    clock: systemClock,
    portalUrl: 'https://portal.example',
    payoutSources: [depositPayouts],
    configuration: { ...testConfiguration, ...configuration } as never,
    sessions,
    requireStaff: allowStaff(staff),
  }
  return createApi({ configuration: testConfiguration, log, longerBodies })
    .route('/', createMoneyApi(parts))
    .route('/', createPayoutsApi(parts))
}
async function newStaff(lastName: string, role: StaffActor['roles'][number]) {
  const person = buildPerson({ membership: null, firstName: 'Ansatt', lastName })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const staff: StaffActor = { kind: 'staff', userId, roles: [role], requestId: 'request' }
  return { ...staff, portal: portalOf(staff) }
}
const today = osloDate(new Date())
const caseworker = await newStaff('Caseworker', 'caseworker')
const approver = await newStaff('Approver', 'payout-approver')
type Caller = { portal: ReturnType<typeof portalOf> }

async function ask(
  { portal }: Caller,
  endpoint: Endpoint,
  {
    params = {},
    body,
    query,
  }: { params?: Record<string, string>; body?: unknown; query?: object } = {},
) {
  const isText = typeof body === 'string' || body instanceof Uint8Array
  const response = await portal.request(endpointAddress(endpoint, { params, query } as never), {
    method: endpoint.method,
    headers: { 'content-type': isText ? 'application/xml' : 'application/json' },
    ...(body !== undefined && { body: (isText ? body : JSON.stringify(body)) as string }),
  })
  const text = await response.text()
  const answer = /^[{[]/.test(text) ? JSON.parse(text) : text
  return { status: response.status, answer, headers: response.headers }
}
async function done<Answer = unknown>(...requested: Parameters<typeof ask>): Promise<Answer> {
  const { status, answer } = await ask(...requested)
  expect([status, answer]).toEqual([200, answer])
  return answer
}
const refusal = async (...requested: Parameters<typeof ask>) => {
  const { status, answer } = await ask(...requested)
  return [status, answer.error]
}

const take = (text: string, caller: Caller = caseworker) =>
  done<ImportedFile>(caller, endpoints.importTransfers, { body: text })
const takeEntries = (entries: readonly SampleEntry[], caller: Caller = caseworker) =>
  take(bankFileOf(entries), caller)
const everything: TransferSearch = {
  state: 'all',
  from: null,
  to: null,
  customerNumber: '',
  text: '',

  page: 1,
  size: 50,
}
const search = (wanted: Partial<TransferSearch>) =>
  done<TransferPage>(caseworker, endpoints.transfers, { body: { ...everything, ...wanted } })
async function transferOf(reference: string) {
  const isIt = eq(incomingTransfer.reference, reference)
  const [found] = await database.select().from(incomingTransfer).where(isIt)
  if (!found) throw new Error(`There is no transfer ${reference}`)
  return found
}
/** The answer, and who may not. */
async function correct(id: string, change: object, revision = 0, caller: Caller = caseworker) {
  const body = { ...change, revision, reason: 'Feil i registreringen' }
  const { status, answer } = await ask(caller, endpoints.correctTransfer, { params: { id }, body })
  return [status, answer.error ?? answer]
}
async function decideWaiting(subjectId: string, caller: Caller = approver, isConfirmed = true) {
  const [waiting] = await database
    .select({ id: moneyCorrection.id, payoutId: moneyCorrection.payoutId })
    .from(moneyCorrection)
    .where(
      and(
        eq(moneyCorrection.state, 'waiting'),
        or(eq(moneyCorrection.transferId, subjectId), eq(moneyCorrection.payoutId, subjectId)),
      ),
    )
  const params = { id: waiting?.id ?? '' }
  const endpoint = waiting?.payoutId ? endpoints.decideReturn : endpoints.decideCorrection
  return refusal(caller, endpoint, { params, body: { isConfirmed } })
}
const allocate = (id: string, revision: number, customerNumber: string | null) =>
  ask(caseworker, endpoints.allocate, { params: { id }, body: { revision, customerNumber } })
const preview = (id: string, customerNumber: string | null) =>
  done<AllocationPreview>(caseworker, endpoints.previewAllocation, {
    params: { id },
    body: { customerNumber },
  })

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await database.execute<{ subject: string; text: string }>(sql`
    select payload->>'subject' as subject, payload->>'text' as text
    from graphile_worker._private_jobs where payload->>'to' = ${email} order by id`)
  return rows
}
const actionsOn = async (kind: string, id: string) => {
  const isAbout = and(eq(auditEntry.subjectKind, kind), eq(auditEntry.subjectId, id))
  const entries = await database.select().from(auditEntry).where(isAbout).orderBy(auditEntry.id)
  return entries.map(({ action }) => action)
}
const counts = async () => ({
  files: await database.$count(bankFile),
  transfers: await database.$count(incomingTransfer),
  audited: await database.$count(auditEntry),
})

describe('a file of the bank', () => {
  it('says what it has brought; the same once more says so and changes nothing', async () => {
    const student = await newStudent(database)
    const text = bankFileOf([
      { reference: next('R'), amount: '300.00', text: student.customerNumber },
      { reference: next('R'), amount: '7.00', text: 'a gift', debtor: 'Somebody' },
    ])
    const first = await take(text)
    expect(first).toMatchObject({ isRepeated: false, transfers: 2, unmatched: 1 })
    const before = await counts()
    expect(await take(text)).toEqual({ ...first, isRepeated: true })
    expect(await counts()).toEqual(before)
    expect(await actionsOn('bank-file', String(first.id))).toEqual(['bank-file-imported'])
    const both = bankFileOf([{ reference: next('R'), text: student.customerNumber }])
    const outcomes = await Promise.all([take(both), take(both)])
    expect(outcomes.map(({ isRepeated }) => isRepeated).sort()).toEqual([false, true])
  })

  it.each([
    ['another kind', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"/>'],
    ['no XML', 'hello'],
    ['half of one', bankFileOf([{ reference: 'R-half' }]).slice(0, -40)],
    ['another currency', bankFileOf([{ reference: 'R-eur', currency: 'EUR' }])],
  ])('that is %s is refused in words, and nothing of it is stored', async (_, text) => {
    const before = await counts()
    const { status, answer } = await ask(caseworker, endpoints.importTransfers, { body: text })
    expect([status, answer.error]).toEqual([422, expect.stringMatching(/^BANK_FILE_/)])
    expect(await counts()).toEqual(before)
  })

  it('with too many entries is refused whole, at its line', async () => {
    const entry = (index: number) => ({ reference: `R-many-${index}`, amount: '1.00' })
    const text = bankFileOf(Array.from({ length: 20_001 }, (_, index) => entry(index)))
    const before = await counts()
    const { status, answer } = await ask(caseworker, endpoints.importTransfers, { body: text })
    expect([status, answer.error]).toEqual([422, 'BANK_FILE_TOO_MANY_ENTRIES'])
    expect(answer.line).toBeGreaterThan(1_000)
    expect(await counts()).toEqual(before)
  }, 60_000)

  it('of 33 MB is refused before it is read', async () => {
    const body = new Uint8Array(33 * 1024 * 1024)
    expect(await refusal(caseworker, endpoints.importTransfers, { body })).toEqual([
      413,
      'BODY_TOO_LARGE',
    ])
  })

  it('has an account as soon as the organisation is described, without a new start', async () => {
    const described = organisation()
    holdOrganisation(null)
    const portal = portalOf(caseworker)
    expect(await done({ portal }, endpoints.waiting)).toMatchObject({ hasAccount: false })
    holdOrganisation(described)
    expect(await done({ portal }, endpoints.waiting)).toMatchObject({ hasAccount: true })
  })

  it('of another type, or where no account is set up, is not taken', async () => {
    const { status } = await ask(caseworker, endpoints.importTransfers, { body: { a: 1 } })
    expect(status).toBe(415)
    const portal = portalOf(caseworker, { DEPOSIT_IBAN: undefined })
    const text = bankFileOf([{ reference: next('R') }])
    expect(await refusal({ portal }, endpoints.importTransfers, { body: text })).toEqual([
      409,
      'ACCOUNT_NOT_SET_UP',
    ])
    expect(await done({ portal }, endpoints.waiting)).toMatchObject({ hasAccount: false })
  })
})

describe('whose a transfer is', () => {
  it('is found by the customer number, or by name and birth date of one open account', async () => {
    const [mai, twin] = [
      await newStudent(database, { name: ['Mai', 'Pham'], birthDate: '2001-05-17' }),
      await newStudent(database, { name: ['Ola', 'Twin'], birthDate: '2000-01-02' }),
    ]
    await newStudent(database, { name: ['Ola', 'Twin'], birthDate: '2000-01-02' })
    const closed = await newStudent(database, { name: ['Ada', 'Closed'], birthDate: '1999-09-09' })
    await database
      .update(caseFile)
      .set({ closedAt: sql`now()` })
      .where(eq(caseFile.id, closed.caseId))
    const references = Object.fromEntries(
      ['closed', 'number', 'both', 'named', 'sender', 'twins', 'date'].map((name) => [
        name,
        next('R'),
      ]),
    )
    await takeEntries([
      { reference: references.number ?? '', text: `for ${mai.customerNumber}` },
      // A number that nobody has is no number; two that somebody has are nobody's.
      { reference: references.both ?? '', text: `${mai.customerNumber} ${twin.customerNumber}` },
      { reference: references.named ?? '', text: 'deposit MAI PHAM 17.05.2001' },
      { reference: references.sender ?? '', text: 'born 2001-05-17', debtor: 'PHAM MAI' },
      { reference: references.twins ?? '', text: 'Ola Twin 02.01.2000' },
      { reference: references.closed ?? '', text: 'Ada Closed 09.09.1999' },
      { reference: references.date ?? '', text: 'Somebody Else 17.05.2001' },
    ])
    const owners = await Promise.all(
      Object.entries(references).map(async ([name, reference]) => [
        name,
        (await transferOf(reference)).customerNumber,
      ]),
    )
    expect(Object.fromEntries(owners)).toEqual({
      closed: null,
      number: mai.customerNumber,
      both: null,
      named: mai.customerNumber,
      sender: mai.customerNumber,
      twins: null,
      date: null,
    })
    const id = (await transferOf(references.date ?? '')).id
    const { answer } = await ask(caseworker, endpoints.suggestions, { params: { id } })
    expect(answer.items[0]).toMatchObject({
      customerNumber: mai.customerNumber,
      name: 'Mai Pham',
      why: expect.arrayContaining(['birth-date']),
    })
  })

  it('may be said and changed, after it is known what it means', async () => {
    const [student, other] = [await newStudent(database), await newStudent(database)]
    const reference = next('R')
    await takeEntries([{ reference, amount: '400.00', text: 'a gift' }])
    const { id } = await transferOf(reference)
    expect(await preview(id, student.customerNumber)).toEqual({
      from: null,
      to: expect.objectContaining({ outstandingOre: 1_000_00, outstandingAfterOre: 600_00 }),
    })
    expect((await allocate(id, 0, student.customerNumber)).status).toBe(200)
    expect(await preview(id, other.customerNumber)).toEqual({
      from: expect.objectContaining({ outstandingOre: 600_00, outstandingAfterOre: 1_000_00 }),
      to: expect.objectContaining({ outstandingOre: 1_000_00, outstandingAfterOre: 600_00 }),
    })
    // Whose it is by now is corrected by two people.
    expect((await allocate(id, 1, other.customerNumber)).status).toBe(409)
    for (const [revision, customerNumber] of [
      other.customerNumber,
      null,
      student.customerNumber,
    ].entries()) {
      const move = { kind: 'move-transfer', customerNumber } as const
      expect(await correct(id, move, revision + 1)).toEqual([200, { outcome: 'waiting' }])
      expect(await decideWaiting(id, caseworker)).toEqual([403, 'CORRECTION_OWN'])
      expect(await decideWaiting(id)).toEqual([200, undefined])
    }
    expect(await actionsOn('transfer', id)).toEqual(Array(4).fill('transfer-allocated'))
    // Each was notified once, whatever was changed afterwards.
    for (const { email } of [student, other])
      expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
        'We have received money for your deposit account',
      ])
  })

  it('of two who decide at once is decided once', async () => {
    const [student, other] = [await newStudent(database), await newStudent(database)]
    const reference = next('R')
    await takeEntries([{ reference, text: 'a gift' }])
    const { id } = await transferOf(reference)
    const outcomes = await Promise.all([
      allocate(id, 0, student.customerNumber),
      allocate(id, 0, other.customerNumber),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(outcomes.flatMap(({ answer }) => answer.error ?? [])).toEqual(['TRANSFER_CHANGED'])
  })

  it('is nobody’s whose number is wrong or unknown', async () => {
    const reference = next('R')
    await takeEntries([{ reference, text: 'a gift' }])
    const { id } = await transferOf(reference)
    const unknown = { revision: 0, customerNumber: '89999999' }
    expect(
      await refusal(caseworker, endpoints.allocate, { params: { id }, body: unknown }),
    ).toEqual([404, 'CUSTOMER_UNKNOWN'])
    expect((await allocate(id, 0, '80000012')).status).toBe(400)
    expect((await allocate(id, 0, null)).status).toBe(400)
  })
})

describe('a manual transfer', () => {
  const manualCount = (wanted: Partial<TransferForm>): TransferForm => ({
    reference: next('HAND'),
    amountOre: 1_000_00,
    valueDate: today,
    customerNumber: '',
    debtorName: 'A Sponsor',
    text: '',
    ...wanted,
  })
  const register = (body: TransferForm) => ask(caseworker, endpoints.registerTransfer, { body })

  const confirm = (id: string, caller: Caller = approver) =>
    refusal(caller, endpoints.confirmTransfer, { params: { id }, body: { revision: 0 } })
  const receivedOf = async (customerNumber: string) => {
    const { to } = await preview((await transferOf(await strayTransfer())).id, customerNumber)
    return (to?.invoicedOre ?? 0) - (to?.outstandingOre ?? 0)
  }
  async function strayTransfer() {
    const reference = next('R')
    await takeEntries([{ reference, amount: '1.00', text: 'a gift' }])
    return reference
  }

  it('is registered once, and counts when the file that brings it confirms it', async () => {
    const student = await newStudent(database)
    const form = manualCount({ customerNumber: student.customerNumber })
    expect((await register(form)).answer).toEqual({ isRepeated: false })
    expect((await register(form)).answer).toEqual({ isRepeated: true })
    expect((await register({ ...form, amountOre: 1 })).answer).toEqual({
      error: 'TRANSFER_DIFFERS',
    })
    expect(await receivedOf(student.customerNumber)).toBe(0)
    expect(await mailsTo(student.email)).toEqual([])
    const { reference, valueDate } = form
    const text = bankFileOf([{ reference, amount: '1000.00', valueDate }])
    const waiting = { confirmedTransfers: 0, waitingTransfers: 1 }
    expect(await take(text)).toMatchObject({ ...waiting, isRepeated: false })
    expect(await receivedOf(student.customerNumber)).toBe(0)
    expect(await take(text, approver)).toMatchObject({
      isRepeated: false,
      transfers: 0,
      repeatedTransfers: 0,

      confirmedTransfers: 1,
      waitingTransfers: 0,
    })
    expect(await receivedOf(student.customerNumber)).toBe(1_000_00)
    expect(await mailsTo(student.email)).toMatchObject([
      { subject: 'Your deposit account is ready' },
    ])
  })

  it('counts when a second person confirms it, whose money it is not', async () => {
    const student = await newStudent(database)
    const form = manualCount({ customerNumber: student.customerNumber })
    await register(form)
    const { id } = await transferOf(form.reference)
    expect((await search({ customerNumber: student.customerNumber })).items).toMatchObject([
      { status: 'unconfirmed', isOwn: true, registeredBy: 'Ansatt Caseworker' },
    ])
    const waiting = (await ask(approver, endpoints.waiting)).answer
    expect(waiting.unconfirmed.count).toBeGreaterThan(0)
    expect(await confirm(id, caseworker)).toEqual([403, 'TRANSFER_OWN'])
    const themselves = { ...approver, userId: student.userId }
    expect(await confirm(id, { portal: portalOf(themselves) })).toEqual([403, 'OWN_CASE'])
    expect(await confirm(id)).toEqual([200, undefined])
    expect(await receivedOf(student.customerNumber)).toBe(1_000_00)
    expect(await confirm(id)).toEqual([409, 'TRANSFER_CHANGED'])
    const after = (await ask(approver, endpoints.waiting)).answer
    expect(waiting.unconfirmed.count - after.unconfirmed.count).toBe(1)
    expect(await actionsOn('transfer', id)).toEqual(['transfer-registered', 'transfer-confirmed'])
  })

  it.each([
    ['the day before the account was opened', -1],
    ['tomorrow', 1],
  ])('is refused with a value date of %s', async (_, days) => {
    const student = await newStudent(database)
    const valueDate = addDays(today, days)
    const form = manualCount({ customerNumber: student.customerNumber, valueDate })
    expect((await register(form)).answer).toEqual({ error: 'TRANSFER_DATE' })
    const right = manualCount({ customerNumber: student.customerNumber })
    await register(right)
    const { id } = await transferOf(right.reference)
    const { customerNumber } = student
    const change = { kind: 'replace-transfer', amountOre: 1, valueDate, customerNumber }
    expect(await correct(id, change)).toEqual([422, 'TRANSFER_DATE'])
  })

  it('that is wrong is corrected, with the count of what waits for a second person', async () => {
    const [student, other] = [await newStudent(database), await newStudent(database)]
    const form = manualCount({ customerNumber: student.customerNumber })
    await register(form)
    const { id } = await transferOf(form.reference)
    await confirm(id)
    const right = { amountOre: 900_00, valueDate: today, customerNumber: other.customerNumber }
    const before = (await ask(caseworker, endpoints.waiting)).answer
    expect(await correct(id, { kind: 'replace-transfer', ...right })).toEqual([
      200,
      { outcome: 'waiting' },
    ])
    const after = (await ask(caseworker, endpoints.waiting)).answer
    expect(after.transferCorrections - before.transferCorrections).toBe(1)
    const [line] = (await search({ customerNumber: student.customerNumber })).items
    expect(line).toMatchObject({
      correction: {
        kind: 'replace-transfer',
        isOwn: true,
        amountOre: 900_00,
        valueDate: today,
        customer: { number: other.customerNumber },
        proposedBy: 'Ansatt Caseworker',
      },
    })
    expect((await search({ state: 'corrections' })).items.map((one) => one.id)).toContain(id)
    expect(await decideWaiting(id)).toEqual([200, undefined])
    expect(await receivedOf(student.customerNumber)).toBe(0)
    expect(await receivedOf(other.customerNumber)).toBe(900_00)
    expect((await search({ state: 'reversed' })).items.map((one) => one.id)).toContain(id)
  })

  it('that the file contradicts is listed with both values, and resolved in one press', async () => {
    const student = await newStudent(database)
    const form = manualCount({ customerNumber: student.customerNumber })
    await register(form)
    const { reference, valueDate } = form
    const other = next('R')
    const file = await takeEntries([
      { reference: other, amount: '5.00', text: student.customerNumber, valueDate },
      { reference, amount: '700.00', text: student.customerNumber, valueDate },
    ])
    expect(file).toMatchObject({ transfers: 1, conflicts: 1 })
    const listed = async () =>
      (await done<Conflicts>(caseworker, endpoints.conflicts)).items.filter(
        (one) => one.reference === reference,
      )
    const [conflict] = await listed()
    expect(conflict).toMatchObject({
      messageId: file.messageId,
      line: 16,
      bank: { amountOre: 700_00, valueDate, customer: { number: student.customerNumber } },
      known: { amountOre: 1_000_00, valueDate, isManual: true, isOwn: true },
    })
    const params = { id: conflict?.id ?? '' }
    const body = { resolution: 'bank' }
    const resolve = (caller: Caller) => refusal(caller, endpoints.resolveConflict, { params, body })
    const themselves = { ...caseworker, userId: student.userId }
    expect(await resolve({ portal: portalOf(themselves) })).toEqual([403, 'OWN_CASE'])
    expect(await resolve(caseworker)).toEqual([403, 'TRANSFER_OWN'])
    expect(await resolve(approver)).toEqual([200, undefined])
    expect(await resolve(approver)).toEqual([409, 'CONFLICT_RESOLVED'])
    expect(await listed()).toEqual([])
    expect(await receivedOf(student.customerNumber)).toBe(705_00)
  })

  it('is not entered for a customer whom nobody knows', async () => {
    expect((await register(manualCount({ customerNumber: '89999999' }))).answer).toEqual({
      error: 'CUSTOMER_UNKNOWN',
    })
  })

  it.each([
    { reference: '' },
    { reference: '13097248022' },
    { amountOre: 0 },
    { amountOre: 0.5 },
    { valueDate: '2026-02-30' },
    { customerNumber: '80000012' },
    { text: 'x\u0001' },
  ])('is refused with %o', async (wrong) => {
    expect((await register(manualCount(wrong))).status).toBe(400)
  })
})

describe('the list of transfers', () => {
  it('narrows down by what is known of them, and adds up what it shows', async () => {
    const student = await newStudent(database, { name: ['Søren', 'Ågård'] })
    const [one, other] = [next('R'), next('R')]
    await takeEntries([
      { reference: one, amount: '11.00', valueDate: '2020-01-02', text: student.customerNumber },
      { reference: other, amount: '12.00', valueDate: '2020-01-03', debtor: 'Nguyễn Văn' },
    ])
    const days = { from: '2020-01-02', to: '2020-01-03' }
    expect(await search(days)).toMatchObject({ total: 2, amountOre: 23_00, isCut: false })
    expect((await search({ ...days, state: 'unmatched' })).items).toMatchObject([
      { reference: other, debtor: 'Nguyễn Văn', customer: null },
    ])
    expect((await search({ ...days, from: '2020-01-03' })).total).toBe(1)
    for (const text of ['nguyen', one.toLowerCase()])
      expect((await search({ ...days, text })).total).toBe(1)
    expect(await search({ ...days, text: 'ågård' })).toMatchObject({ total: 1, amountOre: 11_00 })
    expect((await search({ customerNumber: student.customerNumber })).items).toMatchObject([
      { customer: { number: student.customerNumber, name: 'Søren Ågård' } },
    ])
    expect((await search({ ...days, page: 2, size: 1 })).items).toMatchObject([{ reference: one }])
  })

  it('searches for a text in the newest only, and says so', async () => {
    await pool.query(
      `insert into portal.incoming_transfer (id, own_account, reference, amount_ore, value_date)
       select gen_random_uuid(), 'NO9386011117947', 'bulk-' || n, 1, '1999-01-01'
       from generate_series(1, $1) n`,
      [mostSearched + 1],
    )
    const all = { from: '1999-01-01', to: '1999-01-01', text: 'bulk' }
    expect(await search(all)).toMatchObject({ total: mostSearched, isCut: true })
  })
})

describe('mails about money', () => {
  it('are in the language of the student, one for each file, and name nobody who has sent it', async () => {
    const student = await newStudent(database, { language: 'no' })
    const { customerNumber: text } = student
    await takeEntries([
      { reference: next('R'), amount: '100.00', text, debtor: 'Secret Sponsor' },
      { reference: next('R'), amount: '200.50', text },
    ])
    const [partly] = await mailsTo(student.email)
    expect(partly?.subject).toBe('Vi har fått penger til depositumskontoen din')
    expect(partly?.text).toMatch(/Vi har fått 300,50\s?kr.* Det mangler 699,50\s?kr/)
    await takeEntries([{ reference: next('R'), amount: '699.50', text }])
    await takeEntries([{ reference: next('R'), amount: '1.00', text }])
    const mails = await mailsTo(student.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Vi har fått penger til depositumskontoen din',
      'Depositumskontoen din er klar',
      'Vi har fått penger til depositumskontoen din',
    ])
    expect(mails[2]?.text).toContain('Hele beløpet var på kontoen fra før.')
    expect(JSON.stringify(mails)).not.toMatch(/Secret|86011117947/)
  })

  it('are not sent for what is not committed', async () => {
    const student = await newStudent(database)
    const text = bankFileOf([
      { reference: next('R'), text: student.customerNumber },
      { reference: next('R'), amount: 'none' },
    ])
    expect(await refusal(caseworker, endpoints.importTransfers, { body: text })).toEqual([
      422,
      'BANK_FILE_AMOUNT',
    ])
    expect(await mailsTo(student.email)).toEqual([])
  })
})

/** A student with 1,000 kr on the account. */
async function richStudent() {
  const student = await newStudent(database)
  await takeEntries([{ reference: next('R'), amount: '1000.00', text: student.customerNumber }])
  return student
}
async function approveRefund({ userId, caseId }: { userId: string; caseId: string }) {
  const [refund] = await database
    .insert(caseFile)
    .values({ kind: refundKind, userId, language: 'en' })
    .returning({ id: caseFile.id })
  if (!refund) throw new Error('The refund was not added')
  await database.insert(depositRefund).values({
    caseId: refund.id,
    accountId: caseId,
    route: 'manual',
    payeeName: 'encrypted',
    reason: manualReasons[0],
    details: 'encrypted',
  })
  await database.insert(caseEvent).values({
    caseId: refund.id,
    action: 'approve',
    fromStatus: 'OPPRETTET',
    toStatus: 'INNVILGET',
    actorKind: 'staff',
    actorId: caseworker.userId,
  })
}
const toAccount = { method: 'account', name: 'Mai Pham', account: '1503.20.80119' } as const
const details = 'GB33BUKB20201555555555\nBarclays, London'
const abroad = { method: 'details', name: 'Mai Pham', details } as const
const payoutForm = (wanted: Partial<PayoutForm>): PayoutForm => ({
  key: crypto.randomUUID(),
  customerNumber: '',
  amountOre: 400_00,
  payee: toAccount,
  message: 'Refusjon',
  reason: 'Flytter til et annet land',
  cause: 'student-left',
  ...wanted,
})
const prepare = (wanted: Partial<PayoutForm>, caller: Caller = caseworker) =>
  ask(caller, endpoints.preparePayout, { body: payoutForm(wanted) })
async function newPayout(wanted: Partial<PayoutForm> = {}, moreOre = 0) {
  const student = await richStudent()
  if (moreOre > 0)
    await takeEntries([
      {
        reference: next('R'),
        amount: (moreOre / 100).toFixed(2),
        text: student.customerNumber,
      },
    ])
  const { answer } = await prepare({ customerNumber: student.customerNumber, ...wanted })
  return { ...student, id: answer.id as string }
}
const payouts = (
  { customerNumber = '', ...wanted }: Partial<PayoutSearch> & { customerNumber?: string },
  caller: Caller = approver,
) =>
  done<PayoutPage>(caller, endpoints.payouts, {
    query: { language: 'en' },
    body: { group: 'all', kind: null, text: customerNumber, page: 1, size: 50, ...wanted },
  })
const release = (ids: readonly string[], caller: Caller = approver) =>
  ask(caller, endpoints.releasePayouts, { body: { ids } })
const rowOf = async (id: string) => {
  const [found] = await database.select().from(payout).where(eq(payout.id, id))
  if (!found) throw new Error('There is no such payout')
  return found
}

describe('payouts', () => {
  it('are prepared by one and released by another, who gets one file of them', async () => {
    const { id, customerNumber, email } = await newPayout()
    expect((await payouts({ customerNumber }, caseworker)).items).toMatchObject([
      { id, isOwn: true, payeeAccountMasked: '•••••••••19', approvedBy: 'Ansatt Caseworker' },
    ])
    expect((await payouts({ customerNumber })).items).toMatchObject([{ id, isOwn: false }])
    expect(await refusal(caseworker, endpoints.releasePayouts, { body: { ids: [id] } })).toEqual([
      403,
      'PAYOUT_OWN',
    ])
    const both = await Promise.all([release([id]), release([id])])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const fileId = String(both.find(({ status }) => status === 200)?.answer.fileIds[0])
    const params = { id: fileId }
    const file = await ask(approver, endpoints.payoutFile, { params })
    expect(file.answer).toContain('<IBAN>NO')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="PAYOUT-.*xml"$/)
    expect(file.headers.get('cache-control')).toBe('no-store')
    await done(approver, endpoints.markFileSent, { params })
    expect(await actionsOn('payout-file', fileId)).toEqual([
      'payouts-released',
      'payout-file-fetched',
      'payout-file-sent',
    ])
    const { endToEndId } = await rowOf(id)
    const [made] = await database
      .select()
      .from(payoutFile)
      .where(eq(payoutFile.id, Number(fileId)))
    const answer = pain002({
      original: made?.messageId ?? '',
      messageId: next('P'),
      payments: [{ endToEndId, status: 'RJCT', reason: 'AC04' }],
    })
    const taken = await done<ImportedFile>(approver, endpoints.importAnswers, { body: answer })
    expect(taken).toMatchObject({ failedPayouts: 1, isRepeated: false, kind: 'pain.002' })
    expect(
      await done<ImportedFile>(approver, endpoints.importAnswers, { body: answer }),
    ).toMatchObject({ isRepeated: true })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Your deposit account is ready',
      'The payout from your deposit account did not go through',
    ])
  })

  it('that failed are prepared again, once, to another account', async () => {
    const { id, customerNumber } = await newPayout({ payee: abroad })
    await release([id])
    const failed = { outcome: 'failed', reason: 'Feil IBAN' }
    await done(approver, endpoints.recordPayoutOutcome, { params: { id }, body: failed })
    expect((await payouts({ customerNumber })).items).toMatchObject([{ mayBePreparedAgain: true }])
    const body = { payee: toAccount, reason: 'Nytt kontonummer' }
    const again = () => ask(caseworker, endpoints.prepareAgain, { params: { id }, body })
    const both = await Promise.all([again(), again()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { items } = await payouts({ customerNumber })
    expect(items.map(({ mayBePreparedAgain }) => mayBePreparedAgain)).toEqual([false, false])
    const second = items.find((one) => one.id !== id)
    expect(second).toMatchObject({ amountOre: 400_00, state: 'prepared', channel: 'file' })
    // The person who releases it sees the reason, and that it is not the first attempt.
    expect(second).toMatchObject({ why: null, attempt: 2, reason: 'Nytt kontonummer' })
    expect(items.find((one) => one.id === id)).toMatchObject({
      attempt: 1,
      reason: 'Flytter til et annet land',
    })
    const { requestKey } = await rowOf(second?.id ?? '')
    expect(requestKey).toBe(`${(await rowOf(id)).requestKey}/2`)
    // What was withdrawn may be prepared again too, and it is the third time then.
    await done(caseworker, endpoints.withdrawPayout, { params: { id: second?.id ?? '' } })
    expect((await again()).status).toBe(200)
    expect((await payouts({ customerNumber, group: 'prepared' })).total).toBe(1)
  })

  it('that are manual are paid with the bank’s reference, by anybody but the person who approved them', async () => {
    const { id, email } = await newPayout({ payee: abroad })
    expect((await release([id])).answer).toEqual({ fileIds: [] })
    const body = { outcome: 'paid', reference: next('BANK'), on: '2026-11-21' }
    const requested = { params: { id }, body }
    expect(await refusal(caseworker, endpoints.recordPayoutOutcome, requested)).toEqual([
      403,
      'PAYOUT_OWN_APPROVAL',
    ])
    await done(approver, endpoints.recordPayoutOutcome, requested)
    expect(await refusal(approver, endpoints.recordPayoutOutcome, requested)).toEqual([
      409,
      'PAYOUT_CHANGED',
    ])
    expect((await mailsTo(email)).at(-1)?.subject).toBe(
      'We have paid out money from your deposit account',
    )
  })

  async function newPaid() {
    const made = await newPayout({ payee: abroad })
    await release([made.id])
    const body = { outcome: 'paid', reference: next('BANK'), on: '2026-11-21' }
    await done(approver, endpoints.recordPayoutOutcome, { params: { id: made.id }, body })
    return made
  }

  it('that are returned after they were paid belong to the student again, who is notified', async () => {
    const { id, email, customerNumber } = await newPaid()
    const before = (await ask(caseworker, endpoints.waitingPayouts, { query: { language: 'en' } }))
      .answer
    const { endToEndId } = await rowOf(id)
    const reference = next('R')
    const entry = { reference, amount: '400.00', endToEndId }
    const file = await takeEntries([{ ...entry, text: 'returned', returnReason: 'AC04' }], approver)
    expect(file).toMatchObject({ returnedPayouts: 1, transfers: 0 })
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      subject: 'The payout from your deposit account was returned',
      text: expect.stringMatching(/returned the payout of 400.*another account number/s),
    })
    expect((await payouts({ customerNumber, group: 'returned' })).items).toMatchObject([
      {
        id,
        state: 'returned',
        mayBePreparedAgain: true,
        returned: { amountOre: 400_00, reference, reason: 'AC04' },
      },
    ])
    const waiting = async () => {
      const { returned } = (
        await ask(caseworker, endpoints.waitingPayouts, { query: { language: 'en' } })
      ).answer
      return returned.count - before.returned.count
    }
    expect(await waiting()).toBe(1)
    const body = { payee: toAccount, reason: 'Nytt kontonummer' }
    await done(caseworker, endpoints.prepareAgain, { params: { id }, body })
    expect(await waiting()).toBe(0)
    expect((await payouts({ customerNumber, group: 'prepared' })).total).toBe(1)
  })

  it('are marked as returned by one, and confirmed by another whose money it is not', async () => {
    const { id, email, userId, customerNumber } = await newPaid()
    const seen = { amountOre: 400_00, on: today, reference: '', reason: 'Stengt konto' }
    const propose = (body: object, caller: Caller = caseworker) =>
      refusal(caller, endpoints.proposeReturn, { params: { id }, body })
    expect(await propose({ ...seen, on: addDays(today, 1) })).toEqual([422, 'TRANSFER_DATE'])
    expect(await propose({ ...seen, amountOre: 400_01 })).toEqual([422, 'PAYOUT_RETURN_AMOUNT'])
    expect(await propose(seen)).toEqual([200, undefined])
    expect(await propose(seen)).toEqual([409, 'CORRECTION_WAITING'])
    expect((await payouts({ customerNumber, group: 'corrections' })).items).toMatchObject([
      { state: 'paid', correction: { kind: 'return-payout', isOwn: false } },
    ])
    const themselves = { portal: portalOf({ ...approver, userId }) }
    expect(await decideWaiting(id, themselves)).toEqual([403, 'OWN_CASE'])
    expect(await decideWaiting(id, caseworker)).toEqual([403, 'CORRECTION_OWN'])
    expect((await mailsTo(email)).at(-1)?.subject).not.toMatch(/returned/)
    expect(await decideWaiting(id)).toEqual([200, undefined])
    expect((await mailsTo(email)).at(-1)?.subject).toMatch(/was returned/)
    expect((await payouts({ customerNumber, group: 'returned' })).total).toBe(1)
  })

  it('never go to an account of the organisation', async () => {
    const { customerNumber } = await richStudent()
    for (const account of ['8601.11.17947', exampleDeposit.DEPOSIT_IBAN]) {
      const payee = { ...toAccount, account }
      expect((await prepare({ customerNumber, payee })).answer).toEqual({
        error: 'PAYOUT_ACCOUNT_OWN',
      })
    }
    const written = { ...abroad, details: 'IBAN NO93 8601 1117 947, Eksempelbanken' }
    expect((await prepare({ customerNumber, payee: written })).answer).toEqual({
      error: 'PAYOUT_ACCOUNT_OWN',
    })
    const zeros = { ...toAccount, account: '00000000000' }
    expect((await prepare({ customerNumber, payee: zeros })).status).toBe(400)
  })

  it('sent twice are one, and never more than there is', async () => {
    const { customerNumber } = await richStudent()
    const form = payoutForm({ customerNumber })
    const twice = await Promise.all(
      [1, 2].map(() => ask(caseworker, endpoints.preparePayout, { body: form })),
    )
    expect(new Set(twice.map(({ answer }) => answer.id)).size).toBe(1)
    expect((await prepare({ customerNumber, amountOre: 600_01 })).answer).toEqual({
      error: 'PAYOUT_EXCEEDS_BALANCE',
    })
    expect((await prepare({ customerNumber: '89999999' })).answer).toEqual({
      error: 'CUSTOMER_UNKNOWN',
    })
    for (const wrong of [
      { payee: { ...toAccount, account: '15032080118' } },
      { reason: '' },
      { reason: 'see 13097248022' },
      { payee: { ...abroad, details: 'x'.repeat(501) } },
    ])
      expect((await prepare({ customerNumber, ...wrong })).status).toBe(400)
  })

  it('of money that is invoiced need a cause, and of what is too much none', async () => {
    const { customerNumber } = await richStudent()
    const without = (amountOre: number, key: string = crypto.randomUUID()) =>
      prepare({ customerNumber, amountOre, cause: undefined, key })
    expect((await without(1)).answer).toEqual({ error: 'PAYOUT_CAUSE_REQUIRED' })
    expect((await payouts({ customerNumber })).items).toEqual([])
    await takeEntries([{ reference: next('R'), amount: '0.05', text: customerNumber }])
    expect((await without(6)).answer).toEqual({ error: 'PAYOUT_CAUSE_REQUIRED' })
    const key = crypto.randomUUID()
    const [first, again] = [await without(3, key), await without(3, key)]
    expect([first.status, again.answer]).toEqual([200, first.answer])
    // Three of the five øre are promised.
    expect((await without(3)).answer).toEqual({ error: 'PAYOUT_CAUSE_REQUIRED' })
    expect((await prepare({ customerNumber, amountOre: 1_000_00 })).status).toBe(200)
    expect((await payouts({ customerNumber })).items.map(({ cause }) => cause).sort()).toEqual([
      null,
      'student-left',
    ])
  })

  it('of an account that is closed, or with an approved refund, need no cause', async () => {
    const closed = await richStudent()
    await database
      .update(caseFile)
      .set({ closedAt: sql`now()` })
      .where(eq(caseFile.id, closed.caseId))
    const refunded = await richStudent()
    await approveRefund(refunded)
    for (const { customerNumber } of [closed, refunded])
      expect((await prepare({ customerNumber, cause: undefined })).status).toBe(200)
  })

  it('prepared once more keep their cause, and need one when money has left meanwhile', async () => {
    const withCause = await newPayout()
    const surplus = await newPayout({ amountOre: 1_00, cause: undefined }, 1_00)
    for (const { id } of [withCause, surplus])
      await done(approver, endpoints.withdrawPayout, { params: { id } })
    await prepare({ customerNumber: surplus.customerNumber, amountOre: 1 })
    const again = (id: string) =>
      ask(caseworker, endpoints.prepareAgain, {
        params: { id },
        body: { payee: toAccount, reason: 'Nytt kontonummer' },
      })
    const { answer } = await again(withCause.id)
    expect((await rowOf(answer.id)).cause).toBe('student-left')
    expect((await again(surplus.id)).answer).toEqual({ error: 'PAYOUT_CAUSE_REQUIRED' })
  })

  it('show the account to a user who gives a reason, and the log has the reason but not the account', async () => {
    const { id } = await newPayout()
    const show = (reason: string) =>
      ask(approver, endpoints.showPayee, { params: { id }, body: { reason } })
    expect((await show('')).status).toBe(400)
    expect((await show('Studenten spør')).answer).toEqual({
      name: 'Mai Pham',
      account: '15032080119',
      details: null,
    })
    const isAbout = and(eq(auditEntry.subjectId, id), eq(auditEntry.action, 'payout-payee-shown'))
    const [entry] = await database.select().from(auditEntry).where(isAbout)
    expect(entry).toMatchObject({
      actorId: approver.userId,
      after: { payoutReason: 'Studenten spør' },
    })
  })

  it('wait on the first page of the staff area, with the transfers that nobody has', async () => {
    const all = async () => ({
      ...(await ask(approver, endpoints.waiting)).answer,
      ...(await ask(approver, endpoints.waitingPayouts, { query: { language: 'en' } })).answer,
    })
    const before = await all()
    await newPayout()
    await takeEntries([{ reference: next('R'), amount: '3.00', text: 'a gift' }])
    const answer = await all()
    expect(answer.toRelease.count - before.toRelease.count).toBe(1)
    expect(answer.unmatched.amountOre - before.unmatched.amountOre).toBe(3_00)
  })
})

it('neither the log of the server nor that of the audit has a name, an account or a text', async () => {
  const { id } = await newPayout()
  const { answer } = await release([id])
  await pool.query(`alter table portal.payout disable trigger payout_guard`)
  await pool.query(`update portal.payout set amount_ore = amount_ore + 1 where id = $1`, [id])
  const params = { id: String(answer.fileIds[0]) }
  expect((await ask(approver, endpoints.payoutFile, { params })).status).toBe(500)
  await pool.query(`update portal.payout set amount_ore = amount_ore - 1 where id = $1`, [id])
  await pool.query(`alter table portal.payout enable trigger payout_guard`)
  expect(logged.join('')).toContain('not what was released')
  const { rows } = await pool.query(`select * from portal.audit_entry`)
  const text = `${logged.join('\n')}\n${JSON.stringify(rows)}`
  expect(text).not.toMatch(/Pham|Sponsor|Barclays|BUKB|15032080119|1503\.20\.80119|a gift/)
})

it('after all of that the books balance', async () => {
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
})
