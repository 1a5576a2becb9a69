import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { randomId } from '#core/accounts/add-account.server.ts'
import { account, user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { markPayoutFileSent } from '#core/bank/payouts/payout-files.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settlePayouts } from '#core/bank/payouts/settle-payouts.server.ts'
import { bankCustomer, payout } from '#core/bank/tables.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import { decideCase } from '#core/cases/decide-case.server.ts'
import { applyEffect } from '#core/cases/effect.server.ts'
import { caseDecision, caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { confirmProposal, withdrawProposal } from '#core/proposals/decide-proposal.server.ts'
import { listProposals } from '#core/proposals/list-proposals.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { createLog } from '#platform/log.server.ts'
import { systemClock } from '#platform/time/clock.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import { accountEndpoints } from '../account/endpoints.ts'
import { applicationEndpoints } from '../apply/endpoints.ts'
import { endApproval } from '../decide/end-approval.server.ts'
import { createDepositAccountApi } from '../handlers.server.ts'
import { applicationKind } from '../model/case-kind.ts'
import { AccountApplication, DepositAccount } from '../model/contract.ts'
import { depositAccount, depositApplication, depositCreditNote } from '../model/tables.server.ts'
import { newStudent, payers, payoutParts } from '../money/money.testing.server.ts'
import { requirePossibleDate } from '../money/require-possible-date.server.ts'
import { applyRefundDecision, refundCases } from '../refund/decide-refund.server.ts'
import { refundEndpoints } from '../refund/endpoints.ts'
import { createRefundApi } from '../refund/handlers.server.ts'
import { shareAccount } from '../share/share-account.server.ts'
import { customerColumns, largestCustomerFile } from './columns.ts'
import { CustomerExport, CustomerImports, CustomersPreview, ImportedCustomers } from './contract.ts'
import { customerFileEndpoints as endpoints } from './endpoints.ts'
import { createCustomerFileApi } from './handlers.server.ts'
import { customerImportProposals as kinds } from './import-proposals.server.ts'
import { sendCustomerInvitations } from './invite-customers.server.ts'
import { removeAbandonedImports } from './remove-abandoned.server.ts'
import { depositImport, depositImportLine } from './tables.server.ts'

const { database } = await createTestDatabase()
await seedInstitutions(database)
const folder = await mkdtemp(join(tmpdir(), 'trivsel-imports-'))
afterAll(() => rm(folder, { recursive: true }))

const actorOf = async (): Promise<StaffActor> => {
  const { userId } = await seedStaff(database, ['caseworker'])
  return { kind: 'staff', userId, roles: ['caseworker'], requestId: 'request' }
}
const staff = await actorOf()
const colleague = await actorOf()
const portalUrl = 'https://portal.example'
const parts = {
  database,
  portalUrl,
  files: {
    store: createLocalStore(folder),
    scan: null,
    encryption: testEncryption,
    log: createLog('silent'),
  },
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
  longerBodies: {
    ...Object.fromEntries(
      [endpoints.preview.path, endpoints.proposeImport.path].map((path) => [
        path,
        largestCustomerFile,
      ]),
    ),
    [refundEndpoints.refund.path]: 1024 * 1024,
  },
}).route(
  '/',
  createDepositAccountApi(parts)
    .route('/', createRefundApi(parts))
    .route('/', createCustomerFileApi(parts)),
)

const post = (path: string, body?: BodyInit, type = 'text/csv') =>
  app.request(path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': type }) },
    ...(body && { body }),
  })
const get = async (path: string, userId = '') =>
  (await app.request(path, { headers: { 'x-test-user': userId } })).json()
const preview = async (body: string) => {
  const response = await post(endpoints.preview.path, body)
  const answer = await response.json()
  if (response.status !== 200) throw new Error(JSON.stringify(answer))
  return CustomersPreview.parse(answer)
}
const proposeAs = (version: string, body: string) =>
  post(`${endpoints.proposeImport.path}?version=${version}&fileName=old.csv`, body)
async function proposeFile(body: string): Promise<string> {
  const { version } = await preview(body)
  return (await (await proposeAs(version, body)).json()).id
}
const settings = { database, configuration: {} }
async function findProposal(kind: string, importId: string) {
  const [found] = await database
    .select({ id: staffProposal.id })
    .from(staffProposal)
    .where(and(eq(staffProposal.kind, kind), eq(staffProposal.subject, importId)))
  return found?.id ?? ''
}
const confirm = async (importId: string, by = colleague, kind = 'deposit-import') =>
  confirmProposal(settings, kinds, by, await findProposal(kind, importId))
