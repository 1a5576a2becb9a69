import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { grantApplication } from './application/tables.server.ts'
import { grantProposal } from './committee/tables.server.ts'
import { grantDecision, grantMeeting } from './decision/tables.server.ts'
import type { BudgetReserved } from './reserved.ts'
import { grantRound } from './setup/tables.server.ts'

/** What a meeting has agreed to grant, and not sent the letter of. */
export type Reservation = {
  readonly roundId: string
  /** Of the round. */
  readonly name: Localized
  readonly year: number
  readonly typeId: string
  readonly applicationId: string
  readonly amountOre: number
}

/**
 * What is reserved, the first meeting first. From its agreement on a list holds as it was proposed, so
 * nothing else has to remember it: the letters, and a list that is opened again, end it by themselves.
 */
export const findReservations = (database: Database): Promise<Reservation[]> =>
  database
    .select({
      roundId: grantMeeting.roundId,
      name: grantRound.name,
      year: grantRound.budgetYear,
      typeId: grantApplication.typeId,
      applicationId: grantApplication.id,
      amountOre: grantProposal.amountOre,
    })
    .from(grantMeeting)
    .innerJoin(grantRound, eq(grantRound.id, grantMeeting.roundId))
    .innerJoin(grantApplication, eq(grantApplication.roundId, grantRound.id))
    .innerJoin(grantProposal, eq(grantProposal.applicationId, grantApplication.id))
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .where(
      and(
        isNull(grantMeeting.releasedAt),
        isNull(grantApplication.withdrawnAt),
        isNull(grantDecision.id),
        eq(grantProposal.outcome, 'granted'),
      ),
    )
    .orderBy(asc(grantRound.meetsAt), asc(grantRound.id), asc(grantApplication.id))

export const sumOfReserved = (
  reservations: readonly Reservation[],
  isWanted: (one: Reservation) => boolean,
): number => reservations.reduce((sum, one) => (isWanted(one) ? sum + one.amountOre : sum), 0)

/**
 * Which meeting has reserved how much, for a refusal.
 * @param hidden applications of which the reader knows nothing: from the sum of their meeting they could
 *   be worked out
 */
export function describeReserved(
  reservations: readonly Reservation[],
  hidden: ReadonlySet<string> = new Set(),
): BudgetReserved {
  const rounds = new Map(reservations.map(({ roundId, name }) => [roundId, name]))
  return {
    meetings: [...rounds].map(([id, name]) => {
      const own = reservations.filter(({ roundId }) => roundId === id)
      const isHidden = own.some(({ applicationId }) => hidden.has(applicationId))
      return { name, reservedOre: isHidden ? null : sumOfReserved(own, () => true) }
    }),
  }
}
