import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { requireGuardian } from '#core/kindergartens/access/guardian-access.server.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenContact,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenHealthView,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import {
  addChild,
  addDepartment,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenPresence } from '#core/kindergartens/presence/tables.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { changeHealth, confirmContact, openHealth } from './care/change-care.server.ts'
import { readChild } from './child/read-child.server.ts'
import {
  changeAccess,
  changeBlock,
  changeRestriction,
  showContactDetails,
} from './guardians/change-access.server.ts'
import { listChildren } from './list/list-children.server.ts'
import { childrenWork } from './model/waiting.server.ts'
import { addPlace, correctPlace, movePlace, removePlace } from './places/change-place.server.ts'
import { acceptChange, decideRequest } from './requests/decide-request.server.ts'
import {
  addGuardedChild,
  addRequest,
  addStaff,
  nextNumber,
} from './testing/children.testing.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption }
const today = '2026-11-23'

const staffWith = (role: StaffRole, kindergartenId?: string) =>
  addStaff(database, role, kindergartenId)
const office = await staffWith('kindergarten-office')
const withUrl = { ...parts, portalUrl: 'https://portal.example' }

async function waitingMails(): Promise<unknown[]> {
  const { rows } = await database.execute<{ payload: unknown }>(
    sql`select payload from graphile_worker._private_jobs order by id`,
  )
  return rows.map(({ payload }) => payload)
}

const placesOf = async (childId: string) =>
  (
    await database
      .select()
      .from(kindergartenEnrolment)
      .where(eq(kindergartenEnrolment.childId, childId))
      .orderBy(kindergartenEnrolment.startsOn)
  ).map(({ startsOn, endsOn, percent, departmentId }) => ({
    startsOn,
    endsOn,
    percent,
    departmentId,
  }))

const bindingOf = async (childId: string, guardianId: string) => {
  const [bound] = await database
    .select()
    .from(guardianship)
    .where(and(eq(guardianship.childId, childId), eq(guardianship.guardianId, guardianId)))
  if (!bound) throw new Error('the guardian is not bound')
  return bound
}

