import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { assignCases } from '#core/cases/assign-cases.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { decideCase, takeBackDecision } from '#core/cases/decide-case.server.ts'
import { findPossibleDecisions } from '#core/cases/possible-decisions.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { requireUntied } from '#core/cases/tied-cases.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
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

/** What staff decide about, of all features together. */
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
  const parts = { database, caseKinds }
  const kindNames = caseKinds.map(({ kind }) => kind)
  const requireKind = (kind: string) => {
    if (!kindNames.includes(kind)) throw refuseCasework('CASE_KIND_NOT_FOUND')
  }

  serve(described.list, ({ staff, query }) => listCases(database, staff.userId, query))

  serve(described.counts, () => countCases(database))

  serve(described.statistics, ({ query }) => {
    const now = clock()
    return countStatistics(
      database,
      periodOf(query, { today: osloDate(now), ...ofStatistics }),
      now,
    )
  })

  serve(described.assignAll, async ({ staff, body }) => ({
    refused: await assignCases(database, staff, { ...body, caseKinds }),
  }))

  serve(described.read, ({ staff, params }) =>
    readCase({ ...parts, encryption, now: clock() }, staff.userId, params.id),
  )

  serve(described.next, ({ staff, params, query }) =>
    findQueuePlace(database, staff.userId, { id: params.id, selection: query }),
  )

  serve(described.file, async ({ staff, params }) => {
    const wanted = { staffId: staff.userId, ...params }
    return sendFile(files, await findCaseFile(database, caseKinds, wanted), { isShown: true })
  })

  serve(described.secret, async ({ context, staff, params, body }) => {
    await limit.count(staff.userId, addressOf(context, configuration))
    return {
      value: await showSecret({ ...parts, encryption }, staff, { caseId: params.id, ...body }),
    }
  })

  serve(described.readSetup, () => readSetup(database))

  serve(described.saveSetup, async ({ staff, body }) => {
    await saveSetup(database, staff, body, kindNames)
    return {}
  })

  serve(described.templates, ({ staff }) => listTemplates(database, staff.userId))

  serve(described.saveOwnTemplate, async ({ staff, params: { kind }, body }) => {
    requireKind(kind)
    await saveOwnTemplate(database, staff, { kind, ...body })
    return {}
  })

  serve(described.removeOwnTemplate, async ({ staff, params: { id } }) => {
    await removeOwnTemplate(database, staff, id)
    return {}
  })

  serve(described.tick, async ({ staff, params: { id: caseId, check: checkId }, body }) => {
    await saveTick(parts, staff, { caseId, checkId, ...body })
    return {}
  })

  serve(described.notesForMe, ({ staff }) => listNotesForMe(database, caseKinds, staff.userId))

  serve(described.writeNote, async ({ staff, params, body }) => {
    await writeNote(parts, staff, { caseId: params.id, ...body })
    return {}
  })

  serve(described.seeNotes, async ({ staff, params, body }) => {
    await markNotesSeen(database, staff.userId, { caseId: params.id, ...body })
    return {}
  })

  serve(described.withdrawNote, async ({ staff, params: { id: caseId, note: noteId } }) => {
    await withdrawNote(parts, staff, { caseId, noteId, now: clock() })
    return {}
  })

  serve(described.decide, async ({ staff, params: { id: caseId }, body }) => {
    const { action, terms = null, reasons = [] } = body
    await decideCase(database, staff, { caseId, ...body, reasons }, async (transaction, found) => {
      const { kind, status } = found
      await requireUntied(transaction, caseKinds, { staff, caseId })
      if (action === 'approve') await requireTicks(transaction, { caseId, kind })
      const known = caseKinds.find((one) => one.kind === kind)
      const decision = { caseId, action, staff, terms, reasons }
      const fixed = (await known?.prepare(transaction, decision)) ?? null
      const possible = await findPossibleDecisions(transaction, known, { caseId, status })
      if (!possible.includes(action)) throw refuseCase('STEP_NOT_POSSIBLE')
      await requireReasons(transaction, known, { action, reasons })
      return fixed
    })
    return {}
  })

  serve(described.takeBack, async ({ staff, params }) => {
    await takeBackDecision(database, staff, { caseId: params.id, caseKinds })
    return {}
  })

  serve(described.assign, async ({ staff, params: { id }, body: { isMine, seen } }) => {
    const [refused] = await assignCases(database, staff, {
      isMine,
      cases: [{ id, seen }],
      caseKinds,
    })
    if (refused?.code === 'OWN_CASE') throw ownCase()
    if (refused) throw refuseCase(refused.code)
    return {}
  })

  return api
}
