import { eq, sql } from 'drizzle-orm'
import { session } from '#core/accounts/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { pushMessage, pushSubscription } from './tables.server.ts'

const { ownId, internal, secret } = withheldBecause

export const pushData: readonly PersonalTable[] = [
  {
    table: pushSubscription,
    name: m.data_push,
    rowsOf: ({ userId }) => eq(pushSubscription.userId, userId),
    computed: {
      browser: {
        name: m.data_session_browser,
        value: () => sql`(select concat_ws(', ', s.browser, s.system) from ${session} s
          where s.id = ${pushSubscription.sessionId})`,
      },
    },
    shown: { created_at: m.data_created },
    withheld: {
      id: internal,
      session_id: internal,
      user_id: ownId,
      endpoint_hash: secret,
      target: secret,
    },
    retention: m.data_push_kept,
    onDeletion: 'removed',
  },
  {
    table: pushMessage,
    name: m.data_push_message,
    rowsOf: ({ userId }) => sql`${pushMessage.subscriptionId} in (
      select p.id from ${pushSubscription} p where p.user_id = ${userId})`,
    shown: { created_at: m.data_created, sent_at: m.data_push_message_sent },
    withheld: { subscription_id: internal, occasion: internal },
    retention: m.data_push_kept,
    onDeletion: 'removed',
  },
]
