import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association, associationContact } from '#core/associations/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { grantApplication, grantApplicationVersion } from './application/tables.server.ts'

export type GrantRecipient = {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  /** Null where nobody has chosen: `composeMail` writes in every language then. */
  readonly language: Locale | null
}

/** An application as mails name it, and who is mailed of it. */
export type GrantAddressees = {
  readonly applicationId: string
  /** Null for a person's own application. */
  readonly association: { readonly id: string; readonly name: string } | null
  /** Of the version that was sent last; empty for a draft. */
  readonly title: string
  readonly reference: string | null
  /** The contact persons of the association, and who has sent it last; or the person. */
  readonly people: readonly GrantRecipient[]
}

/** @returns null for an application that does not exist; nobody is left for an account that is deleted */
export async function findRecipients(
  database: Database,
  applicationId: string,
): Promise<GrantAddressees | null> {
  const [found] = await database
    .select({
      application: grantApplication,
      name: association.name,
      title: grantApplicationVersion.title,
      sentBy: grantApplicationVersion.sentBy,
    })
    .from(grantApplication)
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .where(eq(grantApplication.id, applicationId))
  if (!found) return null
  const { application, name, title, sentBy } = found
  const { associationId, userId, reference } = application
  const ids =
    associationId === null ? [userId] : [sentBy, ...(await findContacts(database, associationId))]
  const people = await database
    .select({
      userId: user.id,
      email: user.email,
      firstName: user.firstName,
      language: profile.language,
    })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(
      inArray(
        user.id,
        ids.filter((id) => id !== null),
      ),
    )
    .orderBy(user.id)
  return {
    applicationId,
    association: associationId === null ? null : { id: associationId, name: name ?? '' },
    title: title ?? '',
    reference,
    people,
  }
}

const findContacts = async (database: Database, associationId: string): Promise<string[]> =>
  (
    await database
      .select({ userId: associationContact.userId })
      .from(associationContact)
      .where(
        and(
          eq(associationContact.associationId, associationId),
          isNull(associationContact.endedAt),
        ),
      )
  ).map(({ userId }) => userId)
