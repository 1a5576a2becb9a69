import { readSchemes } from '#core/health-refunds/read-schemes.server.ts'
import { refuseHealth } from '#core/health-refunds/refuse.server.ts'
import type { RightFacts } from '#core/health-refunds/rules/judge-right.ts'
import { type Scheme, type SchemePeriod, schemePeriodOf } from '#core/health-refunds/schemes.ts'
import { findRegistrations } from '#core/semester-registrations/find-registrations.server.ts'
import { paidSemesters } from '#core/semester-registrations/rules.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { FormTerms } from './contract.ts'
import { findEarlier } from './find-earlier.server.ts'

export type TermsParts = { readonly database: Database; readonly encryption: FieldEncryption }

/** @throws {Refusal} `HEALTH_SCHEME_NOT_FOUND` */
export async function requireSchemePeriod(
  database: Database,
  { schemeId, period }: { readonly schemeId: string; readonly period: string },
): Promise<{ scheme: Scheme; found: SchemePeriod }> {
  const scheme = (await readSchemes(database)).find(({ id }) => id === schemeId)
  const found = scheme ? schemePeriodOf(scheme, period) : null
  if (!(scheme && found)) throw refuseHealth('HEALTH_SCHEME_NOT_FOUND')
  return { scheme, found }
}

/** The semesters whose fee somebody has paid, as institutions have reported. */
export async function findPaidSemesters(
  { database, encryption }: TermsParts,
  userId: string,
): Promise<RightFacts['paidSemesters']> {
  const paid = paidSemesters(await findRegistrations(database, encryption, userId))
  return paid.map(({ institution, semesterCode }) => ({ institution, semesterCode }))
}

/**
 * All that the form of one period is worked out with.
 * @param about.except the application that is changed
 * @throws {Refusal} `HEALTH_SCHEME_NOT_FOUND`
 */
export async function findTerms(
  parts: TermsParts,
  about: {
    readonly userId: string
    readonly schemeId: string
    readonly period: string
    readonly except?: string | undefined
    readonly today: string
  },
): Promise<FormTerms> {
  const { scheme, found } = await requireSchemePeriod(parts.database, about)
  const { version, period, from, to } = found
  return {
    schemeId: scheme.id,
    schemeName: scheme.name,
    intro: scheme.intro,
    versionId: version.id,
    rules: version.rules,
    period,
    opens: from,
    closes: to,
    today: about.today,
    earlier: copyOf(await findEarlier(parts.database, about)),
    paidSemesters: [...(await findPaidSemesters(parts, about.userId))],
  }
}

const copyOf = ({ spent, grantedOre }: Awaited<ReturnType<typeof findEarlier>>) => ({
  spent: [...spent],
  grantedOre,
})
