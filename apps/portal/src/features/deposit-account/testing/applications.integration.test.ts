import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { bankAccount } from '#core/bank/accounts.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import type { ChosenTerms } from '#core/cases/case-kind.server.ts'
import { decideCase, takeBackDecision } from '#core/cases/decide-case.server.ts'
import { applyEffect } from '#core/cases/effect.server.ts'
import {
  type CaseDecision,
  caseActions,
  caseActors,
  caseStatuses,
  graceSeconds,
  stepTarget,
} from '#core/cases/rules.ts'
import { caseDecision, caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { documentCheck } from '#core/documents/tables.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { confirmProposal, withdrawProposal } from '#core/proposals/decide-proposal.server.ts'
import { listProposals } from '#core/proposals/list-proposals.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { institution as institutionTable } from '#core/studies/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { Database } from '#platform/database/database.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { createLog } from '#platform/log.server.ts'
import { systemClock } from '#platform/time/clock.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  buildPerson,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { accountEndpoints } from '../account/endpoints.ts'
import { applicationEndpoints } from '../apply/endpoints.ts'
import { applicationCases, applyApplicationDecision } from '../decide/decide-application.server.ts'
import { decisionEndpoints } from '../decide/endpoints.ts'
import { findStaffApplication } from '../decide/find-staff-application.server.ts'
import { findTerms } from '../decide/find-terms.server.ts'
import { lapseUnpaidApprovals } from '../decide/lapse-approvals.server.ts'
import { createDepositAccountApi } from '../handlers.server.ts'
import { academicYearOf, dueDateOf } from '../model/amounts.ts'
import {
  AccountApplication,
  CreditNotes,
  DepositAccount,
  SavedDraft,
  StaffApplication,
} from '../model/contract.ts'
import { usualDeadlines } from '../model/deadlines.testing.ts'
import {
  depositAccount,
  depositAmount,
  depositApplication,
  depositDeadlines,
} from '../model/tables.server.ts'
import { readTermsKey } from '../model/terms.ts'
import { depositData } from '../personal-data.server.ts'
import { amountProposals } from '../setup/amount-proposal.server.ts'
import { listAmounts } from '../setup/amounts.server.ts'
import { setupEndpoints } from '../setup/endpoints.ts'

const atOnce = 20
const { database } = await createTestDatabase({ size: atOnce + 4 })
await seedInstitutions(database)
const portalUrl = 'https://portal.example'
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const staff: StaffActor = {
  kind: 'staff',
  userId: await newPerson(),
  roles: ['caseworker'],
  requestId: 'request',
}
const app = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createDepositAccountApi({
    database,
    portalUrl,
    sessions,
    requireStaff: allowStaff(staff),
    encryption: testEncryption,
    configuration: { ...testConfiguration, ...exampleDeposit },
    clock: systemClock,
  }),
)
const graph = caseStatuses.flatMap((from) =>
  caseActions.flatMap((action) => caseActors.map((actor) => ({ from, action, actor }))),
)

async function newPerson(): Promise<string> {
  const person = buildPerson({ membership: null })
  return (await seedPeople(database, [person])).get(person.email) ?? ''
}

const submission = {
  user: {
    firstName: ' Linh ',
    lastName: 'Nguyễn',
    birthDate: '2003-04-05',
    email: 'linh@example.org',
    nationality: 'Vietnam',
  },
  study: {
    subject: 'Informatics',
    description: '',
    nrOfSemesters: 2,
    semester: 'HOEST',
    degree: null,
  },
  institution: { name: 'University of Oslo', code: 'UiO' },
}

