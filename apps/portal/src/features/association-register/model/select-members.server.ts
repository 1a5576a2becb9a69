import { type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import {
  associationMember,
  associationRole,
  associationRoleType,
  associationTerm,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import type { Member, Members } from './contract.ts'

export type MemberSelection = {
  readonly state?: 'member' | 'requested' | 'ended' | 'all' | undefined
  readonly paid?: 'yes' | 'no' | undefined
  readonly role?: string | undefined
  readonly sort?: string
  /** Part of a name or of an address; empty for all. */
  readonly text?: string | undefined
  /** This one alone. */
  readonly memberId?: string
}

type Row = Omit<Member, 'name'> & { firstName: string; lastName: string; total: number }

/**
 * A page of the register in one query: terms and roles are looked up for the members of the page alone.
 * @param place.today a day in Norway, on which roles and terms count
 */
export async function selectMembers(
  database: Database,
  place: { readonly associationId: string; readonly today: string },
  selection: MemberSelection,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Members> {
  const { today } = place
  const order = orderOf(selection.sort ?? 'name')
  const { rows } = await database.execute<Row>(sql`
    with found as materialized (
      select member.*, person.first_name, person.last_name, person.email,
        ${order.needsUntil ? sql`until.ends_on` : sql`null::date`} as last_day,
        count(*) over ()::int as total
      from ${associationMember} member
      join ${user} person on person.id = member.user_id
      ${order.needsUntil ? joinUntil(place.associationId) : sql``}
      where member.association_id = ${place.associationId} and ${conditionOf(selection, today)}
      order by ${order.by('person', 'until.ends_on', 'member')}, member.id
      limit ${limit} offset ${offset}
    )
    select found.id, found.user_id as "userId", found.first_name as "firstName",
      found.last_name as "lastName", found.email, found.state, found.version, found.total,
      to_char(found.joined_at at time zone ${timeZone}, 'YYYY-MM-DD') as "joinedOn",
      to_char(latest.ends_on, 'YYYY-MM-DD') as until, latest.paid_by as "paidBy",
      found.state = 'member' and coalesce(latest.is_now, false) as "isPaidToday",
      coalesce(given.roles, '[]') as roles
    from found
    left join lateral (
      select term.ends_on, term.paid_by,
        bool_or(${isNow(sql`term`, today)}) over () as is_now
      from ${associationTerm} term
      where term.member_id = found.id and term.cancelled_at is null
      order by term.ends_on desc limit 1
    ) latest on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('typeId', type.id, 'kind', type.kind, 'name', type.name)
        order by type.created_at, type.id) as roles
      from ${associationRole} role
      join ${associationRoleType} type on type.id = role.role_type_id
      where role.user_id = found.user_id and type.association_id = found.association_id
        and ${isCurrent(sql`role`, today)}
    ) given on true
    order by ${order.by('found', 'found.last_day', 'found')}, found.id`)
  return { items: rows.map(toMember), total: rows[0]?.total ?? 0 }
}

const toMember = ({ total: _, firstName, lastName, ...row }: Row): Member => ({
  ...row,
  name: `${firstName} ${lastName}`,
})

const isNow = (term: SQL, today: string) =>
  sql`${term}.starts_on <= ${today} and ${term}.ends_on >= ${today}`
const isCurrent = (role: SQL, today: string) =>
  sql`${role}.starts_on <= ${today} and (${role}.ends_on is null or ${role}.ends_on >= ${today})`

const joinUntil = (associationId: string) => sql`left join (
  select term.member_id, max(term.ends_on) as ends_on
  from ${associationTerm} term join ${associationMember} own on own.id = term.member_id
  where own.association_id = ${associationId} and term.cancelled_at is null
  group by term.member_id
) until on until.member_id = member.id`

function conditionOf(selection: MemberSelection, today: string): SQL {
  const { state, paid, role, text = '', memberId } = selection
  const hasTerm = sql`exists (select from ${associationTerm} term
    where term.member_id = member.id and term.cancelled_at is null and ${isNow(sql`term`, today)})`
  const isPaid = sql`(member.state = 'member' and ${hasTerm})`
  const byPayment = { yes: isPaid, no: sql`not ${isPaid}` }
  const parts = [
    state === 'all'
      ? sql`true`
      : state
        ? sql`member.state = ${state}`
        : sql`member.state in ('member', 'requested')`,
    ...(paid ? [byPayment[paid]] : []),
    ...(role
      ? [
          sql`exists (select from ${associationRole} role where role.user_id = member.user_id
            and role.role_type_id = ${role} and ${isCurrent(sql`role`, today)})`,
        ]
      : []),
    ...(text === '' ? [] : [isCalled(text)]),
    ...(memberId ? [sql`member.id = ${memberId}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

/** Part of a name or of an address, as `person`; what means something in a pattern is a letter here. */
export function isCalled(text: string): SQL {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`(person.email like ${pattern}
    or lower(person.first_name || ' ' || person.last_name) like ${pattern})`
}

function orderOf(sort: string) {
  const direction = sql.raw(sort.startsWith('-') ? 'desc nulls last' : 'asc nulls last')
  const column = sort.replace('-', '')
  const by = (person: string, until: string, member: string): SQL => {
    if (column === 'until') return sql`${sql.raw(until)} ${direction}`
    if (column === 'joined') return sql`${sql.raw(member)}.joined_at ${direction}`
    const of = sql.raw(person)
    return sql`lower(${of}.last_name) ${direction}, lower(${of}.first_name) ${direction}`
  }
  return { by, needsUntil: column === 'until' }
}
