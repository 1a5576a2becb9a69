import { addDays, monthsBefore } from '#platform/time/date.ts'

/**
 * The "Velkommen" mark of an association. It is computed whenever somebody asks and never stored, so it
 * is lost on the day on which a condition fails.
 */
export const welcomeConditions = [
  'open-to-all',
  'new-members',
  'event-lately',
  'event-ahead',
] as const
export type WelcomeCondition = (typeof welcomeConditions)[number]

export type WelcomeFacts = {
  readonly isOpenToAll: boolean
  /** People who are members and joined within the months of the settings. */
  readonly newMembers: number
  /** Public events that are open to all, within a month before today and a month after it. */
  readonly eventsLately: number
  readonly eventsAhead: number
}

export type WelcomeJudgement = {
  readonly hasMark: boolean
  readonly holds: Readonly<Record<WelcomeCondition, boolean>>
}

/**
 * "At least one open event a month" is read as of today: one was held within the last month, and the
 * next one is announced within the coming month.
 * @param settings.welcomeMembers so many new members are "many"
 */
export function judgeWelcome(
  facts: WelcomeFacts,
  settings: { readonly welcomeMembers: number },
): WelcomeJudgement {
  const holds = {
    'open-to-all': facts.isOpenToAll,
    'new-members': facts.newMembers >= settings.welcomeMembers,
    'event-lately': facts.eventsLately > 0,
    'event-ahead': facts.eventsAhead > 0,
  }
  return { holds, hasMark: welcomeConditions.every((condition) => holds[condition]) }
}

/** The longest month, in days. */
const monthDays = 31

/**
 * The days that the conditions look at, first and last included; an event of today counts as held and
 * as announced.
 * @param today a day in Norway
 */
export function welcomeDays(today: string, settings: { readonly welcomeMonths: number }) {
  return {
    joinedFrom: monthsBefore(today, settings.welcomeMonths),
    lately: { from: addDays(today, -monthDays), until: today },
    ahead: { from: today, until: addDays(today, monthDays) },
  }
}
