import { expect, it } from 'vitest'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import { openCase } from '#core/cases/open-case.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { openDepositAccount } from '../decide/open-account.server.ts'
import { applicationKind } from '../model/case-kind.ts'
import { depositApplication } from '../model/tables.server.ts'
import { PaymentToMake, Sharing } from './contract.ts'
import { sharingEndpoints as endpoints } from './endpoints.ts'
import { createShareApi } from './handlers.server.ts'

const { database } = await createTestDatabase({ size: 4 })
await seedInstitutions(database)
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const app = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createShareApi({
    database,
    sessions,
    configuration: { ...testConfiguration, ...exampleDeposit },
  }),
)

function ask(method: string, path: string, { userId, body }: { userId?: string; body?: object }) {
  return app.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(userId && { 'x-test-user': userId }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
const share = async (userId: string) => ask('POST', endpoints.share.path, { userId })
const keyOf = async (userId: string) =>
  Sharing.parse(await (await ask('GET', endpoints.sharing.path, { userId })).json()).key
const look = (key: string) => ask('POST', endpoints.paymentToMake.path, { body: { key } })
const refusal = async (response: Response) => [response.status, await response.json()]

async function newPerson(): Promise<string> {
  const person = buildPerson({ membership: null })
  return (await seedPeople(database, [person])).get(person.email) ?? ''
}

/** Somebody whose application was approved: 170,000 kr are to be paid. */
async function newAccount() {
  const userId = await newPerson()
  const study = {
    institution: 'UiO',
    depositForm: 'semesters',
    degree: null,
    semesters: 2,
    semesterStart: 'HOEST',
  } as const
  const customerNumber = await database.transaction(async (transaction) => {
    const caseId = await openCase(transaction, {
      kind: applicationKind,
      userId,
      language: 'en',
      deadlineDays: 7,
    })
    const academicYear = 2026
    const row = {
      ...study,
      caseId,
      firstName: 'Linh',
      lastName: 'Nguyễn',
      birthDate: '2003-04-05',
      email: 'linh@example.org',
      nationality: 'VN',
      studySubject: 'Informatics',
      studyDescription: '',
      academicYear,
      amountOre: 17_000_000,
      acceptedAt: new Date(),
    }
    await transaction.insert(depositApplication).values(row)
    return openDepositAccount(transaction, { caseId, study, academicYear })
  })
  return { userId, customerNumber }
}

async function pay(customerNumber: string, amountOre: number) {
  await registerTransfer(
    { database, encryption: testEncryption },
    {
      reference: `share-${customerNumber}`,
      amountOre,
      valueDate: '2026-11-20',
      debtorName: null,
      remittance: null,
      endToEndId: null,
      customerNumber,
    },
    { ownAccount: exampleDeposit.DEPOSIT_IBAN, actor: { kind: 'command' } },
  )
}

it('shows a person with the key how to pay, and nothing else', async () => {
  const { userId, customerNumber } = await newAccount()
  expect(await keyOf(userId)).toBeNull()
  expect((await share(userId)).status).toBe(200)
  const key = (await keyOf(userId)) ?? ''
  const answer = await look(key)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const payment = await answer.json()
  expect(PaymentToMake.parse(payment)).toMatchObject({
    student: 'Linh Nguyễn',
    outstanding: { amount: 170_000 },
    transfer: {
      iban: exampleDeposit.DEPOSIT_IBAN,
      message: `Linh Nguyễn ${customerNumber}`,
      isExample: true,
    },
  })
  for (const secret of ['2003', 'VN', 'UiO', 'linh@'])
    expect(JSON.stringify(payment)).not.toContain(secret)
})

it('is shared by one key however often it is asked for, until it is taken back', async () => {
  const { userId } = await newAccount()
  const other = await newAccount()
  await share(other.userId)
  await Promise.all([share(userId), share(userId), share(userId)])
  const first = (await keyOf(userId)) ?? ''
  expect(await keyOf(other.userId)).not.toBe(first)
  expect((await ask('DELETE', endpoints.stopSharing.path, { userId })).status).toBe(200)
  expect(await refusal(await look(first))).toEqual([404, { error: 'NOT_SHARED' }])
  expect(await keyOf(other.userId)).not.toBeNull()
  await share(userId)
  expect(await keyOf(userId)).not.toBe(first)
})

it('names no account once everything is paid', async () => {
  const { userId, customerNumber } = await newAccount()
  await share(userId)
  const key = (await keyOf(userId)) ?? ''
  await pay(customerNumber, 17_000_000)
  expect(await (await look(key)).json()).toMatchObject({
    outstanding: { amount: 0 },
    transfer: null,
  })
  await ask('DELETE', endpoints.stopSharing.path, { userId })
  expect(await refusal(await share(userId))).toEqual([409, { error: 'NOTHING_TO_SHARE' }])
})

it('is not for those without an account, and keys are not guessed', async () => {
  expect(await refusal(await share(await newPerson()))).toEqual([
    409,
    { error: 'NOTHING_TO_SHARE' },
  ])
  expect((await look('not-a-key')).status).toBe(400)
  const statuses: number[] = []
  for (let guess = 0; guess < 31; guess += 1)
    statuses.push((await look(crypto.randomUUID())).status)
  expect(statuses.at(-1)).toBe(429)
})
