import { type SQL, sql } from 'drizzle-orm'
import { type AssociationRight, associationRights, completeRights } from './rights.ts'
import {
  association,
  associationContact,
  associationRole,
  associationRoleType,
} from './tables.server.ts'

/** For `toRights`: columns of a query `from` below. */
export const givenColumns = sql`contact.association_id is not null as "isContact", given.rights as given`

export type Given = { readonly isContact: boolean; readonly given: AssociationRight[] | null }

/**
 * Associations, as `a`, in which somebody is a contact person or has a role today, joined with what
 * both give them.
 * @param who.today a day in Norway: a role counts from its first day to its last
 */
export function associationsOf(who: { readonly userId: string; readonly today: string }): SQL {
  const { userId, today } = who
  return sql`${association} a
    left join (
      select association_id from ${associationContact}
      where user_id = ${userId} and ended_at is null
    ) contact on contact.association_id = a.id
    left join (
      select type.association_id, array_agg(distinct one) filter (where one is not null) as rights
      from ${associationRole} role
      join ${associationRoleType} type on type.id = role.role_type_id
      left join lateral unnest(type.rights) one on true
      where role.user_id = ${userId} and role.starts_on <= ${today}
        and (role.ends_on is null or role.ends_on >= ${today})
      group by type.association_id
    ) given on given.association_id = a.id
    where (contact.association_id is not null or given.association_id is not null)`
}

export const toRights = ({ isContact, given }: Given): AssociationRight[] =>
  isContact ? [...associationRights] : completeRights(given ?? [])
