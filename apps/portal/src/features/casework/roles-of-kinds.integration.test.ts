import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { openCase } from '#core/cases/open-case.server.ts'
import {
  caseCheck,
  caseDecision,
  caseEvent,
  caseFile,
  caseNote,
  caseOwnTemplate,
  caseTemplate,
  caseTick,
} from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { countWork } from '#core/staff-area/count-work.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Description } from '#platform/api/describe-endpoint.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
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
import { CaseStatistics, OpenCase } from './contract.ts'
import { countCaseWork } from './count-work.server.ts'
import { describeCasework } from './endpoints.server.ts'
import { createCaseworkApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const log = createLog('silent')
const now = new Date()
const day = now.toISOString().slice(0, 10)

const inCommon = {
  prepare: async () => null,
  warnings: async () => [{ code: 'ODD', cases: await allCases() }],
} satisfies Omit<CaseKind, 'kind'>
const loan: CaseKind = { kind: 'loan', ...inCommon }
const therapy: CaseKind = { kind: 'therapy', roles: ['health'], ...inCommon }
const everybodys: CaseKind = {
  kind: 'everybodys',
  roles: ['health', 'caseworker', 'admin'],
  ...inCommon,
}
const confidential: CaseKind = {
  kind: 'confidential',
  roles: ['health'],
  isConfidential: true,
  ...inCommon,
}
const caseKinds = [loan, therapy, everybodys, confidential]
const described = describeCasework(caseKinds)
type Name = keyof typeof described

async function allCases(): Promise<string[]> {
  const rows = await database.select({ id: caseFile.id }).from(caseFile)
  return rows.map(({ id }) => id)
}

async function newPerson(lastName = 'Person'): Promise<string> {
  const person = buildPerson({ firstName: 'Test', lastName, membership: null })
  return (await seedPeople(database, [person])).get(person.email) ?? ''
}

const newStaff = async (...roles: [StaffRole, ...StaffRole[]]) =>
  (await seedStaff(database, roles)).userId

async function newCase({ kind }: CaseKind, userId: string, subject = ''): Promise<string> {
  const values = { kind, userId, subject, language: 'no', deadlineDays: 14, group: 'home' } as const
  return openCase(database, values)
}

type Call = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: object
  readonly body?: unknown
}
type Asking = (name: Name, call?: Call) => Promise<readonly [number, string]>