async function importFile(body: string): Promise<string> {
  const id = await proposeFile(body)
  await confirm(id)
  return id
}
const act = async (
  endpoint:
    | typeof endpoints.proposeUndo
    | typeof endpoints.proposeReceived
    | typeof endpoints.invite,
  id: string,
  body?: object,
) => {
  const path = endpoint.path.replace(':id', id)
  const response = await post(path, body && JSON.stringify(body), 'application/json')
  return [response.status, await response.json()]
}
const listed = async (id: string) =>
  CustomerImports.parse(await get(endpoints.list.path)).items.find((one) => one.id === id)
const linesOf = async (id: string) =>
  ImportedCustomers.parse(await get(endpointAddress(endpoints.lines, { params: { id } }))).items
const lastAction = async () =>
  (await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0]

let serial = 0
const nextName = () => `linh${++serial}`
const header = customerColumns.join(';')
const fileOf = (...lines: string[]) => `${[header, ...lines].join('\n')}\n`
const lineOf = (
  name: string,
  { amount = '1000,50', email = `${name}@fjordvel.example`, institution = 'UiO' } = {},
) =>
  `Kontoboka;${name};${email};Linh;Nguyen;2003-04-05;VN;${institution};Informatics;2026H;2;;${amount};2026-06-10;en`

async function findCustomer(name: string) {
  const [found] = await database
    .select({ user, caseFile, account: depositAccount, application: depositApplication })
    .from(user)
    .innerJoin(caseFile, and(eq(caseFile.userId, user.id), eq(caseFile.kind, applicationKind)))
    .innerJoin(depositAccount, eq(depositAccount.caseId, caseFile.id))
    .innerJoin(depositApplication, eq(depositApplication.caseId, caseFile.id))
    .where(eq(user.email, `${name}@fjordvel.example`))
    .orderBy(desc(caseFile.createdAt))
  if (!found) throw new Error(`${name} is no customer`)
  return found
}
const balanceOfCustomer = async (name: string) =>
  balanceOf(database, { kind: 'deposit', key: (await findCustomer(name)).account.customerNumber })
const isThere = async (name: string) =>
  (await database.$count(user, eq(user.email, `${name}@fjordvel.example`))) > 0
const noFaults = { totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 }
const openingOf = (id: string) => balanceOf(database, { kind: 'opening', key: id })

