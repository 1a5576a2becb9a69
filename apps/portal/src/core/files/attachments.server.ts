import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { AttachmentView } from './contract.ts'
import type { StoredFile } from './store-files.server.ts'
import { attachment } from './tables.server.ts'

/** What files belong to: `{ kind: 'refund', id }`. */
export type FileSubject = { readonly kind: string; readonly id: string }

export type Attachment = typeof attachment.$inferSelect

const belongsTo = ({ kind, id }: FileSubject) =>
  and(eq(attachment.subjectKind, kind), eq(attachment.subjectId, id))

/**
 * Writes the rows of files whose bytes are stored, in the transaction of what they belong to.
 * @param owner `subject`: null for files that are attached later (`attachFiles`); after a day they
 *   are removed
 */
export async function insertAttachments(
  transaction: Database,
  files: readonly StoredFile[],
  { ownerId, subject }: { ownerId: string | null; subject: FileSubject | null },
): Promise<void> {
  if (files.length === 0) return
  const attached = subject && {
    subjectKind: subject.kind,
    subjectId: subject.id,
    attachedAt: sql`now()`,
  }
  await transaction.insert(attachment).values(
    files.map(({ id, name, type, size, sha256, dataKey }) => ({
      ...{ id, ownerId, name, mediaType: type, size, sha256, dataKey },
      ...attached,
    })),
  )
}

/**
 * Attaches files that their owner has sent before.
 * @returns whether it was all of them: one that is somebody else's, attached already or gone is not
 */
export async function attachFiles(
  transaction: Database,
  { ids, ownerId, subject }: { ids: readonly string[]; ownerId: string; subject: FileSubject },
): Promise<boolean> {
  const asked = [...new Set(ids)]
  const attached = await transaction
    .update(attachment)
    .set({ subjectKind: subject.kind, subjectId: subject.id, attachedAt: sql`now()` })
    .where(
      and(
        inArray(attachment.id, asked),
        eq(attachment.ownerId, ownerId),
        isNull(attachment.attachedAt),
      ),
    )
    .returning({ id: attachment.id })
  return attached.length === asked.length
}

/** In the order in which they came. */
export async function listAttachments(
  database: Database,
  subject: FileSubject,
): Promise<AttachmentView[]> {
  const found = await database
    .select()
    .from(attachment)
    .where(belongsTo(subject))
    .orderBy(asc(attachment.createdAt), asc(attachment.id))
  return found.map(({ id, name, mediaType, size, createdAt }) => ({
    ...{ id, name, type: mediaType, size },
    createdAt: createdAt.toISOString(),
  }))
}

/**
 * One file. Whose it is, or what it belongs to, is part of the question.
 * @param among `{ ownerId }` for its owner, `{ subject }` for staff who may see that
 */
export async function findAttachment(
  database: Database,
  id: string,
  among: { readonly ownerId: string } | { readonly subject: FileSubject },
): Promise<Attachment | null> {
  const theirs =
    'ownerId' in among ? eq(attachment.ownerId, among.ownerId) : belongsTo(among.subject)
  const [found] = await database
    .select()
    .from(attachment)
    .where(and(eq(attachment.id, id), theirs))
  return found ?? null
}

/**
 * Removes files of one subject; their bytes go after the commit.
 * @param which `except`: those that stay
 */
export async function removeAttachments(
  transaction: Database,
  subject: FileSubject,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const kept: SQL | undefined =
    except.length > 0 ? sql`${attachment.id} <> all(${sql.param([...except])}::text[])` : undefined
  await transaction.delete(attachment).where(and(belongsTo(subject), kept))
}
