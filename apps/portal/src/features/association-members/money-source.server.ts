import { inArray } from 'drizzle-orm'
import type { MoneySource } from '#core/person-money/money-source.ts'
import { associationFeeHold as hold } from './model/tables.server.ts'
import { feeKind } from './pay/fee-kind.server.ts'
import { service } from './service.ts'

/** Fees of associations that were paid by card. */
export const feeMoney: MoneySource = {
  subject: feeKind.kind,
  service,
  async placesOf(database, ids) {
    const rows = await database
      .select({ id: hold.id, association: hold.associationId })
      .from(hold)
      .where(inArray(hold.id, [...ids]))
    return new Map(
      rows.map(({ id, association }) => [
        id,
        { place: { page: 'associationMembership', params: { id: association } } },
      ]),
    )
  },
}
