import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loginAttempt } from '#core/accounts/tables.server.ts'
import { revocationReasons } from '#core/documents/checks/contract.ts'
import { issueCheck } from '#core/documents/checks/document-checks.server.ts'
import { revokeLetters } from '#core/documents/checks/revoke-letters.server.ts'
import { buildConfirmed } from '#core/documents/deposit/confirmed.testing.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { createDocumentVerificationApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
await seedInstitutions(database)
const app = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createDocumentVerificationApi({
    database,
    encryption: testEncryption,
    configuration: testConfiguration,
  }),
)
const person = buildPerson({ membership: null })
const userId = (await seedPeople(database, [person])).get(person.email) ?? ''

async function issue(): Promise<{ customerNumber: string; code: string }> {
  const customerNumber = randomUUID()
  const { code } = await database.transaction((transaction) =>
    issueCheck(transaction, testEncryption, {
      letter: randomUUID(),
      kind: 'deposit-confirmation',
      userId,
      says: buildConfirmed(),
      money: { customerNumber, amountOre: 1 },
    }),
  )
  return { customerNumber, code }
}
const check = (code: unknown, address = newAddress()) =>
  app.request('/api/frontend/document-checks', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ code }),
  })
const unknown = 'ZZZZ-ZZZZ-ZZZZ-ZZZZ'

describe('a code', () => {
  it('shows what the letter says and nothing else, and no cache keeps it', async () => {
    const { code } = await issue()
    const response = await check(code.toLowerCase())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      state: 'valid',
      kind: 'deposit-confirmation',
      says: buildConfirmed(),
      institution: { no: 'Universitetet i Oslo', en: 'University of Oslo' },
    })
  })

  it.each(revocationReasons)(
    'of a letter that was revoked (%s) shows when and why alone',
    async (because) => {
      const { code, customerNumber } = await issue()
      await revokeLetters(database, { customerNumber, because })
      const today = osloDate(new Date())
      expect(await (await check(code)).json()).toEqual({
        state: 'revoked',
        issuedOn: today,
        revokedOn: today,
        because,
      })
    },
  )

  it('that does not exist is refused, in whatever format', async () => {
    for (const code of [unknown, 'x', '<script>', 'x\u0000y']) {
      const response = await check(code)
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'DOCUMENT_NOT_FOUND' },
      ])
    }
  })

  it.each([[undefined], [null], [7], [''], ['  '], ['x'.repeat(101)], [['x']], [{ code: 'x' }]])(
    'is none: %j',
    async (code) => {
      expect((await check(code)).status).toBe(400)
    },
  )
})

describe('guessing', () => {
  it('ends after thirty codes from one address, and others go on', async () => {
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 32 }, () => check(unknown, address)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(60)
    const { code } = await issue()
    expect((await check(code, address)).status).toBe(429)
    expect((await check(code)).status).toBe(200)
  })

  it('is counted for the address alone: strangers stop nobody, however many they are', async () => {
    const counted = async () => {
      const rows = await database.select({ attempts: loginAttempt.attempts }).from(loginAttempt)
      return rows.map(({ attempts }) => attempts).toSorted()
    }
    const before = await counted()
    for (let stranger = 0; stranger < 3; stranger += 1) await check(unknown)
    // Two counts of one each, of the codes and of all, for each address; none that they share.
    expect(await counted()).toEqual([...before, ...Array(6).fill(1)].toSorted())
  })

  it('is not what somebody does who checks forty letters', async () => {
    const [address, { code }] = [newAddress(), await issue()]
    for (let round = 0; round < 40; round += 1)
      expect((await check(code, address)).status).toBe(200)
  })

  it('is not paid for with a code that one has: what was guessed stays counted', async () => {
    const [address, { code }] = [newAddress(), await issue()]
    for (let round = 0; round < 29; round += 1) await check(unknown, address)
    expect((await check(code, address)).status).toBe(200)
    expect((await check(unknown, address)).status).toBe(404)
    expect((await check(unknown, address)).status).toBe(429)
  })
})
