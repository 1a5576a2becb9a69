import { type SQL, sql } from 'drizzle-orm'
import type { Operation } from './payment.ts'
import { paymentOperation } from './tables.server.ts'

export type NewOperation = Pick<Operation, 'kind' | 'amountOre' | 'tries' | 'nextTryAt'>

/** A type, since drizzle takes rows of no interface. */
export type InsertedOperation = { id: string; reference: string }

/**
 * A statement that stores an operation under a new reference and returns it.
 * @param payments a query with the column `id`: of the payment, or of none
 */
export function insertOperation(
  payments: SQL,
  { kind, amountOre, tries, nextTryAt }: NewOperation,
  now: SQL,
): SQL {
  // The reference starts with the day: after a restore only numbers of the same day can repeat.
  return sql`
    insert into ${paymentOperation}
      (id, payment_id, kind, reference, amount_ore, tries, next_try_at, created_at)
    select given.id, given.payment_id, ${kind},
           lpad((${now}::date - date '2020-01-01')::text, 4, '0')
             || lpad((given.id % 100000000)::text, 8, '0'),
           ${amountOre}, ${tries}, ${nextTryAt?.toISOString() ?? null}::timestamptz, ${now}
      from (select paid.id as payment_id,
                   nextval(pg_get_serial_sequence('portal.payment_operation', 'id')) as id
              from (${payments}) paid) given
    returning id, reference`
}

export function toOperation(
  { id, reference }: InsertedOperation,
  { kind, amountOre, tries, nextTryAt }: NewOperation,
): Operation {
  return {
    id: Number(id),
    reference,
    kind,
    amountOre,
    tries,
    nextTryAt,
    state: 'started',
    extraTries: 0,
  }
}
