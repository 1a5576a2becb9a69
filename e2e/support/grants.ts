import type { Statement } from './database.ts'

/** A type of grant. @param firstPart percent that is paid at once */
export const grantType = (id: string, name: string, firstPart = 75): Statement => [
  `insert into portal.grant_type (id, name, description, most_ore, first_part_percent)
   values ($1, $2, '{"no": "", "en": ""}', 1000000, $3)`,
  [id, name, firstPart],
]

/**
 * A round whose deadline is over, with one type.
 * @param name in every language, as JSON
 * @param meets from now: `6 days`, `-1 hour`
 */
export const grantRound = (
  { id, type, name }: { id: string; type: string; name: string },
  meets: string,
): Statement[] => [
  [
    `insert into portal.grant_round
       (id, name, opens_at, deadline_at, meets_at, earliest_event_on, budget_year)
     values ($1, $2, now() - interval '30 days', now() - interval '3 days', now() + $3::interval,
       current_date, extract(year from now()))`,
    [id, name, meets],
  ],
  ['insert into portal.grant_round_type (round_id, type_id) values ($1, $2)', [id, type]],
]

/** An active association. @param emails of its contact persons */
export const association = (
  { id, slug, name }: { id: string; slug: string; name: string },
  emails: readonly string[] = [],
): Statement[] => [
  [
    `insert into portal.association (id, slug, name, purpose, description, how_to_join, languages,
       state, state_reason, confirmed_at)
     values ($1, $2, $3, $4, $4, $4, '{no}', 'active', 'approved', now())`,
    [id, slug, name, { no: '', en: '' }],
  ],
  [
    `insert into portal.association_contact (association_id, user_id)
     select $1, id from portal."user" where email = any($2)`,
    [id, emails],
  ],
]

type Application = {
  readonly id: string
  readonly association: string
  readonly type: string
  readonly round: string
  readonly reference: string
  readonly language: string
  readonly title: string
  readonly ore: number
}

/** What an association has sent, once. */
export function sentApplication(one: Application): Statement[] {
  const content = JSON.stringify({
    title: one.title,
    summary: '',
    description: '',
    startsOn: null,
    endsOn: null,
    place: '',
    participants: null,
    requestedOre: one.ore,
    costs: [{ text: 'Leie', amountOre: one.ore }],
    income: [],
  })
  return [
    [
      `insert into portal.grant_application (id, applicant_kind, association_id, type_id, round_id,
         reference, language, draft, sent_version, first_sent_at)
       values ($1, 'association', $2, $3, $4, $5, $6, $7, 1, now() - interval '4 days')`,
      [one.id, one.association, one.type, one.round, one.reference, one.language, content],
    ],
    [
      `insert into portal.grant_application_version
         (application_id, number, content, title, requested_ore, files, sent_at)
       values ($1, 1, $2, $3, $4, '[]', now() - interval '4 days')`,
      [one.id, content, one.title, one.ore],
    ],
  ]
}
