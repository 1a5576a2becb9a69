import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { openCase } from '#core/cases/open-case.server.ts'
import { caseData } from '#core/cases/personal-data.server.ts'
import { caseFile, caseNote } from '#core/cases/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { NotesForMe, OpenCase } from './contract.ts'
import { createCaseworkApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const log = createLog('silent')
const hour = 3_600_000

function serveTo(userId: string, clock = () => new Date()) {
  const casework = createCaseworkApi({
    database,
    encryption: testEncryption,
    files: { store: { get: async () => null } as never, encryption: testEncryption, log },
    configuration: testConfiguration,
    caseKinds: [{ kind: 'noted', prepare: async () => null }],
    clock,
    requireStaff: allowStaff({
      kind: 'staff',
      userId,
      roles: ['caseworker'],
      requestId: 'request',
    }),
  })
  const api = createApi({ configuration: testConfiguration, log }).route('/', casework)
  return (method: string, path: string, body?: unknown) =>
    api.request(`/api/frontend/staff/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

async function newStaff(...roles: [StaffRole, ...StaffRole[]]): Promise<string> {
  const person = buildPerson({ firstName: 'Ola', lastName: 'Kollega', membership: null })
  return (await seedStaff(database, roles, person)).userId
}

async function newStudent(): Promise<string> {
  const person = buildPerson({ membership: null })
  return (await seedPeople(database, [person])).get(person.email) ?? ''
}

const newCase = (userId: string) =>
  openCase(database, { kind: 'noted', deadlineDays: 14, userId, language: 'no' })

const me = await newStaff('caseworker')
const colleague = await newStaff('caseworker')
const ask = serveTo(me)
const askAsColleague = serveTo(colleague)

const write = (id: string, text: string, notify = '', as = ask) =>
  as('POST', `cases/${id}/notes`, { text, notify })
const read = async (id: string, as = ask) =>
  OpenCase.parse(await (await as('GET', `cases/${id}`)).json())
const forMe = async (as = askAsColleague) =>
  NotesForMe.parse(await (await as('GET', 'case-notes')).json()).items
const refusal = async (response: Response) => [response.status, await response.json()]
const notesOf = (id: string) => database.$count(caseNote, eq(caseNote.caseId, id))

describe('a note', () => {
  it('is on the case for all caseworkers, and its text is not in the audit log', async () => {
    const id = await newCase(await newStudent())
    expect((await write(id, '  Ring henne i morgen  ')).status).toBe(200)
    expect((await read(id, askAsColleague)).notes).toMatchObject([
      {
        text: 'Ring henne i morgen',
        by: 'Ola Kollega',
        to: '',
        isUnseen: false,
        canWithdraw: false,
      },
    ])
    const entries = await database
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.subjectKind, 'case'), eq(auditEntry.subjectId, id)))
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['case-note-written', me],
    ])
    expect(JSON.stringify(entries)).not.toContain('Ring henne')
  })

  it.each([
    ['nothing', '   '],
    ['a national id', 'Er 01010750160'],
    ['more than fits', 'x'.repeat(2_001)],
  ])('is refused with %s', async (_, text) => {
    const id = await newCase(await newStudent())
    expect((await write(id, text)).status).toBe(400)
    expect(await notesOf(id)).toBe(0)
  })

  it('is refused on a closed case, where earlier ones can be read', async () => {
    const id = await newCase(await newStudent())
    await write(id, 'Før')
    await database.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, id))
    expect(await refusal(await write(id, 'Etter'))).toEqual([404, { error: 'CASE_NOT_FOUND' }])
    expect((await read(id)).notes).toMatchObject([{ text: 'Før' }])
  })
})

describe('in a case of one’s own', () => {
  it('nobody writes, withdraws or reads notes, nor with another account of theirs', async () => {
    const student = await newStudent()
    const id = await newCase(student)
    const number = '01010750160'
    const other = await newStaff('caseworker')
    await proveNationalId(database, testEncryption, {
      userId: other,
      number,
      provenBy: 'document',
    })
    await saveNationalId(database, testEncryption, { userId: student, number })
    await write(id, 'Om studenten')
    for (const as of [serveTo(student), serveTo(other)]) {
      expect(await refusal(await write(id, 'Innvilg', '', as))).toEqual([
        403,
        { error: 'OWN_CASE' },
      ])
      const [note] = await database.select().from(caseNote).where(eq(caseNote.caseId, id))
      const path = `cases/${id}/notes/${note?.id}`
      expect(await refusal(await as('DELETE', path))).toEqual([403, { error: 'OWN_CASE' }])
      expect(await read(id, as)).toMatchObject({ isTied: true, notes: [], colleagues: [] })
    }
    expect(await notesOf(id)).toBe(1)
  })
})

describe('a colleague who is notified', () => {
  it('is one who may see the case, and no other is offered or accepted', async () => {
    const student = await newStudent()
    const id = await newCase(student)
    const [left, sports] = [await newStaff('caseworker'), await newStaff('sports')]
    await database
      .update(staffMember)
      .set({ endedAt: sql`now()` })
      .where(eq(staffMember.userId, left))
    await database.insert(staffMember).values({ userId: student, roles: ['caseworker'] })
    const offered = (await read(id)).colleagues.map((one) => one.id)
    expect(offered).toContain(colleague)
    for (const nobody of [left, sports, student, me, 'nobody']) {
      expect(offered).not.toContain(nobody)
      expect(await refusal(await write(id, 'Se her', nobody))).toEqual([
        422,
        { error: 'COLLEAGUE_NOT_FOUND' },
      ])
    }
    expect(await notesOf(id)).toBe(0)
  })

  it('has the note on the overview until they open the case', async () => {
    const id = await newCase(await newStudent())
    await write(id, 'Hva mener du?', colleague)
    await write(id, 'Uten beskjed')
    expect(await forMe()).toMatchObject([{ caseId: id, kind: 'noted', by: 'Ola Kollega' }])
    expect(JSON.stringify(await forMe())).not.toContain('Hva mener du')
    expect(await forMe(ask)).toEqual([])
    const notes = (await read(id, askAsColleague)).notes
    expect(notes.map(({ isUnseen }) => isUnseen)).toEqual([true, false])
    expect((await read(id)).notes.map(({ isUnseen }) => isUnseen)).toEqual([false, false])

    const [first] = notes
    const see = (as: typeof ask, last = first?.id) => as('PUT', `cases/${id}/notes/seen`, { last })
    await see(ask)
    expect(await forMe()).toHaveLength(1)
    await see(askAsColleague)
    expect(await forMe()).toEqual([])
  })

  it('still has a note that came after what they were shown', async () => {
    const id = await newCase(await newStudent())
    await write(id, 'Første', colleague)
    const [shown] = (await read(id, askAsColleague)).notes
    await write(id, 'Andre', colleague)
    await askAsColleague('PUT', `cases/${id}/notes/seen`, { last: shown?.id })
    expect(await forMe()).toHaveLength(1)
    await database.delete(caseNote).where(eq(caseNote.caseId, id))
  })

  it('gets nothing of a case that has turned out to be their own', async () => {
    const student = await newStudent()
    const id = await newCase(student)
    await write(id, 'Se på denne', colleague)
    expect(await forMe(serveTo(colleague))).toHaveLength(1)
    await database.update(caseFile).set({ userId: colleague }).where(eq(caseFile.id, id))
    expect(await forMe()).toEqual([])
    await database.delete(caseFile).where(eq(caseFile.id, id))
  })
})

describe('withdrawing a note', () => {
  it('is for its author, for a day, and is in the audit log', async () => {
    const id = await newCase(await newStudent())
    await write(id, 'Feil sak', colleague)
    const [note] = (await read(id)).notes
    expect(note?.canWithdraw).toBe(true)
    const path = `cases/${id}/notes/${note?.id}`
    const later = serveTo(me, () => new Date(Date.now() + 25 * hour))
    expect((await read(id, later)).notes[0]?.canWithdraw).toBe(false)
    expect(await refusal(await later('DELETE', path))).toEqual([409, { error: 'NOTE_TOO_OLD' }])
    const notFound = [404, { error: 'NOTE_NOT_FOUND' }]
    expect(await refusal(await askAsColleague('DELETE', path))).toEqual(notFound)
    const other = await newCase(await newStudent())
    const otherPath = `cases/${other}/notes/${note?.id}`
    expect(await refusal(await ask('DELETE', otherPath))).toEqual(notFound)
    expect(await notesOf(id)).toBe(1)

    expect((await ask('DELETE', path)).status).toBe(200)
    expect(await notesOf(id)).toBe(0)
    expect(await forMe()).toEqual([])
    const entries = await database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, id))
    expect(entries.map(({ action }) => action)).toEqual([
      'case-note-written',
      'case-note-withdrawn',
    ])
  })
})

describe('as personal data', () => {
  it('notes on a case belong to the student, and leave with the account', async () => {
    const student = await newStudent()
    const id = await newCase(student)
    await write(id, 'Om studenten', colleague)
    const ofNotes = caseData.find(({ table }) => table === caseNote)
    if (!ofNotes) throw new Error('notes are no personal data')
    const person = (userId: string) => ({ userId, email: 'x@trivsel.example', personKeys: [] })
    const rows = (userId: string) =>
      database
        .select({ text: caseNote.text })
        .from(caseNote)
        .where(ofNotes.rowsOf(person(userId)))
    expect(await rows(student)).toEqual([{ text: 'Om studenten' }])
    expect(await rows(me)).toEqual([])
    expect(ofNotes.shown).toHaveProperty('text')
    await database.delete(user).where(eq(user.id, student))
    expect(await notesOf(id)).toBe(0)
  })

  it('notes stay on the case when their author has left', async () => {
    const author = await newStaff('caseworker')
    const id = await newCase(await newStudent())
    await write(id, 'Fra før', '', serveTo(author))
    await database.delete(user).where(eq(user.id, author))
    expect((await read(id)).notes).toMatchObject([{ text: 'Fra før', by: '', canWithdraw: false }])
  })
})
