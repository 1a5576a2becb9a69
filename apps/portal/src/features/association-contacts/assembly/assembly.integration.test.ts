import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { addRole } from '#core/associations/associations.testing.server.ts'
import { associationRole, associationRoleType } from '#core/associations/tables.server.ts'
import { createFileParts } from '#core/files/file-parts.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { acceptInvitation } from '../contacts/answer-invitation.server.ts'
import { reviewAssociations } from '../contacts/review-associations.server.ts'
import { contactsTesting } from '../model/contacts.testing.server.ts'
import type { AssemblyForm } from '../model/forms.ts'
import { contactHandoverItems } from '../model/handover-items.server.ts'
import { sendMinutes } from '../model/send-minutes.server.ts'
import { appoint, correctAssembly, removeContact } from '../oversight/correct-contacts.server.ts'
import { findAttention } from '../oversight/find-attention.server.ts'
import { acceptHandover } from './accept-handover.server.ts'
import { findAssemblies } from './find-assemblies.server.ts'
import { registerAssembly } from './register-assembly.server.ts'
import { withdrawAssembly } from './withdraw-assembly.server.ts'

const { database } = await createTestDatabase()
const testing = contactsTesting(database)
const { newPerson, newAssociation, contactsOf, stateOf, tokenFor, subjectsTo } = testing
const dataFolder = await mkdtemp(join(tmpdir(), 'trivsel-assembly-'))
afterAll(() => rm(dataFolder, { recursive: true, force: true }))
const files = createFileParts({
  configuration: { DATA_DIR: dataFolder } as Parameters<typeof createFileParts>[0]['configuration'],
  encryption: testEncryption,
  log: createLog('silent'),
})
const parts = { ...testing.parts, files, handoverSources: [contactHandoverItems] }
const now = new Date('2026-11-28T10:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const refusal = (code: string) => ({ code })
const minutes = { name: 'referat.pdf', declaredType: 'application/pdf', bytes: makePdf() }

type Board = Awaited<ReturnType<typeof newBoard>>

/** Two contact persons; the first one is leader. */
async function newBoard() {
  const made = await newAssociation(2, { confirmedAt: now })
  const [old, other] = made.people
  const oldId = old?.userId ?? ''
  const role = await addRole(database, { associationId: made.id, userId: oldId, kind: 'leader' })
  const [type] = await database
    .select()
    .from(associationRoleType)
    .where(
      and(eq(associationRoleType.associationId, made.id), eq(associationRoleType.kind, 'leader')),
    )
  const view = await findAssemblies(database, { userId: oldId, associationId: made.id }, now)
  const contactIds = view.contacts.map(({ id }) => id)
  return { ...made, oldId, otherId: other?.userId ?? '', role, leader: type?.id ?? '', contactIds }
}

function register(board: Board, form: Partial<AssemblyForm>, sent = [minutes]) {
  const content = { heldOn: '2026-11-20', roles: [], stepDown: [], newContacts: [], ...form }
  const fields = new Map([['content', JSON.stringify(content)]])
  const sender = { userId: board.oldId, associationId: board.id, language: 'no' } as const
  return registerAssembly(parts, sender, { fields, files: sent }, now)
}

const rolesOf = async (typeId: string) =>
  (
    await database
      .select()
      .from(associationRole)
      .where(eq(associationRole.roleTypeId, typeId))
      .orderBy(associationRole.createdAt)
  ).map(({ userId, startsOn, endsOn }) => ({ userId, startsOn, endsOn }))

/** All step down; somebody new is invited and leads. */
async function changeBoard() {
  const board = await newBoard()
  const person = await newPerson()
  const assembly = await register(board, {
    roles: [{ roleTypeId: board.leader, userId: null, email: person.email }],
    stepDown: board.contactIds,
  })
  return { ...board, person, assembly, token: await tokenFor(board.id, person.email) }
}

describe('a general assembly', () => {
  it('ends roles at its day, gives new ones, and keeps those of people elected again', async () => {
    const board = await newBoard()
    const elected = [board.oldId, board.otherId].map((userId) => ({
      roleTypeId: board.leader,
      userId,
      email: null,
    }))
    await register(board, { roles: elected.slice(0, 1) })
    expect(await rolesOf(board.leader)).toMatchObject([{ endsOn: null }])
    await register(board, { heldOn: '2026-11-21', roles: elected.slice(1) })
    expect(await rolesOf(board.leader)).toEqual([
      { userId: board.oldId, startsOn: '2026-01-01', endsOn: '2026-11-20' },
      { userId: board.otherId, startsOn: '2026-11-21', endsOn: null },
    ])
  })

  it('keeps the old contact persons until a new one has accepted, who then has the role', async () => {
    const { id, person, token, leader, people, oldId, assembly } = await changeBoard()
    expect(await contactsOf(id)).toHaveLength(2)
    expect(await rolesOf(leader)).toMatchObject([{ endsOn: '2026-11-19' }])
    const old = { userId: oldId, associationId: id, assembly }
    await expect(acceptHandover(database, old, { items: null }, now)).rejects.toMatchObject(
      refusal('HANDOVER_NOT_YOURS'),
    )
    await acceptInvitation(parts, { token, userId: person.userId }, now)
    expect(await contactsOf(id)).toEqual([person.userId])
    expect((await rolesOf(leader))[1]).toEqual({
      userId: person.userId,
      startsOn: '2026-11-28',
      endsOn: null,
    })
    for (const { email } of people) expect(await subjectsTo(email)).toHaveLength(1)
    // There is time to find a second one.
    expect(await stateOf(id)).toBe('active confirmed')
  })

  it('hands over a list that the new board accepts one by one or whole', async () => {
    const { id, person, token, assembly } = await changeBoard()
    await acceptInvitation(parts, { token, userId: person.userId }, now)
    const who = { userId: person.userId, associationId: id }
    const items = async () => (await findAssemblies(database, who, now)).items[0]?.items ?? []
    const [first] = await items()
    const here = { ...who, assembly }
    await acceptHandover(database, here, { items: [first?.id ?? ''] }, now)
    expect((await items()).map(({ acceptedAt }) => acceptedAt !== null)).toEqual([true, false])
    await acceptHandover(database, here, { items: null }, days(1))
    const accepted = await items()
    expect(accepted.every(({ acceptedBy }) => acceptedBy !== null)).toBe(true)
    expect(accepted[0]?.acceptedAt).toBe(now.toISOString())
  })

  it('is withdrawn within seven days: all is as it was before', async () => {
    const { id, person, token, leader, oldId, otherId, assembly } = await changeBoard()
    await acceptInvitation(parts, { token, userId: person.userId }, now)
    const who = { userId: person.userId, associationId: id, assembly }
    await expect(withdrawAssembly(parts, who, days(8))).rejects.toMatchObject(
      refusal('WITHDRAWAL_TOO_LATE'),
    )
    const twice = await Promise.allSettled([
      withdrawAssembly(parts, who, days(1)),
      withdrawAssembly(parts, who, days(1)),
    ])
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await contactsOf(id)).toSorted()).toEqual([person.userId, oldId, otherId].toSorted())
    expect((await rolesOf(leader)).map(({ endsOn }) => endsOn)).toEqual([null, '2026-11-28'])
  })

  it.each<[string, Partial<AssemblyForm>, string]>([
    ['in the future', { heldOn: '2026-11-29' }, 'ASSEMBLY_IN_FUTURE'],
    ['long ago', { heldOn: '2025-01-01' }, 'ASSEMBLY_TOO_OLD'],
    [
      'with a stranger',
      { roles: [{ roleTypeId: 'leader', userId: 'nobody', email: null }] },
      'ASSEMBLY_PERSON_UNKNOWN',
    ],
    ['without a contact person', { stepDown: ['all'] }, 'ASSEMBLY_WITHOUT_CONTACT'],
  ])('is refused %s', async (_, form, code) => {
    const board = await newBoard()
    const roles = form.roles?.map((role) => ({ ...role, roleTypeId: board.leader })) ?? []
    const stepDown = form.stepDown ? board.contactIds : []
    await expect(register(board, { ...form, roles, stepDown })).rejects.toMatchObject(refusal(code))
    expect(await rolesOf(board.leader)).toMatchObject([{ endsOn: null }])
  })

  it('needs minutes that are a PDF', async () => {
    const board = await newBoard()
    await expect(register(board, {}, [])).rejects.toMatchObject(refusal('FILES_REQUIRED'))
    const text = { name: 'referat.pdf', declaredType: '', bytes: Buffer.from('Referat') }
    await expect(register(board, {}, [text])).rejects.toMatchObject(
      refusal('FILE_TYPE_NOT_ALLOWED'),
    )
  })

  it('of one day is registered once, by the first of two', async () => {
    const board = await newBoard()
    const answers = await Promise.allSettled([register(board, {}), register(board, {})])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('has minutes that another association does not get', async () => {
    const board = await newBoard()
    const other = await newBoard()
    const assembly = await register(board, {})
    const who = { userId: board.oldId, associationId: board.id }
    const file = (await findAssemblies(database, who, now)).items[0]?.minutes[0]?.id ?? ''
    const asked = { associationId: board.id, assembly, file }
    expect((await sendMinutes({ database, files }, asked)).status).toBe(200)
    await expect(
      sendMinutes({ database, files }, { ...asked, associationId: other.id }),
    ).rejects.toMatchObject(refusal('FILE_NOT_FOUND'))
  })

  it('is reminded of every fortnight, and shown to staff after thirty days', async () => {
    const { id, people } = await changeBoard()
    const email = people[0]?.email ?? ''
    const handovers = async () =>
      (await subjectsTo(email)).filter((subject) => subject.startsWith('Overlevering')).length
    const counts = []
    for (const day of [13, 14, 15, 28]) {
      await reviewAssociations(testing.parts, days(day))
      counts.push(await handovers())
    }
    expect(counts).toEqual([0, 1, 1, 2])
    const waits = async (day: number) =>
      (await findAttention(database, days(day))).some(({ associationId }) => associationId === id)
    expect(await waits(30)).toBe(false)
    expect(await waits(31)).toBe(true)
  })
})

describe('staff', () => {
  const why = 'Referatet sier det'
  async function newStaff() {
    const person = await newPerson()
    const actor = {
      kind: 'staff',
      userId: person.userId,
      roles: ['caseworker' as const],
      requestId: 'request',
    } as const
    return { ...person, actor: { ...actor, roles: [...actor.roles] } }
  }
  const wanted = (associationId: string, email: string) =>
    ({ associationId, email, name: '', why, language: 'no' }) as const

  it('appoint somebody for an association that nobody answers for, and never themselves', async () => {
    const { id } = await newAssociation(0)
    expect(await findAttention(database, now)).toContainEqual(
      expect.objectContaining({ associationId: id, reason: 'no-contacts' }),
    )
    const { actor, email } = await newStaff()
    await expect(appoint(parts, actor, wanted(id, email), now)).rejects.toMatchObject(
      refusal('OWN_CASE'),
    )
    await appoint(parts, actor, wanted(id, 'elsewhere@example.org'), now)
    const token = await tokenFor(id, 'elsewhere@example.org')
    await expect(
      acceptInvitation(parts, { token, userId: actor.userId }, now),
    ).rejects.toMatchObject(refusal('APPOINTED_BY_YOURSELF'))
    const { userId } = await newPerson()
    await acceptInvitation(parts, { token, userId }, now)
    expect(await contactsOf(id)).toEqual([userId])
  })

  it('remove a contact person, unless it is their own association', async () => {
    const board = await newBoard()
    const { actor } = await newStaff()
    const [contact = ''] = board.contactIds
    const remove = { associationId: board.id, contact, why }
    const own = { ...actor, userId: board.otherId }
    await expect(removeContact(parts, own, remove, now)).rejects.toMatchObject(refusal('OWN_CASE'))
    await removeContact(parts, actor, remove, now)
    expect(await contactsOf(board.id)).toHaveLength(1)
    expect(await stateOf(board.id)).toBe('inactive few-contacts')
    await expect(removeContact(parts, actor, remove, now)).rejects.toMatchObject(
      refusal('CONTACT_NOT_FOUND'),
    )
  })

  it('correct an assembly also later', async () => {
    const { id, leader, assembly } = await changeBoard()
    const { actor } = await newStaff()
    await correctAssembly(parts, actor, { associationId: id, assembly, why }, days(100))
    expect(await rolesOf(leader)).toMatchObject([{ endsOn: null }])
    await expect(
      correctAssembly(parts, actor, { associationId: id, assembly, why }, days(100)),
    ).rejects.toMatchObject(refusal('ASSEMBLY_NOT_FOUND'))
  })
})
