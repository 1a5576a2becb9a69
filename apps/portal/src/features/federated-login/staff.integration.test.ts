import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { type TestInstance, testEncryption } from '#testing/accounts.testing.server.ts'
import {
  codeOf,
  createTestClock,
  seedStaff,
  startStaffInstance,
} from '#testing/staff.testing.server.ts'
import { addFederated, Browser } from './federated.testing.server.ts'
import { linkIdentity } from './link-identity.server.ts'
import { keepProof } from './proof.server.ts'
import { type LoginStandIn, standInPeople, startLoginStandIn } from './stand-in.testing.server.ts'
import { hashOf } from './token.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const [{ subject, name }] = standInPeople
const parts = { database, encryption: testEncryption, provider: 'feide' } as const
const { clock, nextStep } = createTestClock()
let feide: LoginStandIn
let portal: TestInstance

beforeAll(async () => {
  feide = await startLoginStandIn()
  portal = await startStaffInstance(connection, clock)
  addFederated(portal, connection, feide.settings)
})
afterAll(async () => {
  await feide.stop()
  await portal.listener.close()
})

it('login through Feide is no second factor: staff are asked for a code each time', async () => {
  const admin = await seedStaff(database, ['admin'])
  const token = await keepProof(
    parts,
    { subject, name, institution: null, nationalId: null },
    admin.userId,
  )
  const proof = { token, proofId: hashOf(token), locale: 'no', sessionId: '' } as const
  await linkIdentity({ ...parts, portalUrl: 'http://localhost:3000' }, admin.userId, proof)
  const browser = new Browser(portal)
  const people = async () => {
    const response = await browser.ask('/api/frontend/staff/people')
    return [response.status, Object.values(await response.json())[0]]
  }
  await browser.passThrough(subject)
  expect(await browser.user()).toMatchObject({ id: admin.userId })
  expect(await people()).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  nextStep()
  const body = { code: await codeOf(admin.secret, clock()) }
  await browser.ask('/api/frontend/staff/access', { method: 'POST', body })
  expect((await people())[0]).toBe(200)
  await browser.passThrough(subject)
  expect(await people()).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
})
