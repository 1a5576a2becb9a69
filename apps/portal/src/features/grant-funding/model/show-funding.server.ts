import { inArray, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { listAttachmentsBySubject } from '#core/files/attachments.server.ts'
import type { AttachmentView } from '#core/files/contract.ts'
import { isReportOverdue } from '#core/grants/funding/report-overdue.ts'
import { reportFileKind } from '#core/grants/grant-case.ts'
import { settledOre } from '#core/grants/money.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { factsOf, livingParts, paidOre, partOre } from './award-facts.server.ts'
import type { ClaimView, FundingView, PartView, ReportView } from './contract.ts'
import type { LoadedAward, LoadedPart } from './load-awards.server.ts'
import { shownState } from './part-states.ts'
import { findPayAccount, type PayAccount } from './pay-account.server.ts'

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/** One grant as its applicant reads it, with what staff see besides. */
export type ShownFunding = {
  readonly loaded: LoadedAward
  readonly view: FundingView
  readonly account: PayAccount | null
  /** Names of people by the ids of their accounts. */
  readonly names: ReadonlyMap<string, string>
}

/** Grants as their applicants read them, in the order in which they are given. */
export async function showFunding(
  { database, encryption }: Parts,
  all: readonly LoadedAward[],
  now: Date,
): Promise<ShownFunding[]> {
  const files = await listAttachmentsBySubject(
    database,
    all.flatMap(({ reports }) => reports.map(({ id }) => ({ kind: reportFileKind, id }))),
  )
  const names = await findNames(
    database,
    all.flatMap(({ reports, claims }) => [
      ...reports.map(({ savedBy }) => savedBy),
      ...claims.flatMap(({ proposedBy, registeredBy }) => [proposedBy, registeredBy]),
    ]),
  )
  const shown: ShownFunding[] = []
  for (const loaded of all) {
    const account = await findPayAccount({ database, encryption }, loaded)
    const view = viewOf(loaded, { account, files, names, today: osloDate(now) })
    shown.push({ loaded, view, account, names })
  }
  return shown
}

type Known = {
  readonly account: PayAccount | null
  readonly files: ReadonlyMap<string, AttachmentView[]>
  readonly names: ReadonlyMap<string, string>
  readonly today: string
}

function viewOf(loaded: LoadedAward, { account, files, names, today }: Known): FundingView {
  const { award, application, type, content, reports, claims } = loaded
  const { state, reportDue } = award
  const report = reports.at(-1)?.state ?? null
  const { accounts } = factsOf(loaded)
  return {
    applicationId: application.id,
    reference: application.reference ?? '',
    title: content.title,
    type: type.name,
    payment: type.payment,
    amountOre: award.amountOre,
    conditions: award.conditions,
    state,
    acceptBy: award.acceptBy,
    answeredAt: award.answeredAt?.toISOString() ?? null,
    reportDue,
    isReportOverdue: isReportOverdue({ state, reportDue, report }, today),
    settledOre: accounts && settledOre(award.amountOre, accounts),
    paidOre: paidOre(loaded),
    account: account && { masked: account.masked, holder: account.holder },
    budget: {
      costs: content.costs,
      income: content.income,
      requestedOre: content.requestedOre,
    },
    parts: livingParts(loaded).map(showPart),
    reports: reports.map((row) => showReport(row, { files, names })),
    claims: claims.filter(({ confirmedAt }) => confirmedAt !== null).map(showClaim),
    version: award.version,
  }
}

function showPart(part: LoadedPart): PartView {
  const { row, payout } = part
  return {
    id: row.id,
    number: row.number,
    cause: row.cause,
    amountOre: partOre(part),
    state: shownState(payout?.state ?? null),
    masked: payout?.payeeAccountMasked ?? null,
    changedAt: (payout?.returnedAt ?? payout?.settledAt ?? row.decidedAt)?.toISOString() ?? null,
  }
}

const showReport = (
  row: LoadedAward['reports'][number],
  { files, names }: Pick<Known, 'files' | 'names'>,
): ReportView => ({
  id: row.id,
  number: row.number,
  state: row.state,
  content: row.content,
  version: row.version,
  savedBy: row.savedBy === null ? null : (names.get(row.savedBy) ?? null),
  savedAt: row.savedAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  files: files.get(row.id) ?? [],
})

export const showClaim = (row: LoadedAward['claims'][number]): ClaimView => ({
  id: row.id,
  amountOre: row.amountOre,
  reason: row.reason,
  dueOn: row.dueOn,
  state: row.state,
  receivedOn: row.receivedOn,
  closedAt: row.closedAt?.toISOString() ?? null,
  closedReason: row.closedReason,
})

async function findNames(
  database: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await database
    .select({ id: user.id, name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
    .from(user)
    .where(inArray(user.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
