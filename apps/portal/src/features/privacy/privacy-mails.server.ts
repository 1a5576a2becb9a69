import { m } from '#messages'
import type { MailContext } from '#platform/mail/mail-context.ts'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

type Mail = { subject: string; text: string }

/** To the address that the account had, when its owner has deleted it. */
export function composeDeletedMail({ portalUrl, locale }: MailContext): Mail {
  const url = portalUrl + pagePath('front', locale)
  return {
    subject: m.mail_account_deleted_subject({}, { locale }),
    text: m.mail_account_deleted_text(
      { url, organisation: organisationName(locale), signature: mailSignature(locale) },
      { locale },
    ),
  }
}

/** @param deletedOn the first day on which it may happen, `2026-11-21` */
export function composeUnusedMail(
  { portalUrl, locale }: MailContext,
  { deletedOn, months }: { deletedOn: string; months: number },
): Mail {
  const url = portalUrl + pagePath('login', locale)
  const date = formatDate(noonOf(deletedOn), locale)
  return {
    subject: m.mail_account_unused_subject({}, { locale }),
    text: m.mail_account_unused_text(
      {
        url,
        date,
        months,
        organisation: organisationName(locale),
        signature: mailSignature(locale),
      },
      { locale },
    ),
  }
}

export function composeUnusedDeletedMail({ portalUrl, locale }: MailContext, months: number): Mail {
  const url = portalUrl + pagePath('signUp', locale)
  return {
    subject: m.mail_account_deleted_subject({}, { locale }),
    text: m.mail_account_unused_deleted_text(
      { url, months, organisation: organisationName(locale), signature: mailSignature(locale) },
      { locale },
    ),
  }
}
