import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { type SQL, sql } from 'drizzle-orm'
import type { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { readAnswers } from '#core/questions/answers.server.ts'
import { functionFiles } from '#platform/database/apply-functions.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'

// The generator adds a method to every array, which readers of PDFs in other tests refuse to work with.
Reflect.deleteProperty(Array.prototype, 'random')

const tables = import.meta.glob('./{core,features}/**/tables.server.ts', { eager: true })

/** Renames in migrations are written manually, and the snapshots do not show what a rename leaves behind. */
it('give constraints, indexes, columns and sequences the names that the code describes', async () => {
  const migrated = await createTestDatabase()
  const described = await createTestDatabase()
  const statements = await generateMigration(
    generateDrizzleJson({}, undefined, ['portal']),
    generateDrizzleJson(Object.assign({}, ...Object.values(tables)), undefined, ['portal']),
  )
  await described.database.execute(sql`drop schema portal cascade`)
  await described.database.execute(sql`create schema portal`)
  for (const statement of statements) await described.database.execute(sql.raw(statement))

  const names = await namesIn(described.database)
  expect(names.length).toBeGreaterThan(500)
  const present = new Set(await namesIn(migrated.database))
  expect(names.filter((name) => !present.has(name))).toEqual([])
})

/** Rows of running installations, before a migration and after it. */
it('carry the names and templates of inquiries over, and proposals about them', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261126005500_standard_terms')
  await database.execute(sql`
    insert into portal.inquiry_category (id, name_no, name_en, mailbox)
    values ('housing', 'Bolig', 'Housing', 'bolig@trivsel.example')`)
  await database.execute(sql`
    insert into portal.inquiry_subcategory (category_id, id, name_no, name_en)
    values ('housing', 'key', 'Nøkkel', 'Key')`)
  await database.execute(sql`
    insert into portal.inquiry_template (name, text_no, text_en)
    values ('Nøkkel', 'Hent den.', 'Fetch it.')`)
  await database.execute(sql`
    insert into portal."user" (id, email, email_verified, first_name, last_name)
    values ('kari', 'kari@trivsel.example', true, 'Kari', 'Moen')`)
  const form = { mailbox: 'helse@trivsel.example', role: 'health', responseDays: 2 }
  const before = { seen: null, form: { ...form, nameNo: 'Helse', nameEn: 'Health' } }
  for (const [kind, payload] of [
    ['confidential-category', before],
    ['other', before],
  ] as const)
    await database.execute(sql`
      insert into portal.staff_proposal (kind, subject, payload, proposed_by)
      values (${kind}, 'new', ${JSON.stringify(payload)}::jsonb, 'kari')`)

  await migrate('20261126010500_localized_inquiries')
  const { rows } = await database.execute(sql`
    select name as value from portal.inquiry_category
    union all select name from portal.inquiry_subcategory
    union all select text from portal.inquiry_template`)
  expect(rows.map(({ value }) => value)).toEqual([
    { no: 'Bolig', en: 'Housing' },
    { no: 'Nøkkel', en: 'Key' },
    { no: 'Hent den.', en: 'Fetch it.' },
  ])
  const proposals = await database.execute(
    sql`select payload from portal.staff_proposal order by kind`,
  )
  expect(proposals.rows.map(({ payload }) => payload)).toEqual([
    { seen: null, form: { ...form, name: { no: 'Helse', en: 'Health' } } },
    before,
  ])
})

