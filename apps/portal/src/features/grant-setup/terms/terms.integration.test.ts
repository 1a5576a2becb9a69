import { beforeEach, describe, expect, it } from 'vitest'
import { findCommittee } from '#core/grants/committee/find-committee.server.ts'
import { grantCommitteeTerm } from '#core/grants/setup/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { lastAudited, newAdmin, newMember, now } from '../testing/grant-setup.testing.server.ts'
import { committeeWork } from './count-work.server.ts'
import type { EditOf, TermEdit } from './forms.ts'
import { listTerms } from './list-terms.server.ts'
import { saveTerm } from './save-term.server.ts'

const { database } = await createTestDatabase()
const admin = await newAdmin(database)
const today = '2026-11-28'
const save = (edit: TermEdit, staff = admin) => saveTerm(database, staff, edit, now)
const list = () => listTerms(database, admin, now)

const add = (userId: string, values: Partial<EditOf<'add'>['form']> = {}) =>
  save({
    action: 'add',
    form: { userId, seat: 'member', startsOn: today, endsOn: '2027-06-30', ...values },
  })

beforeEach(async () => {
  await database.delete(grantCommitteeTerm)
  await database.delete(staffMember)
})

describe('a term', () => {
  it('makes a member of the committee until its last day, and is ended at once', async () => {
    const userId = await newMember(database)
    await add(userId, { seat: 'chair' })
    expect(await findCommittee(database, '2027-06-30')).toMatchObject([{ userId, seat: 'chair' }])
    expect(await findCommittee(database, '2027-07-01')).toEqual([])
    const [term] = (await list()).terms
    expect(term).toMatchObject({ userId, when: 'now', hasRole: true, isOwn: false })
    const seen = { id: term?.id ?? '', version: 1 }
    const form = { seat: 'chair', startsOn: today, endsOn: '2026-12-31' } as const
    await save({ action: 'change', seen, form })
    await expect(save({ action: 'change', seen, form })).rejects.toThrow('GRANT_CHANGED')
    expect(await lastAudited(database)).toMatchObject({
      action: 'grant-term-saved',
      before: { grantTermEnds: '2027-06-30', grantTermPerson: userId },
      after: { grantTermEnds: '2026-12-31' },
    })
  })

  it('needs the role in the staff area', async () => {
    const userId = await createMember(database, null)
    await expect(add(userId)).rejects.toThrow('TERM_ROLE_MISSING')
    await database.insert(staffMember).values({ userId, roles: ['caseworker'] })
    await expect(add(userId)).rejects.toThrow('TERM_ROLE_MISSING')
    const left = await newMember(database)
    await database.update(staffMember).set({ endedAt: now })
    await expect(add(left)).rejects.toThrow('TERM_ROLE_MISSING')
    expect((await list()).people).toEqual([])
  })

  it('does not overlap another one of the same person, also of two at a time', async () => {
    const userId = await newMember(database)
    const both = await Promise.allSettled([
      add(userId),
      add(userId, { startsOn: '2027-06-30', endsOn: '2027-12-31' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await database.delete(grantCommitteeTerm)
    await add(userId)
    await add(userId, { startsOn: '2027-07-01', endsOn: '2027-12-31' })
    const [first] = (await list()).terms
    const seen = { id: first?.id ?? '', version: 1 }
    await expect(
      save({
        action: 'change',
        seen,
        form: { seat: 'member', startsOn: today, endsOn: '2027-07-01' },
      }),
    ).rejects.toThrow('TERM_OVERLAPS')
  })

  it('is not given, ended or removed by the person themselves', async () => {
    const userId = await newMember(database)
    const self = { ...admin, userId }
    const form = { userId, seat: 'member', startsOn: '2026-12-01', endsOn: '2027-06-30' } as const
    await expect(save({ action: 'add', form }, self)).rejects.toThrow('OWN_CASE')
    await add(userId, form)
    const [term] = (await list()).terms
    const seen = { id: term?.id ?? '', version: 1 }
    await expect(save({ action: 'change', seen, form }, self)).rejects.toThrow('OWN_CASE')
    await expect(save({ action: 'remove', seen }, self)).rejects.toThrow('OWN_CASE')
    expect(await listTerms(database, self, now)).toMatchObject({
      terms: [{ isOwn: true }],
      people: [],
    })
  })

  it('is removed until its first day', async () => {
    const [userId, other] = [await newMember(database), await newMember(database)]
    await add(userId, { startsOn: '2026-11-29' })
    await add(other)
    const { terms } = await list()
    const remove = (person: string) =>
      save({
        action: 'remove',
        seen: { id: terms.find((term) => term.userId === person)?.id ?? '', version: 1 },
      })
    await remove(userId)
    await saveTerm(
      database,
      admin,
      { action: 'remove', seen: { id: terms[0]?.id ?? '', version: 1 } },
      new Date('2026-11-30T12:00:00Z'),
    ).then(
      () => expect.unreachable(),
      (error) => expect(error).toMatchObject({ code: 'TERM_STARTED' }),
    )
  })
})

it('what ends soon, and a committee that is too small, waits for administrators', async () => {
  const count = () => committeeWork.count(database, admin)
  expect(await count()).toEqual({ waiting: 0 })
  const userId = await newMember(database)
  const days = { startsOn: '2020-01-01', endsOn: '2099-01-01' }
  await database.insert(grantCommitteeTerm).values({ userId, ...days })
  expect(await count()).toEqual({ waiting: 1 })
  expect((await list()).warnings).toEqual(['too-few', 'no-chair'])
})