describe('places', () => {
  const values = { percent: 100, endsOn: null, isFullAccepted: false }

  it('move to another department from a day on', async () => {
    const { childId, kindergartenId, departmentId, placeId } = await addGuardedChild(database)
    const next = await addDepartment(database, kindergartenId)
    await movePlace(
      parts,
      { staff: office, childId, placeId },
      {
        departmentId: next,
        percent: 80,
        from: '2027-01-01',
        isFullAccepted: false,
        version: 1,
      },
    )
    expect(await placesOf(childId)).toEqual([
      { startsOn: '2020-01-01', endsOn: '2026-12-31', percent: 100, departmentId },
      { startsOn: '2027-01-01', endsOn: null, percent: 80, departmentId: next },
    ])
  })

  it('never overlap', async () => {
    const { childId, departmentId } = await addGuardedChild(database)
    await expect(
      addPlace(
        parts,
        { staff: office, childId },
        { ...values, departmentId, startsOn: '2027-01-01' },
      ),
    ).rejects.toThrow('PLACES_OVERLAP')
  })

  it('in a full department ask for a confirmation', async () => {
    const { childId, kindergartenId } = await addGuardedChild(database)
    const full = await addDepartment(database, kindergartenId, { places: 1 })
    await addChild(database, { departmentId: full, startsOn: '2019-01-01', endsOn: '2019-01-31' })
    const form = { ...values, departmentId: full, endsOn: '2019-12-31' }
    const on = { staff: office, childId }
    await expect(addPlace(parts, on, { ...form, startsOn: '2019-01-31' })).rejects.toThrow(
      'DEPARTMENT_FULL',
    )
    await addPlace(parts, on, { ...form, startsOn: '2019-02-01' })
    await addPlace(parts, on, {
      ...form,
      startsOn: '2019-01-31',
      endsOn: '2019-01-31',
      isFullAccepted: true,
    })
    expect(await placesOf(childId)).toHaveLength(3)
  })

  it('in a closed department are refused from the day that it closes', async () => {
    const { childId, kindergartenId } = await addGuardedChild(database)
    const closed = await addDepartment(database, kindergartenId, { closedOn: '2019-06-01' })
    const form = { ...values, departmentId: closed }
    const on = { staff: office, childId }
    await expect(
      addPlace(parts, on, { ...form, startsOn: '2019-06-01', endsOn: '2019-06-02' }),
    ).rejects.toThrow('DEPARTMENT_CLOSED')
    await addPlace(parts, on, { ...form, startsOn: '2019-05-31', endsOn: '2019-05-31' })
  })

  it('that somebody else has changed are not overwritten', async () => {
    const { childId, departmentId, placeId } = await addGuardedChild(database)
    const on = { staff: office, childId, placeId }
    const form = { ...values, departmentId, startsOn: '2020-01-01', version: 1 }
    await correctPlace(parts, on, { ...form, endsOn: '2027-06-30' })
    await expect(correctPlace(parts, on, { ...form, endsOn: '2027-07-31' })).rejects.toThrow(
      'KINDERGARTEN_CHANGED',
    )
  })

  it('are removed while nobody was there, and never the last one', async () => {
    const { childId, departmentId, placeId } = await addGuardedChild(database)
    const staff = office
    const reason = 'Feil barn'
    await expect(
      removePlace(parts, { staff, childId, placeId }, { version: 1, reason }),
    ).rejects.toThrow('PLACE_LAST')
    await addPlace(
      parts,
      { staff, childId },
      { ...values, departmentId, startsOn: '2019-01-01', endsOn: '2019-12-31' },
    )
    await database.insert(kindergartenPresence).values({
      childId,
      departmentId,
      onDate: '2026-11-20',
      arrivedAt: new Date('2026-11-20T07:00:00Z'),
      departedAt: new Date('2026-11-20T14:00:00Z'),
      departedHow: 'recorded',
    })
    await expect(
      removePlace(parts, { staff, childId, placeId }, { version: 1, reason }),
    ).rejects.toThrow('PLACE_USED')
    const own = await database
      .select()
      .from(kindergartenEnrolment)
      .where(
        and(
          eq(kindergartenEnrolment.childId, childId),
          eq(kindergartenEnrolment.startsOn, '2019-01-01'),
        ),
      )
    await removePlace(parts, { staff, childId, placeId: own[0]?.id ?? '' }, { version: 1, reason })
    expect(await placesOf(childId)).toHaveLength(1)
  })

  it('in another kindergarten are neither seen nor changed by a leader', async () => {
    const here = await addGuardedChild(database)
    const leader = await staffWith('kindergarten', here.kindergartenId)
    const other = await addKindergarten(database)
    const [elsewhere] = await database
      .insert(kindergartenEnrolment)
      .values({
        childId: here.childId,
        departmentId: other.departmentId,
        startsOn: '2018-01-01',
        endsOn: '2018-12-31',
      })
      .returning({ id: kindergartenEnrolment.id })
    const on = { staff: leader, childId: here.childId }
    expect((await readChild(parts, on, today)).places).toHaveLength(1)
    await expect(
      removePlace(parts, { ...on, placeId: elsewhere?.id ?? '' }, { version: 1, reason: 'Feil' }),
    ).rejects.toThrow('PLACE_NOT_FOUND')
    await expect(
      movePlace(
        parts,
        { ...on, placeId: here.placeId },
        {
          departmentId: other.departmentId,
          percent: 100,
          from: '2027-01-01',
          isFullAccepted: false,
          version: 1,
        },
      ),
    ).rejects.toThrow('DEPARTMENT_NOT_FOUND')
  })
})

