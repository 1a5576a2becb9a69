import type { Locale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import {
  answerInvitation,
  findOpenInvitation,
  type OpenInvitation,
} from '#core/associations/invitations.server.ts'
import { readSignedId } from '#core/associations/links.server.ts'
import { acceptMemberInvitation } from '#core/associations/members/accept-invitation.server.ts'
import { association, associationRoleType } from '#core/associations/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import type { InvitationAccepted, InvitationToAnswer } from './contract.ts'

type Parts = {
  readonly database: Database
  readonly encryption: Pick<FieldEncryption, 'index'>
}

const readToken = ({ encryption }: Pick<Parts, 'encryption'>, token: string) =>
  readSignedId(encryption, 'association invitation', token)

const find = (parts: Parts, token: string, now: Date): Promise<OpenInvitation> =>
  findOpenInvitation(parts.database, { id: readToken(parts, token), kind: 'member' }, now)

/** @throws {Refusal} `INVITATION_INVALID` */
export async function openInvitation(
  parts: Parts,
  { token, language, now }: { token: string; language: Locale; now: Date },
): Promise<InvitationToAnswer> {
  const { associationId, roleTypeId } = await find(parts, token, now)
  const [found] = await parts.database
    .select()
    .from(association)
    .where(eq(association.id, associationId))
  if (!found) throw new Error('an invitation has no association')
  const [type] =
    roleTypeId === null
      ? []
      : await parts.database
          .select()
          .from(associationRoleType)
          .where(eq(associationRoleType.id, roleTypeId))
  const { name, slug, purpose, termKind, feeOre } = found
  return {
    association: { name, slug, purpose: textIn(purpose, language) },
    role:
      type && type.removedAt === null
        ? { typeId: type.id, kind: type.kind, name: type.name }
        : null,
    termKind,
    feeOre,
  }
}

/** @throws {Refusal} `INVITATION_INVALID`, `ASSOCIATION_STATE` */
export async function acceptInvitation(
  parts: Parts,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Promise<InvitationAccepted> {
  const invitation = await find(parts, token, now)
  const outcome = await parts.database.transaction((transaction) =>
    acceptMemberInvitation(transaction, { invitation, userId }, now),
  )
  return { slug: invitation.slug, outcome }
}

/** @throws {Refusal} `INVITATION_INVALID` */
export async function declineInvitation(parts: Parts, token: string, now: Date): Promise<void> {
  const { id } = await find(parts, token, now)
  await answerInvitation(parts.database, id, { accepts: false }, now)
}
