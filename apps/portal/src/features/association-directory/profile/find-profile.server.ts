import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findWelcomes } from '#core/associations/find-welcome.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { meaningOf, statesWith } from '#core/associations/states.ts'
import {
  association,
  associationContact,
  associationTopic,
} from '#core/associations/tables.server.ts'
import { campus, institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationPicture } from '../model/tables.server.ts'
import type { Profile } from './contract.ts'

/** One that was withdrawn before it was approved has never had a public page. */
export const hasPublicPage = (
  alias: 'a' | 'other',
) => sql`(${sql.raw(alias)}.state_reason <> 'withdrawn'
  and ${sql.raw(alias)}.state = any(${sql.param([...statesWith('hasPublicPage')])}::text[]))`

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND`: there is none, or none that everybody may see */
export async function findProfile(database: Database, slug: string, now: Date): Promise<Profile> {
  const { rows } = await database.execute<
    Omit<Profile, 'hasMark' | 'takesMessages'> & { id: string; hasReaders: boolean }
  >(sql`
    select a.id, a.slug, a.name, a.state, a.purpose, a.description, a.how_to_join as "howToJoin",
      a.languages, i.name as institution, c.name as campus, t.name as topic,
      a.welcomes_new as "welcomesNew", a.is_open_to_all as "isOpenToAll",
      a.takes_members as "takesMembers", a.website, a.organisation_number as "organisationNumber",
      case when a.shows_email then a.contact_email end as email,
      case when p.id is not null then
        jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height) end as picture,
      case when other.id is not null then
        jsonb_build_object('slug', other.slug, 'name', other.name) end as "mergedInto",
      people.names as contacts, people.count > 0 or a.contact_email is not null as "hasReaders"
    from ${association} a
    cross join lateral (
      select count(*) as count,
        coalesce(jsonb_agg(u.first_name || ' ' || u.last_name order by contact.started_at, contact.id)
          filter (where contact.shows_name), '[]') as names
      from ${associationContact} contact join ${user} u on u.id = contact.user_id
      where contact.association_id = a.id and contact.ended_at is null
    ) people
    left join ${association} other on other.id = a.merged_into_id and ${hasPublicPage('other')}
    left join ${institution} i on i.code = a.institution_code
    left join ${campus} c on c.id = a.campus_id
    left join ${associationTopic} t on t.id = a.topic_id
    left join ${associationPicture} p on p.association_id = a.id
    where a.slug = ${slug} and ${hasPublicPage('a')}`)
  const [found] = rows
  if (!found) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  const { id, hasReaders, ...profile } = found
  const isActive = found.state === 'active'
  const welcomes = isActive ? await findWelcomes(database, [found], now) : undefined
  return {
    ...profile,
    // Nobody answers for one that is closed.
    contacts: found.state === 'closed' ? [] : profile.contacts,
    email: found.state === 'closed' ? null : profile.email,
    welcomesNew: isActive && profile.welcomesNew,
    takesMembers: meaningOf(found.state).takesMembers && profile.takesMembers,
    hasMark: welcomes?.get(id)?.hasMark ?? false,
    takesMessages: found.state !== 'closed' && hasReaders,
  }
}