it('carry the names of membership types over, and of invoices', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261126010500_localized_inquiries')
  await database.execute(sql`
    insert into portal.fitness_membership_type
      (code, valid_from, name_no, name_en, note_no, note_en, is_for_students, payment, months,
       price_ore, start_fee_ore, is_offered)
    values ('STUDENT', '2026-01-01', 'Student "A"', 'Student', 'Frys når du vil', '', true,
      'monthly', 0, 29900, 0, true)`)
  await database.execute(sql`
    insert into portal.fitness_invoice
      (invoice_number, kid, recipient_name, type_name_no, type_name_en, period_start, period_end,
       lines, amount_ore, invoiced_on, due_on)
    values (1, '18', 'Kari Moen', 'Ordinær', 'Ordinary', '2026-12-01', '2026-12-31', '[]', 49900,
      '2026-11-16', '2026-12-01')`)

  await migrate('20261126013000_localized_memberships')
  const types = await database.execute(
    sql`select code, name, note from portal.fitness_membership_type`,
  )
  expect(types.rows).toEqual([
    {
      code: 'STUDENT',
      name: { no: 'Student "A"', en: 'Student' },
      note: { no: 'Frys når du vil', en: '' },
    },
  ])
  const invoices = await database.execute(sql`select kid, type_name from portal.fitness_invoice`)
  expect(invoices.rows).toEqual([{ kid: '18', type_name: { no: 'Ordinær', en: 'Ordinary' } }])
})

