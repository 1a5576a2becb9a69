import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PayoutRequestView } from '../model/contract.ts'
import { shownState } from '../model/request-states.ts'
import { associationPayoutRequest as request } from '../model/tables.server.ts'

const asker = alias(user, 'asker')

/** The latest attempt to pay a request, by the key that all attempts begin with. */
const latestPayout = (database: Database) =>
  database
    .select()
    .from(payout)
    .where(
      and(
        eq(payout.ownerKind, 'association'),
        eq(payout.ownerKey, sql`${request.associationId}::text`),
        sql`(${payout.requestKey} = 'association:' || ${request.id}
          or starts_with(${payout.requestKey}, 'association:' || ${request.id} || '/'))`,
      ),
    )
    .orderBy(desc(payout.preparedAt), desc(payout.id))
    .limit(1)
    .as('latest')

export type StoredRequest = { readonly associationId: string; readonly view: PayoutRequestView }

/** Requests with what became of their payouts, newest first unless said otherwise. */
export async function listRequests(
  database: Database,
  which: SQL | undefined,
  { limit, isOldestFirst = false }: { readonly limit: number; readonly isOldestFirst?: boolean },
): Promise<StoredRequest[]> {
  const latest = latestPayout(database)
  const order = isOldestFirst
    ? [request.askedAt, request.id]
    : [desc(request.askedAt), desc(request.id)]
  const rows = await database
    .select({
      row: request,
      askedBy: sql<string | null>`${asker.firstName} || ' ' || ${asker.lastName}`,
      payoutState: latest.state,
      masked: latest.payeeAccountMasked,
      settledAt: latest.settledAt,
      returnedAt: latest.returnedAt,
    })
    .from(request)
    .leftJoin(asker, eq(asker.id, request.askedBy))
    .leftJoinLateral(latest, sql`true`)
    .where(which)
    .orderBy(...order)
    .limit(limit)
  return rows.map(({ row, askedBy, payoutState, masked, settledAt, returnedAt }) => ({
    associationId: row.associationId,
    view: {
      id: row.id,
      requester: row.requester,
      amountOre: row.amountOre,
      note: row.note,
      askedBy,
      askedAt: row.askedAt.toISOString(),
      state: shownState(row.state, payoutState),
      reason: row.reason,
      masked,
      changedAt: (returnedAt ?? settledAt ?? row.decidedAt)?.toISOString() ?? null,
    },
  }))
}
