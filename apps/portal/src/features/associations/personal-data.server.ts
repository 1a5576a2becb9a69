import { eq, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import {
  type PersonalTable,
  whoActed,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { associationApplication, associationMailing } from './model/tables.server.ts'

const { internal, somebodyElse } = withheldBecause

export const foundingData: readonly PersonalTable[] = [
  {
    table: associationApplication,
    name: m.data_association_application,
    rowsOf: ({ userId }) =>
      sql`${associationApplication.associationId} in (
        select id from ${association} where founded_by = ${userId})`,
    computed: {
      association: {
        name: m.data_association,
        value: () =>
          sql`(select name from ${association} a where a.id = ${associationApplication.associationId})`,
      },
    },
    shown: { language: m.data_association_application_language, sent_at: m.data_created },
    withheld: { association_id: internal, statutes_file: internal, minutes_file: internal },
    retention: m.data_association_application_kept,
    onDeletion: { retainedBecause: m.data_association_application_retained },
  },
  {
    table: associationMailing,
    name: m.data_association_mailing,
    rowsOf: ({ userId }) => eq(associationMailing.createdBy, userId),
    computed: {
      actor: {
        name: m.data_association_actor,
        value: (person) => whoActed(associationMailing.createdBy, person),
      },
    },
    shown: { subject: m.data_association_mailing_subject, created_at: m.data_created },
    withheld: {
      id: internal,
      text: 'of the organisation, and says nothing of the person',
      state: internal,
      institution_code: internal,
      topic_id: internal,
      created_by: somebodyElse,
      last_user_id: internal,
      sent_count: internal,
      finished_at: internal,
    },
    retention: m.data_association_mailing_kept,
    onDeletion: { retainedBecause: m.data_association_mailing_retained },
  },
]
