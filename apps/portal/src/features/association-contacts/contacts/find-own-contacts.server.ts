import { sql } from 'drizzle-orm'
import { reminderSteps } from '#core/associations/contacts/confirmation.ts'
import {
  association,
  associationContact,
  associationMember,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import { campus, institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { OwnContact, OwnContacts } from '../model/contract.ts'
import { countWaitingItems, findStanding } from '../model/find-standing.server.ts'

type Row = OwnContact['facts'] & Pick<OwnContact, 'associationId' | 'name' | 'showsName'>

/** The associations for which somebody is a contact person, with what they confirm of each. */
export async function findOwnContacts(
  database: Database,
  userId: string,
  now: Date,
): Promise<OwnContacts> {
  const today = osloDate(now)
  const { rows } = await database.execute<Row>(sql`
    select a.id as "associationId", a.name, contact.shows_name as "showsName", a.purpose,
      institution.name as institution, campus.name as campus, a.contact_email as email, a.website,
      (select count(*)::int from ${associationMember} member
        where member.association_id = a.id and member.state = 'member') as members,
      (select count(*)::int from ${associationRole} role
        join ${associationRoleType} type on type.id = role.role_type_id
        where type.association_id = a.id and role.starts_on <= ${today}
          and (role.ends_on is null or role.ends_on >= ${today})) as roles
    from ${associationContact} contact
    join ${association} a on a.id = contact.association_id
    left join ${institution} institution on institution.code = a.institution_code
    left join ${campus} campus on campus.id = a.campus_id
    where contact.user_id = ${userId} and contact.ended_at is null
    order by a.state = 'closed', a.name, a.id`)
  const items = []
  for (const { associationId, name, showsName, ...facts } of rows) {
    const standing = await findStanding(database, associationId, now)
    const waitingItems = await countWaitingItems(database, associationId)
    items.push({ ...standing, associationId, name, showsName, waitingItems, facts })
  }
  return { items, askDays: reminderSteps[0] }
}
