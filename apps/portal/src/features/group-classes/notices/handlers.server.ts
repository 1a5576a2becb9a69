import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { BookingAnnouncer } from '../model/announce-bookings.server.ts'
import { linkRefusals, refusalField } from '../model/refusals.ts'
import { noticesDescribed as described } from './endpoints.server.ts'
import { findLinkPurpose, followLink } from './follow-link.server.ts'
import { findReminders, setReminders } from './reminders.server.ts'
import { cancelNotice, findNotices, requestNotice } from './request-notice.server.ts'

/** Notices that members request, reminders, and the links in the mails. */
export function createClassNoticesApi({
  database,
  encryption,
  clock,
  announcer,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  clock: Clock
  announcer: Pick<BookingAnnouncer, 'announce'>
}) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.notices, ({ user: { userId } }) => findNotices(database, userId))

  serve(described.requestNotice, async ({ user: { userId }, body }) => {
    if (!(await requestNotice(database, userId, body)))
      throw new Refusal('CLASS_NOT_FOUND', 404, { field: refusalField })
    return {}
  })

  serve(described.cancelNotice, async ({ user: { userId }, query }) => {
    await cancelNotice(database, userId, query)
    return {}
  })

  serve(described.reminders, ({ user: { userId } }) => findReminders(database, userId))

  serve(described.setReminders, async ({ user: { userId }, body }) => {
    await setReminders(database, userId, body)
    return {}
  })

  serve(described.findLinkPurpose, async ({ body: { token, language } }) => {
    const found = await findLinkPurpose({ ...parts, now: clock() }, token, language)
    if (!found) throw new Refusal('LINK_NOT_VALID', 404, { field: refusalField })
    return found
  })

  serve(described.followLink, async ({ body: { token } }) => {
    const { refusal } = await followLink({ ...parts, now: clock() }, token)
    if (refusal) throw new Refusal(refusal, linkRefusals[refusal], { field: refusalField })
    announcer.announce()
    return {}
  })

  return api
}
