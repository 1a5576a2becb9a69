import { eq } from 'drizzle-orm'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PlaceRow } from './find-place.server.ts'

export async function updatePlace(
  transaction: Database,
  { id, version }: Pick<PlaceRow, 'id' | 'version'>,
  values: Partial<Pick<PlaceRow, 'departmentId' | 'percent' | 'startsOn' | 'endsOn'>>,
): Promise<void> {
  await transaction
    .update(kindergartenEnrolment)
    .set({ ...values, version: version + 1 })
    .where(eq(kindergartenEnrolment.id, id))
}
