import { eq, sql } from 'drizzle-orm'
import { organisationChannel } from '#core/organisation/follow-organisation.server.ts'
import type { PictureName } from '#core/organisation/pictures/pictures.ts'
import { organisationPicturesTable as table } from '#core/organisation/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pictureRefusals } from './contract.ts'
import { recordAction } from './record-action.server.ts'

/** @throws {Refusal} `PICTURE_NOT_FOUND`: there is none, perhaps no longer */
export async function removePicture(
  database: Database,
  staff: StaffActor,
  picture: PictureName,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(table)
      .where(eq(table.picture, picture))
      .returning({ hash: table.hash })
    if (removed.length === 0)
      throw new Refusal('PICTURE_NOT_FOUND', pictureRefusals.PICTURE_NOT_FOUND)
    await recordAction(transaction, staff, {
      action: 'organisation-picture-removed',
      subject: { kind: 'organisation-picture', id: picture },
    })
    await transaction.execute(sql`select pg_notify(${organisationChannel}, '')`)
  })
}
