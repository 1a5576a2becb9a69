import { defaultLocale, type Locale, perLocale } from '@trivsel/content-contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { statesWith } from '#core/associations/states.ts'
import { association, associationMember } from '#core/associations/tables.server.ts'
import {
  batchSize,
  type Recipient,
  type SentIssue,
} from '#core/newsletters/deliver-issue.server.ts'
import { newsletterDelivery, newsletterSubscription } from '#core/newsletters/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Audience } from './contract.ts'

/*
 * Who gets the newsletter of an association: its members, unless they said no, and people who have
 * confirmed that they follow it. A follower with the address of a member gets it as a member: one mail
 * each.
 */

const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Members, as `member`, with their accounts as `person`. */
const members = (associationId: SQL, at: Date) => sql`${associationMember} member
  join ${user} person on person.id = member.user_id
  where member.association_id = ${associationId} and member.state = 'member'
    and member.joined_at <= ${instantOf(at)} and member.no_newsletter_since is null
    and person.email_verified`

/** Followers, as `follower`, who are not members as well. */
const followers = (associationId: SQL, at: Date) => sql`${newsletterSubscription} follower
  where follower.association_id = ${associationId} and follower.confirmed_at <= ${instantOf(at)}
    and not exists (select from ${members(associationId, at)} and person.email = follower.email)`

/** Of a member; Norwegian for somebody without a profile. */
const languageOfMember = sql`coalesce(
  (select language from ${profile} where ${profile.userId} = person.id), ${defaultLocale})`

export async function countAudience(
  database: Database,
  associationId: string,
  now: Date,
): Promise<Audience> {
  const id = sql`${associationId}`
  const { rows } = await database.execute<{
    kind: 'member' | 'follower'
    language: Locale
    people: number
  }>(sql`
    select kind, language, count(*)::int as people from (
      select 'member' as kind, ${languageOfMember} as language from ${members(id, now)}
      union all
      select 'follower', follower.language from ${followers(id, now)}
    ) reader group by kind, language`)
  const sum = (counted: typeof rows) => counted.reduce((all, { people }) => all + people, 0)
  return {
    members: sum(rows.filter(({ kind }) => kind === 'member')),
    followers: sum(rows.filter(({ kind }) => kind === 'follower')),
    languages: perLocale((locale) => sum(rows.filter(({ language }) => language === locale))),
  }
}

/**
 * The next who have no mail of an issue, locked: members first. Nobody when the association may not
 * send any more.
 */
export async function findNext(
  transaction: Database,
  { id, associationId, sentAt }: SentIssue,
): Promise<readonly Recipient[]> {
  const ofList = sql`${associationId}`
  const maySend = sql`exists (select from ${association} a where a.id = ${ofList}
    and a.state = any(${sql.param([...statesWith('maySendNewsletters')])}::text[]))`
  const { rows: ofMembers } = await transaction.execute<Recipient>(sql`
    select person.id as "userId", null as "subscriptionId", person.email,
      ${languageOfMember} as language
    from ${members(ofList, sentAt)} and ${maySend} and not exists (
      select from ${newsletterDelivery} d where d.issue_id = ${id} and d.user_id = person.id)
    order by member.id limit ${batchSize} for update of member`)
  if (ofMembers.length > 0) return ofMembers
  // Somebody who left after their mail was created is no member now, and gets no second one.
  const { rows: ofFollowers } = await transaction.execute<Recipient>(sql`
    select null as "userId", follower.id as "subscriptionId", follower.email, follower.language
    from ${followers(ofList, sentAt)} and ${maySend}
      and not exists (select from ${newsletterDelivery} d
        where d.issue_id = ${id} and d.subscription_id = follower.id)
      and not exists (select from ${newsletterDelivery} d join ${user} person on person.id = d.user_id
        where d.issue_id = ${id} and person.email = follower.email)
    order by follower.id limit ${batchSize} for update of follower`)
  return ofFollowers
}
