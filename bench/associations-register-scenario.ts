import { sql } from 'drizzle-orm'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'

/** The association that is asked about, and its contact person. */
export const benchAssociation = '00000000-0000-4000-8000-00000000bec4'
export const benchContact = 'bench-contact'

/**
 * The register of one association with people named `Bench 17`, and four others with as many together:
 * of ten members eight are members, one has asked and one has left; each with up to five terms, of which
 * the last one counts for two in three; every hundredth has a role.
 */
export async function addRegister(database: Database, count: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into portal."user" (id, email, email_verified, first_name, last_name)
      select ${benchContact}, 'bench-contact@trivsel.example', true, 'Bench', 'Contact'
      union all
      select 'bench-' || n, 'bench-' || n || '@trivsel.example', true, 'Bench ' || n,
        'Person ' || (n * 7919) % 10007
      from generate_series(0, ${2 * count}::int - 1) n`)
    await transaction.execute(sql`
      insert into portal.association (id, slug, name, purpose, description, how_to_join, languages,
        state, state_reason)
      select case when n = 0 then ${benchAssociation}::uuid else gen_random_uuid() end, 'bench-' || n,
        'Bench ' || n, '{"no": "", "en": ""}', '{"no": "", "en": ""}', '{"no": "", "en": ""}', '{no}',
        'active', 'approved'
      from generate_series(0, 4) n`)
    await transaction.execute(sql`
      insert into portal.association_contact (association_id, user_id)
      values (${benchAssociation}, ${benchContact})`)
    await transaction.execute(sql`
      insert into portal.association_role_type (association_id, kind, rights)
      select id, 'event', '{events}' from portal.association`)
    await transaction.execute(sql`
      insert into portal.association_member (association_id, user_id, state, joined_by, joined_at,
        ended_at, ended_because)
      select a.id, 'bench-' || n, given.state, 'page', now() - make_interval(days => n % 900),
        case when given.state = 'ended' then now() end,
        case when given.state = 'ended' then 'left' end
      from generate_series(0, ${2 * count}::int - 1) n
      cross join lateral (select case n % 10 when 8 then 'requested' when 9 then 'ended' else 'member' end
        as state) given
      join portal.association a
        on a.slug = 'bench-' || case when n < ${count}::int then 0 else 1 + n % 4 end`)
    await transaction.execute(sql`
      insert into portal.association_term (member_id, starts_on, ends_on, fee_ore, paid_by)
      select member.id, day, day + 179, 10000, 'cash'
      from portal.association_member member
      cross join generate_series(0, abs(hashtext(member.user_id)) % 5) n
      cross join lateral (select (current_date - 179 * (n + 1)
        + case when abs(hashtext(member.user_id)) % 3 = 0 then -1 else 90 end)::date as day) at
      where member.state <> 'requested'`)
    await transaction.execute(sql`
      insert into portal.association_role (role_type_id, user_id, starts_on, ends_on)
      select type.id, member.user_id, current_date - 30, current_date + 300
      from portal.association_member member
      join portal.association_role_type type on type.association_id = member.association_id
      where abs(hashtext(member.user_id)) % 100 = 0`)
  })
  await database.execute(sql`vacuum analyze`)
}
