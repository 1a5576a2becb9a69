import { appealWay } from '#core/appeals/appeal-way.ts'
import { requireSent } from '../model/find-sent.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { mayAppeal } from '../model/sent-rules.ts'
import type { OwnDecisions } from './contract.ts'
import {
  describeAppeal,
  describeDecisions,
  findAppeals,
  findDecisions,
  toAnswered,
} from './describe-decisions.server.ts'
import { findClaim, type PayerConfiguration } from './find-claim.server.ts'

/** What was decided about one's own application, and what one may do about it. @throws {Refusal} `CASE_NOT_FOUND` */
export async function findOwnDecisions(
  {
    database,
    encryption,
    configuration,
  }: TermsParts & { readonly configuration: PayerConfiguration },
  who: { readonly userId: string; readonly id: string },
  today: string,
): Promise<OwnDecisions> {
  const { caseFile } = await requireSent(database, who)
  const [decisions, appeals, claim] = await Promise.all([
    findDecisions(database, who.id),
    findAppeals(database, who.id),
    findClaim(database, configuration, who.id),
  ])
  return {
    decisions: describeDecisions(encryption, decisions),
    appeals: appeals.map((appeal) => describeAppeal(encryption, appeal, decisions)),
    way: appealWay(
      mayAppeal(caseFile) ? (decisions[0] ?? null) : null,
      appeals.map(toAnswered),
      today,
    ),
    claim,
  }
}
