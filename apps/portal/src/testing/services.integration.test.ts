import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import { associationContact } from '#core/associations/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Feature } from '#core/feature/feature.server.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import { readServiceStates } from '#core/services/read-services.server.ts'
import { closedService } from '#core/services/tables.server.ts'
import { createHold } from '#features/courts/holds/create-hold.server.ts'
import {
  createCourt,
  createHoldParts,
  spanOf,
} from '#features/courts/testing/courts.testing.server.ts'
import { applicationKind } from '#features/deposit-account/model/case-kind.ts'
import { depositAccount } from '#features/deposit-account/model/tables.server.ts'
import { documentEndpoint } from '#platform/api/document-endpoint.ts'
import type { ApiDocument } from '#platform/api/openapi.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { declareTask, handleTask } from '#platform/jobs/task.server.ts'
import { createLog } from '#platform/log.server.ts'
import { holdServices } from '#platform/services/current-services.ts'
import { type ServiceStates, services } from '#platform/services/services.ts'
import { features, whenOffOf } from '../features.server.ts'
import { restWhenOff } from '../portal-jobs.server.ts'
import { testEncryption as encryption, newAddress } from './accounts.testing.server.ts'
import { createMember } from './group-classes.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'
import { seedStaff } from './staff.testing.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const { api, configuration } = createTestPortal(connection)
const folder = await mkdtemp(join(tmpdir(), 'trivsel-services-'))
afterAll(() => rm(folder, { recursive: true }))
const files = { store: createLocalStore(folder), scan: null, encryption, log: createLog('silent') }
const context = { database, encryption, files, portalUrl: configuration.PORTAL_URL }
for (const { demo } of features) await demo?.(context)

afterEach(async () => {
  holdServices({})
  await database.delete(closedService)
})

async function ask(method: string, path: string, cookie = '', body?: object) {
  const answer = await api.request(path, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      cookie,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, code: /SERVICE_OFF/.test(text) ? 'SERVICE_OFF' : undefined, text }
}

const pathsOf = async () => {
  const { text } = await ask('GET', documentEndpoint.path)
  return Object.keys((JSON.parse(text) as ApiDocument).paths)
}

const deposit = '/api/frontend/user/udi-account'
const contacts = '/api/frontend/my-associations/5c2e9f0a-7b14-4d3c-8e6f-1a2b3c4d5e6f/contacts'