describe('the access of a guardian', () => {
  it('is taken back and opened, and counts at the next request', async () => {
    const { childId, guardianId, userId } = await addGuardedChild(database)
    const on = { staff: office, childId, guardianId }
    await changeAccess(parts, on, { isOpen: false, version: 1 })
    await expect(requireGuardian(parts, { userId, childId })).rejects.toThrow('CHILD_NOT_FOUND')
    await changeAccess(parts, on, { isOpen: true, version: 2 })
    await requireGuardian(parts, { userId, childId })
  })

  it('is not opened without responsibility, nor while it is blocked', async () => {
    const { childId, guardianId } = await addGuardedChild(database)
    const on = { staff: office, childId, guardianId }
    await changeBlock(parts, on, { isBlocked: true, reason: 'Besøksforbud', version: 1 })
    await expect(changeAccess(parts, on, { isOpen: true, version: 2 })).rejects.toThrow(
      'GUARDIAN_BLOCKED',
    )
    await changeBlock(parts, on, { isBlocked: false, reason: 'Opphevet', version: 2 })
    await database
      .update(guardianship)
      .set({ hasResponsibility: false })
      .where(eq(guardianship.guardianId, guardianId))
    await expect(changeAccess(parts, on, { isOpen: true, version: 3 })).rejects.toThrow(
      'GUARDIAN_WITHOUT_RESPONSIBILITY',
    )
  })

  it('stays closed when a block ends, until staff open it', async () => {
    const { childId, guardianId, userId } = await addGuardedChild(database)
    const on = { staff: office, childId, guardianId }
    await changeBlock(parts, on, { isBlocked: true, reason: 'Besøksforbud', version: 1 })
    await changeBlock(parts, on, { isBlocked: false, reason: 'Opphevet', version: 2 })
    await expect(requireGuardian(parts, { userId, childId })).rejects.toThrow('CHILD_NOT_FOUND')
    expect(await bindingOf(childId, guardianId)).toMatchObject({
      openedAt: null,
      blockedAt: null,
      blockedBecause: null,
    })
  })

  it('waits for staff until they open it or take it back', async () => {
    const { childId, guardianId, kindergartenId } = await addGuardedChild(database)
    const leader = await staffWith('kindergarten', kindergartenId)
    const count = async () => (await childrenWork.count(database, leader)).waiting
    expect(await count()).toBe(0)
    await database
      .update(guardianship)
      .set({ openedAt: null })
      .where(eq(guardianship.guardianId, guardianId))
    expect(await count()).toBe(1)
    await changeAccess(parts, { staff: leader, childId, guardianId }, { isOpen: false, version: 1 })
    expect(await count()).toBe(0)
    await addRequest(database, { childId, guardianId })
    expect(await count()).toBe(1)
  })

  it('keeps why somebody is blocked out of the log', async () => {
    const { childId, guardianId } = await addGuardedChild(database)
    const on = { staff: office, childId, guardianId }
    const reason = 'Besøksforbud etter vedtak'
    await changeBlock(parts, on, { isBlocked: true, reason, version: 1 })
    const entries = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, childId))
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain(reason)
  })
})

describe('a guardian with a restricted address', () => {
  it('is reached by nothing that the page of the child or the list holds', async () => {
    const { childId, guardianId } = await addGuardedChild(database)
    await database
      .update(kindergartenGuardian)
      .set({ email: 'hidden@fjordvel.example', phone: '900 12 345' })
      .where(eq(kindergartenGuardian.id, guardianId))
    const on = { staff: office, childId, guardianId }
    expect((await readChild(parts, on, today)).guardians[0]?.contact).toEqual({
      email: 'hidden@fjordvel.example',
      phone: '900 12 345',
    })
    await changeRestriction(parts, on, { isRestricted: true, version: 1 })
    const seen = JSON.stringify([
      await readChild(parts, on, today),
      await listChildren(database, office, today),
    ])
    expect(seen).not.toMatch(/hidden@|900 12 345/)
    expect(await showContactDetails(parts, on)).toMatchObject({ phone: '900 12 345' })
    const [entry] = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'kindergarten-guardian-shown'))
    expect(entry?.subjectId).toBe(childId)
  })
})

