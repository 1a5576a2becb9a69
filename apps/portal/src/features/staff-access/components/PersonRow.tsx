import { Button, Tag } from '@digdir/designsystemet-react'
import { rolesText } from '#core/staff/staff-messages.ts'
import { m } from '#messages'
import { formatDayAndYear } from '#platform/time/format.ts'
import type { StaffPerson } from '../contract.ts'
import type { PersonQuestion } from './PersonDialog.tsx'
import styles from './StaffPeople.module.css'

/** Nobody changes themselves: their own row has no buttons. */
export function PersonRow({
  person,
  onAsk,
}: {
  person: StaffPerson
  onAsk: (about: PersonQuestion['about']) => void
}) {
  const { name, email, roles, since, endedAt, hasFactor, isYou } = person
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <strong>{name}</strong> {isYou && <Tag data-color="info">{m.staff_you()}</Tag>}
        <p>{email}</p>
        <p>{rolesText(roles)}</p>
        <p>
          {endedAt
            ? m.staff_ended_at({ date: formatDayAndYear(new Date(endedAt)) })
            : m.staff_since({ date: formatDayAndYear(new Date(since)) })}
        </p>
        {!endedAt && !hasFactor && <p>{m.staff_no_factor()}</p>}
      </div>
      {!isYou && !endedAt && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            onClick={() => onAsk('roles')}
            aria-label={m.staff_change_roles_of({ name })}
          >
            {m.staff_change_roles()}
          </Button>
          <Button
            variant="tertiary"
            onClick={() => onAsk('factor')}
            aria-label={m.staff_reset_factor_of({ name })}
          >
            {m.staff_reset_factor()}
          </Button>
          <Button
            variant="tertiary"
            data-color="danger"
            onClick={() => onAsk('end')}
            aria-label={m.staff_end_of({ name })}
          >
            {m.staff_end()}
          </Button>
        </div>
      )}
    </li>
  )
}
