import { requireRight } from '#core/associations/find-rights.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Somebody who asks for the newsletter of an association. */
export type Writer = {
  readonly userId: string
  readonly associationId: string
  readonly now: Date
}

/**
 * They have the right to write it today.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`, `ASSOCIATION_STATE`
 */
export const requireWriter = (
  database: Database,
  { now, ...who }: Writer,
  how: { readonly isChange: boolean },
) => requireRight(database, { ...who, today: osloDate(now) }, 'newsletter', how)
