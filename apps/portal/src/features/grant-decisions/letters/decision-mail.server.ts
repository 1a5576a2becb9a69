import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Outcome } from '#core/grants/decision/kinds.ts'
import { findRecipients } from '#core/grants/find-recipients.server.ts'
import { applicationPath } from '#core/grants/grant-paths.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { composeMail, type Letter } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'

/** What applicants are mailed about decisions; the letter itself is on their page. */
export type DecisionNotification =
  | {
      readonly kind: 'decided' | 'corrected' | 'appeal-changed'
      readonly outcome: Outcome
      readonly amountOre: number
      /** Null where it is final. */
      readonly appealUntil: string | null
    }
  | { readonly kind: 'postponed'; readonly round: Readonly<Record<Locale, string>> }
  | { readonly kind: 'appeal-received'; readonly body: Readonly<Record<Locale, string>> }
  | { readonly kind: 'appeal-withdrawn' | 'appeal-stands' | 'appeal-not-heard' }

type About = {
  readonly applicationId: string
  readonly title: string
  readonly reference: string
  readonly association: { readonly id: string; readonly name: string } | null
}

/**
 * Mails everybody who stands behind an application, in the transaction of what it says.
 * @returns how many people are mailed
 */
export async function notifyApplicants(
  transaction: Database,
  portalUrl: string,
  messages: readonly { readonly applicationId: string; readonly what: DecisionNotification }[],
): Promise<number> {
  const mails: { to: string; subject: string; text: string }[] = []
  for (const { applicationId, what } of messages) {
    const found = await findRecipients(transaction, applicationId)
    if (!found) continue
    const { title, reference, association, people } = found
    for (const { email, firstName, language } of people) {
      const to = {
        applicationId,
        title,
        reference: reference ?? '',
        association,
        firstName,
        portalUrl,
      }
      const mail = composeMail(language, (locale) => composeDecisionMail(what, to, locale))
      mails.push({ to: email, ...mail })
    }
  }
  await enqueueJobs(transaction, sendMail, mails)
  return mails.length
}

export function composeDecisionMail(
  what: DecisionNotification,
  to: About & { readonly firstName: string; readonly portalUrl: string | null },
  locale: Locale,
): Letter {
  const options = { locale }
  const { title, reference, association } = to
  const { subject, paragraphs } = textsOf(what, { title, reference }, locale)
  return {
    subject,
    paragraphs: [
      m.grant_decisions_mail_greeting({ firstName: to.firstName }, options),
      ...paragraphs,
      ...(association
        ? [m.grant_decisions_mail_for({ association: association.name }, options)]
        : []),
      ...(to.portalUrl === null
        ? []
        : [
            m.grant_decisions_mail_link(
              {
                url:
                  to.portalUrl + applicationPath(association?.id ?? null, to.applicationId, locale),
              },
              options,
            ),
          ]),
    ],
  }
}

function textsOf(
  what: DecisionNotification,
  name: { readonly title: string; readonly reference: string },
  locale: Locale,
): Letter {
  const options = { locale }
  switch (what.kind) {
    case 'decided':
      return {
        subject: m.grant_decisions_mail_decided_subject(name, options),
        paragraphs: decisionTexts(what, name, locale),
      }
    case 'corrected':
      return {
        subject: m.grant_decisions_mail_corrected_subject(name, options),
        paragraphs: [
          m.grant_decisions_mail_corrected({}, options),
          ...decisionTexts(what, name, locale),
        ],
      }
    case 'appeal-changed':
      return {
        subject: m.grant_decisions_mail_appeal_decided_subject(name, options),
        paragraphs: [
          m.grant_decisions_mail_appeal_changed({}, options),
          ...decisionTexts(what, name, locale),
        ],
      }
    case 'appeal-stands':
      return {
        subject: m.grant_decisions_mail_appeal_decided_subject(name, options),
        paragraphs: [m.grant_decisions_mail_appeal_stands(name, options)],
      }
    case 'appeal-not-heard':
      return {
        subject: m.grant_decisions_mail_appeal_decided_subject(name, options),
        paragraphs: [m.grant_decisions_mail_appeal_not_heard(name, options)],
      }
    case 'appeal-received':
      return {
        subject: m.grant_decisions_mail_appeal_received_subject(name, options),
        paragraphs: [
          m.grant_decisions_mail_appeal_received({ ...name, body: what.body[locale] }, options),
        ],
      }
    case 'appeal-withdrawn':
      return {
        subject: m.grant_decisions_mail_appeal_withdrawn_subject(name, options),
        paragraphs: [m.grant_decisions_mail_appeal_withdrawn(name, options)],
      }
    case 'postponed':
      return {
        subject: m.grant_decisions_mail_postponed_subject(name, options),
        paragraphs: [
          m.grant_decisions_mail_postponed({ ...name, round: what.round[locale] }, options),
        ],
      }
  }
}

function decisionTexts(
  what: Extract<DecisionNotification, { readonly outcome: Outcome }>,
  name: { readonly title: string; readonly reference: string },
  locale: Locale,
): string[] {
  const options = { locale }
  const amount = amountText(what.amountOre, locale)
  return [
    what.outcome === 'granted'
      ? m.grant_decisions_mail_granted({ ...name, amount }, options)
      : m.grant_decisions_mail_refused(name, options),
    what.outcome === 'granted'
      ? m.grant_decisions_mail_letter({}, options)
      : m.grant_decisions_mail_letter_refused({}, options),
    ...(what.kind === 'decided' && what.outcome === 'granted'
      ? [m.grant_decisions_mail_accept({}, options)]
      : []),
    ...(what.appealUntil === null
      ? []
      : [m.grant_decisions_mail_appeal({ until: dateText(what.appealUntil, locale) }, options)]),
  ]
}
