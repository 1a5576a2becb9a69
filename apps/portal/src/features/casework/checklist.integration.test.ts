import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { editCase, openCase } from '#core/cases/open-case.server.ts'
import { caseData } from '#core/cases/personal-data.server.ts'
import { caseDecision, caseTick } from '#core/cases/tables.server.ts'
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
import { CaseSetup, OpenCase } from './contract.ts'
import { createCaseworkApi } from './handlers.server.ts'
import { moveEntry } from './move-entry.server.ts'
import { movedChecks } from './save-check.server.ts'

const { database } = await createTestDatabase()
const log = createLog('silent')
const kinds = ['loan', 'grant', 'visa', 'stay', 'trip', 'ordered', 'order', 'crowd', 'suggested']

function serveTo(userId: string) {
  const casework = createCaseworkApi({
    database,
    encryption: testEncryption,
    files: { store: { get: async () => null } as never, encryption: testEncryption, log },
    configuration: testConfiguration,
    caseKinds: kinds.map((kind) => ({ kind, prepare: async () => null })),
    clock: () => new Date(),
    requireStaff: allowStaff({
      kind: 'staff',
      userId,
      roles: ['caseworker', 'admin'],
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

const { userId: me } = await seedStaff(
  database,
  ['caseworker'],
  buildPerson({ firstName: 'Kari', lastName: 'Saksbehandler', membership: null }),
)
const ask = serveTo(me)
const refusal = async (response: Response) => [response.status, await response.json()]

async function newCase(kind: string) {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const id = await openCase(database, { kind, deadlineDays: 14, userId, language: 'no' })
  return { id, userId }
}

const save = (kind: string, form: { no: string; isRequired: boolean }, seen: unknown = null) =>
  ask('POST', 'case-setup/changes', {
    action: 'save-check',
    kind,
    seen,
    form: { text: { no: form.no, en: `${form.no} (en)` }, isRequired: form.isRequired },
  })

const removeCheck = (id: string, version: number) =>
  ask('POST', 'case-setup/changes', { action: 'remove', part: 'check', seen: { id, version } })

const moveCheck = (id: string, version: number, to: 'earlier' | 'later') =>
  ask('POST', 'case-setup/changes', { action: 'move', part: 'check', seen: { id, version }, to })

async function listOf(kind: string) {
  const { checks } = CaseSetup.parse(await (await ask('GET', 'case-setup')).json())
  return checks.filter((item) => item.kind === kind)
}

/** A line of the checklist, by its text. */
async function newCheck(kind: string, no: string, isRequired = false): Promise<string> {
  expect((await save(kind, { no, isRequired })).status).toBe(200)
  return (await listOf(kind)).find(({ text }) => text.no === no)?.id ?? ''
}

const read = async (id: string) => OpenCase.parse(await (await ask('GET', `cases/${id}`)).json())
const tick = (id: string, check: string, isTicked = true, as = ask) =>
  as('PUT', `cases/${id}/checks/${check}`, { isTicked })
const decide = async (id: string, action: string) =>
  ask('POST', `cases/${id}/decision`, {
    version: (await read(id)).version,
    action,
    comment: action === 'approve' ? '' : 'Nei',
  })

describe('the checklist of a kind', () => {
  it('begins with suggestions, which are added once', async () => {
    const kind = 'suggested'
    const add = () =>
      ask('POST', 'case-setup/changes', {
        action: 'add-checks',
        kind,
        forms: [
          { text: { no: 'Vedtekter', en: 'Statutes' }, isRequired: true },
          { text: { no: 'Rapporter', en: 'Reports' }, isRequired: false },
        ],
      })
    const pressed = await Promise.all([add(), add(), add()])
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const lines = (await listOf(kind)).map(({ text, isRequired }) => [text.no, isRequired])
    expect(lines).toEqual([
      ['Vedtekter', true],
      ['Rapporter', false],
    ])
  })

  it('is edited as it was seen, and in the audit log', async () => {
    const id = await newCheck('loan', 'Passet')
    const [seen] = await listOf('loan')
    const changed = { no: 'Passet er gyldig', isRequired: true }
    expect((await save('loan', changed, { id, version: seen?.version })).status).toBe(200)
    const outdated = [409, { error: 'CHECKLIST_CHANGED' }]
    expect(await refusal(await save('loan', changed, { id, version: seen?.version }))).toEqual(
      outdated,
    )
    expect(await listOf('loan')).toMatchObject([{ id, isRequired: true, version: 2 }])
    const remove = (version: number) => removeCheck(id, version)
    expect(await refusal(await remove(1))).toEqual(outdated)
    expect((await remove(2)).status).toBe(200)
    expect(await listOf('loan')).toEqual([])
    expect(await refusal(await remove(2))).toEqual(outdated)
    const entries = await database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, id))
    expect(entries.map(({ action }) => action)).toEqual([
      'case-check-saved',
      'case-check-saved',
      'case-check-removed',
    ])
  })

  it('is in the order that administrators give it, in cases as well', async () => {
    const [first, second, third] = [
      await newCheck('ordered', 'Passet'),
      await newCheck('ordered', 'Navnet'),
      await newCheck('ordered', 'Studiet'),
    ]
    const elsewhere = await newCheck('order', 'Annet')
    const order = async () => (await listOf('ordered')).map(({ id }) => id)
    expect((await moveCheck(third, 1, 'earlier')).status).toBe(200)
    expect(await order()).toEqual([first, third, second])
    expect(await refusal(await moveCheck(third, 1, 'earlier'))).toEqual([
      409,
      { error: 'CHECKLIST_CHANGED' },
    ])
    expect((await moveCheck(third, 2, 'earlier')).status).toBe(200)
    // At the end it stays where it is.
    expect((await moveCheck(third, 3, 'earlier')).status).toBe(200)
    expect(await order()).toEqual([third, first, second])
    const { id } = await newCase('ordered')
    expect((await read(id)).checks.map((check) => check.id)).toEqual([third, first, second])
    expect((await removeCheck(first, 1)).status).toBe(200)
    expect(await refusal(await moveCheck(first, 1, 'later'))).toEqual([
      409,
      { error: 'CHECKLIST_CHANGED' },
    ])
    // A line that was removed is not moved past.
    expect((await moveCheck(second, 1, 'earlier')).status).toBe(200)
    expect(await order()).toEqual([second, third])
    const last = await newCheck('ordered', 'Til sist')
    expect(await order()).toEqual([second, third, last])
    expect((await listOf('order')).map((check) => check.id)).toEqual([elsewhere])
    const [moved] = await database
      .select({ before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(and(eq(auditEntry.subjectId, third), eq(auditEntry.action, 'case-check-moved')))
      .orderBy(auditEntry.id)
    expect(moved).toEqual({ before: { casePlace: 3 }, after: { casePlace: 2 } })
  })

  it('is moved by one administrator at a time: neither loses what the other has done', async () => {
    const ids: string[] = []
    for (const no of ['En', 'To', 'Tre', 'Fire']) ids.push(await newCheck('crowd', no))
    const [first = '', second, third = '', fourth] = ids
    const staff = { kind: 'staff', userId: me, roles: ['admin'], requestId: null } as const
    let later: Promise<Response> | Response | undefined
    await database.transaction(async (transaction) => {
      const seen = { id: first, version: 1 }
      await moveEntry(transaction, staff, movedChecks, {
        action: 'move',
        part: 'check',
        seen,
        to: 'later',
      })
      later = moveCheck(third, 1, 'earlier')
      await transaction.execute(sql`select pg_sleep(0.3)`)
    })
    expect((await later)?.status).toBe(200)
    expect((await listOf('crowd')).map(({ id }) => id)).toEqual([second, third, first, fourth])
  })

  it('is of a kind that there is', async () => {
    const unknown = await save('nothing', { no: 'Passet', isRequired: false })
    expect(await refusal(unknown)).toEqual([404, { error: 'CASE_KIND_NOT_FOUND' }])
  })
})

describe('a tick', () => {
  it('says who looked and when, and is taken back; a removed line stays where it was ticked', async () => {
    const { id } = await newCase('grant')
    const [ticked, other] = [await newCheck('grant', 'Passet'), await newCheck('grant', 'Navnet')]
    expect((await tick(id, ticked)).status).toBe(200)
    expect((await tick(id, ticked)).status).toBe(200)
    expect((await read(id)).checks).toMatchObject([
      { id: ticked, ticked: { by: 'Kari Saksbehandler', isOutdated: false } },
      { id: other, ticked: null },
    ])
    for (const check of [ticked, other]) await removeCheck(check, 1)
    expect((await read(id)).checks).toMatchObject([{ id: ticked, isOffered: false }])
    const gone = [409, { error: 'CHECKLIST_CHANGED' }]
    expect(await refusal(await tick(id, other))).toEqual(gone)
    const third = await newCheck('grant', 'Studiet')
    await tick(id, third)
    await tick(id, third, false)
    expect((await read(id)).checks.map((check) => [check.id, check.ticked !== null])).toEqual([
      [ticked, true],
      [third, false],
    ])
  })

  it('is of a line of its kind, and of nobody’s own case', async () => {
    const { id, userId } = await newCase('loan')
    const check = await newCheck('visa', 'Passet')
    expect(await refusal(await tick(id, check))).toEqual([409, { error: 'CHECKLIST_CHANGED' }])
    const own = await newCheck('loan', 'Eget')
    const asOwner = await tick(id, own, true, serveTo(userId))
    expect(await refusal(asOwner)).toEqual([403, { error: 'OWN_CASE' }])
    expect(await database.$count(caseTick, eq(caseTick.caseId, id))).toBe(0)
  })

  it('belongs to the student, and leaves with the account', async () => {
    const { id, userId } = await newCase('visa')
    await tick(id, await newCheck('visa', 'Studiet'))
    const ofTicks = caseData.find(({ table }) => table === caseTick)
    if (!ofTicks) throw new Error('ticks are no personal data')
    const person = { userId, email: 'x@trivsel.example', personKeys: [] }
    expect(await database.$count(caseTick, ofTicks.rowsOf(person))).toBe(1)
    await database.delete(user).where(eq(user.id, userId))
    expect(await database.$count(caseTick, eq(caseTick.caseId, id))).toBe(0)
  })
})

describe('an approval', () => {
  it('needs what is required, and nothing else', async () => {
    const { id } = await newCase('stay')
    const required = await newCheck('stay', 'Passet', true)
    await newCheck('stay', 'Navnet')
    const incomplete = [409, { error: 'CHECKLIST_INCOMPLETE' }]
    expect(await refusal(await decide(id, 'approve'))).toEqual(incomplete)
    await tick(id, required)
    await tick(id, required, false)
    expect(await refusal(await decide(id, 'approve'))).toEqual(incomplete)
    await tick(id, required)
    expect((await decide(id, 'approve')).status).toBe(200)
    expect(await refusal(await tick(id, required, false))).toEqual([409, { error: 'CASE_CHANGED' }])
    expect(await database.$count(caseDecision, eq(caseDecision.caseId, id))).toBe(1)
  })

  it('needs it again when the student has changed the case since', async () => {
    const { id, userId } = await newCase('trip')
    const required = await newCheck('trip', 'Passet', true)
    await tick(id, required)
    expect((await decide(id, 'reject')).status).toBe(200)
    await database.delete(caseDecision).where(eq(caseDecision.caseId, id))
    await database.execute(
      `insert into portal.case_event (case_id, action, from_status, to_status, actor_kind, actor_id)
       values ('${id}', 'ask-for-changes', 'OPPRETTET', 'KOMMENTERT_VENTER_PA_KUNDE', 'staff', 'x')`,
    )
    await editCase(database, { caseId: id, kind: 'trip', userId })
    expect((await read(id)).checks).toMatchObject([{ ticked: { isOutdated: true } }])
    expect(await refusal(await decide(id, 'approve'))).toEqual([
      409,
      { error: 'CHECKLIST_INCOMPLETE' },
    ])
    await tick(id, required)
    expect((await decide(id, 'approve')).status).toBe(200)
  })

  it('is all that needs it', async () => {
    const { id } = await newCase('stay')
    expect((await decide(id, 'reject')).status).toBe(200)
  })
})
