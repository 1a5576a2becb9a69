import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { documentCheck, documentCheckContent } from '../tables.server.ts'
import { makeCheckCode, readCheckCode } from './check-code.ts'
import type { CheckedKind, RevocationReason } from './contract.ts'
import { type Letters, readLetter } from './letters.server.ts'

type Issued<Kind extends CheckedKind> = { readonly code: string; readonly says: Letters[Kind] }

/**
 * Gives a letter its code, in the transaction in which it is decided. Asked again while the letter is
 * valid it answers what was issued first; after a revocation the letter gets a new code.
 * @param letter without anything of the person; one version of it is valid at a time
 * @param money what a letter about money confirms: it is revoked when the ledger holds less (`revoke-letters.server.ts`).
 *   The caller has locked the account and has seen that the money is there.
 * @throws what the letter says was deleted since
 */
export async function issueCheck<Kind extends CheckedKind>(
  transaction: Database,
  encryption: FieldEncryption,
  asked: {
    letter: string
    kind: Kind
    userId: string
    says: Letters[Kind]
    money?: { readonly customerNumber: string; readonly amountOre: number }
  },
): Promise<Issued<Kind>> {
  const { letter, kind, userId, says, money } = asked
  const code = makeCheckCode(randomBytes(16))
  const [codeHash] = hashesOf(encryption, code)
  // Of two at once the second waits, and then finds the letter of the first.
  const [added] = await transaction
    .insert(documentCheck)
    .values({ id: randomUUID(), letter, kind, codeHash, ...money })
    .onConflictDoNothing({
      target: documentCheck.letter,
      where: isNull(documentCheck.revokedAt),
    })
    .returning({ id: documentCheck.id })
  if (!added) return findIssued(transaction, encryption, { letter, kind })
  const content = encryption.encrypt(JSON.stringify({ code, says }), locationOf(added.id))
  await transaction.insert(documentCheckContent).values({ checkId: added.id, userId, content })
  return { code, says }
}

async function findIssued<Kind extends CheckedKind>(
  database: Database,
  encryption: FieldEncryption,
  { letter, kind }: { letter: string; kind: Kind },
): Promise<Issued<Kind>> {
  const [found] = await database
    .select({ id: documentCheck.id, content: documentCheckContent.content })
    .from(documentCheck)
    .innerJoin(documentCheckContent, eq(documentCheckContent.checkId, documentCheck.id))
    .where(
      and(
        eq(documentCheck.letter, letter),
        eq(documentCheck.kind, kind),
        isNull(documentCheck.revokedAt),
      ),
    )
  if (!found) throw new Error(`What the letter "${letter}" said is no longer there`)
  return readContent(encryption, found, kind)
}

export type Verified =
  | {
      [Kind in CheckedKind]: {
        readonly state: 'valid'
        readonly kind: Kind
        readonly issuedAt: Date
        readonly says: Letters[Kind]
      }
    }[CheckedKind]
  /** Issued by us, and no longer to be relied on. Its content is no longer shown. */
  | {
      readonly state: 'revoked'
      readonly issuedAt: Date
      readonly revokedAt: Date
      readonly because: RevocationReason
    }
  /** Issued by us; what it said was deleted, with the account or because it is too old. */
  | { readonly state: 'forgotten'; readonly issuedAt: Date }

/** @returns what the letter with that code says; nothing when there is no such letter */
export async function verifyCheck(
  database: Database,
  encryption: FieldEncryption,
  typed: string,
): Promise<Verified | null> {
  const code = readCheckCode(typed)
  if (!code) return null
  const [found] = await database
    .select({
      id: documentCheck.id,
      kind: documentCheck.kind,
      issuedAt: documentCheck.issuedAt,
      revokedAt: documentCheck.revokedAt,
      because: documentCheck.revocationReason,
      content: documentCheckContent.content,
    })
    .from(documentCheck)
    .leftJoin(documentCheckContent, eq(documentCheckContent.checkId, documentCheck.id))
    .where(inArray(documentCheck.codeHash, hashesOf(encryption, code)))
  if (!found) return null
  const { id, kind, issuedAt, revokedAt, because, content } = found
  if (revokedAt && because) return { state: 'revoked', issuedAt, revokedAt, because }
  if (content === null) return { state: 'forgotten', issuedAt }
  const { says } = readContent(encryption, { id, content }, kind)
  return { state: 'valid', kind, issuedAt, says } as Verified
}

function readContent<Kind extends CheckedKind>(
  encryption: FieldEncryption,
  { id, content }: { id: string; content: string },
  kind: Kind,
): Issued<Kind> {
  const { code, says } = JSON.parse(encryption.decrypt(content, locationOf(id))) as {
    code: string
    says: unknown
  }
  return { code, says: readLetter(kind, says) }
}

const hashesOf = (encryption: FieldEncryption, code: string) =>
  encryption.index(code, 'document check')

const locationOf = (id: string) => ({
  table: 'document_check_content',
  column: 'content',
  row: id,
})