describe('an import of customers', () => {
  it('does what its preview has shown once a second person confirms it, and once only', async () => {
    const [one, other] = [nextName(), nextName()]
    const file = fileOf(lineOf(one), lineOf(other, { amount: '0,01' }))
    const shown = await preview(file)
    expect(shown).toMatchObject({
      amountOre: 100_051,
      lines: [
        { line: 2, name: 'Linh Nguyen', amountOre: 100_050, account: 'new', change: 'added' },
        { line: 3, amountOre: 1, change: 'added' },
      ],
    })
    const id = await proposeFile(file)
    expect(await isThere(one)).toBe(false)
    expect(await listed(id)).toMatchObject({
      confirmedAt: null,
      waiting: ['import'],
      missingOre: 0,
    })
    expect(await linesOf(id)).toMatchObject([
      { line: 2, name: 'Linh Nguyen', customerNumber: null },
      { line: 3 },
    ])
    await confirm(id)
    expect(await lastAction()).toMatchObject({ action: 'proposal-confirmed' })

    const { user: added, caseFile: opened, account, application } = await findCustomer(one)
    expect(added).toMatchObject({ emailVerified: false, firstName: 'Linh' })
    const events = await database.select().from(caseEvent).where(eq(caseEvent.caseId, opened.id))
    expect(events).toMatchObject([
      {
        action: 'approve',
        actorId: colleague.userId,
        comment: 'Imported from Kontoboka. The student has not applied here.',
      },
    ])
    expect(opened).toMatchObject({ status: 'INNVILGET', closedAt: null, groupName: 'UiO' })
    expect(account).toMatchObject({ importedFrom: 'Kontoboka', invoiceNumber: null, dueOn: null })
    expect(application).toMatchObject({ academicYear: 2026, amountOre: 100_050 })
    expect(await balanceOfCustomer(one)).toBe(100_050)
    expect(await balanceOfCustomer(other)).toBe(1)
    expect(await openingOf(id)).toBe(100_051)
    expect(await findFaults(database)).toEqual(noFaults)
    expect(await linesOf(id)).toMatchObject([{ customerNumber: account.customerNumber }, {}])
    const stored = await database
      .select()
      .from(depositImportLine)
      .where(eq(depositImportLine.importId, id))
    expect(stored.map(({ customer }) => customer)).toEqual([null, null])

    const again = await preview(file)
    expect(again).toMatchObject({ amountOre: 0, lines: [{ change: 'unchanged' }, {}] })
    expect(await (await proposeAs(again.version, file)).json()).toEqual({
      error: 'NOTHING_TO_IMPORT',
    })
    const { rows } = await database.execute(
      sql`select from graphile_worker._private_jobs where payload->>'to' = ${added.email}`,
    )
    expect(rows).toEqual([])
  })

  it('shows the customer a balance, a letter and a receipt, and no invoice', async () => {
    const name = nextName()
    await importFile(fileOf(lineOf(name)))
    const { user: added } = await findCustomer(name)
    const account = DepositAccount.parse(await get(accountEndpoints.account.path, added.id))
    expect(account).toMatchObject({
      balance: { amount: 1000.5 },
      outstandingAmount: { amount: 0 },
      paid: true,
      invoice: null,
      payments: [{ receivedOn: '2026-06-10', importedFrom: 'Kontoboka' }],
    })
    const application = await get(applicationEndpoints.application.path, added.id)
    expect(AccountApplication.parse(application)).toMatchObject({
      status: 'INNVILGET',
      invoiceNumber: '',
      events: [],
    })
    for (const { path } of [accountEndpoints.receipt, accountEndpoints.confirmation]) {
      const response = await app.request(path, { headers: { 'x-test-user': added.id } })
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'application/pdf',
      ])
    }
  })

  it('gives the money to an account that is there, and knows it by its confirmed address', async () => {
    const person = buildPerson({ membership: null })
    await seedPeople(database, [person])
    const before = await database.$count(user)
    await importFile(fileOf(lineOf(nextName(), { email: person.email })))
    expect(await database.$count(user)).toBe(before)
  })

  it('names every wrong line by its number', async () => {
    const file = fileOf(
      lineOf(nextName()),
      lineOf(nextName(), { amount: '0' }),
      'x;x;x;x;x;x;x;x;x;x;x;x;x;x;x',
    )
    const response = await post(endpoints.preview.path, file)
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        error: 'LINES_INVALID',
        problems: [
          { line: 3, problem: 'AMOUNT_INVALID' },
          { line: 4, problem: 'BIRTH_DATE_INVALID' },
        ],
      },
    ])
  })

  it('is refused when it is not what the preview has shown', async () => {
    const { version } = await preview(fileOf(lineOf(nextName())))
    const response = await proposeAs(version, fileOf(lineOf(nextName())))
    expect([response.status, await response.json()]).toEqual([409, { error: 'CUSTOMERS_CHANGED' }])
  })

  it('is refused when somebody has got an account since it was proposed', async () => {
    const name = nextName()
    const id = await proposeFile(fileOf(lineOf(name), lineOf(nextName())))
    await seedPeople(database, [
      buildPerson({ membership: null, email: `${name}@fjordvel.example` }),
    ])
    await expect(confirm(id)).rejects.toMatchObject({ code: 'IMPORT_OUTDATED' })
    expect(await listed(id)).toMatchObject({ confirmedAt: null })
  })

  it('is made once when two files have the same customer', async () => {
    const file = fileOf(lineOf(nextName()))
    const ids = [await proposeFile(file), await proposeFile(file)]
    const outcomes = await Promise.allSettled(ids.map((id) => confirm(id)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is forgotten when nobody confirms it', async () => {
    const id = await proposeFile(fileOf(lineOf(nextName())))
    await withdrawProposal(database, kinds, staff, await findProposal('deposit-import', id))
    expect(await listed(id)).toBeUndefined()
    await removeAbandonedImports(database)
    expect(await database.$count(depositImport, eq(depositImport.id, id))).toBe(0)
  })
})

