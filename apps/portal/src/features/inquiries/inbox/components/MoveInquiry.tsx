import { Button } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { OpenInquiry } from '../contract.ts'
import { moveInquiry } from '../queries.ts'
import styles from './Inbox.module.css'
import { useInboxAction } from './use-inbox-action.ts'

/** Moves an inquiry to another category, because senders may choose the wrong one. */
export function MoveInquiry({ found }: { found: OpenInquiry }) {
  const { id, version, categoryId, categories } = found
  const navigate = useNavigate()
  const [category, setCategory] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const moving = useInboxAction(async () => {
    await moveInquiry(id, { version, category })
    // The person who moved it may have no access to the new category.
    await navigate({ to: '/staff/inquiries' })
  }, m.inbox_move_done())
  return (
    <details>
      <summary>{m.inbox_move()}</summary>
      <div className={styles.section}>
        <p className={styles.subtle}>{m.inbox_move_hint()}</p>
        <div className={styles.choose}>
          <SelectField
            id="inquiry-category"
            label={m.inbox_category()}
            error={isMissing && category === '' ? m.inbox_move_none() : undefined}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
          >
            <option value="">{m.inbox_move_choose()}</option>
            {categories
              .filter((other) => other.id !== categoryId)
              .map((other) => (
                <option key={other.id} value={other.id}>
                  {textIn(other.name)}
                </option>
              ))}
          </SelectField>
          <Button
            variant="secondary"
            loading={moving.loading}
            onClick={() => (category === '' ? setIsMissing(true) : moving.onClick())}
          >
            {m.inbox_move_button()}
          </Button>
        </div>
      </div>
    </details>
  )
}
