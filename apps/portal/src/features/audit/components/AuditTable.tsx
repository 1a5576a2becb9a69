import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AuditNames } from '#core/audit/audit-names.ts'
import { isStaffRole } from '#core/staff/roles.ts'
import { rolesText, staffErrorText } from '#core/staff/staff-messages.ts'
import { m } from '#messages'
import { formatDayAndYear, formatTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { AuditSearch } from '../audit-search.ts'
import type { AuditLine } from '../contract.ts'
import { actionText, subjectText } from '../entry-texts.ts'
import { auditQuery } from '../queries.ts'
import { valueText } from '../value-text.ts'
import styles from './AuditLog.module.css'

export function AuditTable({ search, names }: { search: AuditSearch; names: AuditNames }) {
  const { data, error, refetch } = useQuery({
    ...auditQuery(search),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting />
  if (data.items.length === 0) return <p role="status">{m.audit_none()}</p>
  return (
    <>
      <section aria-label={m.audit_heading()}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.audit_time()}</th>
              <th scope="col">{m.audit_actor()}</th>
              <th scope="col">{m.audit_action()}</th>
              <th scope="col">{m.audit_subject()}</th>
              <th scope="col">{m.audit_change()}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((line) => (
              <AuditRow key={line.id} line={line} names={names} />
            ))}
          </tbody>
        </table>
      </section>
      <Pages search={search} page={data.page} hasMore={data.hasMore} />
    </>
  )
}

function AuditRow({ line, names }: { line: AuditLine; names: AuditNames }) {
  const at = new Date(line.at)
  return (
    <tr>
      <td data-label={m.audit_time()}>
        <time dateTime={line.at}>
          {formatDayAndYear(at)} {formatTime(at)}
        </time>
      </td>
      <td data-label={m.audit_actor()}>
        {line.actor.kind === 'command'
          ? m.audit_command()
          : (line.actor.name ?? m.audit_removed_account())}
        <small>{rolesText(line.actor.roles.filter(isStaffRole))}</small>
      </td>
      <td data-label={m.audit_action()}>{actionText(names, line.action)}</td>
      <td data-label={m.audit_subject()}>
        {subjectText(names, line.subject.kind)} {line.subject.name}
        {line.subject.name === null && <small>{line.subject.id}</small>}
      </td>
      <td data-label={m.audit_change()}>
        {line.before !== null && <Value name={m.audit_before()} value={line.before} />}
        {line.after !== null && <Value name={m.audit_after()} value={line.after} />}
      </td>
    </tr>
  )
}

function Value({ name, value }: { name: string; value: AuditLine['before'] }) {
  return (
    <small>
      {name}: <code>{valueText(value)}</code>
    </small>
  )
}

function Pages(props: { search: AuditSearch; page: number; hasMore: boolean }) {
  const { search, page, hasMore } = props
  if (page === 1 && !hasMore) return null
  const at = (number: number): AuditSearch => {
    const { page: _, ...filters } = search
    return number === 1 ? filters : { ...filters, page: number }
  }
  return (
    <nav aria-label={m.audit_pages()} className={styles.pages}>
      {page > 1 && (
        <Link to="/staff/audit-log" search={at(page - 1)} rel="prev">
          {m.audit_newer()}
        </Link>
      )}
      {hasMore && (
        <Link to="/staff/audit-log" search={at(page + 1)} rel="next">
          {m.audit_older()}
        </Link>
      )}
    </nav>
  )
}
