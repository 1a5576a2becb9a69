import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestInstance } from '#features/accounts/testing.server.ts'
import {
  codeOf,
  createTestClock,
  seedStaff,
  startStaffInstance,
} from '#features/staff-access/testing.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { linkFeide } from './link-feide.server.ts'
import { keepProof } from './proof.server.ts'
import { type FeideStandIn, standInPeople, startFeideStandIn } from './stand-in.testing.server.ts'
import { addFeide, Browser } from './testing.server.ts'
import { hashOf } from './token.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const [{ subject, name }] = standInPeople
const { clock, nextStep } = createTestClock()
let feide: FeideStandIn
let portal: TestInstance

beforeAll(async () => {
  feide = await startFeideStandIn()
  portal = await startStaffInstance(connection, clock)
  addFeide(portal, connection, feide.settings)
})
afterAll(async () => {
  await feide.stop()
  await portal.listener.close()
})

it('login through Feide is no second factor: staff are asked for a code each time', async () => {
  const admin = await seedStaff(database, ['admin'])
  const token = await keepProof(database, { subject, name, institution: null }, admin.userId)
  const proof = { token, proofId: hashOf(token), locale: 'no' } as const
  await linkFeide({ database, portalUrl: 'http://localhost:3000' }, admin.userId, proof)
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
