import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  kindergartenConsent,
  kindergartenContact,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import {
  kindergartenClosingDay,
  kindergartenConsentKind,
  kindergartenEmployee,
} from '#core/kindergartens/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { startGuardians } from './testing/my-kindergarten.testing.server.ts'

const { database } = await createTestDatabase()
const at = startGuardians(database)
const notFound = { status: 404, body: { error: 'CHILD_NOT_FOUND' } }

const paths = (childId: string) =>
  [
    ['GET', `/${childId}`],
    ['POST', `/${childId}/absences`, sickToday()],
    ['POST', `/${childId}/absences/${randomUUID()}/withdraw`],
    ['POST', `/${childId}/contacts`, grandmother()],
    ['POST', `/${childId}/contacts/${randomUUID()}/remove`],
    ['POST', `/${childId}/contacts/${randomUUID()}/restore`],
    ['POST', `/${childId}/health/view`],
    ['PUT', `/${childId}/health`, { allergies: '', medicines: '', notes: '', version: 0 }],
    ['GET', `/${childId}/health/views?page=1`],
    ['PUT', `/${childId}/consents/${randomUUID()}`, { isGiven: true }],
    ['POST', `/${childId}/place-requests`, endOfPlace()],
    ['POST', `/${childId}/place-requests/${randomUUID()}/withdraw`],
  ] as const

const sickToday = (values: object = {}) => ({
  id: randomUUID(),
  kind: 'sick',
  fromOn: '2027-03-10',
  toOn: '2027-03-10',
  arrivesAt: null,
  ...values,
})

const grandmother = (values: object = {}) => ({
  id: randomUUID(),
  name: 'Gerd Lunde',
  relation: 'Bestemor',
  phone: '900 00 001',
  mayFetch: true,
  onlyOn: null,
  ...values,
})

const endOfPlace = (values: object = {}) => ({
  id: randomUUID(),
  kind: 'end',
  wantedOn: '2027-03-31',
  endsOn: '2027-05-31',
  percent: null,
  note: null,
  ...values,
})

const block = (childId: string, guardianId: string) =>
  database
    .update(kindergartenGuardianship)
    .set({ blockedAt: new Date(), blockedBecause: 'Besøksforbud' })
    .where(
      and(
        eq(kindergartenGuardianship.childId, childId),
        eq(kindergartenGuardianship.guardianId, guardianId),
      ),
    )

describe('access', () => {
  it('shows a guardian their child and how the day is', async () => {
    const { childId, guardian } = await at.setUp()
    expect((await guardian.list()).body).toMatchObject({
      access: 'open',
      children: [
        {
          id: childId,
          firstName: 'Iben',
          today: { is: 'expected' },
          place: { percent: 100, endsOn: null, next: null, kindergarten: { opensAt: '07:30' } },
        },
      ],
    })
    expect((await guardian.call('GET')).body).toMatchObject({
      child: { id: childId },
      bornOn: '2023-04-12',
    })
  })

  it('says what an account without a proven national id can do, and nothing of children', async () => {
    expect((await at.call(await at.newAccount(), 'GET', '')).body).toEqual({
      access: 'unproven',
      children: [],
    })
  })

  it('opens nothing to visitors', async () => {
    const { childId } = await at.setUp()
    for (const [method, path, body] of paths(childId))
      expect((await at.call(null, method, path, body)).status).toBe(401)
  })

  it('does not know the child of somebody else, whatever is tried', async () => {
    const [{ childId }, other] = [await at.setUp(), await at.setUp()]
    for (const [method, path, body] of paths(childId))
      expect(await at.call(other.guardian.userId, method, path, body)).toMatchObject(notFound)
  })

  it('closes everything to a guardian who is blocked while logged in', async () => {
    const { childId, guardian } = await at.setUp()
    expect((await guardian.call('GET')).status).toBe(200)
    await block(childId, guardian.guardianId)
    for (const [method, path, body] of paths(childId))
      expect(await at.call(guardian.userId, method, path, body)).toMatchObject(notFound)
    expect((await guardian.list()).body).toEqual({ access: 'none', children: [] })
  })

  it('notes the first visit once, and none of somebody who reaches nobody', async () => {
    const seenAt = async (guardianId: string) => {
      const [row] = await database
        .select({ at: kindergartenGuardian.firstSeenAt })
        .from(kindergartenGuardian)
        .where(eq(kindergartenGuardian.id, guardianId))
      return row?.at?.toISOString() ?? null
    }
    const { childId, guardian } = await at.setUp()
    const closed = await at.newGuardian(childId, {}, { openedAt: null })
    await closed.list()
    expect(await seenAt(closed.guardianId)).toBeNull()
    await guardian.list()
    at.on('2027-03-10T07:30:00Z')
    await guardian.list()
    at.on('2027-03-10T07:00:00Z')
    expect(await seenAt(guardian.guardianId)).toBe('2027-03-10T07:00:00.000Z')
  })
})

