import { eq } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { readSchemes } from '#core/health-refunds/read-schemes.server.ts'
import { type Calculation, calculateRefund } from '#core/health-refunds/rules/calculate-refund.ts'
import { judgeRight } from '#core/health-refunds/rules/judge-right.ts'
import { type Period, periodOf } from '#core/health-refunds/rules/periods.ts'
import type { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { schemePeriodOf } from '#core/health-refunds/schemes.ts'
import { healthRefund, healthSchemeVersion } from '#core/health-refunds/tables.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { spentOf } from '../model/accepted-lines.ts'
import { findEarlier } from '../model/find-earlier.server.ts'
import { findLines } from '../model/find-sent.server.ts'
import { findPaidSemesters, type TermsParts } from '../model/find-terms.server.ts'

export type CaseLineRow = Awaited<ReturnType<typeof findLines>>[number]

export type WorkedOutCase = {
  readonly row: typeof healthRefund.$inferSelect
  readonly userId: string
  readonly rules: SchemeRules
  readonly versionId: string
  /** The rules have been corrected since it was sent. */
  readonly hasNewRules: boolean
  /** With the right as it is known now: an institution may have reported since. */
  readonly lines: readonly CaseLineRow[]
  readonly calculation: Calculation
}

/** What counts of some expenses instead of what staff have set so far. */
export type Instead = readonly { readonly id: string; readonly acceptedOre: number | null }[]

/**
 * An application as it would be decided now: by the rules that count for its period, the expenses as
 * staff have accepted them, and what was granted before. Null where there is none.
 */
export async function workOutCase(
  parts: TermsParts,
  caseId: string,
  instead: Instead = [],
): Promise<WorkedOutCase | null> {
  const { database } = parts
  const [found] = await database
    .select({ row: healthRefund, userId: caseFile.userId, version: healthSchemeVersion })
    .from(healthRefund)
    .innerJoin(caseFile, eq(caseFile.id, healthRefund.caseId))
    .innerJoin(healthSchemeVersion, eq(healthSchemeVersion.id, healthRefund.schemeVersionId))
    .where(eq(healthRefund.caseId, caseId))
  if (!found) return null
  const { row, userId, version } = found
  const scheme = (await readSchemes(database)).find(({ id }) => id === row.schemeId)
  const offered = scheme && schemePeriodOf(scheme, row.period)
  const current = offered?.version ?? version
  const { rules } = current
  const sent = await findLines(database, caseId)
  // Of a scheme that was ended before: the period is the one that its days are in.
  const period =
    offered?.period ?? periodOf(rules.period, sent[0]?.spentFrom ?? osloDate(row.sentAt))
  const amended = new Map(instead.map(({ id, acceptedOre }) => [id, acceptedOre]))
  const counted = sent.map((line) => {
    const acceptedOre = amended.get(line.id)
    return acceptedOre === undefined ? line : { ...line, acceptedOre }
  })
  const lines = await judgeAgain(parts, { row, userId, rules, period }, counted)
  const about = { userId, schemeId: row.schemeId, period: row.period, except: caseId }
  return {
    row,
    userId,
    rules,
    versionId: current.id,
    hasNewRules: current.id !== version.id,
    lines,
    calculation: calculateRefund(rules, spentOf(lines), await findEarlier(database, about)),
  }
}

async function judgeAgain(
  parts: TermsParts,
  about: Pick<WorkedOutCase, 'row' | 'userId' | 'rules'> & { readonly period: Period },
  lines: readonly CaseLineRow[],
): Promise<CaseLineRow[]> {
  const { row, userId, rules, period } = about
  const { doctorFrom, doctorTo } = row
  const paidSemesters = await findPaidSemesters(parts, userId)
  const judged = {
    right: rules.right,
    period,
    today: osloDate(row.sentAt),
    facts: {
      paidSemesters,
      doctorHere: doctorFrom === null ? null : { from: doctorFrom, to: doctorTo },
    },
  }
  return lines.map((line) => ({
    ...line,
    noRight: judgeRight({ from: line.spentFrom, to: line.spentTo }, judged),
  }))
}