function ask(userId: string, method: string, path: string, body?: unknown) {
  return app.request(path, {
    method,
    headers: { 'content-type': 'application/json', 'x-test-user': userId },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
const endpoints = {
  ...applicationEndpoints,
  ...accountEndpoints,
  ...decisionEndpoints,
  ...setupEndpoints,
}
const inEnglish = (route: typeof endpoints.send | typeof endpoints.edit) =>
  `${route.path}?language=en`
const send = (userId: string, body: unknown = submission) =>
  ask(userId, 'POST', inEnglish(endpoints.send), body)
const edit = (userId: string, id: string, body: object = submission) =>
  ask(userId, 'PUT', inEnglish(endpoints.edit), { ...body, id })
const own = async (userId: string) =>
  AccountApplication.parse(await (await ask(userId, 'GET', endpoints.application.path)).json())

async function newApplication() {
  const userId = await newPerson()
  const { id }: { id: string } = await (await send(userId)).json()
  return { userId, id }
}

async function decide(
  caseId: string,
  action: CaseDecision,
  comment = 'Navnet er feil',
  terms: ChosenTerms | null = null,
) {
  const [found] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
  await decideCase(
    database,
    staff,
    { caseId, caseKinds: [applicationCases], version: found?.version ?? 0, action, comment },
    (transaction) =>
      applicationCases.prepare(transaction, {
        caseId,
        action,
        staff,
        terms,
        encryption: testEncryption,
      }),
  )
}

const run = (caseId: string) =>
  applyEffect(database, caseId, (transaction, effect) =>
    applyApplicationDecision(transaction, effect, portalUrl),
  )
async function pass(caseId: string) {
  await database
    .update(caseDecision)
    .set({ takesEffectAt: sql`now()` })
    .where(eq(caseDecision.caseId, caseId))
  await run(caseId)
}
async function mailsTo(userId: string): Promise<string[]> {
  const { rows } = await database.execute<{ subject: string }>(sql`
    select payload->>'subject' as subject from graphile_worker._private_jobs
    where payload->>'to' = (select email from ${user} where id = ${userId}) order by id`)
  return rows.map(({ subject }) => subject)
}
const refusal = async (response: Response) => [response.status, await response.json()]

afterEach(async () => {
  await database.delete(depositAmount).where(eq(depositAmount.academicYear, 2027))
})
const enterAmounts = () =>
  database
    .insert(depositAmount)
    .values(
      [2026, 2027].map((academicYear) => ({
        academicYear,
        kind: 'year' as const,
        amountOre: 17_000_000,
        source: 'test',
      })),
    )
    .onConflictDoNothing()

describe('the graph of cases', () => {
  it('is the same in the database as in the code', async () => {
    for (const { from, action, actor } of graph) {
      const { rows } = await database.execute<{ to: string | null }>(
        sql`select portal.case_step_target(${from}, ${action}, ${actor}) as to`,
      )
      expect(rows[0]?.to, `${from} ${action} ${actor}`).toBe(stepTarget(from, action, actor))
    }
  })

  it('cannot be left by writing a status or an event that it has not', async () => {
    const { id, userId } = await newApplication()
    await expect(
      database.update(caseFile).set({ status: 'INNVILGET' }).where(eq(caseFile.id, id)),
    ).rejects.toThrow()
    const event = { caseId: id, actorKind: 'staff', actorId: staff.userId } as const
    await expect(
      database
        .insert(caseEvent)
        .values({ ...event, action: 'approve', fromStatus: 'AVVIST', toStatus: 'INNVILGET' }),
    ).rejects.toThrow()
    await expect(
      database
        .insert(caseEvent)
        .values({ ...event, action: 'reopen', fromStatus: 'AVVIST', toStatus: 'OPPRETTET' }),
    ).rejects.toThrow()
    await expect(
      database.insert(caseFile).values({ userId, kind: 'other', language: 'no', status: 'AVVIST' }),
    ).rejects.toThrow()
    expect((await own(userId)).status).toBe('OPPRETTET')
  })

  it('keeps its events as they are until the account goes', async () => {
    const { id, userId } = await newApplication()
    await decide(id, 'reject')
    await pass(id)
    const isThis = eq(caseEvent.caseId, id)
    await expect(database.update(caseEvent).set({ comment: 'x' }).where(isThis)).rejects.toThrow()
    await expect(database.delete(caseEvent).where(isThis)).rejects.toThrow()
    await database.delete(user).where(eq(user.id, userId))
    expect(await database.$count(caseEvent, isThis)).toBe(0)
  })
})

describe('an application', () => {
  it('is sent, read in the words of the specification, and confirmed by mail', async () => {
    const userId = await newPerson()
    expect(await own(userId)).toMatchObject({ id: null, status: null, events: [] })
    const { id } = await (await send(userId)).json()
    expect(await own(userId)).toMatchObject({
      id,
      status: 'OPPRETTET',
      invoiceNumber: '',
      comment: '',
      user: { ...submission.user, firstName: 'Linh' },
      study: submission.study,
      institution: { code: 'UiO', name: 'Universitetet i Oslo' },
      events: [{ action: 'send', by: 'customer' }],
    })
    expect(await mailsTo(userId)).toEqual(['We have received your deposit account application'])
  })

  it('says what will be deposited: the figure of the year that it was first sent for', async () => {
    const { userId, id } = await newApplication()
    const askAmount = async (query: object) => {
      const search = new URLSearchParams({ ...query })
      return ask(userId, 'GET', `${endpoints.expectedAmount.path}?${search}`)
    }
    const aYear = { institution: 'UiO', semesters: 2, semesterStart: 'HOEST' }
    const year = academicYearOf(
      { depositForm: 'semesters', degree: null, semesters: 2, semesterStart: 'HOEST' },
      osloDate(new Date()),
      usualDeadlines,
    )
    await database
      .insert(depositAmount)
      .values(
        [year - 1, year].map((academicYear) => ({
          academicYear,
          kind: 'year' as const,
          amountOre: academicYear * 100,
          source: 'test',
        })),
      )
      .onConflictDoUpdate({
        target: [depositAmount.academicYear, depositAmount.kind],
        set: { amountOre: sql`excluded.amount_ore` },
      })
    expect(await (await askAmount(aYear)).json()).toEqual({ amountOre: year * 100 })
    await database
      .update(caseFile)
      .set({ createdAt: sql`${caseFile.createdAt} - interval '1 year'` })
      .where(eq(caseFile.id, id))
    expect(await (await askAmount(aYear)).json()).toEqual({ amountOre: (year - 1) * 100 })
    expect(await (await askAmount({ ...aYear, semesters: 1 })).json()).toEqual({ amountOre: null })
    for (const [name, value] of Object.entries({
      institution: 'XX',
      degree: 'phd',
      semesters: 3,
      semesterStart: 'HOST',
    }))
      expect((await askAmount({ ...aYear, [name]: value })).status, name).toBe(400)
    expect((await askAmount({ ...aYear, institution: 'BI' })).status).toBe(400)
    await database
      .delete(depositAmount)
      .where(inArray(depositAmount.academicYear, [year - 1, year]))
  })

  it('is one, however often it is sent at once', async () => {
    const userId = await newPerson()
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send(userId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(atOnce - 1)
    expect(await database.$count(caseFile, eq(caseFile.userId, userId))).toBe(1)
    expect(await mailsTo(userId)).toHaveLength(1)
  })

  it('is the sender’s alone', async () => {
    const { id } = await newApplication()
    const other = await newPerson()
    expect((await own(other)).id).toBeNull()
    expect(await refusal(await edit(other, id))).toEqual([404, { error: 'CASE_NOT_FOUND' }])
    expect((await send('')).status).toBe(401)
  })

  const { user: applicant, study, institution } = submission
  it.each([
    ['no name', ['user.firstName'], { user: { ...applicant, firstName: '  ' } }],
    ['a long name', ['user.lastName'], { user: { ...applicant, lastName: 'a'.repeat(101) } }],
    ['markup', ['user.lastName'], { user: { ...applicant, lastName: '<b>' + '\u202e' } }],
    ['no such day', ['user.birthDate'], { user: { ...applicant, birthDate: '2003-02-30' } }],
    ['a day to come', ['user.birthDate'], { user: { ...applicant, birthDate: '2999-01-01' } }],
    ['no country', ['user.nationality'], { user: { ...applicant, nationality: 'Atlantis' } }],
    ['no address', ['user.email'], { user: { ...applicant, email: 'linh' } }],
    ['no institution', ['institution.code'], { institution: { ...institution, code: 'XX' } }],
    ['three semesters', ['study.nrOfSemesters'], { study: { ...study, nrOfSemesters: 3 } }],
    ['no start', ['study.semester'], { study: { ...study, semester: 'EMPTY' } }],
    [
      'no degree where one is asked for',
      ['study.degree'],
      { institution: { name: '', code: 'BI' } },
    ],
    ['another degree', ['study.degree'], { study: { ...study, degree: 'phd' } }],
  ])('with %s is refused, and the answer names %j', async (_, fields, changed) => {
    const userId = await newPerson()
    const answer = await send(userId, { ...submission, ...changed })
    expect(await refusal(answer)).toEqual([400, { error: 'INVALID_REQUEST', fields }])
    expect((await own(userId)).id).toBeNull()
  })

  it.each([
    [{}, ['user', 'study', 'institution']],
    [[], []],
  ])('is no %j', async (body, fields) => {
    const answer = await send(await newPerson(), body)
    expect(await refusal(answer)).toEqual([400, { error: 'INVALID_REQUEST', fields }])
  })

  it('takes signs of any kind in the study programme', async () => {
    const userId = await newPerson()
    const subject = 'C++ & <Data> = 100 % | $'
    await send(userId, { ...submission, study: { ...study, subject } })
    expect((await own(userId)).study?.subject).toBe(subject)
  })

  it.each([
    ['nothing', undefined, 'no'],
    ['English', 'en', 'en'],
    ['Norwegian', 'no', 'no'],
  ] as const)(
    'without a language is in that of the account, which has %s',
    async (_, language, expected) => {
      const userId = await newPerson()
      await database.delete(profile).where(eq(profile.userId, userId))
      if (language) await database.insert(profile).values({ userId, language })
      const answer = await ask(userId, 'POST', endpoints.send.path, submission)
      expect(answer.status).toBe(200)
      const { id } = await answer.json()
      const [found] = await database.select().from(caseFile).where(eq(caseFile.id, id))
      expect(found?.language).toBe(expected)
      await decide(id, 'reject')
      await pass(id)
      const again = await ask(userId, 'PUT', endpoints.edit.path, { ...submission, id })
      expect(again.status).toBe(200)
      const confirmation = expected === 'en' ? /received/ : /mottatt|fått/
      expect((await mailsTo(userId)).at(-1)).toMatch(confirmation)
    },
  )

  it('is known to staff by the name on it, which a new one replaces', async () => {
    const { userId, id } = await newApplication()
    const nameOf = async () =>
      (await database.select().from(caseFile).where(eq(caseFile.id, id)))[0]?.applicantName
    expect(await nameOf()).toBe('Linh Nguyễn')
    await decide(id, 'ask-for-changes')
    await pass(id)
    await edit(userId, id, { ...submission, user: { ...applicant, firstName: 'Lan' } })
    expect(await nameOf()).toBe('Lan Nguyễn')
  })

  it('with a name that no letter could be written to is refused, and with rare letters taken', async () => {
    const userId = await newPerson()
    const named = (firstName: string) => ({
      ...submission,
      user: { ...submission.user, firstName },
    })
    expect(await refusal(await send(userId, named('Mina\uAB30')))).toEqual([
      422,
      { error: 'NAME_UNWRITABLE' },
    ])
    expect((await send(userId, named('明美'))).status).toBe(400)
    const sent = await send(userId, named('Đặng Şeyma Łucja'))
    const { id }: { id: string } = await sent.json()
    await decide(id, 'ask-for-changes')
    await pass(id)
    expect((await edit(userId, id, named('Mina\uAB30'))).status).toBe(422)
    expect((await edit(userId, id, named('Mohammed'))).status).toBe(200)
  })

  it('has a degree where the institution asks for one, and no semesters whatever was sent', async () => {
    const userId = await newPerson()
    const sent = await send(userId, {
      ...submission,
      study: { ...study, degree: 'master' },
      institution: { name: 'BI', code: 'BI' },
    })
    expect(sent.status).toBe(200)
    expect((await own(userId)).study).toMatchObject({
      degree: 'master',
      nrOfSemesters: 0,
      semester: 'EMPTY',
    })
  })

  describe('at an institution of one’s own', () => {
    const code = 'Fjordvel'
    const institutionOf = { name: 'Fjordvel', code }
    const withDegree = {
      ...submission,
      study: { ...study, degree: 'bachelor' },
      institution: institutionOf,
    }
    const set = (values: Partial<typeof institutionTable.$inferInsert>) =>
      database.update(institutionTable).set(values).where(eq(institutionTable.code, code))
    const stored = async (userId: string) => {
      const [found] = await database
        .select({ depositForm: depositApplication.depositForm })
        .from(depositApplication)
        .innerJoin(caseFile, eq(caseFile.id, depositApplication.caseId))
        .where(eq(caseFile.userId, userId))
      return found?.depositForm
    }

    beforeEach(async () => {
      await database
        .insert(institutionTable)
        .values({ code, name: { no: 'Fjordvel høgskole', en: 'Fjordvel College' } })
        .onConflictDoNothing()
      await set({ depositForm: 'degree', isActive: true })
    })

    it('keeps the form that it was sent with when the institution asks for another', async () => {
      const userId = await newPerson()
      const { id } = await (await send(userId, withDegree)).json()
      expect(await stored(userId)).toBe('degree')
      await set({ depositForm: 'semesters' })
      expect((await own(userId)).study).toMatchObject({ degree: 'bachelor', nrOfSemesters: 0 })
      expect(await findStaffApplication(database, id)).toMatchObject({
        amountKind: 'degree-bachelor',
        institusjon: 'Fjordvel høgskole',
      })
      await decide(id, 'ask-for-changes')
      await pass(id)
      const again = { ...submission, institution: institutionOf }
      expect((await edit(userId, id, again)).status).toBe(200)
      expect(await stored(userId)).toBe('semesters')
    })

    it('is refused when it is not active, unless it is in the application already', async () => {
      const userId = await newPerson()
      const { id } = await (await send(userId, withDegree)).json()
      await set({ isActive: false })
      const refused = [400, { error: 'INVALID_REQUEST', fields: ['institution.code'] }]
      expect(await refusal(await send(await newPerson(), withDegree))).toEqual(refused)
      await decide(id, 'ask-for-changes')
      await pass(id)
      expect((await edit(userId, id, withDegree)).status).toBe(200)
      const other = await newApplication()
      await decide(other.id, 'ask-for-changes')
      await pass(other.id)
      expect(await refusal(await edit(other.userId, other.id, withDegree))).toEqual(refused)
    })

    it('is not listed for others while it is not active', async () => {
      const codes = async () => {
        const query = new URLSearchParams({ language: 'en', type: 'udi' })
        const answer = await app.request(`${endpoints.universities.path}?${query}`)
        const { items } = (await answer.json()) as { items: { code: string; name: string }[] }
        return items
      }
      expect(await codes()).toContainEqual({ code, name: 'Fjordvel College' })
      await set({ isActive: false })
      expect(await codes()).not.toContainEqual({ code, name: 'Fjordvel College' })
    })
  })
})

describe('a decision', () => {
  it('can be withdrawn until it takes effect, and until then nobody is notified', async () => {
    const { id, userId } = await newApplication()
    await decide(id, 'reject')
    await run(id)
    expect(await own(userId)).toMatchObject({ status: 'OPPRETTET', comment: '' })
    const { rows } = await database.execute<{ seconds: number }>(sql`
      select extract(epoch from run_at - now())::float as seconds
      from graphile_worker._private_jobs where key = ${`case-effect:${id}`}`)
    expect(rows[0]?.seconds).toBeGreaterThan(graceSeconds - 60)
    await takeBackDecision(database, staff, { caseId: id, caseKinds: [applicationCases] })
    await pass(id)
    expect((await own(userId)).status).toBe('OPPRETTET')
    await expect(
      takeBackDecision(database, staff, { caseId: id, caseKinds: [applicationCases] }),
    ).rejects.toMatchObject({
      code: 'NOTHING_TO_TAKE_BACK',
    })
  })

  it('takes effect once, however often the job runs, and the student is notified once', async () => {
    const { id, userId } = await newApplication()
    await decide(id, 'ask-for-changes', 'Rett navnet')
    await Promise.all([pass(id), pass(id), pass(id)])
    expect(await own(userId)).toMatchObject({
      status: 'KOMMENTERT_VENTER_PA_KUNDE',
      comment: 'Rett navnet',
      events: [{ action: 'send' }, { action: 'ask-for-changes', by: 'staff' }],
    })
    expect(await mailsTo(userId)).toEqual([
      'We have received your deposit account application',
      'You need to edit your deposit account application',
    ])
  })

  it('of two at once is one', async () => {
    const { id } = await newApplication()
    const both = await Promise.allSettled([decide(id, 'reject'), decide(id, 'ask-for-changes')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CASE_CHANGED' },
    })
    expect(await database.$count(auditEntry, eq(auditEntry.subjectId, id))).toBe(1)
  })

  it('is void when the student has sent the application again meanwhile', async () => {
    const { id, userId } = await newApplication()
    await decide(id, 'ask-for-changes')
    await pass(id)
    await decide(id, 'reject')
    const changed = { ...submission, user: { ...submission.user, firstName: 'Linh Thi' } }
    expect((await edit(userId, id, changed)).status).toBe(200)
    await pass(id)
    expect(await own(userId)).toMatchObject({
      status: 'ENDRET_AV_KUNDE',
      user: { firstName: 'Linh Thi' },
    })
  })

  it('needs words where the student has to act, and a step that there is', async () => {
    const { id } = await newApplication()
    await expect(decide(id, 'reject', '')).rejects.toMatchObject({ code: 'COMMENT_REQUIRED' })
    await expect(decide(id, 'reopen')).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' })
  })

  it('that approves needs the figure of the academic year, and keeps it', async () => {
    const { id, userId } = await newApplication()
    await expect(decide(id, 'approve', '')).rejects.toMatchObject({ code: 'AMOUNT_MISSING' })
    await enterAmounts()
    await decide(id, 'approve', '')
    await pass(id)
    await database
      .update(depositAmount)
      .set({ amountOre: 1 })
      .where(and(eq(depositAmount.kind, 'year'), eq(depositAmount.source, 'test')))
    const [row] = await database
      .select()
      .from(depositApplication)
      .where(eq(depositApplication.caseId, id))
    expect(row).toMatchObject({ amountOre: 17_000_000 })
    expect((await own(userId)).status).toBe('INNVILGET')
    expect(await refusal(await edit(userId, id))).toEqual([409, { error: 'STEP_NOT_POSSIBLE' }])
    expect(await refusal(await send(userId))).toEqual([409, { error: 'CASE_EXISTS' }])
    const read = await ask(
      userId,
      'GET',
      endpointAddress(endpoints.staffApplication, { params: { id } }),
    )
    expect(await read.json()).toMatchObject({
      fornavn: 'Linh',
      etternavn: 'Nguyễn',
      status: 'INNVILGET',
      amountOre: 17_000_000,
      hendelser: [{ type: 'approve', metaData: { fra: 'OPPRETTET', til: 'INNVILGET' } }],
    })
  })
})

describe('an account', () => {
  const invoice = (userId: string, id: string) =>
    ask(userId, 'GET', endpointAddress(endpoints.invoice, { params: { id } }))
  const letter = (userId: string) => ask(userId, 'GET', endpoints.confirmation.path)

  async function approved() {
    const { id, userId } = await newApplication()
    await enterAmounts()
    await decide(id, 'approve', '')
    await pass(id)
    return { id, userId, account: await accountOf(userId) }
  }
  it('is none before the approval, and then has an invoice and says how it is paid', async () => {
    const { userId } = await newApplication()
    expect(await accountOf(userId)).toMatchObject({ paid: false, invoice: null, transfer: null })
    const { account, userId: owner } = await approved()
    expect(account).toMatchObject({
      balance: nok(0),
      outstandingAmount: nok(170_000),
      paid: false,
      booked: false,
      invoice: { amount: nok(170_000) },
      transfer: { iban: exampleDeposit.DEPOSIT_IBAN, isExample: true },
      payments: [],
    })
    const { customerNumber, message } = account.transfer ?? { customerNumber: '', message: '' }
    expect(message).toBe(`Linh Nguyễn 05.04.2003 ${customerNumber}`)
    expect(await own(owner)).toMatchObject({ invoiceNumber: account.invoice?.invoiceNumber })
  })

  it('is due by the deadlines that staff have set last', async () => {
    const deadlines = { ...usualDeadlines, autumnDue: '05-20', springDue: '10-10', daysToPay: 30 }
    const save = (version: number) =>
      ask(staff.userId, 'PUT', endpoints.saveDeadlines.path, { ...deadlines, version })
    expect((await save(1)).status).toBe(200)
    expect(await refusal(await save(1))).toEqual([409, { error: 'DEADLINES_CHANGED' }])
    expect(
      await database.$count(auditEntry, eq(auditEntry.action, 'deposit-deadlines-saved')),
    ).toBe(1)
    const { id, account } = await approved()
    const [row] = await database
      .select()
      .from(depositApplication)
      .where(eq(depositApplication.caseId, id))
    if (!row?.academicYear) throw new Error('not approved')
    const { academicYear } = row
    const invoicedOn = osloDate(new Date())
    expect(account.invoice?.dueOn).toBe(dueDateOf(row, { academicYear, invoicedOn }, deadlines))
  })

  it.each([
    { autumnDue: '07-01' },
    { springDue: '06-30' },
    { autumnLastDay: '2026-09-15' },
    { springLastDay: '02-29' },
    { daysToPay: 0 },
    { usualDays: 0 },
    { usualDays: 366 },
  ])('has no deadline like %j', async (wrong) => {
    const body = { ...usualDeadlines, version: 2, ...wrong }
    expect((await ask(staff.userId, 'PUT', endpoints.saveDeadlines.path, body)).status).toBe(400)
  })

  it('is answered within the usual days of staff, which the applicant reads once they are set', async () => {
    const before = await newApplication()
    expect((await own(before.userId)).expected?.answer).toBeNull()
    const body = { ...usualDeadlines, usualDays: 9, version: 2 }
    expect((await ask(staff.userId, 'PUT', endpoints.saveDeadlines.path, body)).status).toBe(200)
    const { userId, id } = await newApplication()
    const by = addDays(osloDate(new Date()), 9)
    expect((await own(userId)).expected).toMatchObject({ answer: { days: 9, by }, daysToPay: 14 })
    const [found] = await database.select().from(caseFile).where(eq(caseFile.id, id))
    expect(found?.deadlineDays).toBe(9)
    const later = { ...usualDeadlines, usualDays: 20, version: 3 }
    expect((await ask(staff.userId, 'PUT', endpoints.saveDeadlines.path, later)).status).toBe(200)
    expect((await own(userId)).expected?.answer).toEqual({ days: 9, by })
    await decide(id, 'reject')
    await pass(id)
    expect((await own(userId)).expected).toBeNull()
  })

  it('has an invoice that its owner alone gets, the same each time', async () => {
    const { userId, account } = await approved()
    const id = account.invoice?.id ?? ''
    const first = await invoice(userId, id)
    expect(first.headers.get('content-type')).toBe('application/pdf')
    expect(first.headers.get('content-disposition')).toBe(`attachment; filename="${id}.pdf"`)
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(Buffer.from(await (await invoice(userId, id)).arrayBuffer()).equals(bytes)).toBe(true)
    const other = await approved()
    for (const asker of [other.userId, await newPerson()])
      expect(await refusal(await invoice(asker, id))).toEqual([404, { error: 'NO_INVOICE' }])
    for (const wrong of ['0', 'x', '-1', '9'.repeat(30)])
      expect((await invoice(userId, wrong)).status).toBe(404)
  })

  it('is paid when all has come, and only then has the letter', async () => {
    const { id, userId, account } = await approved()
    const customerNumber = account.transfer?.customerNumber ?? ''
    expect(await refusal(await letter(userId))).toEqual([409, { error: 'NOT_PAID' }])
    await receive(customerNumber, 16_999_999)
    expect(await accountOf(userId)).toMatchObject({
      balance: nok(169_999.99),
      outstandingAmount: nok(0.01),
      paid: false,
      booked: true,
    })
    expect((await letter(userId)).status).toBe(409)
    await receive(customerNumber, 1)
    expect(await accountOf(userId)).toMatchObject({
      outstandingAmount: nok(0),
      paid: true,
      payments: [{ receivedOn: '2026-11-20' }, { receivedOn: '2026-11-20' }],
    })
    const answer = await letter(userId)
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/)
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await letter(userId)
    expect(
      await database.$count(documentCheck, eq(documentCheck.letter, `deposit-confirmation ${id}`)),
    ).toBe(1)
    expect(await refusal(await letter(await newPerson()))).toEqual([409, { error: 'NOT_PAID' }])
  })

  it('that is paid out is not paid, and its letter not valid, until the money is back', async () => {
    const { id, userId, account } = await approved()
    const customerNumber = account.transfer?.customerNumber ?? ''
    await receive(customerNumber, 17_000_000)
    await letter(userId)
    const versions = () =>
      database
        .select({ revocationReason: documentCheck.revocationReason })
        .from(documentCheck)
        .where(eq(documentCheck.letter, `deposit-confirmation ${id}`))
        .orderBy(documentCheck.issuedAt)
    expect(await versions()).toEqual([{ revocationReason: null }])
    await payOut(customerNumber, 1)
    expect(await accountOf(userId)).toMatchObject({
      balance: nok(169_999.99),
      outstandingAmount: nok(0.01),
      paid: false,
      booked: true,
    })
    expect(await refusal(await letter(userId))).toEqual([409, { error: 'NOT_PAID' }])
    expect(await versions()).toEqual([{ revocationReason: 'money-gone' }])
    await receive(customerNumber, 1)
    expect(await accountOf(userId)).toMatchObject({ outstandingAmount: nok(0), paid: true })
    expect((await letter(userId)).status).toBe(200)
    expect(await versions()).toEqual([
      { revocationReason: 'money-gone' },
      { revocationReason: null },
    ])
  })

  it('gives no letter while money is leaving it at the same time', async () => {
    const { userId, account } = await approved()
    const customerNumber = account.transfer?.customerNumber ?? ''
    await receive(customerNumber, 17_000_000)
    const { answer } = await database.transaction(async (transaction) => {
      await payOut(customerNumber, 17_000_000, transaction)
      const answer = letter(userId)
      await expect.poll(() => countWaiting(database), waits).toBeGreaterThan(0)
      return { answer }
    })
    expect(await refusal(await answer)).toEqual([409, { error: 'NOT_PAID' }])
  })

  it('keeps its owner from deleting the account while it has a balance', async () => {
    const { userId, account } = await approved()
    const blocks = depositData.find(({ table }) => table === depositAccount)?.blocksDeletion
    expect(await blocks?.(database, userId)).toBeUndefined()
    await receive(account.transfer?.customerNumber ?? '', 1)
    expect(await blocks?.(database, userId)).toBe('DEPOSIT_ACCOUNT_OPEN')
  })
})

let references = 0
async function receive(customerNumber: string, amountOre: number) {
  references += 1
  await registerTransfer(
    { database, encryption: testEncryption },
    {
      reference: `account-${references}`,
      amountOre,
      valueDate: '2026-11-20',
      debtorName: 'A sponsor',
      remittance: null,
      endToEndId: null,
      customerNumber,
    },
    { ownAccount: exampleDeposit.DEPOSIT_IBAN, actor: { kind: 'command' } },
  )
}

const accountOf = async (userId: string) =>
  DepositAccount.parse(await (await ask(userId, 'GET', endpoints.account.path)).json())
const nok = (amount: number) => ({ amount, currency: 'NOK' })

/** As long as a busy machine may need; what is waited for comes at once. */
const waits = { timeout: 20_000 }

const payOut = (customerNumber: string, amountOre: number, on: Database = database) =>
  postTransaction(on, {
    key: randomUUID(),
    kind: 'payout-released',
    valueDate: '2026-11-21',
    actorId: null,
    entries: move(amountOre, {
      from: bankAccount(exampleDeposit.DEPOSIT_IBAN),
      to: { kind: 'deposit', key: customerNumber },
    }),
  })

describe('an approval', () => {
  const setAmount = (amountOre: number, academicYear = 2027) =>
    database
      .update(depositAmount)
      .set({ amountOre })
      .where(eq(depositAmount.academicYear, academicYear))
  async function approved() {
    const { id, userId } = await newApplication()
    await enterAmounts()
    await decide(id, 'approve', '')
    await pass(id)
    const { invoice, transfer } = await accountOf(userId)
    if (!invoice || !transfer) throw new Error('There is no invoice')
    return { id, userId, invoice, customerNumber: transfer.customerNumber }
  }
  const termsOf = async (id: string, action: CaseDecision) =>
    (await findTerms(database, id))
      .filter((one) => one.action === action)
      .map(({ key, amountOre }) => ({ key, amountOre }))
  const notesOf = async (userId: string) =>
    CreditNotes.parse(await (await ask(userId, 'GET', endpoints.creditNotes.path)).json()).items
  const caseOf = async (id: string) =>
    (await database.select().from(caseFile).where(eq(caseFile.id, id)))[0]
  const waysBack = (id: string) => applicationCases.afterApproval?.(database, id)

  it('is invoiced by the amount of the decision, and another one than was seen is refused', async () => {
    const { id, userId } = await newApplication()
    await enterAmounts()
    const [seen] = await termsOf(id, 'approve')
    expect(seen).toMatchObject({ amountOre: 17_000_000 })
    await setAmount(18_000_000)
    await expect(decide(id, 'approve', '', seen)).rejects.toMatchObject({ code: 'TERMS_CHANGED' })
    const [now] = await termsOf(id, 'approve')
    await decide(id, 'approve', '', now)
    await setAmount(1)
    await pass(id)
    expect((await accountOf(userId)).invoice?.amount).toEqual(nok(180_000))
  })

  it('that is withdrawn cancels the invoice with a credit note, and its owner may apply again', async () => {
    const { id, userId, invoice } = await approved()
    await expect(decide(id, 'withdraw', '')).rejects.toMatchObject({ code: 'COMMENT_REQUIRED' })
    await decide(id, 'withdraw', 'Opptaket er trukket')
    expect(await notesOf(userId)).toEqual([])
    await Promise.all([pass(id), pass(id)])
    expect(await caseOf(id)).toMatchObject({ status: 'TRUKKET', closedAt: expect.any(Date) })
    const [note, ...others] = await notesOf(userId)
    expect(others).toEqual([])
    expect(note).toMatchObject({
      reason: 'withdrawn',
      invoiceNumber: invoice.invoiceNumber,
      amount: nok(170_000),
      comment: 'Opptaket er trukket',
    })
    expect((await mailsTo(userId)).at(-1)).toBe(
      'The approval of your deposit account has been withdrawn',
    )
    expect(await own(userId)).toMatchObject({ id: null, status: null, invoiceNumber: '' })
    expect(await accountOf(userId)).toMatchObject({ invoice: null, transfer: null, paid: false })
    const path = (number: string) =>
      endpointAddress(endpoints.creditNote, { params: { id: number } })
    const file = await ask(userId, 'GET', path(note?.number ?? ''))
    expect(file.headers.get('content-type')).toBe('application/pdf')
    for (const [asker, number] of [
      [await newPerson(), note?.number ?? ''],
      [userId, '299999'],
    ] as const)
      expect(await refusal(await ask(asker, 'GET', path(number)))).toEqual([
        404,
        { error: 'NO_INVOICE' },
      ])
    // Staff see both on the case, and give out what the student has; of another case nothing.
    const staffPath = (route: { method: string; path: string }, caseId: string, number = '') =>
      endpointAddress(route as typeof endpoints.staffInvoice, { params: { id: caseId, number } })
    const ofStaff = await (
      await ask(staff.userId, 'GET', staffPath(endpoints.staffApplication, id))
    ).json()
    expect(StaffApplication.parse(ofStaff)).toMatchObject({
      invoice: { number: invoice.invoiceNumber, amountOre: 17_000_000 },
      creditNotes: [{ number: note?.number, invoiceNumber: invoice.invoiceNumber }],
    })
    const { id: other } = await approved()
    for (const [route, number] of [
      [endpoints.staffInvoice, invoice.invoiceNumber],
      [endpoints.staffCreditNote, note?.number ?? ''],
    ] as const) {
      const given = await ask(staff.userId, 'GET', staffPath(route, id, number))
      expect(given.headers.get('content-type')).toBe('application/pdf')
      const wrong = await ask(staff.userId, 'GET', staffPath(route, other, number))
      expect(await refusal(wrong)).toEqual([404, { error: 'NO_INVOICE' }])
    }
    const again = await send(userId)
    expect(again.status).toBe(200)
    const { id: next }: { id: string } = await again.json()
    await decide(next, 'approve', '')
    await pass(next)
    expect((await accountOf(userId)).invoice?.invoiceNumber).not.toBe(invoice.invoiceNumber)
  })

  it('has no way back while money is on the account, and one again when it has left', async () => {
    const { id, customerNumber } = await approved()
    expect(await waysBack(id)).toEqual(['withdraw', 'defer'])
    await receive(customerNumber, 1)
    expect(await waysBack(id)).toEqual([])
    for (const action of ['withdraw', 'defer'] as const)
      await expect(decide(id, action)).rejects.toMatchObject({ code: 'APPROVAL_PAID' })
    await payOut(customerNumber, 1)
    expect(await waysBack(id)).toEqual(['withdraw', 'defer'])
  })

  it('is not withdrawn when money comes before the decision takes effect', async () => {
    const { id, userId, customerNumber } = await approved()
    await decide(id, 'withdraw')
    await receive(customerNumber, 17_000_000)
    await expect(pass(id)).rejects.toThrow('Money has come')
    expect(await accountOf(userId)).toMatchObject({ paid: true })
    expect(await notesOf(userId)).toEqual([])
    await takeBackDecision(database, staff, { caseId: id, caseKinds: [applicationCases] })
    expect((await own(userId)).status).toBe('INNVILGET')
  })

  it('that is deferred has a new invoice of the amount that was chosen, and a credit of the old', async () => {
    const { id, userId, invoice, customerNumber } = await approved()
    const offered = await termsOf(id, 'defer')
    const later = offered[0]
    if (!later) throw new Error('There is nothing to defer to')
    await expect(decide(id, 'defer', '')).rejects.toMatchObject({ code: 'TERMS_CHANGED' })
    await expect(
      decide(id, 'defer', '', { ...later, amountOre: later.amountOre + 1 }),
    ).rejects.toMatchObject({ code: 'TERMS_CHANGED' })
    await decide(id, 'defer', 'Som du ba om', later)
    await database.update(depositAmount).set({ amountOre: 1 })
    await pass(id)
    await database.update(depositAmount).set({ amountOre: 17_000_000 })
    const account = await accountOf(userId)
    expect(account.transfer?.customerNumber).toBe(customerNumber)
    expect(account.invoice?.amount).toEqual(nok(later.amountOre / 100))
    expect(account.invoice?.invoiceNumber).not.toBe(invoice.invoiceNumber)
    expect(await notesOf(userId)).toMatchObject([
      { reason: 'deferred', invoiceNumber: invoice.invoiceNumber, comment: 'Som du ba om' },
    ])
    const [application] = await database
      .select()
      .from(depositApplication)
      .where(eq(depositApplication.caseId, id))
    expect(application).toMatchObject(readTermsKey(later.key))
    expect(await own(userId)).toMatchObject({
      status: 'INNVILGET',
      invoiceNumber: account.invoice?.invoiceNumber,
    })
    expect((await mailsTo(userId)).at(-1)).toBe(
      'Your deposit account now applies to another semester',
    )
  })

  it('lapses after a reminder, by the date that it has said, when nothing was received', async () => {
    const { id, userId } = await approved()
    const paid = await approved()
    await receive(paid.customerNumber, 1)
    const dueSince = (days: number) =>
      database
        .update(depositAccount)
        .set({
          invoicedOn: sql`current_date - 400`,
          dueOn: sql`(now() at time zone 'Europe/Oslo')::date - ${days}::int`,
        })
        .where(inArray(depositAccount.caseId, [id, paid.id]))
    const lapsesOn = async () => (await accountOf(userId)).invoice?.lapsesOn
    const daysFromToday = (days: number) => addDays(osloDate(new Date()), days)
    const lapse = () => lapseUnpaidApprovals(database, portalUrl)
    const mails = async () => (await mailsTo(userId)).length
    await dueSince(45)
    await lapse()
    expect(await lapsesOn()).toBeNull()
    await dueSince(46)
    await lapse()
    expect(await lapsesOn()).toBe(daysFromToday(14))
    const told = await mails()
    await lapse()
    expect(await mails()).toBe(told)
    const setLapse = (days: number) =>
      database
        .update(depositAccount)
        .set({ lapsesOn: daysFromToday(days) })
        .where(eq(depositAccount.caseId, id))
    await setLapse(0)
    await lapse()
    expect((await own(userId)).status).toBe('INNVILGET')
    await setLapse(-1)
    await Promise.all([lapse(), lapse()])
    expect(await caseOf(id)).toMatchObject({ status: 'BORTFALT', closedAt: expect.any(Date) })
    expect(await notesOf(userId)).toMatchObject([{ reason: 'lapsed', comment: '' }])
    expect((await mailsTo(userId)).slice(-2)).toEqual([
      'Your deposit account has not been paid',
      'The approval of your deposit account has lapsed',
    ])
    expect((await send(userId)).status).toBe(200)
    expect((await caseOf(paid.id))?.status).toBe('INNVILGET')
    expect((await accountOf(paid.userId)).invoice?.lapsesOn).toBeNull()
  })

  it('that is long overdue is reminded of first, and lapses no sooner than that says', async () => {
    const { id, userId } = await approved()
    await database
      .update(depositAccount)
      .set({ invoicedOn: '2020-01-01', dueOn: '2020-02-01' })
      .where(eq(depositAccount.caseId, id))
    await lapseUnpaidApprovals(database, portalUrl)
    expect((await accountOf(userId)).invoice?.lapsesOn).toBe(addDays(osloDate(new Date()), 14))
    await lapseUnpaidApprovals(database, portalUrl)
    expect((await own(userId)).status).toBe('INNVILGET')
  })

  it('lapses never where the settings have no deadline for it', async () => {
    const { id, userId } = await approved()
    await database
      .update(depositAccount)
      .set({ invoicedOn: '2020-01-01', dueOn: '2020-02-01', lapsesOn: '2020-05-01' })
      .where(eq(depositAccount.caseId, id))
    await database.update(depositDeadlines).set({ lapseDays: null })
    expect(await lapseUnpaidApprovals(database, portalUrl)).toEqual({ reminded: 0, lapsed: 0 })
    await database.update(depositDeadlines).set({ lapseDays: 60 })
    expect((await own(userId)).status).toBe('INNVILGET')
  })
})

describe('a draft', () => {
  const draft = async (userId: string) =>
    SavedDraft.parse(await (await ask(userId, 'GET', endpoints.draft.path)).json()).values

  it('is kept until the application is sent, and is one’s own', async () => {
    const [userId, other] = [await newPerson(), await newPerson()]
    expect(await draft(userId)).toBeNull()
    await ask(userId, 'PUT', endpoints.saveDraft.path, { firstName: 'Li', dateOfBirth: '1.2' })
    await ask(userId, 'PUT', endpoints.saveDraft.path, { firstName: 'Linh' })
    expect(await draft(userId)).toEqual({ firstName: 'Linh' })
    expect(await draft(other)).toBeNull()
    await send(userId)
    expect(await draft(userId)).toBeNull()
  })

  it('never holds a national id or a field that there is not', async () => {
    const userId = await newPerson()
    const refused = [{ studyProgram: '13097248022' }, { password: 'x' }, { firstName: 7 }]
    for (const values of refused)
      expect((await ask(userId, 'PUT', endpoints.saveDraft.path, values)).status).toBe(400)
    expect(await draft(userId)).toBeNull()
  })
})

describe('the figures', () => {
  beforeAll(async () => {
    await database.insert(staffMember).values({ userId: staff.userId, roles: ['caseworker'] })
  })
  const figure = { academicYear: 2031, kind: 'year', amountOre: 1_000, source: 'udi.no' } as const
  const save = (version: number, amountOre: number = figure.amountOre) =>
    ask(staff.userId, 'PUT', endpoints.saveAmount.path, { ...figure, amountOre, version })
  const inForce = async () =>
    (await listAmounts(database)).items.find(({ academicYear }) => academicYear === 2031)
  const proposed = async () => (await listProposals(database, [amountProposals], staff)).items
  const confirm = async (by: StaffActor) => {
    const [proposal] = await proposed()
    await confirmProposal(
      { database, configuration: {} },
      [amountProposals],
      by,
      proposal?.id ?? '',
    )
  }

  it('count when a second caseworker confirms them, and the old one until then', async () => {
    const colleague = { ...staff, userId: await newPerson() }
    expect((await save(0)).status).toBe(200)
    expect(await inForce()).toBeUndefined()
    expect(await proposed()).toMatchObject([
      { isOwn: true, details: { year: '2031–32', kind: 'year', source: 'udi.no' } },
    ])
    await expect(confirm(staff)).rejects.toMatchObject({ code: 'SECOND_PERSON', status: 403 })
    expect(await inForce()).toBeUndefined()
    await confirm(colleague)
    expect(await inForce()).toMatchObject({ amountOre: 1_000, version: 1 })
    expect(await proposed()).toEqual([])

    expect((await save(1, 2_000)).status).toBe(200)
    expect(await inForce()).toMatchObject({ amountOre: 1_000 })
    const [waiting] = await proposed()
    const twice = await Promise.allSettled(
      [1, 2].map(() =>
        confirmProposal(
          { database, configuration: {} },
          [amountProposals],
          colleague,
          waiting?.id ?? '',
        ),
      ),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await inForce()).toMatchObject({ amountOre: 2_000, version: 2 })
    expect(await database.$count(auditEntry, eq(auditEntry.subjectId, '2031 year'))).toBe(2)
  })

  it('are proposed over the one that was seen, one at a time, and can be withdrawn', async () => {
    expect(await refusal(await save(1))).toEqual([409, { error: 'AMOUNT_CHANGED' }])
    await save(2, 3_000)
    await save(2, 4_000)
    const [last, ...others] = await proposed()
    expect([last?.details.amount, others]).toEqual([expect.stringContaining('40'), []])
    const sports: StaffActor = { ...staff, userId: await newPerson(), roles: ['sports'] }
    await expect(confirm(sports)).rejects.toMatchObject({ code: 'PROPOSAL_NOT_FOUND' })
    await withdrawProposal(database, [amountProposals], staff, last?.id ?? '')
    expect(await proposed()).toEqual([])
    expect(await inForce()).toMatchObject({ amountOre: 2_000 })
  })

  it('are not confirmed by another account of the person who proposed them', async () => {
    const other = { ...staff, userId: await newPerson() }
    const [number = ''] = makeNumbers('240389', 1)
    await proveNationalId(database, testEncryption, {
      userId: other.userId,
      number,
      provenBy: 'document',
    })
    await saveNationalId(database, testEncryption, { userId: staff.userId, number })
    await save(2, 5_000)
    await expect(confirm(other)).rejects.toMatchObject({ code: 'SECOND_PERSON' })
    expect(await inForce()).toMatchObject({ amountOre: 2_000 })
  })
})
