import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxDrafts } from '#core/staff-area/drafts/draft.ts'
import { staffRetention } from '#core/staff-area/retention.server.ts'
import { staffDraft } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { cookiesOf, signIn, type TestInstance } from '#testing/accounts.testing.server.ts'
import {
  ask,
  createTestClock,
  enter,
  seedStaff,
  startStaffInstance,
} from '#testing/staff.testing.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const { clock, nextStep } = createTestClock()
let portal: TestInstance

beforeAll(async () => {
  portal = await startStaffInstance(connection, clock)
})
afterAll(() => portal.listener.close())

async function newStaff() {
  const member = await seedStaff(database, ['contact'])
  nextStep()
  return { userId: member.userId, cookie: await enter(portal, member, clock) }
}
type Staff = Awaited<ReturnType<typeof newStaff>>

const save = ({ cookie }: Pick<Staff, 'cookie'>, body: object) =>
  ask(portal, 'drafts', { cookie, method: 'PUT', body })
const list = async ({ cookie }: Staff) => {
  const answer = await ask(portal, 'drafts', { cookie })
  return ((await answer.json()) as { items: { key: string; values: object }[] }).items
}
const rowsOf = ({ userId }: Staff) =>
  database.select().from(staffDraft).where(eq(staffDraft.userId, userId))
const key = 'inquiry-answer:0198-ab'
const answerOf = (text: string) => ({ key, values: { text, isLast: false }, version: 3 })

describe('a draft', () => {
  it('is returned to its author as last saved, until it is deleted', async () => {
    const kari = await newStaff()
    expect(await list(kari)).toEqual([])
    expect((await save(kari, answerOf('Hei'))).status).toBe(200)
    expect((await save(kari, answerOf('Hei Linh'))).status).toBe(200)
    expect(await list(kari)).toMatchObject([answerOf('Hei Linh')])
    const address = `drafts?key=${encodeURIComponent(key)}`
    for (const status of [200, 200])
      expect((await ask(portal, address, { ...kari, method: 'DELETE' })).status).toBe(status)
    expect(await list(kari)).toEqual([])
  })

  it('is not returned to other staff, staff without a code, or visitors', async () => {
    const kari = await newStaff()
    const ola = await newStaff()
    await save(kari, answerOf('Om helsa di'))
    await save(ola, answerOf('Noe annet'))
    expect(await list(ola)).toMatchObject([answerOf('Noe annet')])
    await ask(portal, `drafts?key=${encodeURIComponent(key)}`, { ...ola, method: 'DELETE' })
    expect(await list(kari)).toMatchObject([answerOf('Om helsa di')])
    const cookie = cookiesOf(await signIn(portal, await seedStaff(database, ['contact'])))
    expect((await ask(portal, 'drafts', { cookie })).status).toBe(403)
    expect((await save({ cookie }, answerOf('x'))).status).toBe(403)
    expect((await ask(portal, 'drafts', {})).status).toBe(401)
  })

  it('is encrypted and cannot be decrypted in another row', async () => {
    const kari = await newStaff()
    await save(kari, answerOf('angst'))
    const [row] = await rowsOf(kari)
    expect(row?.values).not.toMatch(/angst|text/)
    await database
      .update(staffDraft)
      .set({ key: 'inquiry-answer:other' })
      .where(eq(staffDraft.userId, kari.userId))
    expect((await ask(portal, 'drafts', kari)).status).toBe(500)
  })

  it.each([
    [{ ...answerOf(''), key: 'Inquiry answer' }, 'key'],
    [{ ...answerOf(''), key: `a:${'x'.repeat(101)}` }, 'key'],
    [{ ...answerOf(''), values: { text: ['a'] } }, 'values.text'],
    [{ ...answerOf(''), version: -1 }, 'version'],
    [{ ...answerOf(''), userId: 'somebody' }, 'userId'],
  ])('has no other shape: %j', async (body, field) => {
    const kari = await newStaff()
    const answer = await save(kari, body)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'INVALID_REQUEST', fields: [field] },
    ])
    expect(await rowsOf(kari)).toEqual([])
  })

  it('is removed when its author has too many newer drafts', async () => {
    const kari = await newStaff()
    await save(kari, answerOf('the oldest'))
    await database
      .update(staffDraft)
      .set({ savedAt: sql`now() - interval '1 day'` })
      .where(eq(staffDraft.userId, kari.userId))
    for (let index = 0; index < maxDrafts; index += 1)
      await save(kari, { ...answerOf('x'), key: `inquiry-note:${index}` })
    const keys = (await list(kari)).map((draft) => draft.key)
    expect(keys).toHaveLength(maxDrafts)
    expect(keys).not.toContain(key)
  })

  it('is removed after 30 days', async () => {
    const kari = await newStaff()
    await save(kari, answerOf('old'))
    await save(kari, { ...answerOf('newer'), key: 'inquiry-note:1' })
    await database
      .update(staffDraft)
      .set({ savedAt: sql`now() - interval '32 days'` })
      .where(eq(staffDraft.key, key))
    const step = staffRetention.find(({ name }) => name === 'drafts of staff')
    if (!step) throw new Error('not removed')
    await database.execute(step.remove(new Date()))
    expect((await list(kari)).map((draft) => draft.key)).toEqual(['inquiry-note:1'])
  })
})
