import { sql } from 'drizzle-orm'
import { toCustomerNumber } from '../apps/portal/src/core/bank/matching/customer-number.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { seedInstitutions } from '../apps/portal/src/testing/institutions.testing.server.ts'

/** How many of ten cases are in each status: a year’s students, most of whom have their account. */
const statuses = [
  ...Array.from({ length: 3 }, () => 'OPPRETTET'),
  'ENDRET_AV_KUNDE',
  'KOMMENTERT_VENTER_PA_KUNDE',
  'AVVIST',
  ...Array.from({ length: 4 }, () => 'INNVILGET'),
]

/**
 * Students named `Bench 17`, each with a case, its application and its events, and an account where it
 * was approved; and a caseworker. Written past the triggers, for the times lie in the past.
 */
export async function addCases(database: Database, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => toCustomerNumber(index))
  await seedInstitutions(database)
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`alter table portal.case_file disable trigger user`)
    await transaction.execute(sql`alter table portal.case_event disable trigger user`)
    await transaction.execute(sql`
      insert into portal."user" (id, email, email_verified, first_name, last_name)
      select 'bench-' || n, 'bench-' || n || '@trivsel.example', true, 'Bench', 'Student ' || n
      from generate_series(0, ${count}::int) n`)
    await transaction.execute(sql`
      create temp table made on commit drop as
      select n, gen_random_uuid() as id, status, status in ('INNVILGET', 'AVVIST') as is_decided,
        (array['UiO', 'OsloMet', 'NIH', 'MF', 'AHO', 'KHiO'])[1 + n % 6] as institution,
        now() - make_interval(hours => 24 * 100 - (n * 7919) % (24 * 99)) as sent
      from generate_series(0, ${count}::int - 1) n,
        lateral (select (${sql.param(statuses)}::text[])[1 + n % ${statuses.length}::int]) as given (status)`)
    await transaction.execute(sql`
      insert into portal.case_file
        (id, kind, user_id, status, version, language, created_at, changed_at, due_at, group_name,
         first_decided_at, first_decision)
      select id, 'deposit-application', 'bench-' || n, status,
        case when status = 'OPPRETTET' then 1 when status = 'ENDRET_AV_KUNDE' then 3 else 2 end, 'en',
        sent, changed,
        case when status in ('OPPRETTET', 'ENDRET_AV_KUNDE') then changed + interval '14 days' end,
        institution, case when is_decided then changed end, case when is_decided then status end
      from made, lateral (select case when status = 'OPPRETTET' then sent
        else sent + make_interval(hours => 5 + n % 200) end as changed) as moved`)
    await transaction.execute(sql`
      insert into portal.case_event
        (case_id, action, from_status, to_status, actor_kind, actor_id, comment, at)
      select id, step.action, step.from_status, step.to_status, step.actor,
        case step.actor when 'staff' then 'bench-' || ${count}::int else 'bench-' || n end, step.comment,
        sent + make_interval(hours => (5 + n % 200) * step.nth / 2)
      from made join (values
        ('INNVILGET', 2, 'approve', 'OPPRETTET', 'INNVILGET', 'staff', null),
        ('AVVIST', 2, 'reject', 'OPPRETTET', 'AVVIST', 'staff', 'We cannot find your admission.'),
        ('KOMMENTERT_VENTER_PA_KUNDE', 2, 'ask-for-changes', 'OPPRETTET', 'KOMMENTERT_VENTER_PA_KUNDE', 'staff', 'Your name.'),
        ('ENDRET_AV_KUNDE', 1, 'ask-for-changes', 'OPPRETTET', 'KOMMENTERT_VENTER_PA_KUNDE', 'staff', 'Your name.'),
        ('ENDRET_AV_KUNDE', 2, 'edit', 'KOMMENTERT_VENTER_PA_KUNDE', 'ENDRET_AV_KUNDE', 'customer', null)
      ) as step (status, nth, action, from_status, to_status, actor, comment) using (status)
      order by made.n, step.nth`)
    await transaction.execute(sql`
      insert into portal.deposit_application
        (case_id, first_name, last_name, birth_date, email, nationality, institution, deposit_form, study_subject,
         study_description, semesters, semester_start, academic_year, amount_ore, accepted_at)
      select id, 'Bench', 'Student ' || n, date '1996-01-01' + n % 3650,
        'bench-' || n || '@trivsel.example', 'VN',
        institution, 'semesters', 'Informatics', '', 2, 'HOEST',
        case when status = 'INNVILGET' then 2026 end,
        case when status = 'INNVILGET' then 16685900 end,
        case when status = 'INNVILGET' then sent end
      from made`)
    await transaction.execute(sql`
      insert into portal.bank_customer (customer_number, user_id)
      select (${sql.param(numbers)}::text[])[n + 1], 'bench-' || n from made where status = 'INNVILGET'`)
    await transaction.execute(sql`
      insert into portal.deposit_account (case_id, customer_number, invoice_number, invoiced_on, due_on)
      select id, (${sql.param(numbers)}::text[])[n + 1], 100000 + n, current_date - 30, current_date
      from made where status = 'INNVILGET'`)
    await transaction.execute(sql`alter table portal.case_file enable trigger user`)
    await transaction.execute(sql`alter table portal.case_event enable trigger user`)
  })
  await database.execute(sql`vacuum analyze`)
}