describe('other guardians', () => {
  it('are named with a phone, but nothing else of one with a restricted address', async () => {
    const { childId, guardian } = await at.setUp()
    await at.newGuardian(childId, { firstName: 'Arne', phone: '900 00 002' })
    const restricted = await at.newGuardian(childId, {
      firstName: 'Berit',
      phone: '900 00 003',
      email: 'berit@example.org',
      address: 'Storgata 1',
      hasRestrictedAddress: true,
    })
    await restricted.call('POST', '/contacts', grandmother({ name: 'Hemmelig Tante' }))
    const { body } = await guardian.call('GET')
    expect(body.guardians).toMatchObject([
      { name: 'Arne Lunde', phone: '900 00 002' },
      { name: 'Berit Lunde', phone: null },
    ])
    const text = JSON.stringify(body)
    for (const hidden of ['900 00 003', 'berit@', 'Storgata', 'Hemmelig'])
      expect(text).not.toContain(hidden)
    expect((await restricted.call('GET')).body.contacts).toMatchObject([
      { name: 'Hemmelig Tante', isPrivate: true },
    ])
  })

  it('who are blocked are not shown, and neither is what they added', async () => {
    const { childId, guardian } = await at.setUp()
    const blocked = await at.newGuardian(childId, { firstName: 'Cato' })
    await blocked.call('POST', '/contacts', grandmother({ name: 'Farmor' }))
    await blocked.call('POST', '/health/view')
    await block(childId, blocked.guardianId)
    expect(JSON.stringify((await guardian.call('GET')).body)).not.toMatch(/Cato|Farmor/)
    expect((await guardian.call('GET', '/health/views?page=1')).body.items).toMatchObject([
      { name: null, isOwn: false },
    ])
  })
})

describe('the page of a child', () => {
  it('has the employees of the department and closing days ahead', async () => {
    const { childId, kindergartenId, departmentId, guardian } = await at.setUp()
    const title = { no: 'Assistent', en: 'Assistant' }
    const employee = { kindergartenId, title }
    await database.insert(kindergartenEmployee).values([
      { ...employee, departmentId, name: 'Anne' },
      { ...employee, departmentId, name: 'Bo', endedOn: '2027-03-09' },
      { ...employee, departmentId: null, name: 'Cecilie' },
    ])
    const reason = { no: 'Planleggingsdag', en: 'Planning day' }
    await database.insert(kindergartenClosingDay).values([
      { kindergartenId, onDate: '2027-03-09', reason },
      { kindergartenId, onDate: '2027-03-10', reason },
    ])
    const { body } = await guardian.call('GET')
    expect(body.employees.map(({ name }: { name: string }) => name)).toEqual(['Anne', 'Cecilie'])
    expect(body.closingDays).toEqual([{ onDate: '2027-03-10', reason }])
    expect(body.child.today.is).toBe('closed')
    expect((await at.call(guardian.userId, 'GET', `/${childId}`)).status).toBe(200)
  })

  it('has the end of the last place, and where the child moves to', async () => {
    const { childId, departmentId, guardian } = await at.setUp({ endsOn: '2027-03-31' })
    await database
      .insert(kindergartenEnrolment)
      .values({ childId, departmentId, startsOn: '2027-04-01', endsOn: '2027-07-31' })
    expect((await guardian.call('GET')).body.child.place).toMatchObject({
      endsOn: '2027-07-31',
      next: { startsOn: '2027-04-01' },
    })
  })
})

