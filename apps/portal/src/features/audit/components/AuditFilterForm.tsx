import { Button, Label } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import type { AuditSearch } from '../audit-search.ts'
import { readAuditSearch } from '../audit-search.ts'
import styles from './AuditLog.module.css'

/** The filters are in the address: what is found can be found again, and the way back works. */
export function AuditFilterForm(props: { search: AuditSearch; names: AuditNames }) {
  const { search, names } = props
  const navigate = useNavigate()

  function filter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    navigate({ to: '/staff/audit-log', search: readAuditSearch(values) })
  }

  return (
    <form className={styles.filters} onSubmit={filter} aria-label={m.audit_filters()}>
      <div>
        <Label htmlFor="audit-actor">{m.audit_actor()}</Label>
        <input
          id="audit-actor"
          name="actor"
          className="ds-input"
          maxLength={100}
          defaultValue={search.actor}
          autoComplete="off"
        />
      </div>
      <div>
        <Label htmlFor="audit-action">{m.audit_action()}</Label>
        <select
          id="audit-action"
          name="action"
          className="ds-input"
          defaultValue={search.action ?? ''}
        >
          <option value="">{m.audit_all_actions()}</option>
          {Object.entries(names.actions).map(([action, name]) => (
            <option key={action} value={action}>
              {name()}
            </option>
          ))}
        </select>
      </div>
      <div>
        <Label htmlFor="audit-day">{m.audit_day()}</Label>
        <input
          id="audit-day"
          name="day"
          type="date"
          className="ds-input"
          defaultValue={search.day}
        />
      </div>
      <Button type="submit" variant="secondary">
        {m.audit_filter()}
      </Button>
    </form>
  )
}
