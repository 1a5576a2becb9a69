import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { applyEffect } from '#core/cases/effect.server.ts'
import { editCase, openCase } from '#core/cases/open-case.server.ts'
import { type CaseAction, caseStatuses, stepTarget, waitsForStaff } from '#core/cases/rules.ts'
import { caseDecision, caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import type { QueuePlace } from '#core/staff-area/queue/contract.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { systemClock } from '#platform/time/clock.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { Assigned, CaseCounts, CasePage, CaseStatistics, OpenCase } from './contract.ts'
import { createCaseworkApi } from './handlers.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const log = createLog('silent')

const loan: CaseKind = {
  kind: 'loan',
  refusals: { LOAN_EMPTY: 409 },
  prepare: async (_, { action }) => {
    if (action === 'approve') throw new Refusal('LOAN_EMPTY', 409)
    return null
  },
  warnings: async (_, { caseId }) => [
    { code: 'LOAN_ODD', details: { what: 'name' }, cases: [caseId] },
  ],
  secrets: [
    {
      id: 'account-number',
      data: 'account-number',
      read: async (_database, _encryption, caseId) => `of ${caseId}`,
    },
  ],
}

const bankReason = crypto.randomUUID()
/** A meeting approves it; a caseworker only refuses it, with reasons. */
const byMeeting: CaseKind = {
  kind: 'by meeting',
  prepare: async () => null,
  decisions: async () => ['reject', 'reopen'],
  reasons: async () => [{ id: bankReason, name: { no: 'Bank', en: 'Bank' } }],
}

/** The cases of each are those of one test alone. */
const plain: readonly CaseKind[] = [
  'applicants',
  'conflict',
  'counts',
  'crosswise',
  'deadline',
  'earlier',
  'many',
  'midnight',
  'names',
  'next',
  'next-free',
  'next-last',
  'other',
  'pages',
  'place',
  'place-outside',
  'queue',
  'undo',
  'withdrawn-cases',
  'without-more',
].map((kind) => ({ kind, prepare: async () => null }))

function serveTo(userId: string) {
  const staff: StaffActor = { kind: 'staff', userId, roles: ['caseworker'], requestId: 'request' }
  const store = { get: async () => null } as never
  const casework = createCaseworkApi({
    database,
    encryption: testEncryption,
    files: { store, encryption: testEncryption, log },
    configuration: testConfiguration,
    caseKinds: [loan, byMeeting, ...plain],
    clock: systemClock,
    requireStaff: allowStaff(staff),
  })
  const api = createApi({ configuration: testConfiguration, log }).route('/', casework)
  return (method: string, path: string, body?: unknown) =>
    api.request(`/api/frontend/staff/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

async function newPerson(name = 'Test Person'): Promise<string> {
  const [firstName = '', lastName = ''] = name.split(' ')
  const person = buildPerson({ firstName, lastName, membership: null })
  return (await seedPeople(database, [person])).get(person.email) ?? ''
}

const me = await newPerson('Kari Saksbehandler')
const colleague = await newPerson('Ola Kollega')
const ask = serveTo(me)
const askAsColleague = serveTo(colleague)

/** A case of a student of its own, in a queue of its own: the tests share a database. */
async function newCase(
  kind: string,
  { name = 'Test Person', userId = '', deadlineDays = 14, group = null as string | null } = {},
) {
  const student = userId || (await newPerson(name))
  return openCase(database, { kind, deadlineDays, userId: student, language: 'no', group })
}

/** Moves the times of a case back; its deadline goes along. */
async function age(id: string, days: number) {
  await database.execute(sql`
    update ${caseFile} set created_at = created_at - make_interval(days => ${days}),
      changed_at = changed_at - make_interval(days => ${days})
    where id = ${id}`)
}

async function step(id: string, action: CaseAction, at = new Date()) {
  const [found] = await database.select().from(caseFile).where(eq(caseFile.id, id))
  const actorKind = action === 'edit' ? 'customer' : 'staff'
  const fromStatus = found?.status ?? 'OPPRETTET'
  const toStatus = stepTarget(fromStatus, action, actorKind) ?? fromStatus
  await database
    .insert(caseEvent)
    .values({ caseId: id, action, fromStatus, toStatus, actorKind, actorId: colleague, at })
}

const read = async (id: string) => OpenCase.parse(await (await ask('GET', `cases/${id}`)).json())
const list = async (query: string) =>
  CasePage.parse(await (await ask('GET', `cases?${query}`)).json())
const ids = async (query: string) => (await list(query)).items.map(({ id }) => id)
const refusal = async (response: Response) => [response.status, await response.json()]
const decide = (id: string, version: number, action: string, comment = '') =>
  ask('POST', `cases/${id}/decision`, { version, action, comment })

describe('a kind that says which decisions it has', () => {
  const reject = (id: string, reasons?: readonly string[]) =>
    ask('POST', `cases/${id}/decision`, { version: 1, action: 'reject', comment: 'Nei', reasons })

  it('is offered these, of what the status allows, and is refused the others', async () => {
    const id = await newCase('by meeting')
    const found = await read(id)
    expect(found.possible).toEqual(['reject'])
    expect(found.reasons).toEqual([{ id: bankReason, name: { no: 'Bank', en: 'Bank' } }])
    expect(await refusal(await decide(id, 1, 'approve'))).toEqual([
      409,
      { error: 'STEP_NOT_POSSIBLE' },
    ])
  })

  it('is rejected with reasons of its list', async () => {
    const id = await newCase('by meeting')
    expect(await refusal(await reject(id))).toEqual([422, { error: 'REASONS_REQUIRED' }])
    expect(await refusal(await reject(id, [crypto.randomUUID()]))).toEqual([
      409,
      { error: 'REASONS_CHANGED' },
    ])
    expect((await reject(id, [bankReason])).status).toBe(200)
    expect((await read(id)).pending?.reasons).toEqual([{ no: 'Bank', en: 'Bank' }])
  })

  it('leaves other kinds as they are', async () => {
    const id = await newCase('loan')
    expect((await read(id)).possible).toEqual(['approve', 'reject', 'ask-for-changes'])
    expect(await refusal(await reject(id, [bankReason]))).toEqual([
      409,
      { error: 'REASONS_CHANGED' },
    ])
    expect((await reject(id)).status).toBe(200)
  })
})

describe('a deadline', () => {
  it('is there while a case waits for staff, and starts again when it returns to them', async () => {
    const id = await newCase('deadline', { deadlineDays: 3 })
    const dueOf = async () => {
      const [found] = await database.select().from(caseFile).where(eq(caseFile.id, id))
      if (!found) throw new Error('gone')
      expect(found.dueAt !== null).toBe(waitsForStaff(found.status))
      return found.dueAt && (found.dueAt.getTime() - found.changedAt.getTime()) / 86_400_000
    }
    expect(await dueOf()).toBe(3)
    await age(id, 10)
    for (const [action, due] of [
      ['ask-for-changes', null],
      ['edit', 3],
      ['reject', null],
      ['reopen', 3],
      ['approve', null],
    ] as const) {
      await step(id, action)
      expect([action, await dueOf()]).toEqual([action, due])
    }
    expect((await read(id)).isOverdue).toBe(false)
  })

  it('is none of a closed case', async () => {
    const id = await newCase('deadline')
    await database.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, id))
    expect(await read(id)).toMatchObject({ dueAt: null, isOverdue: false })
  })
})

describe('the queue', () => {
  it('has what waits for staff, by deadline; all, what is overdue, and each status when asked', async () => {
    const kind = 'queue'
    const late = await newCase(kind)
    const soon = await newCase(kind, { deadlineDays: 7 })
    const later = await newCase(kind, { deadlineDays: 30 })
    const waitingForStudent = await newCase(kind)
    const approved = await newCase(kind)
    await age(late, 20)
    await step(waitingForStudent, 'ask-for-changes')
    await step(approved, 'approve')
    expect(await ids(`kind=${kind}`)).toEqual([late, soon, later])
    expect(await ids(`kind=${kind}&sort=-due`)).toEqual([later, soon, late])
    expect(await ids(`kind=${kind}&status=overdue`)).toEqual([late])
    expect(await ids(`kind=${kind}&status=INNVILGET`)).toEqual([approved])
    expect(await ids(`kind=${kind}&status=all`)).toEqual([
      late,
      soon,
      later,
      waitingForStudent,
      approved,
    ])
    expect(await ids(`kind=${kind}&status=all&sort=-changedAt`)).toHaveLength(5)
    expect((await list(`kind=${kind}`)).items.map(({ isOverdue }) => isOverdue)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('has each case on one page, and says how many there are', async () => {
    const kind = 'pages'
    const made = []
    for (let index = 0; index < 7; index += 1) made.push(await newCase(kind))
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list(`kind=${kind}&size=3&page=${page}`)),
    )
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1, 0])
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7])
    const found = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(found.sort()).toEqual(made.sort())
  })

  it('narrows down to a part of a name, letter for letter', async () => {
    const kind = 'names'
    const wanted = await newCase(kind, { name: 'Åse Ødegård_100%' })
    await newCase(kind, { name: 'Ase Odegard' })
    for (const name of ['ÅSE ød', 'gård', '_100%'])
      expect(await ids(`kind=${kind}&name=${encodeURIComponent(name)}`)).toEqual([wanted])
    for (const name of ['%%', '\\', 'e_a'])
      expect(await ids(`kind=${kind}&name=${encodeURIComponent(name)}`)).toEqual([])
  })

  it('shows the applicant by the name on the application, and finds them by it and by the account’s', async () => {
    const kind = 'applicants'
    const userId = await newPerson('Annie Account')
    const applicant = { kind, deadlineDays: 14, userId, language: 'no' } as const
    const id = await openCase(database, { ...applicant, applicantName: 'Aaliyah Passport' })
    await newCase(kind, { name: 'Somebody Else' })
    for (const name of ['passport', 'AALIYAH P', 'annie acc'])
      expect((await list(`kind=${kind}&name=${encodeURIComponent(name)}`)).items).toMatchObject([
        { id, name: 'Aaliyah Passport' },
      ])
    expect((await read(id)).name).toBe('Aaliyah Passport')
  })

  it('narrows down to a group, which an edit may change', async () => {
    const home = await newCase('loan', { group: 'home' })
    const userId = await newPerson()
    const moving = await newCase('loan', { group: 'Ås 2', userId })
    const inGroup = (group: string) => ids(`kind=loan&group=${encodeURIComponent(group)}`)
    expect(await inGroup('Ås 2')).toEqual([moving])
    expect(await ids('group=home')).toEqual([home])
    expect(await inGroup('nowhere')).toEqual([])
    await step(moving, 'ask-for-changes')
    await editCase(database, { caseId: moving, kind: 'loan', userId, group: 'home' })
    expect(await inGroup('home')).toEqual([home, moving])
  })

  it('counts what is open, by status', async () => {
    const counts = async () => CaseCounts.parse(await (await ask('GET', 'case-counts')).json())
    const before = await counts()
    const id = await newCase('counts')
    await age(id, 20)
    const rejected = await newCase('counts')
    await step(rejected, 'reject')
    const closed = await newCase('counts')
    await database.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, closed))
    const after = await counts()
    expect({ ...after }).toEqual({
      ...before,
      waiting: before.waiting + 1,
      overdue: before.overdue + 1,
      all: before.all + 2,
      OPPRETTET: before.OPPRETTET + 1,
      AVVIST: before.AVVIST + 1,
    })
    expect(caseStatuses.every((status) => status in after)).toBe(true)
  })
})

describe('an approval', () => {
  async function approvedCase(kind: string) {
    const id = await newCase(kind)
    await step(id, 'approve')
    return id
  }

  it('of a kind without a way back can be neither withdrawn nor deferred', async () => {
    for (const kind of ['loan', 'without-more']) {
      const id = await approvedCase(kind)
      expect(await read(id)).toMatchObject({ possible: [], terms: [] })
      for (const action of ['withdraw', 'defer'])
        expect(await refusal(await decide(id, 2, action, 'Feil'))).toEqual([
          409,
          { error: 'STEP_NOT_POSSIBLE' },
        ])
    }
  })

  it('that was withdrawn is found by its status, counted, and in the statistics of its day', async () => {
    const kind = 'withdrawn-cases'
    const counted = async () => CaseCounts.parse(await (await ask('GET', 'case-counts')).json())
    const before = await counted()
    const id = await approvedCase(kind)
    const day = '2001-03-04'
    await step(id, 'withdraw', new Date(`${day}T12:00:00Z`))
    await database.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, id))
    expect(await ids(`kind=${kind}&status=TRUKKET`)).toEqual([id])
    expect(await ids(`kind=${kind}&status=all`)).toEqual([])
    expect(await counted()).toEqual({ ...before, TRUKKET: before.TRUKKET + 1 })
    const statistics = async (from: string) =>
      CaseStatistics.parse(
        await (await ask('GET', `case-statistics?from=${from}&to=${day}`)).json(),
      )
    expect((await statistics(day)).afterApproval).toEqual({ withdrawn: 1, deferred: 0, lapsed: 0 })
    expect(await read(id)).toMatchObject({ status: 'TRUKKET', possible: [] })
  })
})

describe('the next case', () => {
  const next = async (id: string, query: string) =>
    ((await (await ask('GET', `cases/${id}/next?${query}`)).json()) as { id: string | null }).id

  it('follows this one in the same order; after the last one comes the first', async () => {
    const kind = 'next'
    const [one, two, three] = [
      await newCase(kind, { deadlineDays: 1 }),
      await newCase(kind, { deadlineDays: 2 }),
      await newCase(kind, { deadlineDays: 3 }),
    ]
    expect(await next(one, `kind=${kind}`)).toBe(two)
    expect(await next(two, `kind=${kind}`)).toBe(three)
    expect(await next(three, `kind=${kind}`)).toBe(one)
    expect(await next(two, `kind=${kind}&sort=-due`)).toBe(one)
    expect(await next(two, `kind=${kind}&sort=changedAt`)).toBe(three)
    expect(await next(two, `kind=${kind}&sort=-changedAt`)).toBe(one)
  })

  it('is none that somebody else has, or that is decided; mine is', async () => {
    const kind = 'next-free'
    const [one, theirs, decided, mine] = [
      await newCase(kind, { deadlineDays: 1 }),
      await newCase(kind, { deadlineDays: 2 }),
      await newCase(kind, { deadlineDays: 3 }),
      await newCase(kind, { deadlineDays: 4 }),
    ]
    await database.update(caseFile).set({ assigneeId: colleague }).where(eq(caseFile.id, theirs))
    await database.update(caseFile).set({ assigneeId: me }).where(eq(caseFile.id, mine))
    await decide(decided, 1, 'approve')
    expect(await next(one, `kind=${kind}`)).toBe(mine)
    expect(await next(mine, `kind=${kind}`)).toBe(one)
  })

  it('is there from one without a deadline, and none where nothing else waits', async () => {
    const kind = 'next-last'
    const alone = await newCase(kind)
    expect(await next(alone, `kind=${kind}`)).toBeNull()
    const done = await newCase(kind)
    await step(done, 'approve')
    expect(await next(done, `kind=${kind}`)).toBe(alone)
    expect(await next(alone, `kind=${kind}&status=all`)).toBe(done)
    expect(await next(done, `kind=${kind}&status=all`)).toBe(alone)
  })
})

describe('the place in the queue', () => {
  const place = async (id: string, query: string) =>
    (await (await ask('GET', `cases/${id}/next?${query}`)).json()) as QueuePlace

  it('is counted from the first one on, with the one before', async () => {
    const kind = 'place'
    const [one, theirs, three] = [
      await newCase(kind, { deadlineDays: 1 }),
      await newCase(kind, { deadlineDays: 2 }),
      await newCase(kind, { deadlineDays: 3 }),
    ]
    await database.update(caseFile).set({ assigneeId: colleague }).where(eq(caseFile.id, theirs))
    expect(await place(one, `kind=${kind}`)).toEqual({
      id: three,
      previous: null,
      position: 1,
      total: 3,
    })
    expect(await place(three, `kind=${kind}`)).toEqual({
      id: one,
      previous: one,
      position: 3,
      total: 3,
    })
    expect(await place(one, `kind=${kind}&sort=-due`)).toMatchObject({
      previous: three,
      position: 3,
    })
  })

  it('is none for a case that the filters leave out', async () => {
    const kind = 'place-outside'
    const waiting = await newCase(kind)
    const done = await newCase(kind)
    await step(done, 'approve')
    expect(await place(done, `kind=${kind}`)).toMatchObject({
      id: waiting,
      position: null,
      total: 1,
    })
  })
})

describe('several cases at once', () => {
  const assignAll = async (isMine: boolean, cases: { id: string; seen: string | null }[]) => {
    const response = await ask('PUT', 'cases/assignees', { isMine, cases })
    return Assigned.parse(await response.json()).refused
  }
  const holderOf = async (id: string) => (await read(id)).assignee?.id ?? null

  it('are claimed and released; those that another person has claimed are named, and the others claimed', async () => {
    const kind = 'many'
    const [free, theirs, closed] = [await newCase(kind), await newCase(kind), await newCase(kind)]
    await database.update(caseFile).set({ assigneeId: colleague }).where(eq(caseFile.id, theirs))
    await database.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, closed))
    const seen = null
    const refused = await assignAll(true, [
      { id: closed, seen },
      { id: theirs, seen },
      { id: free, seen },
      { id: free, seen },
    ])
    expect(new Set(refused.map(({ id, code }) => `${code} ${id}`))).toEqual(
      new Set([`CASE_NOT_FOUND ${closed}`, `CASE_CHANGED ${theirs}`]),
    )
    expect([await holderOf(free), await holderOf(theirs)]).toEqual([me, colleague])
    expect(await assignAll(true, [{ id: theirs, seen: colleague }])).toEqual([])
    expect(await assignAll(false, [{ id: free, seen: me }])).toEqual([])
    expect([await holderOf(free), await holderOf(theirs)]).toEqual([null, me])
    const entries = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, free))
    expect(entries.map(({ action }) => action)).toEqual(['case-assigned', 'case-assigned'])
  })

  it('do not wait for each other crosswise', async () => {
    const kind = 'crosswise'
    const cases = []
    for (let index = 0; index < 10; index += 1) cases.push({ id: await newCase(kind), seen: null })
    const [mine, theirs] = await Promise.all([
      ask('PUT', 'cases/assignees', { isMine: true, cases }),
      askAsColleague('PUT', 'cases/assignees', { isMine: true, cases: cases.toReversed() }),
    ])
    const refused = await Promise.all(
      [mine, theirs].map(async (answer) => Assigned.parse(await answer?.json()).refused.length),
    )
    expect(refused.sort()).toEqual([0, 10])
  })

  it.each([{ cases: [] }, { cases: Array.from({ length: 101 }, () => ({ id: me, seen: null })) }])(
    'are one to a hundred',
    async (body) => {
      const response = await ask('PUT', 'cases/assignees', { isMine: true, ...body })
      expect(response.status).toBe(400)
    },
  )
})

describe('a case', () => {
  it('says what its kind warns of, what the student has asked for besides, and what was sent', async () => {
    const userId = await newPerson()
    const earlier = await newCase('earlier', { userId })
    await step(earlier, 'reject')
    await database.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, earlier))
    const id = await newCase('loan', { userId })
    const file = {
      ownerId: userId,
      mediaType: 'image/png' as const,
      size: 3,
      sha256: 'x',
      dataKey: 'x',

      subjectKind: 'loan',
      attachedAt: new Date(),
    }
    await database.insert(attachment).values([
      { ...file, id: 'a'.repeat(32), name: 'mine.png', subjectId: id },
      { ...file, id: 'b'.repeat(32), name: 'other.png', subjectId: earlier },
    ])
    const found = await read(id)
    expect(found.warnings).toEqual([{ code: 'LOAN_ODD', details: { what: 'name' }, cases: [id] }])
    expect(found.others).toMatchObject([{ id: earlier, kind: 'earlier', status: 'AVVIST' }])
    expect(found.files.map(({ name }) => name)).toEqual(['mine.png'])
    expect(found.secrets).toEqual(['account-number'])
    expect(await refusal(await ask('GET', `cases/${id}/files/${'b'.repeat(32)}`))).toEqual([
      404,
      { error: 'FILE_NOT_FOUND' },
    ])
    // The store has no bytes in this test: it was asked for them.
    expect((await ask('GET', `cases/${id}/files/${'a'.repeat(32)}`)).status).toBe(503)
  })

  it('that is closed can be read, and nothing can be done with it', async () => {
    const id = await newCase('loan')
    await step(id, 'reject')
    await database.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, id))
    const found = await read(id)
    expect(found).toMatchObject({ status: 'AVVIST', possible: [], warnings: [], pending: null })
    expect(found.closedAt).not.toBeNull()
    expect(await refusal(await decide(id, 2, 'reopen'))).toEqual([404, { error: 'CASE_NOT_FOUND' }])
    expect(await ids('kind=loan&status=AVVIST')).not.toContain(id)
  })

  it('is refused in the words of its kind', async () => {
    const id = await newCase('loan')
    expect(await refusal(await decide(id, 1, 'approve'))).toEqual([409, { error: 'LOAN_EMPTY' }])
  })

  it('that was decided is taken back until that has taken effect', async () => {
    const id = await newCase('undo')
    const takeBack = () => ask('DELETE', `cases/${id}/decision`)
    await decide(id, 1, 'reject', 'Nei')
    expect(await read(id)).toMatchObject({ decision: 'reject', isDecisionLate: false })
    await database
      .update(caseDecision)
      .set({ takesEffectAt: sql`now() - interval '61 seconds'` })
      .where(eq(caseDecision.caseId, id))
    // The job is late, or cannot do it: nobody is notified yet, and somebody has to see that.
    expect(await read(id)).toMatchObject({ decision: 'reject', isDecisionLate: true })
    const counts = CaseCounts.parse(await (await ask('GET', 'case-counts')).json())
    expect(counts['late-decision']).toBe(1)
    const late = CasePage.parse(await (await ask('GET', 'cases?status=late-decision')).json())
    expect(late.items.map((line) => line.id)).toEqual([id])
    expect((await takeBack()).status).toBe(200)
    expect((await read(id)).pending).toBeNull()

    await decide(id, 1, 'reject', 'Nei')
    await database
      .update(caseDecision)
      .set({ takesEffectAt: sql`now()` })
      .where(eq(caseDecision.caseId, id))
    await applyEffect(database, id, async () => undefined)
    expect(await refusal(await takeBack())).toEqual([409, { error: 'NOTHING_TO_TAKE_BACK' }])
    expect(await read(id)).toMatchObject({ status: 'AVVIST', pending: null })
    const entries = await database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, id))
      .orderBy(auditEntry.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'case-decided',
      'case-decision-taken-back',
      'case-decided',
    ])
  })

  it('that two decide about at once names the first to the second', async () => {
    const id = await newCase('conflict')
    const body = { version: 1, comment: 'Nei' }
    const answers = await Promise.all([
      ask('POST', `cases/${id}/decision`, { ...body, action: 'reject' }),
      askAsColleague('POST', `cases/${id}/decision`, { ...body, action: 'ask-for-changes' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const second = answers.find(({ status }) => status === 409)
    expect(await second?.json()).toEqual({ error: 'CASE_CHANGED' })
    const isMineFirst = answers[0]?.status === 200
    const { pending } = await read(id)
    expect(pending?.by).toBe(isMineFirst ? 'Kari Saksbehandler' : 'Ola Kollega')
    await database
      .update(caseDecision)
      .set({ takesEffectAt: sql`now()` })
      .where(eq(caseDecision.caseId, id))
    await applyEffect(database, id, async () => undefined)
    const { version, events } = await read(id)
    // The page uses this to find what happened since a version.
    expect(version).toBe(events.length + 1)
    expect(events.at(-1)?.name).toBe(pending?.by)
  })
})

describe('a hidden field', () => {
  const number = '01010750160'
  const show = (id: string, secret: string, reason: string, asker = ask) =>
    asker('POST', `cases/${id}/secrets`, { secret, reason })
  const entriesOf = (id: string) =>
    database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))

  async function withNationalId() {
    const userId = await newPerson()
    await saveNationalId(database, testEncryption, { userId, number })
    return { userId, id: await newCase('loan', { userId }) }
  }

  it('is shown for a reason, which is kept with who looked, and never the number', async () => {
    const { userId, id } = await withNationalId()
    expect((await read(id)).secrets).toEqual(['national-id', 'account-number'])
    const response = await show(id, 'national-id', '  Utbetaling til banken ')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ value: number })
    const entries = await entriesOf(id)
    expect(entries).toMatchObject([
      {
        action: 'case-field-shown',
        actorId: me,
        after: { caseField: 'national-id', caseReason: 'Utbetaling til banken' },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(number)
    const seen = await database.select().from(accessLog).where(eq(accessLog.subjectId, userId))
    expect(seen).toMatchObject([{ actorId: me, data: 'national-id', reason: 'case' }])
  })

  it('of its kind is shown in the same way', async () => {
    const id = await newCase('loan')
    expect(await (await show(id, 'account-number', 'Kontrollerer')).json()).toEqual({
      value: `of ${id}`,
    })
    expect(await entriesOf(id)).toMatchObject([{ after: { caseField: 'account-number' } }])
  })

  it('that is not there is not shown, and nothing is noted', async () => {
    const id = await newCase('other')
    const asker = serveTo(await newPerson())
    for (const secret of ['national-id', 'account-number', 'constructor'])
      expect(await refusal(await show(id, secret, 'Kontrollerer', asker))).toEqual([
        404,
        { error: 'SECRET_NOT_THERE' },
      ])
    expect(await entriesOf(id)).toEqual([])
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await show(unknown, 'national-id', 'Kontrollerer', asker)).status).toBe(404)
  })

  it.each(['', '     ', 'fire', `${number} er nummeret`, 'x'.repeat(301)])(
    'is not shown for %j',
    async (reason) => {
      const { id } = await withNationalId()
      const response = await show(id, 'national-id', reason, serveTo(await newPerson()))
      expect(response.status).toBe(400)
      expect(await entriesOf(id)).toEqual([])
    },
  )

  it('is shown ten times in a quarter of an hour, also when many are asked for at once', async () => {
    const { id } = await withNationalId()
    const asker = serveTo(await newPerson())
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => show(id, 'national-id', 'Kontrollerer', asker)),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(5).fill(429)])
    expect(await entriesOf(id)).toHaveLength(10)
  })
})

describe('statistics', () => {
  const ofPeriod = async (query = '') =>
    CaseStatistics.parse(await (await ask('GET', `case-statistics?${query}`)).json())

  it('say how long people waited until the first decision, and what waits now', async () => {
    const kind = 'loan'
    const before = await ofPeriod()
    const waited: string[] = []
    const yesterday = new Date(Date.now() - 86_400_000)
    for (const [days, action] of [
      [2, 'approve'],
      [4, 'reject'],
      [40, 'approve'],
    ] as const) {
      const id = await newCase(kind, { group: 'abroad' })
      await age(id, days)
      await step(id, action, action === 'reject' ? yesterday : undefined)
      waited.push(id)
    }
    // The second decision of a case is not what somebody waited for.
    await step(waited[1] ?? '', 'reopen')
    await step(waited[1] ?? '', 'approve')
    const open = await newCase(kind, { group: 'abroad' })
    await age(open, 16)
    const after = await ofPeriod()
    expect(after.decided.decided - before.decided.decided).toBe(3)
    expect(after.decided.rejected - before.decided.rejected).toBe(1)
    expect(after.open.waiting - before.open.waiting).toBe(1)
    expect(after.open.ages[3] - before.open.ages[3]).toBe(1)
    expect(after.open.overdue - before.open.overdue).toBe(1)
    const group = after.decidedByGroup.find((one) => one.kind === kind && one.group === 'abroad')
    expect(group).toMatchObject({ decided: 3, approved: 2, rejected: 1 })
    expect(Math.round(group?.medianDays ?? 0)).toBe(3)
    // Nine of ten is between the second and the last: 3 + 0.8 * 37.
    expect(Math.round(group?.slowDays ?? 0)).toBe(33)
    expect(Math.round(group?.longestDays ?? 0)).toBe(40)
    const [week] = after.weeks.slice(-1)
    expect(new Date(`${week?.monday}T12:00:00Z`).getUTCDay()).toBe(1)
    expect(after.openByGroup).toContainEqual(expect.objectContaining({ kind, group: 'abroad' }))
  })

  it('count what was decided in the period alone, by the calendar of Norway', async () => {
    const id = await newCase('midnight')
    await step(id, 'approve', new Date('2026-03-28T23:30:00Z'))
    const on = async (day: string) => (await ofPeriod(`from=${day}&to=${day}`)).decided.decided
    // Half past midnight on the 29th, a day of 23 hours.
    expect([await on('2026-03-28'), await on('2026-03-29'), await on('2026-03-30')]).toEqual([
      0, 1, 0,
    ])
  })

  it('of a period without decisions are of nothing', async () => {
    expect((await ofPeriod('from=2020-01-01&to=2020-01-02')).decided).toEqual({
      decided: 0,
      approved: 0,
      rejected: 0,
      medianDays: 0,
      slowDays: 0,
      longestDays: 0,
    })
  })
})