describe('two persons', () => {
  it('are needed: the proposer does not confirm', async () => {
    const id = await proposeFile(fileOf(lineOf(nextName())))
    await expect(confirm(id, staff)).rejects.toMatchObject({ code: 'SECOND_PERSON' })
  })

  it('are no customers of the file', async () => {
    const [own] = await database.select().from(user).where(eq(user.id, staff.userId))
    const response = await post(
      endpoints.preview.path,
      fileOf(lineOf(nextName(), { email: own?.email ?? '' })),
    )
    expect(await response.json()).toMatchObject({ problems: [{ problem: 'OWN_ACCOUNT' }] })
    const [theirs] = await database.select().from(user).where(eq(user.id, colleague.userId))
    const id = await proposeFile(fileOf(lineOf(nextName(), { email: theirs?.email ?? '' })))
    const waiting = (await listProposals(database, kinds, colleague)).items
    expect(waiting.find(({ details }) => details.file === 'old.csv')).toBeDefined()
    await expect(confirm(id)).rejects.toMatchObject({ code: 'OWN_CASE' })
    await withdrawProposal(database, kinds, staff, await findProposal('deposit-import', id))
  })
})

describe('the money of an import', () => {
  it('is in the bank when two persons have seen it there', async () => {
    const id = await importFile(fileOf(lineOf(nextName()), lineOf(nextName())))
    const bank = { kind: 'bank', key: exampleDeposit.DEPOSIT_IBAN } as const
    const before = await balanceOf(database, bank)
    const receivedOn = osloDate(new Date())
    expect(await act(endpoints.proposeReceived, id, { receivedOn: '2999-01-01' })).toEqual([
      422,
      { error: 'RECEIVED_DATE' },
    ])
    expect(await act(endpoints.proposeReceived, id, { receivedOn })).toEqual([200, {}])
    expect(await listed(id)).toMatchObject({ waiting: ['received'], missingOre: 200_100 })
    await expect(confirm(id, staff, 'deposit-import-received')).rejects.toMatchObject({
      code: 'SECOND_PERSON',
    })
    await confirm(id, colleague, 'deposit-import-received')
    expect(await listed(id)).toMatchObject({ waiting: [], missingOre: 0, receivedOn })
    expect(await balanceOf(database, bank)).toBe(before + 200_100)
    expect(await act(endpoints.proposeReceived, id, { receivedOn })).toEqual([
      409,
      { error: 'IMPORT_RECEIVED' },
    ])
    expect(await findFaults(database)).toEqual(noFaults)
  })
})

describe('undoing an import', () => {
  it('reverses its money and closes its accounts, and the file can be imported again', async () => {
    const name = nextName()
    const file = fileOf(lineOf(name), lineOf(nextName()))
    const id = await importFile(file)
    const bank = { kind: 'bank', key: exampleDeposit.DEPOSIT_IBAN } as const
    const before = await balanceOf(database, bank)
    await act(endpoints.proposeReceived, id, { receivedOn: osloDate(new Date()) })
    await confirm(id, colleague, 'deposit-import-received')
    expect(await act(endpoints.proposeUndo, id)).toEqual([200, {}])
    await expect(confirm(id, staff, 'deposit-import-undo')).rejects.toMatchObject({
      code: 'SECOND_PERSON',
    })
    await confirm(id, colleague, 'deposit-import-undo')
    const { caseFile: closed, account } = await findCustomer(name)
    expect(closed).toMatchObject({ status: 'TRUKKET', closedAt: expect.any(Date) })
    expect(await balanceOf(database, { kind: 'deposit', key: account.customerNumber })).toBe(0)
    expect([await openingOf(id), await balanceOf(database, bank)]).toEqual([0, before])
    expect(await listed(id)).toMatchObject({ undoneAt: expect.any(String), waiting: [] })
    expect(await act(endpoints.proposeUndo, id)).toEqual([409, { error: 'IMPORT_NOT_IN_FORCE' }])
    expect(await findFaults(database)).toEqual(noFaults)

    await importFile(file)
    expect((await findCustomer(name)).caseFile.status).toBe('INNVILGET')
    expect(await balanceOfCustomer(name)).toBe(100_050)
  })

  it.each(['a transfer', 'a letter', 'a refund', 'a booking'])(
    'is refused after %s',
    async (what) => {
      const [name, untouched] = [nextName(), nextName()]
      const id = await importFile(fileOf(lineOf(name), lineOf(untouched)))
      const { user: owner, account } = await findCustomer(name)
      if (what === 'a transfer') await receive(account.customerNumber)
      if (what === 'a letter')
        await app.request(accountEndpoints.confirmation.path, {
          headers: { 'x-test-user': owner.id },
        })
      if (what === 'a refund') await askForRefund(owner.id)
      if (what === 'a booking')
        await postTransaction(database, {
          key: `booked ${name}`,
          kind: 'booked',
          valueDate: '2026-06-20',
          entries: move(1, {
            from: { kind: 'bank', key: exampleDeposit.DEPOSIT_IBAN },
            to: { kind: 'deposit', key: account.customerNumber },
          }),
          actorId: null,
        })
      expect(await act(endpoints.proposeUndo, id)).toEqual([409, { error: 'IMPORT_USED' }])
      expect(await balanceOfCustomer(untouched)).toBe(100_050)
    },
  )

  it('is refused when something happens before the second person confirms', async () => {
    const name = nextName()
    const id = await importFile(fileOf(lineOf(name)))
    await act(endpoints.proposeUndo, id)
    await receive((await findCustomer(name)).account.customerNumber)
    await expect(confirm(id, colleague, 'deposit-import-undo')).rejects.toMatchObject({
      code: 'IMPORT_USED',
    })
  })
})