it('book the invoices that there are, with what was paid of them', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261128144722_empty_files')
  // As a release before has left them.
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local check_function_bodies = off`)
    for (const file of functionFiles())
      await transaction.execute(sql.raw(readFileSync(file, 'utf8')))
  })
  const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
  await database.execute(sql`
    insert into portal.fitness_invoice
      (id, invoice_number, kid, recipient_name, type_name, period_start, period_end, lines, amount_ore,
       invoiced_on, due_on, paid_on, registered_at, card_payment_id)
    select id::uuid, 500000 + i, lpad(i::text, 9, '0'), 'Kari Moen', '{"no": "Fri", "en": "Free"}',
      '2026-11-01', '2026-11-30', '[]', 40000, '2026-10-18', '2026-11-01', paid_on::date, paid_on::date, card::uuid
    from (values (1, ${id(1)}, null, null), (2, ${id(2)}, '2026-10-30', null),
      (3, ${id(3)}, '2026-11-02', ${id(9)})) given (i, id, paid_on, card)`)
  await database.execute(sql`
    insert into portal.payment (id, subject_kind, subject_id, user_id, amount_ore, vat_ore, pay_before,
      created_at, changed_at)
    values (${id(9)}, 'fitness-invoice', ${id(3)}, 'kari', 40000, 0, now(), now(), now())`)
  await database.execute(sql`
    with operation as (
      insert into portal.payment_operation (payment_id, kind, reference, amount_ore, state, created_at)
      values (${id(9)}, 'capture', '000000000001', 40000, 'started', now()) returning id),
    account as (
      insert into portal.ledger_account (kind, key)
      values ('card-provider', 'swedbank-pay'), ('sales', 'fitness-invoice') returning id, kind),
    booked as (
      insert into portal.ledger_transaction (kind, idempotency_key, value_date)
      select 'card-payment-captured', 'card-payment:' || id, '2026-11-02' from operation returning id)
    insert into portal.ledger_entry (transaction_id, account_id, amount_ore)
    select booked.id, account.id, case kind when 'sales' then -40000 else 40000 end
      from booked, account`)

  await migrate('20261128164521_invoices')
  const invoices = await database.execute(
    sql`select id, open_ore::int, settled_on::text from portal.invoice order by id`,
  )
  expect(invoices.rows).toEqual([
    { id: id(1), open_ore: 40_000, settled_on: null },
    { id: id(2), open_ore: 0, settled_on: '2026-10-30' },
    { id: id(3), open_ore: 0, settled_on: '2026-11-02' },
  ])
  const balances = await database.execute(sql`
    select kind, sum(amount_ore)::int as ore from portal.ledger_entry e
      join portal.ledger_account a on a.id = e.account_id group by kind order by kind`)
  expect(balances.rows).toEqual([
    { kind: 'card-provider', ore: 40_000 },
    { kind: 'opening', ore: 40_000 },
    { kind: 'receivable', ore: 40_000 },
    { kind: 'sales', ore: -120_000 },
  ])
  const payments = await database.execute(sql`select account_kind, account_key from portal.payment`)
  expect(payments.rows).toEqual([{ account_kind: 'receivable', account_key: id(3) }])
  const registered = await database.execute(sql`select invoice_id from portal.invoice_payment`)
  expect(registered.rows).toEqual([{ invoice_id: id(2) }])
})

it('carry the names, rooms and reasons of group classes over', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261126013000_localized_memberships')
  await database.execute(sql`
    insert into portal.sports_center (id, name) values (1, 'Domus')`)
  await database.execute(sql`insert into portal.instructor (id, name) values (1, 'Ingrid')`)
  await database.execute(sql`
    insert into portal.exercise_category (id, name_no, name_en) values (1, 'Styrke', 'Strength')`)
  await database.execute(sql`
    insert into portal.group_class_schedule (iso_weekday, start_time, duration_minutes, name_no,
      name_en, description_no, description_en, room, room_en, capacity, center_id, instructor_id,
      category_id, image_url, valid_from)
    select 1, time, 60, 'Rolig yoga', 'Calm yoga', 'Rolig.', 'Calm.', room, room_en, 20, 1, 1, 1,
      '/yoga.svg', '2026-08-17'
      from (values ('07:00'::time, 'Sal 1', 'Studio 1'), ('08:00', 'Loft', null)) r (time, room, room_en)`)
  await database.execute(sql`
    insert into portal.group_class (schedule_id, local_date, starts_at, ends_at, booking_opens_at,
      unbooking_closes_at, capacity, room, room_en, reason_no, reason_en)
    select s.id, '2026-11-30', '2026-11-30T07:00Z', '2026-11-30T08:00Z', '2026-11-25T07:00Z',
      '2026-11-30T04:00Z', 20, room.no, room.en, reason.no, reason.en
      from portal.group_class_schedule s
      join (values ('Sal 1', null, null), ('Loft', 'Sal 2', 'Studio 2')) room (usual, no, en)
        on room.usual = s.room
      join (values ('Sal 1', 'Lekkasje', 'A leak'), ('Loft', null, null)) reason (usual, no, en)
        on reason.usual = s.room`)
  await database.execute(sql`
    insert into portal.group_class_exception (series_id, center_id, first_date, last_date, kind,
      room, reason_no, reason_en)
    select s.id, 1, '2026-12-07', '2026-12-07', 'changed', room.no, 'Kurs', 'A course'
      from portal.group_class_schedule s
      join (values ('Sal 1', 'Loft'), ('Loft', null)) room (usual, no) on room.usual = s.room`)

  await migrate('20261126020000_localized_group_classes')
  const { rows } = await database.execute(sql`
    select s.name, s.description, s.room, c.room as own_room, c.reason, x.room as other_room,
           x.reason as other_reason, k.name as category
      from portal.group_class_schedule s
      join portal.group_class c on c.schedule_id = s.id
      join portal.group_class_exception x on x.series_id = s.id
      join portal.exercise_category k on k.id = s.category_id
     order by s.start_time`)
  const texts = {
    name: { no: 'Rolig yoga', en: 'Calm yoga' },
    description: { no: 'Rolig.', en: 'Calm.' },
    category: { no: 'Styrke', en: 'Strength' },
    other_reason: { no: 'Kurs', en: 'A course' },
  }
  expect(rows).toEqual([
    {
      ...texts,
      room: { no: 'Sal 1', en: 'Studio 1' },
      own_room: null,
      reason: { no: 'Lekkasje', en: 'A leak' },
      other_room: { no: 'Loft', en: 'Loft' },
    },
    {
      ...texts,
      room: { no: 'Loft', en: 'Loft' },
      own_room: { no: 'Sal 2', en: 'Studio 2' },
      reason: null,
      other_room: null,
    },
  ])
})

it('carry the subjects and texts of newsletters over', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261126020000_localized_group_classes')
  await database.execute(sql`
    insert into portal.newsletter_issue (subject_no, text_no, subject_en, text_en, sent_at)
    values ('Varm suppe', E'Hei!\n\n"Suppe"', 'Warm soup', 'Hi!', '2026-11-20T10:00Z'),
           ('Utkast', '', '', '', null)`)

  await migrate('20261126023000_localized_newsletter')
  const { rows } = await database.execute(sql`
    select subject, text from portal.newsletter_issue order by sent_at`)
  expect(rows).toEqual([
    {
      subject: { no: 'Varm suppe', en: 'Warm soup' },
      text: { no: 'Hei!\n\n"Suppe"', en: 'Hi!' },
    },
    { subject: { no: 'Utkast', en: '' }, text: { no: '', en: '' } },
  ])
  const incomplete = database.execute(
    sql`update portal.newsletter_issue set sent_at = now() where sent_at is null`,
  )
  await expect(incomplete).rejects.toMatchObject({
    cause: { constraint: 'newsletter_issue_whole' },
  })
})

it('keep the institutions of an installation in use, and what its applications were sent with', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261127021427_case_templates')
  await database.execute(sql`
    insert into portal."user" (id, email, email_verified, first_name, last_name)
    values ('kari', 'kari@trivsel.example', true, 'Kari', 'Moen'),
      ('ola', 'ola@trivsel.example', true, 'Ola', 'Moen')`)
  await database.execute(
    sql`insert into portal.profile (user_id, institution) values ('kari', 'Hogwarts')`,
  )
  for (const [userId, code, degree, semesters, start] of [
    ['kari', 'BI', 'master', 0, 'EMPTY'],
    ['ola', 'UiO', null, 2, 'HOEST'],
  ] as const)
    await database.execute(sql`
      with opened as (
        insert into portal.case_file (kind, user_id, language)
        values ('deposit-application', ${userId}, 'no') returning id)
      insert into portal.deposit_application (case_id, first_name, last_name, birth_date, email,
        nationality, institution, study_subject, study_description, degree, semesters, semester_start)
      select id, 'Kari', 'Moen', '2001-01-01', 'kari@trivsel.example', 'NO', ${code}, '', '',
        ${degree}, ${semesters}, ${start} from opened`)
  await database.execute(sql`
    insert into portal.deposit_amount (academic_year, kind, amount_ore, source)
    values (2031, 'bi-master', 100, 'test'), (2031, 'year', 100, 'test')`)
  await database.execute(sql`
    insert into portal.staff_proposal (kind, subject, payload, proposed_by)
    values ('deposit-amount', '2027 bi-bachelor', '{"kind": "bi-bachelor"}', 'kari')`)

  await migrate('20261127072031_institutions')
  const valuesOf = async (query: SQL) => (await database.execute(query)).rows.map(Object.values)
  expect(
    await valuesOf(sql`
      select code, deposit_form, is_active from portal.institution
      where code in ('BI', 'UiO', 'Hogwarts') order by position`),
  ).toEqual([
    ['BI', 'degree', true],
    ['UiO', 'semesters', true],
    ['Hogwarts', 'semesters', false],
  ])
  expect(
    await valuesOf(
      sql`select institution, deposit_form from portal.deposit_application order by institution`,
    ),
  ).toEqual([
    ['BI', 'degree'],
    ['UiO', 'semesters'],
  ])
  expect(
    await valuesOf(
      sql`select kind from portal.deposit_amount where academic_year = 2031 order by kind`,
    ),
  ).toEqual([['degree-master'], ['year']])
  expect(await valuesOf(sql`select subject, payload from portal.staff_proposal`)).toEqual([
    ['2027 degree-bachelor', { kind: 'degree-bachelor' }],
  ])
})

it('leave an empty database without institutions', async () => {
  const { database } = await createTestDatabase()
  const { rows } = await database.execute(
    sql`select count(*)::int as count from portal.institution`,
  )
  expect(rows).toEqual([{ count: 0 }])
})

it('carry questions of events and their answers over, which are opened as before', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261128144722_empty_files')
  const [event, gone, place, question] = Array.from({ length: 4 }, () => randomUUID())
  const stored = { table: 'association_event_answer', column: 'answer', row: place ?? '' }
  await database.execute(sql`
    insert into portal."user" (id, email, email_verified, first_name, last_name)
    values ('kari', 'kari@trivsel.example', true, 'Kari', 'Moen')`)
  await database.execute(sql`
    insert into portal.association
      (id, slug, name, purpose, description, how_to_join, languages, state, state_reason, confirmed_at)
    values (${event}, 'vinklubben', 'Vinklubben', '{}', '{}', '{}', '{no}', 'active', 'approved', now())`)
  await database.execute(sql`
    insert into portal.association_event
      (id, association_id, title, text, place, languages, starts_at, ends_at)
    select id, ${event}, '{"no": "Vin"}', '{}', 'Kjelleren', '{no}', now(), now() + interval '1 hour'
      from unnest(array[${event}, ${gone}]::uuid[]) id`)
  await database.execute(sql`
    insert into portal.association_event_question (id, event_id, text, kind, position)
    values (${question}, ${event}, '{"no": "Allergier?"}', 'text', 0),
      (gen_random_uuid(), ${gone}, '{"no": "Hvorfor?"}', 'text', 0)`)
  await database.execute(sql`
    insert into portal.place_offer (id, kind, capacity, closes_at)
    values (${event}, 'association-event', 10, now())`)
  await database.execute(sql`
    insert into portal.place (id, offer_id, user_id, state, is_first_pool, price_ore)
    values (${place}, ${event}, 'kari', 'booked', false, 0)`)
  await database.execute(sql`
    insert into portal.association_event_answer (place_id, question_id, answer)
    values (${place}, ${question}, ${testEncryption.encrypt('Nøtter', stored)})`)

  await migrate('20261128174257_place_questions')
  const { rows } = await database.execute(sql`select id, offer_id, text from portal.place_question`)
  expect(rows).toEqual([{ id: question, offer_id: event, text: { no: 'Allergier?' } }])
  expect(await readAnswers({ database, encryption: testEncryption }, place ?? '')).toEqual([
    { questionId: question, answer: 'Nøtter' },
  ])
})

it('carry the receipts of courts over, with their numbers and their series', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261128190128_courses')
  const [booking, paymentId, unnumbered] = Array.from({ length: 3 }, () => randomUUID())
  await database.execute(sql`
    insert into portal."user" (id, email, email_verified, first_name, last_name)
    values ('kari', 'kari@trivsel.example', true, 'Kari', 'Moen')`)
  await database.execute(sql`
    insert into portal.document_series (name, next) values ('court-receipt', 700002)`)
  await database.execute(sql`
    insert into portal.court_receipt (reservation_id, user_id, payment_id, receipt_number, court,
      category, center_name, starts_at, ends_at, units, amount_ore, sold_at)
    select id::uuid, person, paid, number, '{"no": "Bane 1", "en": "Court 1"}',
      '{"no": "Squash", "en": "Squash"}', 'Domus', '2026-11-25T22:30Z', '2026-11-25T23:30Z',
      '[{"startsAt": "2026-11-25T22:30:00+00:00", "priceOre": 7500},
        {"startsAt": "2026-11-25T23:00:00+00:00", "priceOre": 2500}]', 10000, '2026-11-23T09:00Z'
      from (values (${booking}, 'kari', ${paymentId}, 700001),
        (${randomUUID()}, null, ${unnumbered}, null)) given (id, person, paid, number)`)

  await migrate('20261128212613_receipts')
  const { rows } = await database.execute(sql`
    select payment_id, subject_kind, subject_id, user_id, receipt_number, product, place, lines,
      amount_ore::int, vat_percent, credited_ore::int, ends_at - starts_at = interval '1 hour' as is_hour
    from portal.receipt order by receipt_number`)
  const sold = {
    subject_kind: 'court',
    product: { no: 'Squash, Bane 1', en: 'Squash, Court 1' },
    place: { no: 'Domus', en: 'Domus' },
    lines: [
      { amountOre: 7_500, text: { no: 'Bane 1, 23.30–00.00', en: 'Court 1, 23:30–00:00' } },
      { amountOre: 2_500, text: { no: 'Bane 1, 00.00–00.30', en: 'Court 1, 00:00–00:30' } },
    ],
    amount_ore: 10_000,
    vat_percent: 0,
    credited_ore: 0,
    is_hour: true,
  }
  expect(rows).toEqual([
    {
      ...sold,
      payment_id: paymentId,
      subject_id: booking,
      user_id: 'kari',
      receipt_number: 700_001,
    },
    {
      ...sold,
      payment_id: unnumbered,
      subject_id: expect.any(String),
      user_id: null,
      receipt_number: null,
    },
  ])
  const series = await database.execute(sql`select name, next::int from portal.document_series`)
  expect(series.rows).toEqual([{ name: 'card-receipt', next: 700_002 }])
})

type Executor = Pick<ReturnType<typeof drizzle>, 'execute'>

/** Empties a database. @returns a function that migrates it up to and with a migration */
async function emptyDatabase(database: Executor) {
  const read = (file: string) =>
    readFileSync(new URL(`../migrations/${file}`, import.meta.url), 'utf8')
  const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string }[] }
  const waiting = entries.map(({ tag }) => tag)
  await database.execute(sql`drop schema portal cascade`)
  await database.execute(sql`create schema portal`)
  return async (last: string) => {
    const until = waiting.indexOf(last) + 1
    for (const tag of waiting.splice(0, until))
      for (const statement of read(`${tag}.sql`).split('--> statement-breakpoint'))
        await database.execute(sql.raw(statement))
  }
}

async function namesIn(database: Executor) {
  const { rows } = await database.execute<{ name: string }>(sql`
    select conrelid::regclass || ' constraint ' || conname as name
      from pg_constraint where connamespace = 'portal'::regnamespace and contype <> 'n'
    union all
    select relkind::text || ' ' || relname from pg_class where relnamespace = 'portal'::regnamespace
    union all
    select attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'portal'::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped
     order by 1`)
  return rows.map(({ name }) => name)
}

it('make kinds of class from the schedule, and keep categories out of the filter', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261127021427_case_templates')
  await database.execute(sql`
    insert into portal.sports_center (id, name) values (1, 'Domus'), (2000, 'Blindern')`)
  await database.execute(sql`insert into portal.instructor (id, name) values (1, 'Ingrid')`)
  await database.execute(sql`
    insert into portal.exercise_category (id, name)
    select id, '{"no": "Styrke", "en": "Strength"}' from unnest('{1,2,12}'::integer[]) id`)
  await database.execute(sql`
    insert into portal.group_class_schedule (iso_weekday, start_time, duration_minutes, name,
      description, room, capacity, center_id, instructor_id, category_id, image_url, valid_from)
    select 1, time, 60, jsonb_build_object('no', name, 'en', name), '{"no": "Rolig.", "en": "Calm."}',
      '{"no": "Sal 1", "en": "Studio 1"}', capacity, 1, 1, 1, image, since
      from (values ('07:00'::time, 'Yoga', 20, '/drawings/classes/dance.svg', '2026-08-17'::date),
        ('08:00', 'Yoga', 24, '/drawings/classes/dance.svg', '2026-09-01'),
        ('09:00', 'Other', 10, '/elsewhere.svg', '2026-08-17')) r (time, name, capacity, image, since)`)

  await migrate('20261127071802_sports_setup')
  const kinds = await database.execute(
    sql`select id, name, category_id, capacity, duration_minutes from portal.group_class_kind`,
  )
  expect(kinds.rows).toEqual([
    {
      id: 1000,
      name: { no: 'Yoga', en: 'Yoga' },
      category_id: 1,
      capacity: 24,
      duration_minutes: 60,
    },
  ])
  const categories = await database.execute(
    sql`select id, is_in_filter from portal.exercise_category order by id`,
  )
  expect(categories.rows).toEqual([
    { id: 1, is_in_filter: true },
    { id: 2, is_in_filter: false },
    { id: 12, is_in_filter: false },
  ])
  const added = await database.execute(sql`
    with center as (insert into portal.sports_center (name) values ('Nydalen') returning id),
      instructor as (insert into portal.instructor (name) values ('Ida') returning id)
    select center.id as center, instructor.id as instructor from center, instructor`)
  expect(added.rows).toEqual([{ center: 2001, instructor: 1000 }])
})