/** The same person may come with other roles. */
function serveTo(userId: string, roles: readonly StaffRole[]): Asking {
  const casework = createCaseworkApi({
    database,
    encryption: testEncryption,
    files: { store: { get: async () => null } as never, encryption: testEncryption, log },
    configuration: testConfiguration,
    caseKinds,
    clock: () => now,
    requireStaff: allowStaff({ kind: 'staff', userId, roles, requestId: 'request' }),
  })
  const api = createApi({ configuration: testConfiguration, log }).route('/', casework)
  return async (name, { body, ...parts } = {}) => {
    const { endpoint }: Description = described[name]
    const response = await api.request(endpointAddress(endpoint, parts), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return [response.status, await response.text()]
  }
}

/** A case with everything in it that somebody could see, in which the reader has worked. */
async function addWholeCase(kind: CaseKind, reader: string) {
  const student = await newPerson()
  await saveNationalId(database, testEncryption, { userId: student, number: '01010750160' })
  const id = await newCase(kind, student)
  await database.update(caseFile).set({ assigneeId: reader }).where(eq(caseFile.id, id))
  await database
    .update(caseFile)
    .set({ createdAt: sql`created_at - interval '20 days'`, dueAt: sql`now() - interval '6 days'` })
    .where(eq(caseFile.id, id))
  const file = randomUUID().replaceAll('-', '')
  await database.insert(attachment).values({
    id: file,
    ownerId: student,
    name: 'receipt.png',
    mediaType: 'image/png',
    size: 3,
    sha256: 'x',
    dataKey: 'x',
    subjectKind: kind.kind,
    subjectId: id,
    attachedAt: now,
  })
  await database
    .insert(caseDecision)
    .values({ caseId: id, action: 'approve', decidedBy: reader, takesEffectAt: new Date(0) })
  const [note] = await database
    .insert(caseNote)
    .values({ caseId: id, authorId: reader, notifiedId: reader, text: 'Ring' })
    .returning({ id: caseNote.id })
  const text = { no: 'Kvittering', en: 'Receipt' }
  const [check] = await database
    .insert(caseCheck)
    .values({ kind: kind.kind, text, isRequired: false })
    .returning({ id: caseCheck.id })
  await database
    .insert(caseTick)
    .values({ caseId: id, checkId: check?.id ?? '', actorId: reader, at: now })
  await database
    .insert(caseTemplate)
    .values({ kind: kind.kind, name: { no: id, en: id }, text, position: 0 })
  const [own] = await database
    .insert(caseOwnTemplate)
    .values({ userId: reader, kind: kind.kind, language: 'no', name: 'Min', text: 'Min' })
    .returning({ id: caseOwnTemplate.id })
  await addDecidedCases(kind, student)
  return {
    id,
    file,
    kind: kind.kind,
    note: String(note?.id),
    check: check?.id ?? '',
    own: own?.id ?? '',
  }
}

/** For the counts: one that was approved, and one whose approval was withdrawn. */
async function addDecidedCases(kind: CaseKind, student: string) {
  const steps = [
    ['approve', 'OPPRETTET', 'INNVILGET'],
    ['withdraw', 'INNVILGET', 'TRUKKET'],
  ] as const
  for (const count of [1, 2]) {
    const caseId = await newCase(kind, student, `decided ${count}`)
    for (const [action, fromStatus, toStatus] of steps.slice(0, count))
      await database
        .insert(caseEvent)
        .values({ caseId, action, fromStatus, toStatus, actorKind: 'staff', actorId: 'staff' })
  }
}

type WholeCase = Awaited<ReturnType<typeof addWholeCase>>

/** What lists and counts: with a case that others handle the answer is the one without it. */
const lists = {
  list: { query: { status: 'all' } },
  counts: {},
  statistics: { query: { from: day, to: day } },
  templates: {},
  notesForMe: {},
} satisfies Partial<Record<Name, Call>>

/** What names a case: one that others handle is answered as one that is not there. */
const callsOf = ({ id, file, kind, note, check, own }: WholeCase) =>
  ({
    read: { params: { id } },
    next: { params: { id }, query: { status: 'all' } },
    file: { params: { id, file } },
    secret: { params: { id }, body: { secret: 'national-id', reason: 'Skal utbetales' } },
    takeBack: { params: { id } },
    tick: { params: { id, check }, body: { isTicked: false } },
    writeNote: { params: { id }, body: { text: 'Hei', notify: '' } },
    seeNotes: { params: { id }, body: { last: Number(note) } },
    withdrawNote: { params: { id, note } },
    assign: { params: { id }, body: { isMine: false, seen: null } },
    assignAll: { body: { isMine: true, cases: [{ id, seen: null }] } },
    decide: { params: { id }, body: { version: 1, action: 'reject', comment: 'Nei' } },
    saveOwnTemplate: { params: { kind }, body: { language: 'no', name: 'Ny', text: 'Ny' } },
    removeOwnTemplate: { params: { id: own } },
  }) satisfies Partial<Record<Name, Call>>

/** By administrators, for all kinds. */
const ofSetup = ['readSetup', 'saveSetup'] as const satisfies readonly Name[]

async function readTables(): Promise<string> {
  const tables = [
    caseFile,
    caseEvent,
    caseDecision,
    caseNote,
    caseTick,
    caseOwnTemplate,
    auditEntry,
    accessLog,
  ]
  const rows = await Promise.all(tables.map((table) => database.select().from(table)))
  return JSON.stringify(rows.map((ofTable) => ofTable.map((row) => JSON.stringify(row)).toSorted()))
}

const sorted = (names: readonly string[]) => names.toSorted()

it('every endpoint of casework is walked here', () => {
  const absent = { id: '', file: '', kind: '', note: '', check: '', own: '' }
  const walked = [...Object.keys(lists), ...Object.keys(callsOf(absent)), ...ofSetup]
  expect(sorted(walked)).toEqual(sorted(Object.keys(described)))
})

describe.each([
  { role: 'caseworker', kind: therapy, rightRole: 'health' },
  { role: 'health', kind: loan, rightRole: 'caseworker' },
  { role: 'admin', kind: therapy, rightRole: 'health' },
  { role: 'admin', kind: loan, rightRole: 'caseworker' },
] as const)('a case of the kind $kind.kind', ({ role, kind, rightRole }) => {
  it(`is not there for the role ${role}, and all of it is for the role ${rightRole}`, async () => {
    const reader = await newStaff(role)
    const ask = serveTo(reader, [role])
    const askRightly = serveTo(reader, [rightRole])
    const listAll = async (as: Asking) =>
      Promise.all(
        Object.entries(lists).map(async ([name, call]) => [name, await as(name as Name, call)]),
      )
    const before = await listAll(ask)
    const rightlyBefore = await listAll(askRightly)
    const whole = await addWholeCase(kind, reader)

    // As if there were none.
    expect(await listAll(ask)).toEqual(before)
    const absent = { ...whole, id: randomUUID(), kind: 'no-kind', own: randomUUID() }
    const calls = Object.entries(callsOf(whole)) as [Name, Call][]
    const callsOfAbsent = callsOf(absent) as Partial<Record<Name, Call>>
    const tables = await readTables()
    for (const [name, call] of calls) {
      const answer = await ask(name, call)
      const [status, text] = await ask(name, callsOfAbsent[name])
      expect([name, answer]).toEqual([name, [status, text.replaceAll(absent.id, whole.id)]])
    }
    expect(await readTables()).toBe(tables)

    // The same person, with the role of the kind.
    const rightly = await listAll(askRightly)
    for (const [at, [name, answer]] of rightly.entries())
      expect([name, answer]).not.toEqual(rightlyBefore[at])
    // The reader has it: that is what is released first.
    const release: Call = { params: { id: whole.id }, body: { isMine: false, seen: reader } }
    for (const [name, call] of calls) {
      const [status, text] = await askRightly(name, name === 'assign' ? release : call)
      // The store has no bytes in this test: it was asked for them.
      expect([name, text, status]).toEqual([name, expect.anything(), name === 'file' ? 503 : 200])
      expect(text).not.toContain('CASE_NOT_FOUND')
    }
  })
})

describe('a queue', () => {
  it('starts at the first case for one that others handle, which has no place in it', async () => {
    const reader = await newStaff('caseworker')
    const ask = serveTo(reader, ['caseworker'])
    const first = await newCase(loan, await newPerson('Queue'))
    const theirs = await newCase(therapy, await newPerson('Queue'))
    await newCase(loan, await newPerson('Queue'))
    const query = { name: 'Test Queue' }
    const [, place] = await ask('next', { params: { id: theirs }, query })
    expect(JSON.parse(place)).toEqual({ id: first, previous: null, position: null, total: 0 })
  })
})

describe('a case', () => {
  it('names no case that others handle: of the same person, or in a warning', async () => {
    const student = await newPerson()
    const own = await newCase(loan, student)
    const alsoOwn = await newCase(loan, student, 'another')
    const theirs = await newCase(therapy, student)
    const readAs = async (role: StaffRole, id: string) => {
      const [, text] = await serveTo(await newStaff(role), [role])('read', { params: { id } })
      const { others, warnings } = OpenCase.parse(JSON.parse(text))
      return { others: others.map(({ id }) => id), warned: warnings.flatMap(({ cases }) => cases) }
    }
    const asCaseworker = await readAs('caseworker', own)
    expect(asCaseworker.others).toEqual([alsoOwn])
    expect(asCaseworker.warned).toEqual(expect.arrayContaining([own, alsoOwn]))
    expect(asCaseworker.warned).not.toContain(theirs)
    const asHealth = await readAs('health', theirs)
    expect(asHealth.others).toEqual([])
    expect(asHealth.warned).toContain(theirs)
    expect(asHealth.warned).not.toContain(own)
  })

  it('is discussed with colleagues who have a role of its kind', async () => {
    const reader = await newStaff('health', 'caseworker')
    const ask = serveTo(reader, ['health', 'caseworker'])
    const staff = {
      caseworker: await newStaff('caseworker'),
      health: await newStaff('health'),
      admin: await newStaff('admin'),
    }
    const colleaguesOf = async (kind: CaseKind) => {
      const id = await newCase(kind, await newPerson())
      const [, text] = await ask('read', { params: { id } })
      const ids = OpenCase.parse(JSON.parse(text)).colleagues.map((one) => one.id)
      for (const notify of Object.values(staff)) {
        const [status] = await ask('writeNote', { params: { id }, body: { text: 'Hei', notify } })
        expect(status).toBe(ids.includes(notify) ? 200 : 422)
      }
      return Object.entries(staff).flatMap(([name, one]) => (ids.includes(one) ? [name] : []))
    }
    expect(await colleaguesOf(loan)).toEqual(['caseworker'])
    expect(await colleaguesOf(therapy)).toEqual(['health'])
    expect(await colleaguesOf(everybodys)).toEqual(['caseworker', 'health', 'admin'])
  })
})

describe('what waits', () => {
  it('is counted by the kinds of the reader', async () => {
    const userId = await newStaff('health')
    const waiting = async (...roles: StaffRole[]) => {
      const staff = { kind: 'staff', userId, roles, requestId: '' } as const
      const { items } = await countWork(database, [countCaseWork(caseKinds)], staff)
      return items[0]?.waiting ?? 0
    }
    const before = [await waiting('caseworker'), await waiting('health')]
    await newCase(therapy, await newPerson())
    expect([await waiting('caseworker'), await waiting('health')]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ])
    expect(await waiting('committee')).toBe(0)
    const withoutHealth = countCaseWork([loan])
    expect(withoutHealth.roles).toEqual(['caseworker'])
  })
})

