import { sql } from 'drizzle-orm'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'

/** The round that is asked about, and a member of the committee who has judged all of it. */
export const benchRound = '00000000-0000-4000-8000-00000000bec4'
export const benchMember = 'bench-0'

export const benchMembers = 9

/**
 * A round with so many applications of associations, nine members of the committee, four criteria with
 * points of all members, comments, proposals, and conflicts of interest that were declared and found;
 * and four rounds before it with as many together.
 */
export async function addGrants(database: Database, count: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into portal."user" (id, email, email_verified, first_name, last_name)
      select 'bench-' || n, 'bench-' || n || '@trivsel.example', true, 'Bench', 'Member ' || n
      from generate_series(0, ${benchMembers}::int - 1) n`)
    await transaction.execute(sql`
      insert into portal.staff_member (user_id, roles)
      select 'bench-' || n, '{committee}' from generate_series(0, ${benchMembers}::int - 1) n`)
    await transaction.execute(sql`
      insert into portal.grant_committee_term (user_id, seat, starts_on, ends_on)
      select 'bench-' || n, case n when 0 then 'chair' else 'member' end, current_date - 90,
        current_date + 90 from generate_series(0, ${benchMembers}::int - 1) n`)
    await transaction.execute(sql`
      insert into portal.grant_type (name, description, most_ore)
      select jsonb_build_object('no', 'Type ' || n, 'en', 'Type ' || n), '{"no": "", "en": ""}', 100000000
      from generate_series(0, 4) n`)
    await transaction.execute(sql`
      insert into portal.grant_criterion (name, hint, weight, position)
      select jsonb_build_object('no', 'Kriterium ' || n, 'en', 'Criterion ' || n),
        '{"no": "", "en": ""}', n + 1, n
      from generate_series(0, 3) n`)
    await transaction.execute(sql`
      insert into portal.grant_round (id, name, opens_at, deadline_at, meets_at, earliest_event_on, budget_year)
      select case n when 0 then ${benchRound}::uuid else gen_random_uuid() end,
        jsonb_build_object('no', 'Runde ' || n, 'en', 'Round ' || n),
        now() - make_interval(days => 60 + 30 * n), now() - make_interval(days => 10 + 30 * n),
        now() - make_interval(days => 30 * n) + interval '1 day', current_date + 30, 2026
      from generate_series(0, 4) n`)
    await transaction.execute(sql`
      insert into portal.grant_round_type (round_id, type_id)
      select r.id, t.id from portal.grant_round r cross join portal.grant_type t`)
    await transaction.execute(sql`
      insert into portal.association (slug, name, purpose, description, how_to_join, languages,
        state, state_reason)
      select 'bench-' || n, 'Bench ' || n, '{"no": "", "en": ""}', '{"no": "", "en": ""}',
        '{"no": "", "en": ""}', '{no}', 'active', 'approved'
      from generate_series(0, ${count}::int - 1) n`)
    await transaction.execute(sql`
      insert into portal.association_contact (association_id, user_id)
      select id, 'bench-' || substr(slug, 7)::int % ${benchMembers}::int from portal.association
      where substr(slug, 7)::int % 20 = 7`)
    await transaction.execute(sql`
      insert into portal.grant_application (applicant_kind, association_id, type_id, round_id, reference,
        language, draft, sent_version, first_sent_at)
      select 'association', a.id, t.ids[1 + a.n % 5], r.id, (900000 + row_number() over ())::text, 'no', '{}',
        1, now() - interval '12 days'
      from (select id, substr(slug, 7)::int as n from portal.association) a
      cross join (select array_agg(id) as ids from portal.grant_type) t
      join (select id, row_number() over (order by opens_at) as n from portal.grant_round
        where id <> ${benchRound}
        union all select ${benchRound}::uuid, null) r on r.n is null or r.n = 1 + a.n % 4`)
    await transaction.execute(sql`
      insert into portal.grant_application_version (application_id, number, content, title, requested_ore,
        files, sent_at)
      select id, 1, jsonb_build_object('title', 'Concert ' || reference, 'description', repeat('Music. ', 500)),
        'Concert ' || reference, 1000000, '[]', first_sent_at
      from portal.grant_application`)
    await transaction.execute(sql`
      insert into portal.grant_score (application_id, user_id, criterion_id, points, version, marked_at)
      select a.id, 'bench-' || n, c.id, nullif(abs(hashtext(a.id::text || n || c.id)) % 7, 6), 1, now()
      from portal.grant_application a
      cross join generate_series(0, ${benchMembers}::int - 1) n
      cross join portal.grant_criterion c`)
    await transaction.execute(sql`
      insert into portal.grant_comment (id, application_id, user_id, text, version, at)
      select gen_random_uuid(), a.id, 'bench-' || n, 'The budget is thin', 1, now()
      from portal.grant_application a cross join generate_series(0, 2) n`)
    await transaction.execute(sql`
      insert into portal.grant_proposal (application_id, outcome, amount_ore, reason_ids, words,
        application_version, proposed_by)
      select id, 'granted', 500000, '{}', repeat('Well planned. ', 20), 1, 'bench-1'
      from portal.grant_application`)
    await transaction.execute(sql`
      insert into portal.grant_conflict (application_id, user_id, cause)
      select id, 'bench-' || n, 'declared' from portal.grant_application
      cross join generate_series(0, ${benchMembers}::int - 1) n
      where abs(hashtext(id::text || n)) % 30 = 0`)
    await transaction.execute(sql`
      insert into portal.grant_presence (round_id, user_id)
      select ${benchRound}, 'bench-' || n from generate_series(0, 6) n`)
  })
  await database.execute(sql`vacuum analyze`)
}