describe('health', () => {
  it('is opened with a line of who looked, and saved once', async () => {
    const { childId } = await addGuardedChild(database)
    const on = { staff: office, childId }
    const form = { allergies: 'Nøtter', medicines: '', notes: '', version: 0 }
    await changeHealth(parts, on, form)
    await expect(changeHealth(parts, on, form)).rejects.toThrow('KINDERGARTEN_CHANGED')
    expect(await openHealth(parts, on)).toMatchObject({ allergies: 'Nøtter', version: 1 })
    expect(
      await database
        .select()
        .from(kindergartenHealthView)
        .where(eq(kindergartenHealthView.childId, childId)),
    ).toMatchObject([{ place: 'staff', userId: office.userId }])
    expect(JSON.stringify(await readChild(parts, on, today))).not.toContain('Nøtter')
  })
})

describe('a request about a place', () => {
  it('ends the place when it is accepted, and mails nothing about a child', async () => {
    const { childId, guardianId } = await addGuardedChild(database)
    const requestId = await addRequest(database, { childId, guardianId })
    const before = (await waitingMails()).length
    await decideRequest(
      withUrl,
      { staff: office, childId, requestId },
      { isAccepted: true, reason: null },
    )
    expect(await placesOf(childId)).toMatchObject([{ endsOn: '2027-06-30' }])
    const mails = (await waitingMails()).slice(before)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toMatch(/Iben|Barnehage|barnehage|kindergarten/)
    await expect(
      decideRequest(
        withUrl,
        { staff: office, childId, requestId },
        { isAccepted: false, reason: 'Nei' },
      ),
    ).rejects.toThrow('REQUEST_DECIDED')
  })

  it('mails nobody who was blocked since', async () => {
    const { childId, guardianId } = await addGuardedChild(database)
    const requestId = await addRequest(database, { childId, guardianId })
    const on = { staff: office, childId, guardianId }
    await changeBlock(parts, on, { isBlocked: true, reason: 'Besøksforbud', version: 1 })
    const before = (await waitingMails()).length
    await decideRequest(
      withUrl,
      { staff: office, childId, requestId },
      { isAccepted: true, reason: null },
    )
    expect(await waitingMails()).toHaveLength(before)
  })

  it('leaves the place when it is declined, with what the guardian reads', async () => {
    const { childId, guardianId } = await addGuardedChild(database)
    const requestId = await addRequest(database, { childId, guardianId })
    await decideRequest(
      withUrl,
      { staff: office, childId, requestId },
      { isAccepted: false, reason: 'Plassen er bundet' },
    )
    expect(await placesOf(childId)).toMatchObject([{ endsOn: null }])
    expect(
      await database
        .select()
        .from(kindergartenPlaceRequest)
        .where(eq(kindergartenPlaceRequest.id, requestId)),
    ).toMatchObject([{ state: 'declined', decidedBecause: 'Plassen er bundet' }])
  })
})

it('lets a contact of a blocked guardian count again once staff confirm it, and no other', async () => {
  const { childId, guardianId } = await addGuardedChild(database)
  const contact = { childId, relation: 'Onkel', phone: '1', mayFetch: true, addedBy: guardianId }
  const [added] = await database
    .insert(kindergartenContact)
    .values({ ...contact, name: 'Odd' })
    .returning({ id: kindergartenContact.id })
  const on = { staff: office, childId, contactId: added?.id ?? '' }
  await expect(confirmContact(parts, on)).rejects.toThrow('CONTACT_NOT_FOUND')
  await changeBlock(
    parts,
    { ...on, guardianId },
    { isBlocked: true, reason: 'Besøksforbud', version: 1 },
  )
  expect((await readChild(parts, on, today)).contacts).toMatchObject([{ isOfBlocked: true }])
  await confirmContact(parts, on)
  expect((await readChild(parts, on, today)).contacts).toMatchObject([
    { isOfBlocked: false, addedBy: null, mayFetch: true },
  ])
  await expect(confirmContact(parts, on)).rejects.toThrow('CONTACT_NOT_FOUND')
})

