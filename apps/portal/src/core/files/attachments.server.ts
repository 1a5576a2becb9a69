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
    files.map(({ id, name, type, size, sha256, dataKey, looksEmpty }) => ({
      id,
      ownerId,
      name,
      mediaType: type,
      size,
      sha256,
      dataKey,
      looksEmpty,
      ...attached,
    })),
  )
}

/**
 * Attaches files that their owner has sent before.
 * @returns whether all of them were attached: one that is somebody else's, already attached or
 *   deleted is not
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
  return (await findAttachments(database, belongsTo(subject))).map(toView)
}

/**
 * Those of many subjects of one kind, by the id of each; of one without files there is nothing.
 * @param subjects of one kind
 */
export async function listAttachmentsBySubject(
  database: Database,
  subjects: readonly FileSubject[],
): Promise<ReadonlyMap<string, AttachmentView[]>> {
  const [first] = subjects
  if (!first) return new Map()
  const ids = subjects.map(({ id }) => id)
  const found = await findAttachments(
    database,
    and(eq(attachment.subjectKind, first.kind), inArray(attachment.subjectId, ids)),
  )
  const lists = new Map<string, AttachmentView[]>()
  for (const one of found) {
    const list = lists.get(one.subjectId ?? '')
    if (list) list.push(toView(one))
    else lists.set(one.subjectId ?? '', [toView(one)])
  }
  return lists
}

function findAttachments(database: Database, among: SQL | undefined): Promise<Attachment[]> {
  return database
    .select()
    .from(attachment)
    .where(among)
    .orderBy(asc(attachment.createdAt), asc(attachment.id))
}

function toView({ id, name, mediaType, size, looksEmpty, createdAt }: Attachment): AttachmentView {
  return { id, name, type: mediaType, size, looksEmpty, createdAt: createdAt.toISOString() }
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
