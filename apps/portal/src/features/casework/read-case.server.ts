import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { CaseKind, CaseWarning as FoundWarning } from '#core/cases/case-kind.server.ts'
import { nationalIdSecret } from '#core/cases/contract.ts'
import { isOfKinds } from '#core/cases/is-of-kinds.server.ts'
import { noteAccess } from '#core/cases/note-access.server.ts'
import { findPossibleDecisions } from '#core/cases/possible-decisions.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { findTied } from '#core/cases/tied-cases.server.ts'
import { listAttachments } from '#core/files/attachments.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { listColleagues } from './colleagues.server.ts'
import type { CaseStep, CaseWarning, OpenCase, OtherCase } from './contract.ts'
import { selectLines, toLine } from './list-cases.server.ts'
import { listNotes } from './list-notes.server.ts'
import { listTicks } from './ticks.server.ts'

/** More than anybody sends; the newest are shown. */
const mostOthers = 20

type Parts = {
  readonly database: Database
  readonly caseKinds: readonly CaseKind[]
  readonly now: Date
  readonly encryption: FieldEncryption
}

/**
 * Everything that a decision needs, of one that is closed as well. Who is tied to the applicant sees
 * that it is there.
 * @throws {Refusal} `CASE_NOT_FOUND`
 */
export async function readCase(parts: Parts, staffId: string, id: string): Promise<OpenCase> {
  const { database, caseKinds, now, encryption } = parts
  const [found] = await selectLines(database).where(and(eq(caseFile.id, id), isOfKinds(caseKinds)))
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  const tied = await findTied(database, caseKinds, { staffId, caseIds: [id] })
  if (tied.has(id)) return withoutContent(found)
  const { decision, email } = found
  const { kind, userId, status, version, language, closedAt } = found.caseFile
  const known = caseKinds.find((one) => one.kind === kind)
  await noteAccess(database, known, { staffId, userId })
  const isOpen = closedAt === null
  const canDecide = isOpen && !decision
  const possible = canDecide
    ? await findPossibleDecisions(database, known, { caseId: id, status })
    : []
  const reasons = possible.includes('reject') ? ((await known?.reasons?.(database)) ?? []) : []
  const warnings =
    isOpen && known?.warnings ? await known.warnings(database, { caseId: id, now, encryption }) : []
  return {
    ...toLine(found),
    isTied: false,
    version,
    email,
    language,
    closedAt: closedAt?.toISOString() ?? null,
    possible,
    reasons: reasons.map(({ id: reason, name }) => ({ id: reason, name })),
    terms: canDecide
      ? [...((await known?.terms?.(database, { caseId: id, status, encryption })) ?? [])]
      : [],
    pending: decision && {
      action: decision.action,
      reasons: await namesOf(database, known, decision.reasons),
      comment: decision.comment ?? '',
      by: await nameOf(database, decision.decidedBy),
      takesEffectAt: decision.takesEffectAt.toISOString(),
    },
    events: await listEvents(database, id),
    warnings: await withHandledCases(parts, warnings),
    others: await listOthers(parts, { id, userId }),
    files: await listAttachments(database, { kind, id }),
    checks: await listTicks(database, { caseId: id, kind }),
    notes: await listNotes(database, { caseId: id, staffId, now }),
    colleagues: isOpen ? await listColleagues(database, caseKinds, { staffId, caseId: id }) : [],
    secrets: [
      ...((await hasNationalId(database, userId)) ? [nationalIdSecret] : []),
      ...(known?.secrets ?? []).map((secret) => secret.id),
    ],
  }
}

function withoutContent(found: Awaited<ReturnType<typeof selectLines>>[number]): OpenCase {
  const { version, language, closedAt } = found.caseFile
  return {
    ...toLine(found),
    isTied: true,
    version,
    email: '',
    language,
    closedAt: closedAt?.toISOString() ?? null,
    possible: [],
    reasons: [],
    terms: [],
    pending: null,
    events: [],
    warnings: [],
    others: [],
    files: [],
    checks: [],
    notes: [],
    colleagues: [],
    secrets: [],
  }
}

async function namesOf(
  database: Database,
  kind: CaseKind | undefined,
  ids: readonly string[],
): Promise<Localized[]> {
  if (ids.length === 0) return []
  const reasons = (await kind?.reasons?.(database)) ?? []
  return reasons.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
}

async function listEvents(database: Database, id: string): Promise<CaseStep[]> {
  const events = await database
    .select({ event: caseEvent, firstName: user.firstName, lastName: user.lastName })
    .from(caseEvent)
    .leftJoin(user, eq(user.id, caseEvent.actorId))
    .where(eq(caseEvent.caseId, id))
    .orderBy(asc(caseEvent.id))
  return events.map(({ event, firstName, lastName }) => ({
    id: event.id,
    action: event.action,
    status: event.toStatus,
    by: event.actorKind,
    name: join(firstName, lastName),
    comment: event.comment ?? '',
    at: event.at.toISOString(),
  }))
}

/** Of the cases that warnings are about, those that the reader may open. */
async function withHandledCases(
  { database, caseKinds }: Parts,
  warnings: readonly FoundWarning[],
): Promise<CaseWarning[]> {
  const named = warnings.flatMap(({ cases = [] }) => cases)
  const rows = await database
    .select({ id: caseFile.id })
    .from(caseFile)
    .where(and(inArray(caseFile.id, named), isOfKinds(caseKinds)))
  const handled = new Set(rows.map(({ id }) => id))
  return warnings.map(({ code, details = {}, cases = [] }) => ({
    code,
    details,
    cases: cases.filter((id) => handled.has(id)),
  }))
}

/** What the same person has asked for besides, the newest first. */
async function listOthers(
  { database, caseKinds }: Parts,
  { id, userId }: { id: string; userId: string },
): Promise<OtherCase[]> {
  const others = await database
    .select()
    .from(caseFile)
    .where(and(eq(caseFile.userId, userId), ne(caseFile.id, id), isOfKinds(caseKinds)))
    .orderBy(desc(caseFile.createdAt), desc(caseFile.id))
    .limit(mostOthers)
  return others.map((other) => ({
    id: other.id,
    kind: other.kind,
    status: other.status,
    createdAt: other.createdAt.toISOString(),
    closedAt: other.closedAt?.toISOString() ?? null,
  }))
}

async function hasNationalId(database: Database, userId: string): Promise<boolean> {
  const [found] = await database
    .select({ userId: nationalId.userId })
    .from(nationalId)
    .where(eq(nationalId.userId, userId))
  return found !== undefined
}

async function nameOf(database: Database, userId: string): Promise<string> {
  const [found] = await database
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
  return join(found?.firstName ?? null, found?.lastName ?? null)
}

function join(firstName: string | null, lastName: string | null): string {
  return [firstName, lastName].filter((part) => part).join(' ')
}
