import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { assignCases } from '#core/cases/assign-cases.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { decideCase, takeBackDecision } from '#core/cases/decide-case.server.ts'
import { kindsOf } from '#core/cases/kinds-of.ts'
import { findPossibleDecisions } from '#core/cases/possible-decisions.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { requireUntied } from '#core/cases/tied-cases.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { periodOf } from '#platform/time/requested-period.ts'
import { countCases } from './count-cases.server.ts'
import { describeCasework } from './endpoints.server.ts'
import { findCaseFile } from './find-case-file.server.ts'
import { findQueuePlace } from './find-queue-place.server.ts'
import { listCases } from './list-cases.server.ts'
import { listNotesForMe, markNotesSeen } from './list-notes.server.ts'
import { listTemplates, removeOwnTemplate, saveOwnTemplate } from './own-templates.server.ts'
import { readCase } from './read-case.server.ts'
import { readSetup } from './read-setup.server.ts'
import { refuseCasework } from './refuse-casework.server.ts'
import { requireReasons } from './require-reasons.server.ts'
import { saveSetup } from './save-setup.server.ts'
import { showSecret } from './show-secret.server.ts'
import { countStatistics } from './statistics.server.ts'
import { requireTicks, saveTick } from './ticks.server.ts'
import { withdrawNote, writeNote } from './write-note.server.ts'

/** Enough for working through a queue; nobody needs to see all of them. */
const secretLimits = {
  purpose: 'case-secret',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 10,
  perAddress: 100,
  perAccountAnywhere: 10,
} as const

/** The default is a quarter of a year; more than three years of weeks do not fit a page. */
const ofStatistics = { usualDays: 91, mostDays: 1_100 }

/** What staff decide about, of all features together: everybody has the cases of the kinds that they handle. */
export function createCaseworkApi({
  database,
  encryption,
  files,
  configuration,
  caseKinds,
  clock,
  ...dependencies
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  files: Pick<FileParts, 'store' | 'encryption' | 'log'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
  caseKinds: readonly CaseKind[]
  clock: Clock
}) {
  const described = describeCasework(caseKinds)
  const limits = { database, secret: configuration.AUTH_SECRET, limits: secretLimits }
  const limit = createAttemptLimit(limits)
  const { api, serve } = serveEndpoints(dependencies)
  const handledBy = ({ roles }: StaffActor) => kindsOf(caseKinds, roles)
  const partsFor = (staff: StaffActor) => ({ database, caseKinds: handledBy(staff) })
  const readerOf = (staff: StaffActor) => ({ userId: staff.userId, caseKinds: handledBy(staff) })

  serve(described.list, ({ staff, query }) => listCases(database, readerOf(staff), query))

  serve(described.counts, ({ staff }) => countCases(database, handledBy(staff)))

  serve(described.statistics, ({ staff, query }) => {
    const now = clock()
    const period = periodOf(query, { today: osloDate(now), ...ofStatistics })
    return countStatistics(database, handledBy(staff), { period, now })
  })

  serve(described.assignAll, async ({ staff, body }) => ({
    refused: await assignCases(database, staff, { ...body, caseKinds: handledBy(staff) }),
  }))

  serve(described.read, ({ staff, params }) =>
    readCase({ ...partsFor(staff), encryption, now: clock() }, staff.userId, params.id),
  )

  serve(described.next, ({ staff, params, query }) =>
    findQueuePlace(database, readerOf(staff), { id: params.id, selection: query }),
  )

  serve(described.file, async ({ staff, params }) => {
    const wanted = { staffId: staff.userId, ...params }
    const file = await findCaseFile(database, handledBy(staff), wanted)
    return sendFile(files, file, { isShown: true })
  })

  serve(described.secret, async ({ context, staff, params, body }) => {
    await limit.count(staff.userId, addressOf(context, configuration))
    return {
      value: await showSecret({ ...partsFor(staff), encryption }, staff, {
        caseId: params.id,
        ...body,
      }),
    }
  })

  serve(described.readSetup, () => readSetup(database))

  serve(described.saveSetup, async ({ staff, body }) => {
    const kindNames = caseKinds.map(({ kind }) => kind)
    await saveSetup(database, staff, body, kindNames)
    return {}
  })

  serve(described.templates, ({ staff }) => listTemplates(database, readerOf(staff)))

  serve(described.saveOwnTemplate, async ({ staff, params: { kind }, body }) => {
    const isHandled = handledBy(staff).some((one) => one.kind === kind)
    if (!isHandled) throw refuseCasework('CASE_KIND_NOT_FOUND')
    await saveOwnTemplate(database, staff, { kind, ...body })
    return {}
  })

  serve(described.removeOwnTemplate, async ({ staff, params: { id } }) => {
    await removeOwnTemplate(partsFor(staff), staff, id)
    return {}
  })

  serve(described.tick, async ({ staff, params: { id: caseId, check: checkId }, body }) => {
    await saveTick(partsFor(staff), staff, { caseId, checkId, ...body })
    return {}
  })

  serve(described.notesForMe, ({ staff }) =>
    listNotesForMe(database, handledBy(staff), staff.userId),
  )

  serve(described.writeNote, async ({ staff, params, body }) => {
    await writeNote(partsFor(staff), staff, { caseId: params.id, ...body })
    return {}
  })

  serve(described.seeNotes, async ({ staff, params, body }) => {
    await markNotesSeen(partsFor(staff), staff.userId, { caseId: params.id, ...body })
    return {}
  })

  serve(described.withdrawNote, async ({ staff, params: { id: caseId, note: noteId } }) => {
    await withdrawNote(partsFor(staff), staff, { caseId, noteId, now: clock() })
    return {}
  })

  serve(described.decide, async ({ staff, params: { id: caseId }, body }) => {
    const { action, terms = null, reasons = [] } = body
    const handled = handledBy(staff)
    const wanted = { caseId, ...body, reasons, caseKinds: handled }
    await decideCase(database, staff, wanted, async (transaction, { kind, status }) => {
      await requireUntied(transaction, handled, { staff, caseId })
      if (action === 'approve') await requireTicks(transaction, { caseId, kind })
      const known = handled.find((one) => one.kind === kind)
      const decision = { caseId, action, staff, terms, reasons, encryption }
      const fixed = (await known?.prepare(transaction, decision)) ?? null
      const possible = await findPossibleDecisions(transaction, known, { caseId, status })
      if (!possible.includes(action)) throw refuseCase('STEP_NOT_POSSIBLE')
      await requireReasons(transaction, known, { action, reasons })
      return fixed
    })
    return {}
  })

  serve(described.takeBack, async ({ staff, params }) => {
    await takeBackDecision(database, staff, { caseId: params.id, caseKinds: handledBy(staff) })
    return {}
  })

  serve(described.assign, async ({ staff, params: { id }, body: { isMine, seen } }) => {
    const [refused] = await assignCases(database, staff, {
      isMine,
      cases: [{ id, seen }],
      caseKinds: handledBy(staff),
    })
    if (refused?.code === 'OWN_CASE') throw ownCase()
    if (refused) throw refuseCase(refused.code)
    return {}
  })

  return api
}
