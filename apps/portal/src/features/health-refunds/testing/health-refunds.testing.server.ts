import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { markPayoutFileSent } from '#core/bank/payouts/payout-files.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { lockPayout, returnPayouts } from '#core/bank/payouts/return-payouts.server.ts'
import { settlePayouts } from '#core/bank/payouts/settle-payouts.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { decideCase } from '#core/cases/decide-case.server.ts'
import { applyEffect } from '#core/cases/effect.server.ts'
import type { CaseDecision } from '#core/cases/rules.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { maxFiles } from '#core/files/limits.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import type { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { healthScheme, healthSchemeVersion } from '#core/health-refunds/tables.server.ts'
import { keysOfEmail } from '#core/semester-registrations/person-key.server.ts'
import {
  semesterDelivery,
  semesterRegistration,
} from '#core/semester-registrations/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { createAppealApi } from '../appeal/handlers.server.ts'
import { createOwnAppealApi } from '../appeal/own-handlers.server.ts'
import { createCorrectApi } from '../correct/handlers.server.ts'
import { createStaffLetterApi } from '../correct/letter-handlers.server.ts'
import { applyHealthDecision } from '../decide/apply-decision.server.ts'
import { createDecideApi } from '../decide/handlers.server.ts'
import { healthCases } from '../decide/health-cases.server.ts'
import { draftEndpoints } from '../draft/endpoints.ts'
import { createDraftApi } from '../draft/handlers.server.ts'
import { createLettersApi } from '../letters/handlers.server.ts'
import type { DraftContent, TypedLine } from '../model/expense-form.ts'
import { overviewEndpoints } from '../overview/endpoints.ts'
import { createOverviewApi } from '../overview/handlers.server.ts'
import { healthPayouts } from '../payout/payout-source.server.ts'
import { sendEndpoints } from '../send/endpoints.ts'
import { createSendApi } from '../send/handlers.server.ts'

export const account = '12345678903'
export const otherAccount = '36244567880'

/** Of each call other bytes, unless it is called as if it were the same. */
const bytesOf = (name: string) =>
  makePdf(name === 'same.pdf' ? {} : { objects: [`<< /Serial (${randomUUID()}) >>`] })