describe('endpoints of a service', () => {
  const begins = [
    ['sports', 'GET', '/api/frontend/sports/group-exercises?language=no'],
    ['courts', 'PUT', '/api/frontend/user/sports/courts/reservations?language=no'],
    ['depositAccount', 'POST', `${deposit}/account-application`],
    ['newsletter', 'POST', '/api/frontend/newsletter'],
    ['contact', 'POST', '/api/frontend/contact'],
    ['onlineTraining', 'GET', '/api/frontend/user/sports/training-videos?language=no'],
    ['associations', 'POST', `${contacts}/invitations?language=no`],
  ] as const
  const ends = [
    ['courts', 'GET', '/api/frontend/user/sports/courts/bookings?language=no'],
    ['depositAccount', 'GET', `${deposit}/account-application`],
    ['newsletter', 'POST', '/api/frontend/newsletter/unsubscription'],
    ['contact', 'GET', '/api/frontend/staff/inquiries'],
    ['associations', 'POST', `${contacts}/leave`],
  ] as const

  it.each(begins)('of %s begin nothing while it is closing: %s %s', async (service, ...call) => {
    expect((await ask(...call)).code).toBeUndefined()
    holdServices({ [service]: 'closing' })
    expect(await ask(...call)).toMatchObject({ status: 404, code: 'SERVICE_OFF' })
  })

  it.each(ends)(
    'of %s finish what there is, and are then removed: %s %s',
    async (service, ...call) => {
      holdServices({ [service]: 'closing' })
      expect((await ask(...call)).code).toBeUndefined()
      holdServices({ [service]: 'off' })
      expect(await ask(...call)).toMatchObject({ status: 404, code: 'SERVICE_OFF' })
    },
  )

  it('receive answers by mail whatever is off', async () => {
    holdServices({ contact: 'off' })
    expect((await ask('POST', '/api/incoming/mail')).code).toBeUndefined()
  })

  it('are in the API document as long as they are there', async () => {
    const all = await pathsOf()
    holdServices({ newsletter: 'closing' })
    const closing = await pathsOf()
    holdServices({ newsletter: 'off' })
    const gone = await pathsOf()
    const ofNewsletter = (paths: readonly string[]) =>
      paths.filter((path) => /^\/api\/frontend\/(staff\/)?newsletter/.test(path))
    expect(ofNewsletter(all).length).toBeGreaterThan(ofNewsletter(closing).length)
    expect(ofNewsletter(closing)).toContain('/api/frontend/newsletter/unsubscription')
    expect(ofNewsletter(gone)).toEqual([])
    expect(gone.length).toBe(all.length - ofNewsletter(all).length)
    holdServices({})
    expect(await pathsOf()).toEqual(all)
  })

  it('never are those of payments, personal data and other services', async () => {
    holdServices(Object.fromEntries(services.map((service) => [service, 'off'])))
    const left = await pathsOf()
    for (const part of ['/payments', '/privacy', '/staff/cases', '/staff/services', '/session'])
      expect(
        left.some((path) => path.includes(part)),
        part,
      ).toBe(true)
    expect(left.filter((path) => /sports|udi-account|newsletter|inquir/.test(path))).toEqual([])
  })
})

describe('what people have in a service', () => {
  const states = () => readServiceStates(database, whenOffOf, new Date())

  it('is found in the demo, and nothing in what only shows something', async () => {
    await database.insert(closedService).values(services.map((service) => ({ service })))
    expect(await states()).toEqual({
      sports: 'closing',
      courts: 'off',
      onlineTraining: 'off',
      depositAccount: 'closing',
      semesterFee: 'off',
      kindergartens: 'closing',
      health: 'off',
      healthRefunds: 'closing',
      eateries: 'off',
      studyPlaces: 'off',
      newsletter: 'closing',
      associations: 'closing',
      grants: 'closing',
      courses: 'closing',
      contact: 'closing',
    })
  })

  it('of courts is a coming reservation, and a hold that may be paid now', async () => {
    await database.insert(closedService).values({ service: 'courts' })
    const wanted = await createCourt(database)
    const userId = await createMember(database)
    const hold = await createHold(createHoldParts(database), {
      ...spanOf(wanted, '18:00', '19:00'),
      userId,
    })
    expect('refusal' in hold).toBe(false)
    expect(await states()).toEqual({ courts: 'closing' })
    const later = new Date(Date.now() + 4 * 86_400_000)
    expect(await readServiceStates(database, whenOffOf, later)).toEqual({ courts: 'off' })
  })

  it('stays theirs: a student reads the account and asks for the money, and sends no application', async () => {
    await database.insert(closedService).values({ service: 'depositAccount' })
    holdServices(await states())
    const [owner] = await database
      .select({ userId: caseFile.userId })
      .from(depositAccount)
      .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
      .where(isNull(caseFile.closedAt))
    const cookie = await cookiesOf(database, configuration, owner?.userId ?? '', false)
    for (const path of ['account', 'account-application', 'refund-application'])
      expect([path, (await ask('GET', `${deposit}/${path}`, cookie)).status]).toEqual([path, 200])
    expect(await ask('POST', `${deposit}/account-application`, cookie)).toMatchObject({
      code: 'SERVICE_OFF',
    })
    expect((await ask('POST', `${deposit}/refund-application`, cookie)).code).toBeUndefined()
  })

  it('is paid out by staff, who decide about the cases', async () => {
    holdServices({ depositAccount: 'closing' })
    const { userId } = await seedStaff(database, ['caseworker', 'payout-approver'])
    const cookie = await cookiesOf(database, configuration, userId, true)
    expect((await ask('GET', '/api/frontend/staff/money/waiting', cookie)).status).toBe(200)
    expect((await ask('GET', '/api/frontend/staff/cases', cookie)).status).toBe(200)
  })

  it('of associations is a contact person, until the last one has left', async () => {
    const { database: empty } = await createTestDatabase()
    await empty.insert(closedService).values({ service: 'associations' })
    const read = () => readServiceStates(empty, whenOffOf, new Date())
    // What needs it is off while it is.
    expect(await read()).toEqual({ associations: 'off', grants: 'off' })
    const { id } = await addAssociation(empty)
    await addContact(empty, id, await createMember(empty, null))
    expect(await read()).toEqual({ associations: 'closing', grants: 'off' })
    await empty.update(associationContact).set({ endedAt: new Date(), endedBecause: 'left' })
    expect(await read()).toEqual({ associations: 'off', grants: 'off' })
  })

  it('of deposits is finished when the last case is closed and no money is left', async () => {
    const { database: empty } = await createTestDatabase()
    await empty.insert(closedService).values({ service: 'depositAccount' })
    const read = () => readServiceStates(empty, whenOffOf, new Date())
    expect(await read()).toEqual({ depositAccount: 'off' })
    const userId = await createMember(empty, null)
    await empty.insert(caseFile).values({ kind: applicationKind, userId, language: 'no' })
    expect(await read()).toEqual({ depositAccount: 'closing' })
    await empty.update(caseFile).set({ closedAt: new Date() })
    expect(await read()).toEqual({ depositAccount: 'off' })
  })
})