describe('a change that a guardian requests', () => {
  async function requested() {
    const added = await addGuardedChild(database)
    const next = await addDepartment(database, added.kindergartenId)
    const { childId, guardianId } = added
    const change = { kind: 'change', wantedOn: '2027-01-01', endsOn: null, percent: 60 } as const
    const requestId = await addRequest(database, { childId, guardianId, ...change })
    const move = {
      departmentId: next,
      percent: 60,
      from: '2027-01-01',
      isFullAccepted: false,
      version: 1,
      placeId: added.placeId,
    }
    const stateOf = async () =>
      (
        await database
          .select({ state: kindergartenPlaceRequest.state })
          .from(kindergartenPlaceRequest)
          .where(eq(kindergartenPlaceRequest.id, requestId))
      )[0]?.state
    return { ...added, on: { staff: office, childId, requestId }, move, stateOf }
  }

  it('is accepted with the move, and the guardian is mailed', async () => {
    const { on, move, stateOf } = await requested()
    const before = (await waitingMails()).length
    await acceptChange(withUrl, on, move)
    expect(await placesOf(on.childId)).toMatchObject([
      { endsOn: '2026-12-31', percent: 100 },
      { startsOn: '2027-01-01', percent: 60, departmentId: move.departmentId },
    ])
    expect(await stateOf()).toBe('accepted')
    expect(await waitingMails()).toHaveLength(before + 1)
  })

  it('waits where the move is refused, and is accepted by one of two', async () => {
    const { on, move, stateOf } = await requested()
    await expect(acceptChange(withUrl, on, { ...move, version: 2 })).rejects.toThrow(
      'KINDERGARTEN_CHANGED',
    )
    expect(await stateOf()).toBe('sent')
    const both = await Promise.allSettled([1, 2].map(() => acceptChange(withUrl, on, move)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await placesOf(on.childId)).toHaveLength(2)
  })

  it('is not an end that waits, nor one of another child', async () => {
    const { on, move, guardianId } = await requested()
    const other = await requested()
    const end = await addRequest(database, { childId: on.childId, guardianId })
    for (const requestId of [end, other.on.requestId])
      await expect(acceptChange(withUrl, { ...on, requestId }, move)).rejects.toThrow(
        'REQUEST_NOT_FOUND',
      )
    expect(await placesOf(on.childId)).toHaveLength(1)
  })
})

it('shows a leader their own children alone, with what waits', async () => {
  const here = await addGuardedChild(database)
  await addGuardedChild(database)
  const leader = await staffWith('kindergarten', here.kindergartenId)
  const { items } = await listChildren(database, leader, today)
  expect(items).toMatchObject([
    { id: here.childId, state: 'now', requests: 0, guardians: [{ access: 'open' }] },
  ])
})

it('points out a contact whom a guardian added who is blocked now', async () => {
  const { childId, guardianId } = await addGuardedChild(database)
  const contact = { childId, relation: 'Onkel', phone: '1', mayFetch: true }
  await database.insert(kindergartenContact).values([
    { ...contact, name: 'Arne', addedBy: guardianId },
    { ...contact, name: 'Bjørn' },
  ])
  const on = { staff: office, childId, guardianId }
  const blocked = async () =>
    (await readChild(parts, on, today)).contacts.map(({ isOfBlocked }) => isOfBlocked)
  expect(await blocked()).toEqual([false, false])
  await changeBlock(parts, on, { isBlocked: true, reason: 'Besøksforbud', version: 1 })
  expect(await blocked()).toEqual([true, false])
})

it('points out a guardian who is blocked from another child', async () => {
  const { childId, guardianId, departmentId } = await addGuardedChild(database)
  const sibling = await addChild(database, { departmentId })
  await bindGuardian(database, sibling, guardianId, { openedAt: null })
  await changeBlock(
    parts,
    { staff: office, childId, guardianId },
    { isBlocked: true, reason: 'Besøksforbud', version: 1 },
  )
  const other = await addGuardian(parts, nextNumber())
  await bindGuardian(database, sibling, other)
  const { guardians } = await readChild(parts, { staff: office, childId: sibling }, today)
  expect(guardians.find(({ id }) => id === guardianId)?.isBlockedElsewhere).toBe(true)
  expect(guardians.find(({ id }) => id === other)?.isBlockedElsewhere).toBe(false)
})