describe('statistics', () => {
  it('are made of no confidential case for any role', async () => {
    const ask = serveTo(await newStaff('health'), ['health', 'caseworker'])
    const statistics = async () => {
      const [, text] = await ask('statistics', lists.statistics)
      return CaseStatistics.parse(JSON.parse(text))
    }
    const before = await statistics()
    const student = await newPerson()
    await newCase(confidential, student)
    await addDecidedCases(confidential, student)
    expect(await statistics()).toEqual(before)
  })

  it('are for those of whose kinds they are made', () => {
    expect(describeCasework([loan, confidential]).statistics.access).toEqual({
      staff: ['caseworker'],
    })
    expect(describeCasework([loan, therapy]).statistics.access).toEqual({
      staff: ['caseworker', 'health'],
    })
  })
})

describe('the endpoints', () => {
  const accesses = (kinds: readonly CaseKind[]) =>
    Object.entries(describeCasework(kinds))
      .filter(([name]) => !ofSetup.some((one) => one === name))
      .map(([, { access }]) => access)

  it('admit those who handle one of the kinds, and nobody else', () => {
    for (const access of accesses([loan, therapy]))
      expect(access).toEqual({ staff: ['caseworker', 'health'] })
    for (const access of accesses([loan])) expect(access).toEqual({ staff: ['caseworker'] })
  })

  it('of the set-up are for administrators', () => {
    for (const name of ofSetup) expect(described[name].access).toEqual({ staff: ['admin'] })
  })
})