it('an imported customer asks for a refund and gets it', async () => {
  const name = nextName()
  const id = await importFile(fileOf(lineOf(name)))
  const { user: owner, account } = await findCustomer(name)
  const refundId = await askForRefund(owner.id)
  await decideRefund(refundId)
  await payOut(account.customerNumber)
  expect(await balanceOf(database, { kind: 'deposit', key: account.customerNumber })).toBe(0)
  expect(
    await database.select().from(payout).where(eq(payout.ownerKey, account.customerNumber)),
  ).toMatchObject([{ state: 'paid', amountOre: 100_050 }])
  expect(await openingOf(id)).toBe(100_050)
  expect(await findFaults(database)).toEqual(noFaults)
  // What was paid out is not imported again.
  expect(await preview(fileOf(lineOf(name)))).toMatchObject({ lines: [{ change: 'unchanged' }] })
  // Nothing is asked for that was paid out, and there is no invoice to credit.
  expect(await shareAccount(database, owner.id)).toBeNull()
  const { caseId } = account
  await database.transaction((transaction) =>
    endApproval(transaction, { caseId, reason: 'withdrawn' }),
  )
  expect(await database.$count(depositCreditNote, eq(depositCreditNote.caseId, caseId))).toBe(0)
})

it('takes a transfer to an imported customer that came since the import', async () => {
  const name = nextName()
  await importFile(fileOf(lineOf(name)))
  const { customerNumber } = (await findCustomer(name)).account
  const today = osloDate(new Date())
  await requirePossibleDate(database, today, customerNumber)
  await expect(
    requirePossibleDate(database, addDays(today, -1), customerNumber),
  ).rejects.toMatchObject({ code: 'TRANSFER_DATE' })
})

it('keeps the id of a customer whose account is deleted, so that the money stays imported once', async () => {
  const name = nextName()
  const file = fileOf(lineOf(name))
  const id = await importFile(file)
  const { user: owner } = await findCustomer(name)
  await database.delete(bankCustomer).where(eq(bankCustomer.userId, owner.id))
  await database.delete(user).where(eq(user.id, owner.id))
  expect(await linesOf(id)).toMatchObject([{ name: null, customerNumber: null, externalId: name }])
  expect(await preview(file)).toMatchObject({ lines: [{ change: 'unchanged' }] })
})

it('exports the customers with a balance, and the same file changes nothing', async () => {
  await importFile(fileOf(lineOf(nextName()), lineOf(nextName(), { amount: '7' })))
  const here = await newStudent(database)
  await receive(here.customerNumber)
  const { items } = CustomerExport.parse(await (await post(endpoints.exportCustomers.path)).json())
  expect(items.find(({ externalId }) => externalId === here.customerNumber)).toMatchObject({
    amount: '10.00',
    start: '2026H',
    paidOn: '2026-06-20',
  })
  expect(await lastAction()).toMatchObject({ action: 'deposit-customers-exported' })
  const text = writeCsv(
    [...customerColumns],
    items.map((item) => customerColumns.map((column) => item[column] ?? '')),
  )
  const { lines } = await preview(text)
  expect(new Set(lines.map(({ change }) => change))).toEqual(new Set(['unchanged']))
})

