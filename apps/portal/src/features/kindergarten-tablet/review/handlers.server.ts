import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { reviewDescribed as described } from './endpoints.server.ts'
import { listMarksToReview, reviewMark } from './review-marks.server.ts'

/** Marks that wait for a leader. */
export function createReviewApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const review = async (
    staff: Parameters<typeof reviewMark>[1],
    id: string,
    isRecorded: boolean,
  ): Promise<Record<string, never>> => {
    await reviewMark({ database, encryption }, staff, { id, isRecorded }, clock())
    return {}
  }

  serve(described.list, ({ staff }) => listMarksToReview(database, staff))
  serve(described.record, ({ staff, params: { id } }) => review(staff, id, true))
  serve(described.dismiss, ({ staff, params: { id } }) => review(staff, id, false))

  return api
}