describe('contacts', () => {
  it('are added once, removed and had back', async () => {
    const { guardian } = await at.setUp()
    const contact = grandmother()
    for (let time = 0; time < 2; time += 1)
      expect((await guardian.call('POST', '/contacts', contact)).status).toBe(200)
    const listed = async () => (await guardian.call('GET')).body.contacts
    expect(await listed()).toMatchObject([{ name: 'Gerd Lunde', isPrivate: false }])
    await guardian.call('POST', `/contacts/${contact.id}/remove`)
    expect(await listed()).toEqual([])
    await guardian.call('POST', `/contacts/${contact.id}/restore`)
    expect(await listed()).toHaveLength(1)
  })

  it('for one day are shown until it is over', async () => {
    const { guardian } = await at.setUp()
    const post = (onlyOn: string) => guardian.call('POST', '/contacts', grandmother({ onlyOn }))
    expect((await post('2027-03-09')).body).toMatchObject({ error: 'CONTACT_DAY_INVALID' })
    expect((await post('2028-03-12')).body).toMatchObject({ error: 'CONTACT_DAY_INVALID' })
    expect((await post('2027-03-10')).status).toBe(200)
    at.on('2027-03-11T07:00:00Z')
    expect((await guardian.call('GET')).body.contacts).toEqual([])
    at.on('2027-03-10T07:00:00Z')
  })

  it('of a guardian are at most twenty, also when some are added at once', async () => {
    const { childId, guardian } = await at.setUp()
    await database.insert(kindergartenContact).values(
      Array.from({ length: 19 }, () => ({
        ...grandmother(),
        childId,
        addedBy: guardian.guardianId,
      })),
    )
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => guardian.call('POST', '/contacts', grandmother())),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('that another guardian keeps to themselves cannot be removed', async () => {
    const { childId, guardian } = await at.setUp()
    const restricted = await at.newGuardian(childId, { hasRestrictedAddress: true })
    const contact = grandmother()
    await restricted.call('POST', '/contacts', contact)
    for (const action of ['remove', 'restore'])
      expect(await guardian.call('POST', `/contacts/${contact.id}/${action}`)).toMatchObject({
        status: 404,
        body: { error: 'CONTACT_NOT_FOUND' },
      })
  })
})

describe('health data', () => {
  const texts = { allergies: 'Nøtter', medicines: '', notes: '' }

  it('is read and changed, each look listed with the newest first', async () => {
    const { childId, guardian } = await at.setUp()
    const other = await at.newGuardian(childId, { firstName: 'Arne' })
    expect((await guardian.call('POST', '/health/view')).body).toMatchObject({ version: 0 })
    expect((await guardian.call('PUT', '/health', { ...texts, version: 0 })).status).toBe(200)
    expect((await other.call('POST', '/health/view')).body).toEqual({ ...texts, version: 1 })
    expect((await guardian.call('GET', '/health/views?page=1')).body).toMatchObject({
      total: 2,
      items: [
        { place: 'guardian', name: 'Arne Lunde', isOwn: false },
        { place: 'guardian', name: 'Maja Lunde', isOwn: true },
      ],
    })
    expect((await guardian.call('GET', '/health/views?page=2')).body.items).toEqual([])
  })

  it('that was changed since is not overwritten', async () => {
    const { guardian } = await at.setUp()
    await guardian.call('PUT', '/health', { ...texts, version: 0 })
    expect(await guardian.call('PUT', '/health', { ...texts, allergies: '', version: 0 })).toEqual({
      status: 409,
      body: expect.objectContaining({ error: 'KINDERGARTEN_CHANGED' }),
    })
    expect((await guardian.call('POST', '/health/view')).body).toEqual({ ...texts, version: 1 })
  })

  it('is on no page without a press', async () => {
    const { guardian } = await at.setUp()
    await guardian.call('PUT', '/health', { ...texts, version: 0 })
    expect(JSON.stringify((await guardian.call('GET')).body)).not.toContain('Nøtter')
    expect(JSON.stringify((await guardian.list()).body)).not.toContain('Nøtter')
  })
})

describe('consents', () => {
  async function newKind(isOffered = true): Promise<string> {
    const text = { no: 'Bilder', en: 'Pictures' }
    const [kind] = await database
      .insert(kindergartenConsentKind)
      .values({ name: text, text, isOffered })
      .returning({ id: kindergartenConsentKind.id })
    return kind?.id ?? ''
  }

  it('count once every guardian has given them, and no longer once one withdraws', async () => {
    const kindId = await newKind()
    const { childId, guardian } = await at.setUp()
    const other = await at.newGuardian(childId, { firstName: 'Arne' })
    const blocked = await at.newGuardian(childId)
    await block(childId, blocked.guardianId)
    const answer = (of: typeof guardian, isGiven: boolean) =>
      of.call('PUT', `/consents/${kindId}`, { isGiven })
    const read = async () =>
      (await guardian.call('GET')).body.consents.find(
        (consent: { kindId: string }) => consent.kindId === kindId,
      )
    await answer(guardian, true)
    expect(await read()).toMatchObject({
      state: 'unanswered',
      own: true,
      others: [{ answer: null }],
    })
    await answer(other, true)
    expect(await read()).toMatchObject({ state: 'given' })
    at.on('2027-03-10T07:01:00Z')
    await answer(other, false)
    at.on('2027-03-10T07:00:00Z')
    expect(await read()).toMatchObject({
      state: 'divided',
      own: true,
      others: [{ name: 'Arne Lunde', answer: false }],
    })
  })

  it('are written once for the same answer', async () => {
    const kindId = await newKind()
    const { childId, guardian } = await at.setUp()
    const give = () => guardian.call('PUT', `/consents/${kindId}`, { isGiven: true })
    await Promise.all([give(), give()])
    expect(
      await database.$count(kindergartenConsent, eq(kindergartenConsent.childId, childId)),
    ).toBe(1)
  })

  it('that are no longer offered are withdrawn, and not given', async () => {
    const kindId = await newKind(false)
    const { childId, guardian } = await at.setUp()
    const answer = (isGiven: boolean) => guardian.call('PUT', `/consents/${kindId}`, { isGiven })
    expect((await answer(true)).body).toMatchObject({ error: 'CONSENT_NOT_FOUND' })
    expect((await answer(false)).body).toMatchObject({ error: 'CONSENT_NOT_FOUND' })
    await database.insert(kindergartenConsent).values({
      childId,
      kindId,
      guardianId: guardian.guardianId,
      isGiven: true,
      at: new Date('2027-01-10T07:00:00Z'),
    })
    expect((await answer(false)).status).toBe(200)
  })
})

describe('a place', () => {
  async function mailed() {
    const { rows } = await database.execute<{ payload: { text: string } }>(sql`
      select payload from graphile_worker._private_jobs`)
    return rows
  }

  beforeEach(async () => {
    await database.execute(sql`delete from graphile_worker._private_jobs`)
  })

  it('is ended with the last day that was shown, once, with a mail that names nobody', async () => {
    const { childId, guardian } = await at.setUp()
    const request = endOfPlace({ note: 'Vi flytter' })
    for (let time = 0; time < 2; time += 1)
      expect((await guardian.call('POST', '/place-requests', request)).status).toBe(200)
    expect((await guardian.call('GET')).body.requests).toMatchObject([
      { kind: 'end', endsOn: '2027-05-31', state: 'sent', isOwn: true, note: 'Vi flytter' },
    ])
    const mails = await mailed()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.payload.text).toMatch(/Siste dag blir 31\.\smai 2027/)
    expect(JSON.stringify(mails)).not.toMatch(/Iben|Lunde|Barnehage [0-9a-f]|Avdeling/)
    expect(
      await database.$count(kindergartenEnrolment, eq(kindergartenEnrolment.childId, childId)),
    ).toBe(1)
  })

  it('keeps what one guardian wrote from the other', async () => {
    const { childId, guardian } = await at.setUp()
    const other = await at.newGuardian(childId)
    await guardian.call('POST', '/place-requests', endOfPlace({ note: 'Vi flytter' }))
    expect((await other.call('GET')).body.requests).toMatchObject([{ isOwn: false, note: null }])
    expect(await other.call('POST', '/place-requests', endOfPlace())).toMatchObject({
      status: 409,
      body: { error: 'PLACE_REQUEST_OPEN' },
    })
  })

  it('stays when the request is withdrawn, and a decided one is not withdrawn', async () => {
    const { guardian } = await at.setUp()
    const [first, second] = [endOfPlace(), endOfPlace()]
    const withdraw = ({ id }: { id: string }) =>
      guardian.call('POST', `/place-requests/${id}/withdraw`)
    await guardian.call('POST', '/place-requests', first)
    for (let time = 0; time < 2; time += 1) expect((await withdraw(first)).status).toBe(200)
    expect((await guardian.call('GET')).body.requests).toEqual([])
    await guardian.call('POST', '/place-requests', second)
    await database
      .update(kindergartenPlaceRequest)
      .set({ state: 'accepted', decidedAt: new Date() })
      .where(eq(kindergartenPlaceRequest.id, second.id))
    expect((await withdraw(second)).body).toMatchObject({ error: 'PLACE_REQUEST_DECIDED' })
  })

  it('is refused another last day than the notice period gives', async () => {
    const { guardian } = await at.setUp()
    expect(
      await guardian.call('POST', '/place-requests', endOfPlace({ endsOn: '2027-04-30' })),
    ).toMatchObject({ status: 409, body: { error: 'PLACE_END_CHANGED' } })
  })
})
