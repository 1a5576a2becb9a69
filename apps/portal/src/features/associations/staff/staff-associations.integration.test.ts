import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  addAssociation,
  addContact,
  addMember,
  addRole,
} from '#core/associations/associations.testing.server.ts'
import { applyContactRules } from '#core/associations/contacts/apply-contact-rules.server.ts'
import { systemActor } from '#core/associations/record-history.server.ts'
import {
  association,
  associationContact,
  associationHistory,
  associationInvitation,
  associationMember,
  associationRole,
  associationTerm,
  associationTopic,
} from '#core/associations/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { closeByBoard } from '../own/close-by-board.server.ts'
import { readSetup } from '../setup/read-setup.server.ts'
import { saveTopic } from '../setup/save-topic.server.ts'
import { caseworker, newStudent } from '../testing/founding.testing.server.ts'
import { addByHand } from './add-by-hand.server.ts'
import { changeState } from './change-state.server.ts'
import { correctAssociation } from './correct-association.server.ts'
import { listAssociations } from './list-associations.server.ts'
import { countMailing, mailContacts, sendMailing } from './mail-contacts.server.ts'
import { mergeAssociations, previewMerge } from './merge-associations.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const now = new Date('2026-11-28T10:00:00Z')
const language = 'no'
const parts = { database, closingChecks: [] }
const staff = caseworker((await newStudent(database)).userId)
const person = async () => (await newStudent(database)).userId
/** Something that has to be finished first. */
const money = {
  text: ({ count }: { count: number }) => `${count} kr på konto`,
  count: async () => 25,
}

const rowOf = async (id: string) => {
  const [row] = await database.select().from(association).where(eq(association.id, id))
  if (!row) throw new Error('there is no such association')
  return row
}
const historyOf = async (id: string) =>
  (
    await database
      .select({ action: associationHistory.action })
      .from(associationHistory)
      .where(eq(associationHistory.associationId, id))
      .orderBy(associationHistory.id)
  ).map(({ action }) => action)