async function receive(customerNumber: string) {
  await registerTransfer(
    { database, encryption: testEncryption },
    {
      reference: `import-${customerNumber}`,
      amountOre: 1_000,
      valueDate: '2026-06-20',
      debtorName: null,
      remittance: null,
      endToEndId: null,
      customerNumber,
    },
    { ownAccount: exampleDeposit.DEPOSIT_IBAN, actor: { kind: 'command' } },
  )
}

async function askForRefund(userId: string): Promise<string> {
  await saveNationalId(database, testEncryption, { userId, number: '24890197341' })
  const body = new FormData()
  body.append('content', JSON.stringify({ kontonummer: '12345678903' }))
  body.append(
    'file',
    new File([new Uint8Array(makePdf())], 'statement.pdf', { type: 'application/pdf' }),
  )
  const response = await app.request(refundEndpoints.refund.path, {
    method: 'POST',
    headers: { 'x-test-user': userId, 'x-forwarded-for': newAddress() },
    body,
  })
  const answer = await response.json()
  if (response.status !== 200) throw new Error(JSON.stringify(answer))
  return answer.id
}

async function decideRefund(caseId: string) {
  const decision = { caseId, version: 1, action: 'approve', comment: '' } as const
  const wanted = { ...decision, caseKinds: [refundCases] }
  await decideCase(database, staff, wanted, (transaction) =>
    refundCases.prepare(transaction, {
      caseId,
      action: 'approve',
      staff,
      encryption: testEncryption,
    }),
  )
  await database
    .update(caseDecision)
    .set({ takesEffectAt: sql`now()` })
    .where(eq(caseDecision.caseId, caseId))
  await applyEffect(database, caseId, (transaction, effect) =>
    applyRefundDecision(payoutParts(database), transaction, effect),
  )
}

async function payOut(customerNumber: string) {
  const prepared = await database.select().from(payout).where(eq(payout.ownerKey, customerNumber))
  const [file] = await releasePayouts(
    payoutParts(database),
    {
      ids: prepared.map(({ id }) => id),
      configuration: payers,
      executionDate: '2026-11-23',
    },
    colleague,
  )
  if (file !== undefined) await markPayoutFileSent(payoutParts(database), file, colleague)
  await database.transaction((transaction) =>
    settlePayouts(
      transaction,
      prepared.map(({ endToEndId }) => ({ endToEndId, outcome: 'paid', reason: '' })),
      { ...payoutParts(database), actor: colleague, payerIban: null },
    ),
  )
}

describe('an invitation', () => {
  it('is mailed once to those who have not logged in, after the import is confirmed', async () => {
    const [one, other] = [nextName(), nextName()]
    const id = await proposeFile(fileOf(lineOf(one), lineOf(other)))
    expect(await act(endpoints.invite, id)).toEqual([409, { error: 'IMPORT_NOT_IN_FORCE' }])
    await confirm(id)
    const loggedIn = (await findCustomer(other)).user.id
    await database.insert(account).values({
      id: randomId(),
      accountId: loggedIn,
      providerId: 'credential',
      userId: loggedIn,
    })
    expect(await listed(id)).toMatchObject({ invited: 0, uninvited: 1 })
    expect(await act(endpoints.invite, id)).toEqual([200, { invited: 1 }])
    expect(await lastAction()).toMatchObject({
      action: 'imported-customers-invited',
      after: { depositImportInvited: 1 },
    })
    await sendCustomerInvitations({ database, portalUrl }, id)
    await sendCustomerInvitations({ database, portalUrl }, id)
    const { rows: mails } = await database.execute<{ to: string; text: string }>(sql`
      select payload ->> 'to' as "to", payload ->> 'text' as "text"
      from graphile_worker._private_jobs
      where payload ->> 'to' in (${`${one}@fjordvel.example`}, ${`${other}@fjordvel.example`})`)
    expect(mails).toMatchObject([
      {
        to: `${one}@fjordvel.example`,
        text: expect.stringContaining('https://portal.example/en/forgot'),
      },
    ])
    expect(await listed(id)).toMatchObject({ invited: 1, uninvited: 0 })
  })
})