/** Applicants and staff of refunds, with the API as it runs. */
export async function startRefunds(database: Database, { today = '2026-11-20' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'trivsel-health-'))
  const files: FileParts = {
    store: createLocalStore(folder),
    scan: null,
    encryption: testEncryption,
    log: createLog('silent'),
  }
  const newPerson = async (firstName = 'Kari') => {
    const person = buildPerson({ firstName, lastName: 'Nordmann', membership: null })
    return (await seedPeople(database, [person])).get(person.email) ?? ''
  }
  const staff: StaffActor = {
    kind: 'staff',
    userId: await newPerson('Hanne'),
    roles: ['health'],
    requestId: 'request',
  }
  const portalUrl = 'https://portal.example'
  let now = new Date(`${today}T11:00:00Z`)
  const parts = {
    database,
    portalUrl,
    files,
    encryption: testEncryption,
    configuration: { ...testConfiguration, ...exampleDeposit },
    clock: () => now,
    sessions: {
      find: async (request: Request): Promise<SessionUser | null> => {
        const userId = request.headers.get('x-test-user')
        return userId
          ? { sessionId: 'session', userId, firstName: 'Kari', lastName: 'Nordmann' }
          : null
      },
    },
    requireStaff: allowStaff(staff),
  }
  const app = createApi({
    configuration: testConfiguration,
    log: createLog('silent'),
    longerBodies: { [draftEndpoints.addFiles.path]: maxFiles + 256 * 1024 },
  }).route(
    '/',
    createDraftApi(parts)
      .route('/', createSendApi(parts))
      .route('/', createOverviewApi(parts))
      .route('/', createDecideApi(parts))
      .route('/', createCorrectApi({ ...parts, payoutSources: [healthPayouts] }))
      .route('/', createAppealApi({ ...parts, payoutSources: [healthPayouts] }))
      .route('/', createLettersApi(parts))
      .route('/', createStaffLetterApi(parts))
      .route('/', createOwnAppealApi(parts)),
  )
  const payoutParts = {
    database,
    encryption: testEncryption,
    payoutSources: [healthPayouts],
    portalUrl,
  }

  const call = async (userId: string, path: string, init: RequestInit = {}) =>
    app.request(path, {
      ...init,
      headers: {
        'x-test-user': userId,
        'x-forwarded-for': newAddress(),
        ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
      },
    })

  /** A scheme with these rules from the first day of a year on. */
  async function addScheme(rules: SchemeRules, startsOn = '2026-01-01'): Promise<string> {
    const id = randomUUID()
    const text = { no: 'Ordning', en: 'Scheme' }
    await database.insert(healthScheme).values({ id, name: text, intro: text })
    await addVersion(id, rules, startsOn)
    return id
  }
  async function addVersion(schemeId: string, rules: SchemeRules, startsOn = '2026-01-01') {
    const revision =
      (await database.$count(healthSchemeVersion, eq(healthSchemeVersion.schemeId, schemeId))) + 1
    const by = { proposedBy: 'one', confirmedBy: 'other' }
    await database
      .insert(healthSchemeVersion)
      .values({ schemeId, startsOn, revision, rules, ...by })
  }

  /** Somebody whose institution has reported the fee of these semesters. */
  async function newStudent(semesters: readonly string[] = ['2026V', '2026H']): Promise<string> {
    const userId = await newPerson()
    await reportFees(userId, semesters)
    return userId
  }
  async function reportFees(userId: string, semesters: readonly string[]) {
    if (semesters.length === 0) return
    const [found] = await database.select().from(user).where(eq(user.id, userId))
    const [personKey] = keysOfEmail(testEncryption, found?.email ?? '')
    const [delivery] = await database
      .insert(semesterDelivery)
      .values({
        institution: 'UiO',
        deliveryKey: randomUUID(),
        contentIndex: randomUUID(),
        registrations: semesters.length,
        deliveredBy: 'test',
      })
      .returning({ id: semesterDelivery.id })
    await database.insert(semesterRegistration).values(
      semesters.map((semesterCode) => ({
        institution: 'UiO',
        personKey,
        semesterCode,
        isPaid: true,
        deliveryId: delivery?.id ?? '',
      })),
    )
  }

  const place = (scheme: string, id?: string, period = '2026') =>
    new URLSearchParams({ scheme, period, ...(id !== undefined && { id }) }).toString()

  /** @returns the ids of what was sent */
  async function addFiles(userId: string, scheme: string, names = ['kvittering.pdf'], id?: string) {
    const body = new FormData()
    for (const name of names)
      body.append(
        'file',
        new File([new Uint8Array(bytesOf(name))], name, { type: 'application/pdf' }),
      )
    const path = `${draftEndpoints.addFiles.path}?${place(scheme, id)}`
    const response = await call(userId, path, { method: 'POST', body })
    if (response.status !== 200) throw new Error(await response.text())
    const { files: added, version }: { files: { id: string }[]; version: number } =
      await response.json()
    return { ids: added.map((file) => file.id), version }
  }
  const save = (
    userId: string,
    scheme: string,
    saved: { version: number; content: DraftContent; id?: string },
  ) => {
    const { id, ...body } = saved
    return call(userId, `${draftEndpoints.save.path}?${place(scheme, id)}`, {
      method: 'PUT',
      body: JSON.stringify(body),
    })
  }
  const read = async (userId: string, scheme: string, id?: string) =>
    (await call(userId, `${draftEndpoints.read.path}?${place(scheme, id)}`)).json()

  const send = async (
    userId: string,
    scheme: string,
    form: Partial<{
      version: number
      versionId: string
      account: string
      isConfirmed: boolean
      claimsRight: boolean
    }> = {},
    id?: string,
  ) => {
    const draft = await read(userId, scheme, id)
    return call(userId, `${sendEndpoints.send.path}?${place(scheme, id)}`, {
      method: 'POST',
      body: JSON.stringify({
        version: draft.version,
        versionId: draft.terms?.versionId,
        account,
        isConfirmed: true,
        claimsRight: false,
        ...form,
      }),
    })
  }

  /** An application for these amounts in kroner, sent. */
  async function apply(
    userId: string,
    scheme: string,
    lines: readonly Partial<TypedLine>[] = [{ amount: '1000' }],
    form: Parameters<typeof send>[2] & { note?: string; file?: string } = {},
  ) {
    const { note = '', file = 'kvittering.pdf', ...sent } = form
    const { ids, version } = await addFiles(userId, scheme, [file])
    const content = contentOf(
      lines.map((line) => ({ files: ids, ...line })),
      { note },
    )
    const saved = await save(userId, scheme, { version, content })
    if (saved.status !== 200) throw new Error(await saved.text())
    return send(userId, scheme, sent)
  }

  async function decide(caseId: string, action: CaseDecision, comment = 'Fordi', by = staff) {
    const [found] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
    await decideCase(
      database,
      by,
      { caseId, caseKinds: [healthCases], version: found?.version ?? 0, action, comment },
      (transaction) =>
        healthCases.prepare(transaction, { caseId, action, staff: by, encryption: testEncryption }),
    )
  }
  /** The two minutes are over. */
  async function pass(caseId: string) {
    await database
      .update(caseDecision)
      .set({ takesEffectAt: sql`now()` })
      .where(eq(caseDecision.caseId, caseId))
    await applyEffect(database, caseId, (transaction, effect) =>
      applyHealthDecision(payoutParts, transaction, effect),
    )
  }
  const payoutsOf = (id: string) => database.select().from(payout).where(eq(payout.ownerKey, id))
  const releaser: StaffActor = {
    ...staff,
    roles: ['payout-approver'],
    userId: await newPerson('Rolf'),
  }
  /** What is ready is released, sent to the bank and paid. */
  async function payOut(id: string) {
    const prepared = (await payoutsOf(id)).filter(({ state }) => state === 'prepared')
    const [file] = await releasePayouts(
      payoutParts,
      {
        ids: prepared.map((one) => one.id),
        configuration: { TRIVSEL_ENV: 'test', ...exampleDeposit },
        executionDate: '2026-11-23',
      },
      releaser,
    )
    if (file !== undefined) await markPayoutFileSent(payoutParts, file, releaser)
    await database.transaction((transaction) =>
      settlePayouts(
        transaction,
        prepared.map(({ endToEndId }) => ({ endToEndId, outcome: 'paid' as const, reason: null })),
        { ...payoutParts, actor: releaser, payerIban: null },
      ),
    )
  }
  /** The latest that was paid comes back. */
  async function returnPayout(id: string) {
    const paid = (await payoutsOf(id)).findLast(({ state }) => state === 'paid')
    await database.transaction(async (transaction) => {
      const row = await lockPayout(transaction, paid?.id ?? '')
      if (!row) throw new Error('the payout is not there')
      const { amountOre } = row
      const back = { amountOre, on: '2026-11-24', reference: null, reason: 'AC04' }
      await returnPayouts(transaction, [{ row, ...back }], { ...payoutParts, actorId: null })
    })
  }
  async function mailsTo(userId: string) {
    const { rows } = await database.execute<{ subject: string; text: string }>(sql`
      select payload->>'subject' as subject, payload->>'text' as text
      from graphile_worker._private_jobs
      where payload->>'to' = (select email from ${user} where id = ${userId}) order by id`)
    return rows
  }
  const own = async (userId: string, id: string) =>
    (await call(userId, endpointAddress(overviewEndpoints.application, { params: { id } }))).json()

  return {
    parts,
    payoutParts,
    staff,
    call,
    newPerson,
    newStudent,
    reportFees,
    addScheme,
    addVersion,
    addFiles,
    save,
    read,
    send,
    apply,
    decide,
    pass,
    payoutsOf,
    payOut,
    returnPayout,
    mailsTo,
    own,
    setNow: (date: string) => {
      now = new Date(`${date}T11:00:00Z`)
    },
  }
}

export const contentOf = (
  lines: readonly Partial<TypedLine>[],
  changes: Partial<DraftContent> = {},
): DraftContent => ({
  lines: lines.map((line) => ({
    id: randomUUID(),
    category: 'doctor',
    from: line.to ?? '2026-05-04',
    to: line.from ?? '2026-05-04',
    amount: '375',
    isForeign: false,
    note: '',
    files: [],
    ...line,
  })),
  doctorFrom: '',
  doctorTo: '',
  note: '',
  ...changes,
})

export const refusal = async (response: Response) => [
  response.status,
  (await response.json()).error,
]
