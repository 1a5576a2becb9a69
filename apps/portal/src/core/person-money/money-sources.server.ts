import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import type { MoneySource } from './money-source.ts'

/**
 * What is known of each subject: what its feature says, and otherwise what its kind of payment says.
 * @throws {Error} two features describe one subject
 */
export function moneySourcesOf(
  declared: readonly MoneySource[],
  kinds: readonly PaymentKind[],
): ReadonlyMap<string, MoneySource> {
  const ofPayments = new Map(
    kinds.map(({ kind, describe, nameSubjects }): [string, MoneySource] => [
      kind,
      { subject: kind, generalName: describe, ...(nameSubjects && { name: nameSubjects }) },
    ]),
  )
  const sources = new Map(ofPayments)
  for (const source of declared) {
    if (
      sources.has(source.subject) &&
      sources.get(source.subject) !== ofPayments.get(source.subject)
    )
      throw new Error(`Two features describe the money of ${source.subject}`)
    sources.set(source.subject, { ...ofPayments.get(source.subject), ...source })
  }
  return sources
}
