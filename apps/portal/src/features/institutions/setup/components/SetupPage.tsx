import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { institutionErrorText } from '../../model/refusal-messages.ts'
import type { Edited } from '../edited.ts'
import { setupQuery } from '../queries.ts'
import { Campuses } from './Campuses.tsx'
import { EditDialog } from './EditDialog.tsx'
import { Institutions } from './Institutions.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import styles from './Setup.module.css'

/** The page where administrators set institutions and campuses. */
export function SetupPage() {
  return (
    <StaffPage
      heading={m.institution_setup_heading()}
      intro={m.institution_setup_intro()}
      needs="admin"
    >
      {() => <Setup />}
    </StaffPage>
  )
}

function Setup() {
  const { data: setup, error, refetch } = useQuery(setupQuery)
  const [edited, setEdited] = useState<Edited | null>(null)
  const [removed, setRemoved] = useState<Edited | null>(null)
  const [keysOf, setKeysOf] = useState<string | null>(null)
  if (error && !setup)
    return <LoadFailure text={institutionErrorText(error)} retry={() => refetch()} />
  if (!setup) return <Waiting rows={3} />
  const withKeys = setup.institutions.find(({ code }) => code === keysOf)
  return (
    <div className={styles.setup}>
      <Institutions setup={setup} onEdit={setEdited} onKeys={setKeysOf} />
      <Campuses setup={setup} onEdit={setEdited} />
      {edited && (
        <EditDialog
          edited={edited}
          setup={setup}
          onRemove={() => {
            setEdited(null)
            setRemoved(edited)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveDialog removed={removed} onClose={() => setRemoved(null)} />}
      {withKeys && <KeysDialog institution={withKeys} onClose={() => setKeysOf(null)} />}
    </div>
  )
}
