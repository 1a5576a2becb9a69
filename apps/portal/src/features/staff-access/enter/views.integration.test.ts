import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffMember, staffView } from '#core/staff-area/tables.server.ts'
import { maxViews, type SavedView } from '#core/staff-area/views/saved-view.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { cookiesOf, signIn, type TestInstance } from '#testing/accounts.testing.server.ts'
import {
  ask,
  createTestClock,
  enter,
  seedStaff,
  startStaffInstance,
} from '#testing/staff.testing.server.ts'

const connection = await createTestDatabase({ size: 3 })
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
type Caller = Pick<Staff, 'cookie'>

const mine = { list: 'cases', name: 'Mine', search: { assignee: 'mine', sort: '-due' } }
const save = ({ cookie }: Caller, body: object) =>
  ask(portal, 'views', { cookie, method: 'POST', body })
const saved = async (staff: Caller, body: object = mine) =>
  (await (await save(staff, body)).json()) as SavedView
const update = ({ cookie }: Caller, id: string, body: object) =>
  ask(portal, `views/${id}`, { cookie, method: 'PUT', body })
const rename = (staff: Caller, id: string, name: string) => update(staff, id, { name })
const remove = ({ cookie }: Caller, id: string) =>
  ask(portal, `views/${id}`, { cookie, method: 'DELETE' })
const list = async ({ cookie }: Caller, name = 'cases') => {
  const answer = await ask(portal, `views?list=${name}`, { cookie })
  return ((await answer.json()) as { items: SavedView[] }).items
}
const refusalOf = async (answer: Response) => [answer.status, await answer.json()]

describe('a saved view', () => {
  it('is returned for its list, in the order of saving, until it is deleted', async () => {
    const kari = await newStaff()
    const first = await saved(kari)
    const second = await saved(kari, { ...mine, name: 'Alle', search: {} })
    await saved(kari, { ...mine, list: 'inquiries' })
    expect(await list(kari)).toEqual([first, second])
    expect(first).toMatchObject({ name: 'Mine', search: mine.search })
    for (const status of [200, 200]) expect((await remove(kari, first.id)).status).toBe(status)
    expect(await list(kari)).toEqual([second])
    expect(await list(kari, 'inquiries')).toHaveLength(1)
  })

  it('is renamed', async () => {
    const kari = await newStaff()
    const { id } = await saved(kari)
    expect((await rename(kari, id, '  Mine saker ')).status).toBe(200)
    expect(await list(kari)).toEqual([{ id, name: 'Mine saker', search: mine.search }])
  })

  it('is overwritten with what the list shows now, under the same or another name', async () => {
    const kari = await newStaff()
    const { id, name } = await saved(kari)
    const search = { status: 'overdue' }
    expect((await update(kari, id, { name, search })).status).toBe(200)
    expect(await list(kari)).toEqual([{ id, name, search }])
    expect((await update(kari, id, { name: 'Alle', search: {} })).status).toBe(200)
    expect(await list(kari)).toEqual([{ id, name: 'Alle', search: {} }])
    expect((await update(kari, id, { name, search: { 'a b': 'x' } })).status).toBe(400)
    expect(await list(kari)).toEqual([{ id, name: 'Alle', search: {} }])
  })

  it('is of its owner alone', async () => {
    const kari = await newStaff()
    const ola = await newStaff()
    const view = await saved(kari)
    expect(await list(ola)).toEqual([])
    const notFound = [404, { error: 'VIEW_NOT_FOUND' }]
    expect(await refusalOf(await rename(ola, view.id, 'Min'))).toEqual(notFound)
    await remove(ola, view.id)
    expect(await list(kari)).toEqual([view])
    expect((await save(ola, mine)).status).toBe(201)
    const cookie = cookiesOf(await signIn(portal, await seedStaff(database, ['contact'])))
    expect((await ask(portal, 'views?list=cases', { cookie })).status).toBe(403)
    expect((await save({ cookie }, mine)).status).toBe(403)
    expect((await ask(portal, 'views?list=cases', {})).status).toBe(401)
  })

  it('has a name that no other view of the list has, in capitals or not', async () => {
    const kari = await newStaff()
    await saved(kari)
    const other = await saved(kari, { ...mine, name: 'Andre' })
    const taken = [409, { error: 'VIEW_NAME_TAKEN' }]
    expect(await refusalOf(await save(kari, { ...mine, name: 'MINE' }))).toEqual(taken)
    expect(await refusalOf(await rename(kari, other.id, 'mine'))).toEqual(taken)
    expect((await rename(kari, other.id, 'ANDRE')).status).toBe(200)
  })

  it('is refused when the list has as many as it may have, also of one that is being saved', async () => {
    const kari = await newStaff()
    const rows = Array.from({ length: maxViews }, (_, index) => ({
      ...mine,
      userId: kari.userId,
      name: `Nummer ${index}`,
    }))
    await database.insert(staffView).values(rows.slice(1))
    const { refused } = await database.transaction(async (transaction) => {
      const isKari = eq(staffMember.userId, kari.userId)
      await transaction.select().from(staffMember).where(isKari).for('update')
      await transaction.insert(staffView).values(rows.slice(0, 1))
      const refused = save(kari, { ...mine, name: 'For mange' })
      await expect.poll(() => countWaiting(database)).toBe(1)
      return { refused }
    })
    expect(await refusalOf(await refused)).toEqual([409, { error: 'TOO_MANY_VIEWS' }])
    expect((await save(kari, { ...mine, list: 'people' })).status).toBe(201)
  })

  it('is deleted with the access of its owner', async () => {
    const kari = await newStaff()
    await saved(kari)
    await database.delete(staffMember).where(eq(staffMember.userId, kari.userId))
    const rows = await database.select().from(staffView).where(eq(staffView.userId, kari.userId))
    expect(rows).toEqual([])
  })

  it.each([
    [{ ...mine, list: 'Cases!' }, 'list'],
    [{ ...mine, name: ' ' }, 'name'],
    [{ ...mine, name: 'x'.repeat(61) }, 'name'],
    [{ ...mine, name: 'Linh 13097248022' }, 'name'],
    [{ ...mine, search: { 'a b': 'x' } }, 'search.a b'],
    [{ ...mine, search: { status: { deep: 1 } } }, 'search.status'],
    [{ ...mine, userId: 'somebody' }, 'userId'],
  ])('has no other shape: %j', async (body, field) => {
    const kari = await newStaff()
    const answer = await save(kari, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'INVALID_REQUEST', fields: [field] })
    expect(await list(kari)).toEqual([])
  })
})
