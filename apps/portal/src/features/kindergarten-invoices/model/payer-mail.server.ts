import { and, eq, isNotNull } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { kindergartenGuardian } from '#core/kindergartens/children/tables.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import type { Locale } from '#platform/i18n/localized.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

export type MailParts = {
  readonly database: Database
  readonly portalUrl: string
}

/** Says that there is something new, and nothing of what: the mailbox may be read by somebody else. */
export function composePayerMail(language: Locale | null, portalUrl: string): ComposedMail {
  return composeMail(language, (locale) => {
    const options = { locale }
    return {
      subject: m.kindergarten_money_mail_subject({}, options),
      paragraphs: [
        m.kindergarten_money_mail_text({}, options),
        m.kindergarten_money_mail_link({ url: portalUrl + pagePath('myPage', locale) }, options),
      ],
    }
  })
}

/**
 * Queues a mail to a guardian: to the account that has proven their national id, or otherwise to the
 * address that the kindergarten has.
 */
export async function notifyPayer(
  { database: transaction, portalUrl }: MailParts,
  guardianId: string,
): Promise<void> {
  const [to] = await transaction
    .select({ own: user.email, language: profile.language, email: kindergartenGuardian.email })
    .from(kindergartenGuardian)
    .leftJoin(
      nationalId,
      and(
        eq(nationalId.numberIndex, kindergartenGuardian.nationalIdIndex),
        isNotNull(nationalId.provenAt),
      ),
    )
    .leftJoin(user, eq(user.id, nationalId.userId))
    .leftJoin(profile, eq(profile.userId, nationalId.userId))
    .where(eq(kindergartenGuardian.id, guardianId))
  const address = to?.own ?? to?.email
  if (!to || !address) return
  const mail = composePayerMail(to.own ? to.language : null, portalUrl)
  await enqueueJob(transaction, sendMail, { to: address, ...mail })
}
