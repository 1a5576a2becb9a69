import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { type Localized, textIn } from '#platform/i18n/localized.ts'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { mailSignature } from '#platform/organisation/organisation-name.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

/** What happens to an application while staff check it. */
export type GrantCaseNotification =
  /** `until`: the meeting; null where that has begun. */
  | { readonly kind: 'changes-asked'; readonly comment: string; readonly until: Date | null }
  | {
      readonly kind: 'refused'
      readonly reasons: readonly Localized[]
      readonly comment: string
      /** A day in Norway. */
      readonly appealUntil: string | null
      readonly appealBody: Localized
    }
  | { readonly kind: 'reopened'; readonly comment: string; readonly meetsAt: Date }
  | {
      readonly kind: 'moved'
      readonly reason: string
      readonly round: Localized
      readonly meetsAt: Date
      /** Null where it can be changed no more. */
      readonly deadlineAt: Date | null
    }
  | { readonly kind: 'withdrawn'; readonly reason: string }

export type GrantCaseAddressee = {
  readonly title: string
  readonly reference: string
  /** Null for a person’s own application. */
  readonly association: string | null
  /** Of the page that it leads to, in each language. */
  readonly urlIn: (locale: Locale) => string
}

/** To contact persons of an association, or to the person who applied. */
export function composeGrantCaseMail(
  what: GrantCaseNotification,
  to: GrantCaseAddressee,
  language: Locale | null,
): ComposedMail {
  const { title, reference, association } = to
  const names = { title, reference }
  return composeMail(language, (locale) => ({
    subject: subjects[what.kind](names, { locale }),
    paragraphs: [
      association === null
        ? m.grant_cases_mail_own(names, { locale })
        : m.grant_cases_mail_of({ ...names, association }, { locale }),
      ...paragraphsOf(what, locale),
      m.grant_cases_mail_page({ url: to.urlIn(locale) }, { locale }),
      mailSignature(locale),
    ],
  }))
}

const subjects = {
  'changes-asked': m.grant_cases_mail_changes_subject,
  refused: m.grant_cases_mail_refused_subject,
  reopened: m.grant_cases_mail_reopened_subject,
  moved: m.grant_cases_mail_moved_subject,
  withdrawn: m.grant_cases_mail_withdrawn_subject,
} as const

function paragraphsOf(what: GrantCaseNotification, locale: Locale): string[] {
  const options = { locale }
  switch (what.kind) {
    case 'changes-asked':
      return [
        m.grant_cases_mail_changes({}, options),
        what.comment,
        what.until
          ? m.grant_cases_mail_changes_until({ at: formatInstant(what.until, locale) }, options)
          : m.grant_cases_mail_changes_soon({}, options),
      ]
    case 'refused':
      return [
        m.grant_cases_mail_refused({}, options),
        ...what.reasons.map((reason) => textIn(reason, locale)),
        what.comment,
        ...(what.appealUntil === null
          ? []
          : [
              m.grant_cases_mail_appeal(
                {
                  date: formatDate(noonOf(what.appealUntil), locale),
                  body: textIn(what.appealBody, locale),
                },
                options,
              ),
            ]),
      ]
    case 'reopened':
      return [
        m.grant_cases_mail_reopened({ at: formatInstant(what.meetsAt, locale) }, options),
        ...(what.comment === '' ? [] : [what.comment]),
      ]
    case 'moved':
      return [
        m.grant_cases_mail_moved(
          { round: textIn(what.round, locale), at: formatInstant(what.meetsAt, locale) },
          options,
        ),
        what.reason,
        ...(what.deadlineAt
          ? [
              m.grant_cases_mail_moved_deadline(
                { at: formatInstant(what.deadlineAt, locale) },
                options,
              ),
            ]
          : []),
      ]
    case 'withdrawn':
      return [m.grant_cases_mail_withdrawn({}, options), what.reason]
  }
}
