import { addDaysByWallTime } from '#platform/time/oslo.ts'

/** The topics of the newsletter. A check constraint has the same values. */
export const newsletterTopics = ['student-life', 'sports', 'food', 'housing'] as const
export type NewsletterTopic = (typeof newsletterTopics)[number]

/**
 * The version of the text of the consent (`newsletter_consent`). Increase it when the text changes: each
 * subscription stores the version that was consented to.
 */
export const consentVersion = 1

/** Days: long enough for a mailbox that is read once a week. */
export const confirmWithinDays = 7

/** Confirmation mails to one address, because anybody can enter the address of somebody else. */
export const mostConfirmationMails = 5

export type SignUpState = {
  readonly requestedAt: Date
  readonly confirmedAt: Date | null
  readonly unsubscribedAt: Date | null
}

/**
 * What a confirmation link does to a subscription.
 * @param linkRequestedAt the time of the sign-up that the link confirms
 * @returns `expired`: the link is too old, there is a later one, or the person has unsubscribed since
 */
export function judgeConfirmation(
  { requestedAt, confirmedAt, unsubscribedAt }: SignUpState,
  linkRequestedAt: Date,
  now: Date,
): 'confirm' | 'alreadyConfirmed' | 'expired' {
  const isSameSignUp = requestedAt.getTime() === linkRequestedAt.getTime()
  if (!isSameSignUp || unsubscribedAt) return 'expired'
  if (confirmedAt) return 'alreadyConfirmed'
  return now < addDaysByWallTime(requestedAt, confirmWithinDays) ? 'confirm' : 'expired'
}

/** The mail that answers a sign-up; null: no mail. */
export type SignUpReply = 'confirm' | 'already' | null

/**
 * @param existing the subscription of the address; null: none
 * @param requestedAt when the form was sent; the same time again is a retry of the same mail
 */
export function judgeSignUp(
  existing: (SignUpState & { readonly mails: number; readonly notifiedAt: Date | null }) | null,
  requestedAt: Date,
): SignUpReply {
  if (!existing) return 'confirm'
  const elapsed = requestedAt.getTime() - existing.requestedAt.getTime()
  if (existing.confirmedAt) {
    if (elapsed === 0) return null
    const { notifiedAt } = existing
    const isRetry = notifiedAt?.getTime() === requestedAt.getTime()
    return !notifiedAt || isRetry || requestedAt >= addDaysByWallTime(notifiedAt, 1)
      ? 'already'
      : null
  }
  if (elapsed === 0) return 'confirm'
  return elapsed > 0 && existing.mails < mostConfirmationMails ? 'confirm' : null
}

/** Issues: a mailbox may be full for some days, but one that accepts no issue for six weeks no longer exists. */
export const mostFailures = 3

/** @param hasFailed of each mail to one subscriber, the latest first */
export function isUndeliverable(hasFailed: readonly boolean[]): boolean {
  return hasFailed.length >= mostFailures && hasFailed.slice(0, mostFailures).every(Boolean)
}

/** Characters. A check constraint has the same limits. */
export const longest = { subject: 150, text: 20_000 } as const
