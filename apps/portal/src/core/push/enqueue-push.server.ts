import { sql } from 'drizzle-orm'
import { sessionIdleDays } from '#core/sessions/session-cookie.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { mostAttempts, type PushedText, sendPush } from './push-task.server.ts'

/** `occasion` names what has happened: the same occasion is sent once to a browser. */
export type PushMessage = PushedText & {
  readonly occasion: string
  /** Worthless from then on. */
  readonly until: Date
}

/**
 * Has a message sent to every browser in which somebody takes them, within the caller's transaction: one
 * job each, exactly if it commits. Nothing where there is none.
 */
export async function enqueuePush(
  database: Database,
  userId: string,
  { occasion, until, title, body, path }: PushMessage,
): Promise<void> {
  const payload = JSON.stringify({ occasion, until: until.toISOString(), title, body, path })
  await database.execute(sql`
    with meant as (
      insert into portal.push_message (subscription_id, occasion)
      select p.id, ${occasion} from portal.push_subscription p
        join portal.session s on s.id = p.session_id
       where p.user_id = ${userId} and s.expires_at > now()
         and s.updated_at > now() - make_interval(days => ${sessionIdleDays})
      on conflict do nothing
      returning subscription_id
    )
    select 1 from meant cross join lateral graphile_worker.add_job(
      identifier => ${sendPush.name},
      payload => (${payload}::jsonb || jsonb_build_object('subscriptionId', subscription_id))::json,
      max_attempts => ${mostAttempts}::int) job`)
}
