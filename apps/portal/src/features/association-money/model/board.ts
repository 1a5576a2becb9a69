import { osloDate } from '#platform/time/oslo.ts'

/** Somebody who acts for an association. */
export type Board = {
  readonly userId: string
  readonly associationId: string
  /** A day in Norway. */
  readonly today: string
}

export const boardOf = (
  { userId }: { readonly userId: string },
  { id }: { readonly id: string },
  now: Date,
): Board => ({ userId, associationId: id, today: osloDate(now) })