it('the copy of personal data, and their deletion, are there whatever is off', async () => {
  holdServices(Object.fromEntries(services.map((service) => [service, 'off'])))
  const cookie = await cookiesOf(database, configuration, await createMember(database), false)
  const privacy = '/api/frontend/user/privacy'
  expect((await ask('GET', `${privacy}/deletion?language=no`, cookie)).status).toBe(200)
  for (const path of ['download', 'deletion'])
    expect((await ask('POST', `${privacy}/${path}`, cookie, {})).code).toBeUndefined()
})

describe('a job of the clock', () => {
  const task = declareTask('a-job', z.object({}))
  const run = { jobId: '1', signal: new AbortController().signal }
  const runs = async (state: ServiceStates, change: Partial<Feature> = {}) => {
    const ran = vi.fn(async () => undefined)
    const handler = handleTask(task, ran)
    const feature: Feature = {
      name: 'test',
      service: 'courts',
      crontab: [{ task, at: '* * * * *' }],
      ...change,
    }
    holdServices(state)
    await restWhenOff(feature, handler).run({}, run)
    return ran.mock.calls.length === 1
  }

  it('rests while its service is off, or closing', async () => {
    expect(await runs({})).toBe(true)
    expect(await runs({ courts: 'closing' })).toBe(false)
    expect(await runs({ courts: 'off' })).toBe(false)
    expect(await runs({ sports: 'off' })).toBe(true)
  })

  it('runs if it finishes something, is of no service, or was enqueued by somebody', async () => {
    const off = { courts: 'off' } as const
    expect(await runs(off, { whenOff: { unfinished: [], begins: [], tasks: ['a-job'] } })).toBe(
      true,
    )
    expect(await runs(off, { crontab: [] })).toBe(true)
    holdServices(off)
    const plain: Feature = { name: 'test', crontab: [{ task, at: '* * * * *' }] }
    const ran = vi.fn(async () => undefined)
    await restWhenOff(plain, handleTask(task, ran)).run({}, run)
    expect(ran).toHaveBeenCalledOnce()
  })
})
