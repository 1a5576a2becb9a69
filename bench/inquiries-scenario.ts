import { sql } from 'drizzle-orm'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'

/**
 * Inquiries of people named `Bench 17`, in eight categories of three roles: of ten, four wait, three
 * are answered and three closed, each with two to nine messages, and every fifth with a note.
 */
export async function addInquiries(database: Database, count: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into portal."user" (id, email, email_verified, first_name, last_name)
      values ('bench-staff', 'bench-staff@trivsel.example', true, 'Bench', 'Staff')`)
    await transaction.execute(sql`
      insert into portal.inquiry_category (id, name, mailbox, role, position)
      select 'bench-' || n, jsonb_build_object('no', 'Emne ' || n, 'en', 'Subject ' || n), 'bench@trivsel.example',
        (array['contact', 'sports', 'caseworker'])[1 + n % 3], n
      from generate_series(0, 7) n`)
    await transaction.execute(sql`
      insert into portal.inquiry_subcategory (id, category_id, name)
      select 'other', 'bench-' || n, '{"no": "Annet", "en": "Other"}' from generate_series(0, 7) n`)
    await transaction.execute(sql`
      create temp table made on commit drop as
      select n, gen_random_uuid() as id, state, now() - make_interval(hours => (n * 7919) % 8000) as sent
      from generate_series(0, ${count}::int - 1) n,
        lateral (select (array['waiting', 'waiting', 'waiting', 'waiting', 'answered', 'answered',
          'answered', 'closed', 'closed', 'closed'])[1 + n % 10]) as given (state)`)
    await transaction.execute(sql`
      insert into portal.inquiry
        (id, category_id, subcategory_id, language, first_name, last_name, email, subject, state,
         assignee_id, created_at, changed_at, due_at, first_answered_at, closed_at)
      select id, 'bench-' || n % 8, 'other', (array['no', 'en'])[1 + n % 2], 'Bench', 'Person ' || n,
        'bench-' || n || '@trivsel.example', 'About number ' || n, state,
        case when n % 3 = 0 then 'bench-staff' end, sent, sent + interval '2 hours',
        case when state = 'waiting' then sent + interval '3 days' end,
        case when state <> 'waiting' then sent + interval '2 hours' end,
        case when state = 'closed' then sent + interval '2 hours' end
      from made`)
    await transaction.execute(sql`
      insert into portal.inquiry_message (inquiry_id, direction, author_id, text, mail_id, created_at)
      select id, case when step % 2 = 0 then 'in' else 'out' end,
        case when step % 2 = 1 then 'bench-staff' end,
        repeat('What one writes to an organisation, and what it answers. ', 8),
        'bench-' || n || '-' || step || '@trivsel.example', sent + make_interval(hours => step)
      from made, generate_series(0, 1 + n % 8) step`)
    await transaction.execute(sql`
      insert into portal.inquiry_note (inquiry_id, author_id, text)
      select id, 'bench-staff', 'A note about it.' from made where n % 5 = 0`)
  })
  await database.execute(sql`vacuum analyze`)
}
