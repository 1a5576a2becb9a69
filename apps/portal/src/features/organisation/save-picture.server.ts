import { hash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles, type UploadedFile } from '#core/files/inspect/inspect-files.server.ts'
import { uploadRefusals } from '#core/files/refusals.ts'
import { organisationChannel } from '#core/organisation/follow-organisation.server.ts'
import type { drawPictures } from '#core/organisation/pictures/draw-pictures.server.ts'
import type { PictureName } from '#core/organisation/pictures/pictures.ts'
import {
  organisationTable,
  organisationPicturesTable as table,
} from '#core/organisation/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import { pictureRefusals } from './contract.ts'
import { recordAction } from './record-action.server.ts'

/** Milliseconds. */
const deadline = 20_000

const drawTask = describeTask<typeof drawPictures>(
  new URL('../../core/organisation/pictures/draw-pictures.server.ts', import.meta.url),
  'drawPictures',
  deadline,
)

/** What takes too long or too much memory is no logo. */
function refuseBeyondBounds(error: unknown): never {
  if (!(error instanceof LimitExceeded)) throw error
  throw new Refusal('FILE_UNREADABLE', uploadRefusals.FILE_UNREADABLE, { details: { file: 0 } })
}

/**
 * Replaces a picture by what is made of the uploaded one; every instance follows.
 * @throws {Refusal} what is wrong with the picture, or `ORGANISATION_UNNAMED`
 */
export async function savePicture(
  { database, files }: { database: Database; files: Pick<FileParts, 'scan' | 'log'> },
  staff: StaffActor,
  { picture, sent }: { picture: PictureName; sent: readonly UploadedFile[] },
): Promise<void> {
  const [file] = sent
  if (!file) throw new Refusal('FILES_REQUIRED', uploadRefusals.FILES_REQUIRED)
  const sender = { client: staff.userId, isVisitor: false }
  const [inspected] = await inspectFiles(files, [file], sender)
  if (inspected?.type !== 'image/png')
    throw new Refusal('FILE_TYPE_NOT_ALLOWED', uploadRefusals.FILE_TYPE_NOT_ALLOWED, {
      details: { file: 0 },
    })
  const drawn = await untrustedWork
    .run(sender, drawTask, { bytes: inspected.bytes, name: picture })
    .catch(refuseBeyondBounds)
  if (typeof drawn === 'string') throw new Refusal(drawn, pictureRefusals[drawn])
  const version = hash('sha256', inspected.bytes, 'base64url').slice(0, 12)
  const rows = drawn.map((row) => ({
    ...row,
    picture,
    bytes: Buffer.from(row.bytes.buffer),
    hash: version,
  }))
  await database.transaction(async (transaction) => {
    // One at a time: two would put the same files in.
    const [organisation] = await transaction
      .select({ version: organisationTable.version })
      .from(organisationTable)
      .for('update')
    if (!organisation)
      throw new Refusal('ORGANISATION_UNNAMED', pictureRefusals.ORGANISATION_UNNAMED)
    await transaction.delete(table).where(eq(table.picture, picture))
    await transaction.insert(table).values(rows)
    await recordAction(transaction, staff, {
      action: 'organisation-picture-saved',
      subject: { kind: 'organisation-picture', id: picture },
      after: { fileName: inspected.name },
    })
    await transaction.execute(sql`select pg_notify(${organisationChannel}, '')`)
  })
}
