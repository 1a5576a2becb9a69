import { addDaysByWallTime } from '#platform/time/oslo.ts'

/** What one may read about. The database holds the same words. */
export const newsletterTopics = ['student-life', 'sports', 'food', 'housing'] as const
export type NewsletterTopic = (typeof newsletterTopics)[number]

/**
 * What people read before they consent. Whoever changes the text (`newsletter_consent`) counts on: each
 * subscription says which of them it was given to.
 */
export const consentVersion = 1

/** Long enough for a mailbox that is read once a week. */
export const confirmWithinDays = 7

/** Anybody may write anybody's address into the form: so many mails ask whether it was they. */
export const mostConfirmationMails = 5

export type Asked = {
  readonly askedAt: Date
  readonly confirmedAt: Date | null
  readonly unsubscribedAt: Date | null
}

/**
 * What the link of a mail does to a subscription as it stands.
 * @param linkOf when that was asked for which the link confirms
 * @returns `done`: by the same link before; `over`: it is too old, there is a later one, or whoever
 *   confirmed with it has unsubscribed since
 */
export function judgeConfirmation(
  { askedAt, confirmedAt, unsubscribedAt }: Asked,
  linkOf: Date,
  now: Date,
): 'confirms' | 'done' | 'over' {
  const isOfThis = askedAt.getTime() === linkOf.getTime()
  if (!isOfThis || unsubscribedAt) return 'over'
  if (confirmedAt) return 'done'
  return now < addDaysByWallTime(askedAt, confirmWithinDays) ? 'confirms' : 'over'
}

/** What somebody is written who has put an address into the form, or what is left unsaid. */
export type SignUpReply = 'confirm' | 'already' | null

/**
 * @param known what there is of the address; null: nothing
 * @param asked when the form was sent; the same again is the same attempt to send a mail
 */
export function judgeSignUp(
  known: (Asked & { readonly mails: number; readonly toldAt: Date | null }) | null,
  asked: Date,
): SignUpReply {
  if (!known) return 'confirm'
  const later = asked.getTime() - known.askedAt.getTime()
  if (known.confirmedAt) {
    if (later === 0) return null
    const { toldAt } = known
    const isSame = toldAt?.getTime() === asked.getTime()
    return !toldAt || isSame || asked >= addDaysByWallTime(toldAt, 1) ? 'already' : null
  }
  if (later === 0) return 'confirm'
  return later > 0 && known.mails < mostConfirmationMails ? 'confirm' : null
}

/** A mailbox that is full today is not tomorrow; one that takes no issue for six weeks is gone. */
export const mostFailures = 3

/** @param hasFailed of the mails to one subscriber, the latest first */
export function isUndeliverable(hasFailed: readonly boolean[]): boolean {
  return hasFailed.length >= mostFailures && hasFailed.slice(0, mostFailures).every(Boolean)
}

/** Characters. The database holds them too. */
export const longest = { subject: 150, text: 20_000 } as const