describe('a correction', () => {
  const form = { name: 'Nytt navn', institutionCode: null, campusId: null, topicId: null }

  it('renames an association, which keeps its address, and is in history and audit log', async () => {
    const { id, slug } = await addAssociation(database, { name: 'Gammelt navn' })
    const correction = { id, version: 1, form: { ...form, isTrusted: true } }
    await correctAssociation(database, staff, correction)
    expect(await rowOf(id)).toMatchObject({ name: 'Nytt navn', slug, isTrusted: true, version: 2 })
    expect(await historyOf(id)).toEqual(['renamed', 'trusted'])
    expect(await database.$count(auditEntry, eq(auditEntry.subjectId, id))).toBe(1)
    await expect(correctAssociation(database, staff, correction)).rejects.toMatchObject({
      code: 'ASSOCIATION_CHANGED',
    })
  })

  it('is refused to a member of it, and for a topic that nobody has', async () => {
    const { id } = await addAssociation(database)
    await addMember(database, { associationId: id, userId: staff.userId })
    const correction = { id, version: 1, form: { ...form, isTrusted: false } }
    await expect(correctAssociation(database, staff, correction)).rejects.toMatchObject({
      code: 'OWN_CASE',
    })
    const other = await addAssociation(database)
    await expect(
      correctAssociation(database, staff, {
        id: other.id,
        version: 1,
        form: { ...correction.form, topicId: crypto.randomUUID() },
      }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })
})

describe('the state', () => {
  it('is changed by steps that follow from it, once by two at the same time', async () => {
    const { id } = await addAssociation(database)
    const change = { version: 1, step: 'deactivate', form: { note: 'Ingen svarer.' } } as const
    const both = await Promise.allSettled([
      changeState(parts, staff, { id, language, change, now }),
      changeState(parts, staff, { id, language, change, now }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({
      state: 'inactive',
      stateReason: 'by-staff',
      stateNote: 'Ingen svarer.',
    })
    await addContact(database, id, await person())
    await addContact(database, id, await person())
    await changeState(parts, staff, { id, language, change: { version: 2, step: 'activate' }, now })
    expect(await rowOf(id)).toMatchObject({ state: 'active', stateNote: null, confirmedAt: now })
    await expect(
      changeState(parts, staff, { id, language, change: { version: 3, step: 'reopen' }, now }),
    ).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' })
  })

  it('is closed with nothing unfinished, and reopened with its members', async () => {
    const { id } = await addAssociation(database)
    const asked = await person()
    await addContact(database, id, await person())
    await addMember(database, { associationId: id, userId: await person() })
    await database
      .insert(associationMember)
      .values({ associationId: id, userId: asked, state: 'requested', joinedBy: 'page' })
    const change = { version: 1, step: 'close', form: { note: 'Etter ønske.' } } as const
    await expect(
      changeState({ database, closingChecks: [money] }, staff, { id, language, change, now }),
    ).rejects.toMatchObject({
      code: 'ASSOCIATION_UNFINISHED',
      details: { unfinished: ['25 kr på konto'] },
    })
    await changeState(parts, staff, { id, language, change, now })
    expect(await rowOf(id)).toMatchObject({ state: 'closed', stateReason: 'closed-by-staff' })
    const members = async () =>
      await database
        .select({ state: associationMember.state, because: associationMember.endedBecause })
        .from(associationMember)
        .where(eq(associationMember.associationId, id))
        .orderBy(associationMember.endedBecause)
    const declined = { state: 'ended', because: 'declined' }
    expect(await members()).toEqual([{ state: 'ended', because: 'closed' }, declined])
    await changeState(parts, staff, {
      id,
      language,
      change: { version: 2, step: 'reopen' },
      now: new Date('2026-11-29T10:00:00Z'),
    })
    expect(await members()).toEqual([declined, { state: 'member', because: null }])
    // One contact person is too few.
    expect(await rowOf(id)).toMatchObject({ state: 'inactive', stateReason: 'few-contacts' })
    expect(await historyOf(id)).toEqual(['closed', 'reopened', 'deactivated'])
  })
})

describe('closing by the board', () => {
  it('is for a contact person who types the name', async () => {
    const userId = await person()
    const leader = await person()
    const { id } = await addAssociation(database, { name: 'Koret  Vårt' })
    await addContact(database, id, userId)
    await addRole(database, { associationId: id, userId: leader, kind: 'leader' })
    const close = (who: string, typed: string, closingChecks: (typeof money)[] = []) =>
      closeByBoard(
        { database, closingChecks },
        { userId: who, associationId: id, today: '2026-11-28' },
        { typed, language, now },
      )
    await expect(close(leader, 'Koret Vårt')).rejects.toMatchObject({
      code: 'ASSOCIATION_RIGHT_MISSING',
    })
    await expect(close(userId, 'Koret')).rejects.toMatchObject({ code: 'NAME_DIFFERS' })
    await expect(close(userId, 'Koret Vårt', [money])).rejects.toMatchObject({
      code: 'ASSOCIATION_UNFINISHED',
    })
    await close(userId, ' koret vårt ')
    expect(await rowOf(id)).toMatchObject({ state: 'closed', stateReason: 'by-board' })
    await expect(close(userId, 'Koret Vårt')).rejects.toMatchObject({ code: 'ASSOCIATION_STATE' })
  })
})

describe('a merge', () => {
  it('moves members and contact persons who are not there already, and ends the rest', async () => {
    const from = await addAssociation(database, { name: 'Liten' })
    const into = await addAssociation(database, {
      name: 'Stor',
      state: 'inactive',
      stateReason: 'few-contacts',
    })
    const [own, both, back] = [await person(), await person(), await person()]
    const moved = await addMember(database, { associationId: from.id, userId: own })
    await addMember(database, { associationId: from.id, userId: both })
    const stays = await addMember(database, { associationId: into.id, userId: both })
    await addMember(
      database,
      { associationId: from.id, userId: back },
      { startsOn: '2026-09-01', endsOn: '2026-12-31' },
    )
    const before = await addMember(
      database,
      { associationId: into.id, userId: back },
      { startsOn: '2025-08-01', endsOn: '2025-12-31' },
    )
    await database
      .update(associationMember)
      .set({ state: 'ended', endedAt: now, endedBecause: 'lapsed' })
      .where(eq(associationMember.id, before))
    await addContact(database, from.id, own)
    await addContact(database, from.id, both)
    await addContact(database, into.id, both)
    await addRole(database, { associationId: from.id, userId: own, kind: 'leader' })
    const asked = { id: from.id, into: into.id, language } as const
    expect(await previewMerge(parts, asked)).toEqual({
      intoName: 'Stor',
      members: 2,
      contacts: 1,
      unfinished: [],
    })
    await mergeAssociations(parts, staff, { ...asked, version: 1, now })
    expect(await rowOf(from.id)).toMatchObject({
      state: 'closed',
      stateReason: 'merged',
      mergedIntoId: into.id,
    })
    const members = await database
      .select({ id: associationMember.id })
      .from(associationMember)
      .where(
        and(eq(associationMember.associationId, into.id), eq(associationMember.state, 'member')),
      )
    expect(members.map(({ id }) => id).toSorted()).toEqual([moved, stays, before].toSorted())
    const terms = await database
      .select({ startsOn: associationTerm.startsOn })
      .from(associationTerm)
      .where(eq(associationTerm.memberId, before))
      .orderBy(associationTerm.startsOn)
    expect(terms).toEqual([{ startsOn: '2025-08-01' }, { startsOn: '2026-09-01' }])
    expect(
      await database.$count(
        associationContact,
        and(eq(associationContact.associationId, into.id), isNull(associationContact.endedAt)),
      ),
    ).toBe(2)
    const [role] = await database
      .select()
      .from(associationRole)
      .where(eq(associationRole.userId, own))
    expect(role?.endsOn).toBe('2026-11-27')
    expect(await historyOf(from.id)).toEqual(['merged-into'])
    // With two contact persons it is active again.
    expect((await rowOf(into.id)).state).toBe('active')
    expect(await historyOf(into.id)).toEqual(['merged-here', 'activated'])
    await expect(
      mergeAssociations(parts, staff, { ...asked, version: 2, now }),
    ).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' })
  })

  it('of two into each other at the same time happens once', async () => {
    const one = await addAssociation(database)
    const other = await addAssociation(database)
    const merge = (id: string, into: string) =>
      mergeAssociations(parts, staff, { id, into, version: 1, language, now })
    const both = await Promise.allSettled([merge(one.id, other.id), merge(other.id, one.id)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('an association that staff add', () => {
  const form = {
    name: 'Join',
    institutionCode: null,
    campusId: null,
    topicId: null,
    contactName: 'Kari',
    language,
  } as const
  const adding = { database, encryption: testEncryption, portalUrl: 'https://portal.example' }

  it('has an address of its own, and is active when its contact person accepts', async () => {
    const contactEmail = 'kari@forening.example'
    const id = await addByHand(adding, staff, { form: { ...form, contactEmail } }, now)
    expect(await rowOf(id)).toMatchObject({ state: 'inactive', slug: 'join-2', foundedBy: null })
    const [invitation] = await database
      .select()
      .from(associationInvitation)
      .where(eq(associationInvitation.associationId, id))
    expect(invitation).toMatchObject({ kind: 'contact', email: contactEmail, invitedBy: null })
    await addContact(database, id, await person())
    const actor = systemActor
    const stateAfter = async (day: string) => {
      await applyContactRules(database, { associationId: id, actor }, new Date(`${day}T10:00:00Z`))
      return (await rowOf(id)).state
    }
    expect(await stateAfter('2026-12-28')).toBe('active')
    expect(await stateAfter('2026-12-29')).toBe('inactive')
  })

  it('has another contact person than the member of staff', async () => {
    const own = await newStudent(database)
    await expect(
      addByHand(
        adding,
        caseworker(own.userId),
        { form: { ...form, contactEmail: own.email } },
        now,
      ),
    ).rejects.toMatchObject({ code: 'OWN_CASE' })
  })
})

describe('a mail to contact persons', () => {
  it('goes once to each, also when its job runs twice, and only to those who were counted', async () => {
    const [topic] = await database
      .insert(associationTopic)
      .values({ name: { no: 'Sjakk', en: 'Chess' } })
      .returning({ id: associationTopic.id })
    const topicId = topic?.id ?? ''
    const both = await newStudent(database)
    const closed = await newStudent(database)
    const first = await addAssociation(database, { topicId })
    const second = await addAssociation(database, { topicId })
    const past = await addAssociation(database, {
      topicId,
      state: 'closed',
      stateReason: 'by-board',
    })
    await addContact(database, first.id, both.userId)
    await addContact(database, second.id, both.userId)
    await addContact(database, past.id, closed.userId)
    const audience = { state: null, institutionCode: null, topicId }
    expect(await countMailing(database, audience)).toEqual({ people: 1, associations: 2 })
    const form = { subject: 'Frist', text: 'Husk fristen.', ...audience }
    await expect(sendMailing(database, staff, { form, people: 2 })).rejects.toMatchObject({
      code: 'MAILING_CHANGED',
    })
    await sendMailing(database, staff, { form, people: 1 })
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from portal.association_mailing`,
    )
    const id = rows[0]?.id ?? ''
    const sending = { database, portalUrl: 'https://portal.example' }
    await Promise.all([mailContacts(sending, id), mailContacts(sending, id)])
    await mailContacts(sending, id)
    const mails = await database.execute<{ to: string }>(sql`
      select payload ->> 'to' as to from graphile_worker._private_jobs
      where payload ->> 'subject' = 'Frist'`)
    expect(mails.rows.map(({ to }) => to.toLowerCase())).toEqual([both.email])
    await expect(
      sendMailing(database, staff, {
        form: { ...form, state: 'new' },
        people: 0,
      }),
    ).rejects.toMatchObject({ code: 'MAILING_EMPTY' })
  })
})

it('lists all with figures, and says for whom nobody has confirmed in time', async () => {
  const late = await addAssociation(database, {
    name: 'Aaa sent ute',
    confirmedAt: new Date('2026-05-27T10:00:00Z'),
  })
  const { items, figures } = await listAssociations(database, now)
  expect(items.find(({ id }) => id === late.id)).toMatchObject({
    dueOn: '2026-11-27',
    isOverdue: true,
  })
  expect(figures.overdue).toBe(items.filter(({ isOverdue }) => isOverdue).length)
})

it('counts the members, the contact persons and the associations of a topic', async () => {
  const [topic] = await database
    .insert(associationTopic)
    .values({ name: { no: 'Telles', en: 'Counted' } })
    .returning({ id: associationTopic.id })
  const { id } = await addAssociation(database, { topicId: topic?.id ?? null })
  const [one, two] = [await person(), await person()]
  await addContact(database, id, one)
  for (const userId of [one, two]) await addMember(database, { associationId: id, userId })
  const { items } = await listAssociations(database, now)
  expect(items.find((item) => item.id === id)).toMatchObject({ members: 2, contacts: 1 })
  const { topics } = await readSetup(database)
  expect(topics.find((item) => item.id === topic?.id)).toMatchObject({ associations: 1 })
})

it('removes a topic that nothing has, and no other', async () => {
  const admin = { ...staff, roles: ['admin'] } as const
  await saveTopic(database, admin, { action: 'add', form: { name: { no: 'Film', en: 'Film' } } })
  const topics = await database.select().from(associationTopic)
  const film = topics.find(({ name }) => name.no === 'Film')
  const seen = { id: film?.id ?? '', version: 1 }
  const { id } = await addAssociation(database, { topicId: seen.id })
  await expect(saveTopic(database, admin, { action: 'remove', seen })).rejects.toMatchObject({
    code: 'TOPIC_IN_USE',
  })
  await database.update(association).set({ topicId: null }).where(eq(association.id, id))
  await saveTopic(database, admin, { action: 'remove', seen })
  await expect(saveTopic(database, admin, { action: 'remove', seen })).rejects.toMatchObject({
    code: 'TOPIC_NOT_FOUND',
  })
})
